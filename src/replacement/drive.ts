import type { ReplacementEnding } from '../ending.ts';
import { describeEnding, describeUnbegun, type Driven } from './endings.ts';
import { createSignalHorizon, type Horizon, requestMs } from './horizon.ts';
import { createStart, decide, type ReplaceEvent } from './machine.ts';
import { renderBegin, renderEvent, renderWaiting } from './narrate.ts';
import type { Rules } from './next-try.ts';
import { perform, type PerformContext } from './perform.ts';
import type { ReplaceJob, ReplacePorts } from './replace-job.ts';
import { isDoubtful, isOpen, isUntouched, type OpenState, type ReplacementState } from './state.ts';
import { createPlan } from './plan.ts';
import { computeTurnMs } from './wait.ts';

/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const usualBudgetMs = 600_000;

/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
export function computeBudgetMs({ settleMs, timeoutMs }: Pick<ReplaceJob, 'settleMs' | 'timeoutMs'>): number {
  return Math.max(usualBudgetMs, 2 * (settleMs + 2 * timeoutMs) + 60_000);
}

/**
 * Replaces the copilot's actions, or puts the previous ones back: nothing is sent before all that could be needed is in
 * hand and on disk. Bad news is data; it rejects only on a bug, and then the journal is left open for the post step.
 */
export async function replaceActions(job: ReplaceJob, ports: ReplacePorts): Promise<ReplacementEnding> {
  const { clock, interruption, journal } = ports;
  const startMs = clock.nowMs();
  const plan = createPlan(job);
  try {
    await journal.begin(job);
  } catch (cause) {
    return describeUnbegun(cause);
  }
  const horizon = createSignalHorizon(interruption, clock);
  try {
    const { sources } = plan;
    const { deletePath, mayLook, seen } = job;
    const start = createStart({ sources, hasEyes: seen !== undefined, mayLook, route: deletePath });
    const budget = { budgetMs: computeBudgetMs(job), budgetFromMs: undefined };
    const { timeoutMs } = job;
    const options = { start, horizon, ...budget, timeoutMs, atHorizon: 'hand-over' } as const;
    const driven = await drive(options, { job, plan, ports });
    return describeEnding(driven, { job, plan, log: ports.log, replaceMs: clock.nowMs() - startMs });
  } finally {
    horizon.close();
  }
}

interface DriveOptions {
  readonly start: ReplacementState;
  readonly horizon: Horizon;
  /** For everything after the first delete, in milliseconds; shared by all sources. */
  readonly budgetMs: number;
  /** When it began, on the monotonic clock; where it is undefined: with the first delete. */
  readonly budgetFromMs: number | undefined;
  /** For so long a call that nobody answered is taken to be at work. */
  readonly timeoutMs: number;
  /** What becomes of a replacement that the horizon cuts off: left open for another process, or ended. */
  readonly atHorizon: 'hand-over' | 'end';
}

/** Makes call after call until the machine has ended, or there is no time for the next one. */
export async function drive(options: DriveOptions, context: PerformContext): Promise<Driven> {
  let state = options.start;
  const incidents: string[] = [];
  const { log } = context.ports;
  const stop = (why: 'interrupted' | 'out-of-time' | 'no-journal'): ReplacementState =>
    decide(state, { type: 'stopped', why }, createRules(state, options, context));
  while (isOpen(state)) {
    const turn = await waitForTurn(state, options, context);
    if (turn === 'hand-over') return { state: await handOver(state, context), incidents };
    if (turn !== 'free') {
      state = stop(turn);
      break;
    }
    const begin = renderBegin(state, context.job);
    if (begin !== undefined) log.info(begin);
    const rules = createRules(state, options, context);
    const event = await perform(state, { ...context, horizon: options.horizon, rules });
    if (event === undefined || isHeldBack(event, state)) {
      if (options.atHorizon === 'hand-over') return { state: await handOver(state, context), incidents };
      state = stop('out-of-time');
      break;
    }
    const next = decide(state, event, createRules(state, options, context));
    tell({ state, event, next }, { context, incidents });
    state = next;
  }
  await keep(state, context);
  return { state, incidents };
}

/** What was never sent is no try: the process that takes over has all of them. */
function isHeldBack(event: ReplaceEvent, state: OpenState): boolean {
  return event.type === 'failed' && event.fault.isUnsent === true && !isUntouched(state);
}

function tell(
  {
    event,
    next,
    state,
  }: { readonly state: OpenState; readonly event: ReplaceEvent; readonly next: ReplacementState },
  { context, incidents }: { readonly context: PerformContext; readonly incidents: string[] },
): void {
  const line = renderEvent(state, event, next);
  if (line === undefined) return;
  context.ports.log.info(line.text);
  if (line.isIncident && incidents.length < mostIncidents) incidents.push(line.text);
}

