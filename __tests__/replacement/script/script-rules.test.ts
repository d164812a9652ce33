import { initialStatus, type ScriptStatus } from '../../../src/replacement/script/script-status.ts';
import { isUnavailable, mayRetry } from '../../../src/replacement/script/script-rules.ts';
import { createFault } from '../fault.ts';

type Facts = Parameters<typeof createFault>[0];

/** Half of the time budget is over after 1 s. */
function createRun(
  status: ScriptStatus,
  { isLast, nowMs }: { readonly isLast: boolean; readonly nowMs: number },
): Parameters<typeof mayRetry>[0] {
  const job = { maxAttempts: 3, previous: isLast ? [] : [{}] };
  const ports = { clock: { nowMs: () => nowMs } };
  return { status, job, ports, budgetMs: 2_000, tookOverAtMs: 0 } as unknown as Parameters<
    typeof mayRetry
  >[0];
}

const empty: ScriptStatus = { ...initialStatus, actions: 'none' };
const rules = { isLast: false, nowMs: 999 };
const last = { isLast: true, nowMs: 1_999 };
const late = { ...rules, nowMs: 1_000 };

test.each<[string, ScriptStatus, Facts, number, typeof rules, boolean]>([
  ['before the delete, a few times', initialStatus, { status: 503 }, 2, rules, true],
  ['but not more often', initialStatus, { status: 503 }, 3, rules, false],
  ['a rejection never', initialStatus, { status: 403, rejected: true }, 1, rules, false],
  ['after a delay of a minute', initialStatus, { status: 429, retryAfterMs: 60_000 }, 1, rules, true],
  ['but not after a longer one', initialStatus, { status: 429, retryAfterMs: 60_001 }, 1, rules, false],
  [
    'after the delete, until the time limit if the service is unavailable',
    empty,
    { kind: 'unreachable' },
    99,
    rules,
    true,
  ],
  ['but not after the time limit', empty, { kind: 'unreachable' }, 1, late, false],
  ['other failures a few times', empty, { status: 500 }, 2, rules, true],
  ['but not more often if there is another version', empty, { status: 500 }, 3, rules, false],
  ['any number of times if there is no other version', empty, { status: 500 }, 99, last, true],
  ['but only until the time limit', empty, { status: 500 }, 1, { ...last, nowMs: 2_000 }, false],
  ['a rejection never if there is another version', empty, { status: 401, rejected: true }, 1, rules, false],
  [
    'a rejection if there is no other version, because it can be a page of a gateway',
    empty,
    { status: 401, rejected: true },
    2,
    last,
    true,
  ],
  ['that rejection only a few times', empty, { status: 401, rejected: true }, 3, last, false],
  ['never if the copilot is missing', empty, { status: 404, rejected: true }, 1, last, false],
])('a request is repeated: %s', (_, status, facts, tries, given, is) => {
  expect(mayRetry(createRun(status, given), createFault(facts), tries)).toBe(is);
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
