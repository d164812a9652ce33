import type { Horizon } from './horizon.ts';
import { decide, isUntouched, type Limits, type ReplaceEvent } from './machine.ts';
import { renderBegin, renderDone, renderFailed, renderWaiting } from './narrate.ts';
import { perform, type Moments, type PerformContext } from './perform.ts';
import { isOpen, type OpenState, type ReplacementState } from './state.ts';
import { computeWaitMs } from './wait.ts';

export interface DriveOptions {
  readonly start: ReplacementState;
  readonly horizon: Horizon;
  /** Asked after every call: a process that runs out of time may allow fewer tries. */
  readonly limits: () => Limits;
  /** What becomes of a replacement that the horizon cuts off: left open for another process, or ended. */
  readonly atHorizon: 'hand-over' | 'end';
}

export interface DriveResult {
  /** Open only where it was handed over. */
  readonly state: ReplacementState;
  readonly moments: Moments;
}

/** A request is given at least this long before the horizon, or it is not begun. */
const requestMs = 1_000;

/** Makes call after call until the machine has ended, or the horizon is too near for the next one. */
export async function drive(options: DriveOptions, context: PerformContext): Promise<DriveResult> {
  let state = options.start;
  let moments: Moments = {};
  const { log } = context.ports;
  while (isOpen(state)) {
    const isTurn = await waitForTurn(state, options, context);
    if (!isTurn && options.atHorizon === 'hand-over' && !isUntouched(state)) {
      await keep(state, context);
      return { state, moments };
    }
    if (!isTurn) {
      const why = options.atHorizon === 'end' ? 'out-of-time' : 'interrupted';
      state = decide(state, { type: 'stopped', why }, options.limits());
      break;
    }
    log.info(renderBegin(state, context.job.settleMs));
    const performance = await perform(state, moments, context);
    moments = performance.moments;
    const next = decide(state, performance.event, options.limits());
    const line = renderOutcome(performance.event, next);
    if (line !== undefined) log.info(line);
    state = next;
  }
  await keep(state, context);
  return { state, moments };
}

/** Waits out the back-off and writes the journal; false where the horizon leaves no time for the call. */
async function waitForTurn(
  state: OpenState,
  options: DriveOptions,
  context: PerformContext,
): Promise<boolean> {
  const { clock, log, random } = context.ports;
  const turnMs = clock.nowMs() + computeWaitMs(state, { settleMs: context.job.settleMs, random });
  const isReachable = (): boolean => {
    const endMs = options.horizon.findEndMs();
    if (endMs === undefined) return true;
    // What changes nothing yet is not begun under a horizon that a signal has drawn.
    if (options.atHorizon === 'hand-over' && isUntouched(state)) return false;
    return Math.max(turnMs, clock.nowMs()) + computeNeedMs(state, context) <= endMs;
  };
  for (;;) {
    if (!isReachable()) return false;
    const restMs = turnMs - clock.nowMs();
    if (restMs <= 0) break;
    if (restMs >= 100) log.info(renderWaiting(restMs));
    await options.horizon.sleep(restMs);
  }
  await keep(state, context);
  // Writing takes time, and a signal may have come in it: still nothing has been sent.
  return isReachable();
}

/** A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too. */
function computeNeedMs(state: OpenState, { job }: PerformContext): number {
  return state.name === 'deleting' ? job.settleMs + 3 * requestMs : requestMs;
}

/** Writes the journal. Once something is deleted, a full disk is no reason to leave the copilot empty. */
async function keep(state: ReplacementState, { ports }: PerformContext): Promise<void> {
  try {
    await ports.journal.write(state);
  } catch (cause) {
    if (isOpen(state) && isUntouched(state)) throw cause;
    ports.log.warning(
      `The journal of this replacement cannot be written: ${cause instanceof Error ? cause.message : ''}`,
    );
  }
}

function renderOutcome(event: ReplaceEvent, next: ReplacementState): string | undefined {
  return event.type === 'failed' ? renderFailed(event.fault, next) : renderDone(next);
}
