import { isContentRefused, mayBeInFlight } from '../../src/replacement/failed-call.ts';
import { createFault } from './fault.ts';

type Facts = Parameters<typeof createFault>[0];

test.each<[Facts, boolean]>([
  [{ kind: 'is-error', status: 201 }, true],
  ...[400, 409, 411, 413, 415, 422].map((status): [Facts, boolean] => [{ status }, true]),
  [{ status: 401 }, false],
  [{ kind: 'not-understood', status: 200 }, false],
  [{ kind: 'time-out' }, false],
])('%j: the service rejects the content: %s', (facts, is) => {
  expect(isContentRefused(createFault(facts))).toBe(is);
});

test.each<[Facts, boolean]>([
  [{ kind: 'time-out' }, true],
  [{ kind: 'time-out', applied: 'no' }, false],
  [{ kind: 'broken' }, true],
  ...[202, 408, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530].map(
    (status): [Facts, boolean] => [{ status }, true],
  ),
  ...[400, 404, 429, 500, 501, 505].map((status): [Facts, boolean] => [{ status }, false]),
  [{ status: 503, retryAfterMs: 1_000 }, false],
  [{ kind: 'not-understood', status: 502 }, false],
])('%j: the service may still process the request: %s', (facts, is) => {
  expect(mayBeInFlight(createFault(facts))).toBe(is);
});
