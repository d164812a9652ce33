import type { ServiceFault } from '../../../src/errors.ts';
import { unbegun, type ScriptProgress } from '../../../src/replacement/script/script-progress.ts';
import {
  isUnavailable,
  mayTryAgain,
  type ScriptRules,
} from '../../../src/replacement/script/script-rules.ts';

type Facts = Partial<ServiceFault>;

function createFault(facts: Facts): ServiceFault {
  const base = { request: 'import', kind: 'status', applied: 'unknown', rejected: false, hint: '' } as const;
  return { ...base, explanation: 'It failed.', ...facts };
}

const empty: ScriptProgress = { ...unbegun, holds: ['nothing'] };
const rules: ScriptRules = { maxAttempts: 3, hasAlternative: true, hasTime: true };
const last = { ...rules, hasAlternative: false };
const late = { ...rules, hasTime: false };

test.each<[string, ScriptProgress, Facts, number, ScriptRules, boolean]>([
  ['before the delete, a few tries', unbegun, { status: 503 }, 2, rules, true],
  ['and no more', unbegun, { status: 503 }, 3, rules, false],
  ['a refusal not once more', unbegun, { status: 403, rejected: true }, 1, rules, false],
  ['a wait of a minute', unbegun, { status: 429, retryAfterMs: 60_000 }, 1, rules, true],
  ['and no longer one', unbegun, { status: 429, retryAfterMs: 60_001 }, 1, rules, false],
  [
    'after it, for a service that is away, as long as there is time',
    empty,
    { kind: 'unreachable' },
    99,
    rules,
    true,
  ],
  ['and no longer', empty, { kind: 'unreachable' }, 1, late, false],
  ['other trouble a few times', empty, { status: 500 }, 2, rules, true],
  ['and no more, where there is another version', empty, { status: 500 }, 3, rules, false],
  ['and on, where there is none', empty, { status: 500 }, 99, last, true],
  [
    'a refusal not once more, where there is another version',
    empty,
    { status: 401, rejected: true },
    1,
    rules,
    false,
  ],
  [
    'but where there is none: it may be a gateway’s page',
    empty,
    { status: 401, rejected: true },
    2,
    last,
    true,
  ],
  ['a few times', empty, { status: 401, rejected: true }, 3, last, false],
  ['a missing copilot never', empty, { status: 404, rejected: true }, 1, last, false],
])('a call is made again: %s', (_, progress, facts, tries, given, is) => {
  expect(mayTryAgain(progress, createFault(facts), tries, given)).toBe(is);
});

test.each<[Facts, boolean]>([
  [{ kind: 'unreachable' }, true],
  [{ kind: 'broken' }, true],
  [{ kind: 'proxy' }, true],
  ...[408, 425, 429, 502, 503, 504].map((status): [Facts, boolean] => [{ status }, true]),
  [{ status: 500 }, false],
  [{ status: 505 }, false],
  [{ kind: 'is-error', status: 503 }, false],
  [{ kind: 'time-out' }, false],
  [{ kind: 'tls' }, false],
])('%j: the service is away for a while: %s', (facts, is) => {
  expect(isUnavailable(createFault(facts))).toBe(is);
});
