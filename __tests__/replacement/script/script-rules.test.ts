import type { ServiceFault } from '../../../src/errors.ts';
import { initialStatus, type ScriptStatus } from '../../../src/replacement/script/script-status.ts';
import { isUnavailable, mayRetry } from '../../../src/replacement/script/script-rules.ts';

type Facts = Partial<ServiceFault>;

function createFault(facts: Facts): ServiceFault {
  const base = { request: 'import', kind: 'status', applied: 'unknown', rejected: false, hint: '' } as const;
  return { ...base, explanation: 'It failed.', ...facts };
}

/** Half of the time budget is over after 1 s. */
function createDrive(
  progress: ScriptStatus,
  { isLast, nowMs }: { readonly isLast: boolean; readonly nowMs: number },
): Parameters<typeof mayRetry>[0] {
  const job = { maxAttempts: 3, previous: isLast ? [] : [{}] };
  const ports = { clock: { nowMs: () => nowMs } };
  return { progress, job, ports, budgetMs: 2_000, tookOverAtMs: 0 } as unknown as Parameters<
    typeof mayRetry
  >[0];
}

const empty: ScriptStatus = { ...initialStatus, actions: 'none' };
const rules = { isLast: false, nowMs: 999 };
const last = { isLast: true, nowMs: 1_999 };
const late = { ...rules, nowMs: 1_000 };

test.each<[string, ScriptStatus, Facts, number, typeof rules, boolean]>([
  ['before the delete, a few tries', initialStatus, { status: 503 }, 2, rules, true],
  ['and no more', initialStatus, { status: 503 }, 3, rules, false],
  ['a refusal not once more', initialStatus, { status: 403, rejected: true }, 1, rules, false],
  ['a wait of a minute', initialStatus, { status: 429, retryAfterMs: 60_000 }, 1, rules, true],
  ['and no longer one', initialStatus, { status: 429, retryAfterMs: 60_001 }, 1, rules, false],
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
  ['until the time is over', empty, { status: 500 }, 1, { ...last, nowMs: 2_000 }, false],
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
])('a request is repeated: %s', (_, progress, facts, tries, given, is) => {
  expect(mayRetry(createDrive(progress, given), createFault(facts), tries)).toBe(is);
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
])('%j: the service is temporarily unavailable: %s', (facts, is) => {
  expect(isUnavailable(createFault(facts))).toBe(is);
});
