/** A date far in the future is as good as a day. */
const retryAfterLimitMs = 86_400_000;

/**
 * Milliseconds to wait, from seconds or an HTTP date; undefined where the header says neither.
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(value: string | undefined, epochMs: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - epochMs;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), retryAfterLimitMs);
}
