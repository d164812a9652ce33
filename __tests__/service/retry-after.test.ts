import { parseRetryAfter } from '../../src/service/service-answer.ts';

const epochMs = Date.UTC(2026, 0, 1, 12, 0, 0);

test.each([
  ['0', 0],
  [' 1.5 ', 1_500],
  ['3600', 3_600_000],
  ['999999', 86_400_000],
  ['Thu, 01 Jan 2026 12:00:09 GMT', 9_000],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  ['Fri, 02 Jan 2026 12:00:00 GMT', 86_400_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s', (value, waitMs) => {
  expect(parseRetryAfter(value, epochMs)).toBe(waitMs);
});