const mostIncidents = 30;

type Turn = 'free' | 'hand-over' | 'interrupted' | 'out-of-time' | 'no-journal';

/** What each state asks of the service. */
const requests = {
  deleting: 'delete',
  settling: undefined,
  importing: 'import',
  adding: 'add',
  inspecting: 'inventory',
  verifying: 'inventory',
} as const;

/** Waits until the call of a state may be made, and writes the journal. */
async function waitForTurn(state: OpenState, options: DriveOptions, context: PerformContext): Promise<Turn> {
  const { clock, log, random, service } = context.ports;
  const rules = createRules(state, options, context);
  const ownMs = computeTurnMs(state, { nowMs: clock.nowMs(), random, rules });
  const request = requests[state.name];
  // What the journal says was sent must not be held back after that.
  const findTurnMs = (): number =>
    Math.max(ownMs, clock.nowMs(), request === undefined ? 0 : (service.findOpenMs?.(request) ?? 0));
  for (;;) {
    const turnMs = findTurnMs();
    const turn = decideTurn(state, turnMs, { options, context });
    if (turn !== 'free') return turn;
    const restMs = turnMs - clock.nowMs();
    if (restMs <= 0) break;
    const isLong = restMs >= 5_000 || (restMs >= 100 && state.request > 1);
    // Of a watch it is said once that it is one.
    if (isLong && state.proof === undefined) log.info(renderWaiting(state, restMs));
    await options.horizon.sleep(restMs);
  }
  const isKept = await keep(state, context);
  // Once something is deleted, a full disk is no reason to leave the copilot empty.
  if (!isKept && isUntouched(state)) return 'no-journal';
  // Writing takes time, and a signal may have come in it: still nothing has been sent.
  return decideTurn(state, clock.nowMs(), { options, context });
}

function decideTurn(
  state: OpenState,
  turnMs: number,
  { context, options }: { readonly context: PerformContext; readonly options: DriveOptions },
): Turn {
  const { settleMs } = context.job;
  const endMs = options.horizon.findEndMs();
  if (endMs !== undefined) {
    // A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too.
    const needMs = state.name === 'deleting' ? settleMs + 3 * requestMs : requestMs;
    const isHandedOver = options.atHorizon === 'hand-over';
    // What changes nothing yet is not begun under a horizon that a signal has drawn.
    if (isHandedOver && isUntouched(state) && !isDoubtful(state)) return 'interrupted';
    if (turnMs + needMs > endMs) return isHandedOver ? 'hand-over' : 'out-of-time';
  }
  const budget = findBudget(state, options);
  return budget !== undefined && turnMs + requestMs > budget.endMs ? 'out-of-time' : 'free';
}

/** Undefined before the first delete: until then there is all the time in the world. */
function findBudget(
  { beganMs }: ReplacementState,
  { budgetFromMs, budgetMs }: DriveOptions,
): { readonly fromMs: number; readonly endMs: number } | undefined {
  const fromMs = budgetFromMs ?? beganMs;
  return fromMs === undefined ? undefined : { fromMs, endMs: fromMs + budgetMs };
}

function createRules(state: ReplacementState, options: DriveOptions, context: PerformContext): Rules {
  const { maxAttempts, settleMs } = context.job;
  const { timeoutMs } = options;
  return { maxAttempts, settleMs, timeoutMs, hasTime: hasTime(state, options, context.ports.clock.nowMs()) };
}

/** The new version has half of the budget, what comes after it half of the rest each; the last has all that is left. */
function hasTime(state: ReplacementState, options: DriveOptions, nowMs: number): boolean {
  const budget = findBudget(state, options);
  if (budget === undefined) return true;
  const isLast = state.at + 1 >= state.sources.length;
  const share = isLast ? 1 : 1 - 0.5 ** (state.at + 1);
  return nowMs < budget.fromMs + share * options.budgetMs;
}

async function handOver(state: OpenState, context: PerformContext): Promise<OpenState> {
  const left = { ...state, isHandedOver: true };
  await keep(left, context);
  return left;
}

/** Writes the journal; false, and a warning, where that fails. */
async function keep(state: ReplacementState, { ports }: PerformContext): Promise<boolean> {
  try {
    await ports.journal.write(state, {
      nowMs: ports.clock.nowMs(),
      isOpen: isOpen(state),
      hasSent: isOpen(state) || state.name !== 'untouched',
    });
    return true;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
    return false;
  }
}
