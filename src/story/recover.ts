import type { Clock, CopilotService, Journal, Log, Random } from '../ports.ts';
import { drive } from '../sync/drive.ts';
import { createFixedHorizon } from '../sync/horizon.ts';
import { decide } from '../sync/machine.ts';
import type { ReplaceJob, ReplaceResult } from '../sync/replace-job.ts';
import { describeResult, describeVanished } from '../sync/result-of.ts';
import type { Moments } from '../sync/perform.ts';
import { isOpen, type ReplacementState } from '../sync/state.ts';
import { isImportPerhapsRunning } from '../sync/wait.ts';

/** What the main step has left of a replacement, read anew each time: main may still be running. */
export interface Remains {
  /** For people, where nothing else is left. */
  readonly copilotId: string;
  /** Resolves once the process that drives the replacement has ended, by itself or by force. */
  endMain(): Promise<void>;
  /** Undefined where the journal or a document is gone, or belongs to another service than the inputs name. */
  find(): Promise<SavedReplacement | undefined>;
}

export interface SavedReplacement {
  readonly job: ReplaceJob;
  readonly state: ReplacementState;
  /** When the state was written, in milliseconds since the epoch. */
  readonly writtenAtMs: number;
  /** The same as an age, by a clock that nobody can set; absent where it is not known for certain. */
  readonly ageMs?: number;
  readonly journal: Journal;
}

export interface RecoverOptions {
  /** For everything, in milliseconds: the runner leaves about 285 s to all post steps of a cancelled job. */
  readonly budgetMs: number;
  /** How long an import that nobody waits for any more is left alone before its actions are deleted. */
  readonly quietMs: number;
}

export interface RecoverPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly service: CopilotService;
}

export interface Recovery extends ReplaceResult {
  readonly copilotId: string;
  readonly copilotName: string;
  readonly swaggerFile: string;
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
  if (saved === undefined) return { ...describeVanished(), ...nameCopilot(remains) };
  const { job, journal, state } = saved;
  if (!isOpen(state)) return undefined;

  log.info(`The main step ended while it was ${state.name}; this step goes on from there.`);
  if (state.name === 'importing' || isImportPerhapsRunning(state)) await waitForImport(saved, options, ports);
  const pause = measurePause(saved, clock);
  // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
  const budgetMs = Math.max(options.budgetMs, pause.restMs + lastCallsMs);
  if (budgetMs > options.budgetMs) log.warning(renderLongPause(pause.restMs));
  const horizon = createFixedHorizon(startMs + budgetMs, clock);
  // Past half of the time, the new version has had its chances: what is left is for putting the previous one back.
  const limits = (): { readonly maxAttempts: number } => ({
    maxAttempts: clock.nowMs() - startMs < budgetMs / 2 ? job.maxAttempts : 1,
  });
  const start = decide(state, { type: 'resumed' }, limits());
  // A signal has done its work already: this step is the last one to put things right.
  const interruption = { requested: false, onRequest: () => () => undefined };
  const context = { job, ports: { ...ports, journal, interruption } };
  const { moments } = pause;
  const driven = await drive({ start, moments, horizon, limits, atHorizon: 'end' }, context);
  const result = describeResult(driven, { job, log, warnings: [], replaceMs: clock.nowMs() - startMs });
  return { ...result, ...nameCopilot(job) };
}

/** How much of the pause is left, where main had begun one: counted from the delete's answer, as main did. */
function measurePause(
  { ageMs, job, state }: SavedReplacement,
  clock: Clock,
): { readonly restMs: number; readonly moments: Moments } {
  if (state.name !== 'settling') return { restMs: 0, moments: {} };
  if (ageMs === undefined) return { restMs: job.settleMs, moments: {} };
  return {
    restMs: Math.max(0, job.settleMs - ageMs),
    moments: { deletedAtMs: clock.nowMs() - ageMs },
  };
}

function renderLongPause(restMs: number): string {
  return (
    `${Math.ceil(restMs / 1000)} s of the pause are left, and runners end a cancelled job after some 280 s: if this ` +
    'step is ended, too, the copilot has no actions until the workflow runs again with `force: true`.'
  );
}

/** The service goes on with an import whose client has died: what it still adds must come before the next delete. */
async function waitForImport(
  saved: SavedReplacement,
  { quietMs }: RecoverOptions,
  { clock, log }: RecoverPorts,
): Promise<void> {
  // A clock that was set back must not make this wait longer.
  const restMs = Math.min(quietMs, saved.writtenAtMs + quietMs - clock.epochMs());
  if (restMs <= 0) return;
  log.info(
    `The import that was under way may still be at work: ${Math.ceil(restMs / 1000)} s for it to end.`,
  );
  await clock.sleep(restMs);
}

function nameCopilot(
  job: Pick<ReplaceJob, 'copilotId'> & Partial<ReplaceJob>,
): Pick<Recovery, 'copilotId' | 'copilotName' | 'swaggerFile'> {
  return {
    copilotId: job.copilotId,
    copilotName: job.copilot?.name ?? '',
    swaggerFile: job.swaggerFile ?? '',
  };
}
