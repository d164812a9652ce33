import { requestMs, type Horizon } from './horizon.ts';
import { decide, isUntouched, type Limits, type ReplaceEvent } from './machine.ts';
import { renderBegin, renderDone, renderFailed, renderWaiting } from './narrate.ts';
import { perform, type Moments, type PerformContext } from './perform.ts';
import { isOpen, type OpenState, type ReplacementState } from './state.ts';
import { computeWaitMs } from './wait.ts';

export interface DriveOptions {
  readonly start: ReplacementState;
  /** What is known of the calls before it. */
  readonly moments?: Moments;
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

/** Makes call after call until the machine has ended, or the horizon is too near for the next one. */
export async function drive(options: DriveOptions, context: PerformContext): Promise<DriveResult> {
  let state = options.start;
  let moments = options.moments ?? {};
  const { log } = context.ports;
  while (isOpen(state)) {
    const turn = await waitForTurn(state, options, context);
    if (turn === 'cut-off' && options.atHorizon === 'hand-over' && !isUntouched(state)) {
      await keep(state, context);
      return { state, moments };
    }
    if (turn !== 'free') {
      state = decide(state, { type: 'stopped', why: explainStop(turn, options) }, options.limits());
      break;
    }
    log.info(renderBegin(state, context.job.settleMs));
    const performance = await perform(state, moments, { ...context, horizon: options.horizon });
    moments = performance.moments;
    if (performance.event === undefined) {
      // The journal says so already, and says since when: written anew, the pause would begin anew.
      if (options.atHorizon === 'hand-over') return { state, moments };
      state = decide(state, { type: 'stopped', why: 'out-of-time' }, options.limits());
      break;
    }
    const next = decide(state, performance.event, options.limits());
    const line = renderOutcome(performance.event, next);
    if (line !== undefined) log.info(line);
    state = next;
  }
  await keep(state, context);
  return { state, moments };
}

type Turn = 'free' | 'cut-off' | 'no-journal';

function explainStop(turn: Turn, { atHorizon }: DriveOptions): 'interrupted' | 'out-of-time' | 'no-journal' {
  if (turn === 'no-journal') return 'no-journal';
  return atHorizon === 'end' ? 'out-of-time' : 'interrupted';
}

/** Waits out the back-off and writes the journal; `cut-off` where the horizon leaves no time for the call. */
async function waitForTurn(state: OpenState, options: DriveOptions, context: PerformContext): Promise<Turn> {
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
    if (!isReachable()) return 'cut-off';
    const restMs = turnMs - clock.nowMs();
    if (restMs <= 0) break;
    if (restMs >= 100) log.info(renderWaiting(restMs));
    await options.horizon.sleep(restMs);
  }
  const isKept = await keep(state, context);
  // Once something is deleted, a full disk is no reason to leave the copilot empty.
  if (!isKept && isUntouched(state)) return 'no-journal';
  // Writing takes time, and a signal may have come in it: still nothing has been sent.
  return isReachable() ? 'free' : 'cut-off';
}

/** A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too. */
function computeNeedMs(state: OpenState, { job }: PerformContext): number {
  return state.name === 'deleting' ? job.settleMs + 3 * requestMs : requestMs;
}

/** Writes the journal; false, and a warning, where that fails. */
async function keep(state: ReplacementState, { ports }: PerformContext): Promise<boolean> {
  try {
    await ports.journal.write(state);
    return true;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'unknown error';
    ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
    return false;
  }
}

function renderOutcome(event: ReplaceEvent, next: ReplacementState): string | undefined {
  return event.type === 'failed' ? renderFailed(event.fault, next) : renderDone(next);
}
