import type { Random } from '../ports.ts';
import { lateMs } from './looking.ts';
import type { Rules } from './next-try.ts';
import { retryAfterCapMs } from '../fleet/share-service.ts';
import type { CallAtWork, OpenState, Progress } from './state.ts';

const baseMs = 1_000;
const capMs = 30_000;
/** Between two looks: at most, and where there is nothing to see but what should not happen. */
const lookCapMs = 5_000;
const watchMs = 10_000;

interface BackoffOptions {
  /** What the service asked for; not undercut within a minute. */
  readonly retryAfterMs?: number | undefined;
  readonly random: Random;
}

/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function computeBackoffMs(failedTries: number, { retryAfterMs = 0, random }: BackoffOptions): number {
  const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
  return Math.max(Math.min(retryAfterMs, retryAfterCapMs), Math.round(random() * ceilingMs));
}

interface WaitOptions {
  readonly rules: Pick<Rules, 'settleMs' | 'timeoutMs'>;
  readonly nowMs: number;
  readonly random: Random;
}

/** When the call of a state may be made, on the monotonic clock. */
export function computeTurnMs(state: OpenState, { nowMs, random, rules }: WaitOptions): number {
  switch (state.name) {
    case 'inspecting':
    case 'verifying':
      return nowMs + computeLookMs(state, { nowMs, random });
    case 'settling':
      return nowMs;
    case 'deleting':
    case 'importing':
    case 'adding': {
      const backoffMs = computeBackoff(state, random);
      // Whether they have come to their end is seen where there are eyes.
      const running = state.hasEyes ? [] : state.atWork.filter(({ request }) => request !== 'delete');
      return Math.max(nowMs + backoffMs, ...running.map((call) => computeQuietMs(call, rules)));
    }
  }
}

/** When the pause after the last delete that may still be at work is over, on the monotonic clock. */
export function computeSettledMs(
  { atWork, hasEyes }: Progress,
  deletedMs: number,
  rules: Pick<Rules, 'settleMs' | 'timeoutMs'>,
): number {
  const running = hasEyes ? [] : atWork.filter(({ request }) => request === 'delete');
  const ends = running.map(({ endedMs, sentMs }) => Math.max(sentMs + rules.timeoutMs, endedMs));
  return Math.max(deletedMs, ...ends) + rules.settleMs;
}

/** From when on a call that nobody answered for is taken to have come to its end. */
function computeQuietMs(
  { endedMs, sentMs }: CallAtWork,
  { settleMs, timeoutMs }: WaitOptions['rules'],
): number {
  return Math.max(sentMs + timeoutMs, endedMs + settleMs);
}

function computeLookMs(state: OpenState, { nowMs, random }: Omit<WaitOptions, 'rules'>): number {
  if (state.blinks > 0) return computeBackoffMs(state.blinks, { random });
  if (state.proof === undefined) return Math.min(lookCapMs, state.looks * 1_000);
  const lateEndMs = Math.max(nowMs, ...state.atWork.map(({ endedMs }) => endedMs + lateMs));
  return Math.min(watchMs, lateEndMs - nowMs + 1);
}

function computeBackoff(state: OpenState, random: Random): number {
  const failedTries = countFailedTries(state);
  if (failedTries === 0) return 0;
  return computeBackoffMs(failedTries, { retryAfterMs: state.fault?.retryAfterMs, random });
}

function countFailedTries(state: OpenState): number {
  if (state.request > 1) return state.request - 1;
  if (state.name !== 'deleting') return 0;
  if (state.replacement > 1) return state.replacement - 1;
  // The first delete of a restoration: at once after a refusal, later after trouble that needs time to pass.
  return state.at > 0 && state.fault?.refused === false ? 1 : 0;
}
