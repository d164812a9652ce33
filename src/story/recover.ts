import type { Lost } from '../ending.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import type { Recovery } from '../report/recovery.ts';
import { describeBlindEnd } from '../replacement/blind/blind-ending.ts';
import type { BlindJob, BlindProgress } from '../replacement/blind/blind-progress.ts';
import { resumeBlind } from '../replacement/blind/blind.ts';
import { drive } from '../replacement/drive.ts';
import { describeEnding, describeVanished } from '../replacement/endings.ts';
import { createFixedHorizon } from '../replacement/horizon.ts';
import { decide } from '../replacement/machine.ts';
import type { ReplaceJob, Remains, SavedReplacement } from '../replacement/replace-job.ts';
import { shiftMoments, type OpenState } from '../replacement/state.ts';
import { createPlan } from '../replacement/plan.ts';

interface RecoverOptions {
  /** For everything, in milliseconds: the runner leaves about 285 s to all post steps of a cancelled job. */
  readonly budgetMs: number;
}

export interface RecoverPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly service: CopilotService;
}

/** For what follows the pause: a look at the list, the import, and some patience. */
const lastCallsMs = 30_000;

/**
 * Ends what the main step has begun and left open; undefined where it has come to its end by itself after all. Deletes
 * only what main had begun to delete.
 */
export async function recover(
  remains: Remains,
  options: RecoverOptions,
  ports: RecoverPorts,
): Promise<Recovery | undefined> {
  const { clock, log } = ports;
  const startMs = clock.nowMs();
  await remains.endMain();
  // Only now: until it ended, main may have gone on, even to the end.
  const saved = await remains.find();
  if (saved === undefined) return describeGone(remains.copilotId, describeVanished());
  if (saved === 'overtaken') {
    log.info(`A later step of this job has replaced the actions of copilot ${remains.copilotId} since.`);
    return undefined;
  }
  if (saved === 'ended') return undefined;
  const { journal } = saved;
  if ('way' in saved.job) return recoverBlind(saved, { ...options, startMs }, ports);
  const job = saved.job as ReplaceJob;
  const state = saved.state as OpenState;

  log.info(`The main step ended while it was ${state.name}; this step goes on from there.`);
  await learnSecrets(ports);
  const left = toOwnClock(saved, state, clock);
  // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
  const pauseMs = measurePauseMs(left, job, clock);
  const budgetMs = Math.max(options.budgetMs, pauseMs + lastCallsMs);
  if (budgetMs > options.budgetMs) log.warning(renderLongPause(pauseMs));
  const horizon = createFixedHorizon(startMs + budgetMs, clock);
  // A call that may be at work is waited for, but not for so long that nothing can follow.
  const timeoutMs = Math.min(job.timeoutMs, budgetMs / 2);
  const resumed = {
    type: 'resumed',
    writtenMs: clock.nowMs() - (saved.ageMs ?? 0),
    atMs: clock.nowMs(),
  } as const;
  const start = decide(left, resumed, { ...job, timeoutMs, hasTime: true });
  // A signal has done its work already: this step is the last one to put things right.
  const interruption = { requested: false, onRequest: () => () => undefined };
  const context = { job, plan: createPlan(job), ports: { ...ports, journal, interruption } };
  const budget = { budgetMs, budgetFromMs: startMs, timeoutMs };
  const driven = await drive({ start, horizon, ...budget, atHorizon: 'end' }, context);
  const replaceMs = clock.nowMs() - startMs;
  const ending = describeEnding(driven, { ...context, log, replaceMs });
  const { copilot, copilotId, swaggerFile } = job;
  return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}

/** Where nobody can look: from the journal alone. */
async function recoverBlind(
  saved: SavedReplacement,
  { startMs, ...options }: RecoverOptions & { readonly startMs: number },
  ports: RecoverPorts,
): Promise<Recovery> {
  const { clock, log } = ports;
  const { ageMs = 0, clockMs, journal } = saved;
  const job = saved.job as BlindJob;
  log.info(
    `The main step ended while it was ${(saved.state as BlindProgress).name}; this step goes on from there.`,
  );
  await learnSecrets(ports);
  const left = shiftMomentNames(saved.state as BlindProgress, clock.nowMs() - ageMs - clockMs);
  const pauseMs = measureBlindPauseMs(left, job, clock.nowMs());
  const budgetMs = Math.max(options.budgetMs, pauseMs + lastCallsMs);
  if (budgetMs > options.budgetMs) log.warning(renderLongPause(pauseMs));
  const interruption = { requested: false, onRequest: () => () => undefined };
  const times = { writtenMs: clock.nowMs() - ageMs, fromMs: startMs, budgetMs };
  const end = await resumeBlind(job, left, times, { ...ports, journal, interruption });
  const ending = describeBlindEnd(end, { job, log, replaceMs: clock.nowMs() - startMs });
  return {
    copilotId: job.copilotId,
    copilotName: job.copilot?.name ?? '',
    swaggerFile: job.swaggerFile,
    ending,
  };
}

/** How much is left of a pause that main had begun, and that goes on. */
function measureBlindPauseMs(
  { deletedAtMs, name }: BlindProgress,
  { settleMs }: BlindJob,
  nowMs: number,
): number {
  if (name !== 'settling') return 0;
  return Math.max(0, (deletedAtMs ?? nowMs) + settleMs - nowMs);
}

/** The same in a process whose monotonic clock differs by `byMs`: every name that ends in `AtMs` is a moment. */
function shiftMomentNames<T>(value: T, byMs: number): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => shiftMomentNames(entry, byMs)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      name.endsWith('AtMs') && typeof member === 'number' ? member + byMs : shiftMomentNames(member, byMs),
    ]),
  ) as T;
}

/** The list names the copilots' tokens: what is not known cannot be kept out of an answer that is shown. */
async function learnSecrets({ log, service }: RecoverPorts): Promise<void> {
  try {
    await service.listCopilots();
  } catch (error) {
    log.debug(error instanceof Error ? error.message : String(error));
  }
}

function toOwnClock({ ageMs = 0, clockMs }: SavedReplacement, state: OpenState, clock: Clock): OpenState {
  return shiftMoments(state, clock.nowMs() - ageMs - clockMs);
}

/** How much is left of a pause that main had begun, and that goes on. */
function measurePauseMs(state: OpenState, { settleMs }: ReplaceJob, clock: Clock): number {
  if (state.name !== 'settling') return 0;
  return Math.max(0, (state.deletedMs ?? clock.nowMs()) + settleMs - clock.nowMs());
}

function renderLongPause(restMs: number): string {
  return (
    `${Math.ceil(restMs / 1000)} s of the pause are left, and runners end a cancelled job after some 280 s: if this ` +
    'step is ended, too, the copilot has no actions until the workflow runs again with `force: true`.'
  );
}

function describeGone(copilotId: string, ending: Lost): Recovery {
  return { copilotId, copilotName: '', swaggerFile: '', ending };
}
