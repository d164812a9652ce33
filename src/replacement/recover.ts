import type { Lost, Recovery, ReplacementEnding } from '../ending.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import { describeBlindEnd } from './blind/blind-ending.ts';
import type { BlindJob, BlindProgress } from './blind/blind-progress.ts';
import { resumeBlind } from './blind/blind.ts';
import type { Remains, SavedReplacement } from './replace-job.ts';
import { describeSeen } from './seeing/describe.ts';
import { resumeSeeing } from './seeing/seeing.ts';
import type { Progress } from './seeing/progress.ts';
import type { SeeingJob } from './seeing/course.ts';
import { afresh } from '../words/door.ts';

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
  if (saved === 'overtaken') {
    log.info(`A later step of this job has replaced the actions of copilot ${remains.copilotId} since.`);
    return undefined;
  }
  if (saved === 'ended') return undefined;
  if ('why' in saved) return describeGone(saved.copilotId ?? remains.copilotId, describeVanished(saved.why));
  await learnSecrets(ports);
  const ending = await goOn(saved, { ...options, startMs }, ports);
  const { copilot, copilotId, swaggerFile } = saved.job;
  return { copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}

/** The jobs that a journal can hold, and how far each had come. */
type Left =
  | { readonly job: BlindJob; readonly state: BlindProgress }
  | { readonly job: SeeingJob; readonly state: Progress };

/** From the journal alone where nobody can look; else with a look. */
async function goOn(
  saved: SavedReplacement,
  { budgetMs: usualMs, startMs }: RecoverOptions & { readonly startMs: number },
  ports: RecoverPorts,
): Promise<ReplacementEnding> {
  const { clock, log } = ports;
  const { ageMs = 0, clockMs, journal } = saved;
  const byMs = clock.nowMs() - ageMs - clockMs;
  // The journal's version vouches for it.
  const left = { job: saved.job, state: shiftMoments(saved.state, byMs) } as Left;
  const was = nameState(left);
  if (was === undefined)
    return describeVanished('its journal holds something that this version of the action does not know');
  log.info(`The main step ended while it was ${was}; this step goes on from there.`);
  // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
  const pauseMs = measurePauseMs(left, clock.nowMs());
  const budgetMs = Math.max(usualMs, pauseMs + lastCallsMs);
  if (budgetMs > usualMs) log.warning(renderLongPause(pauseMs));
  // A signal has done its work already: this step is the last one to put things right.
  const interruption = { requested: false, onRequest: () => () => undefined };
  const own = { ...ports, journal, interruption };
  if (left.job.way === 'blind') {
    const { job, state } = left as Extract<Left, { job: BlindJob }>;
    const times = { writtenMs: clock.nowMs() - ageMs, fromMs: startMs, budgetMs };
    const end = await resumeBlind(job, state, times, own);
    return describeBlindEnd(end, { job, log, replaceMs: clock.nowMs() - startMs });
  }
  const { job, state } = left as Extract<Left, { job: SeeingJob }>;
  const seen = await resumeSeeing(job, state, { budgetMs, fromMs: startMs }, own);
  return describeSeen(seen, { log, replaceMs: clock.nowMs() - startMs });
}

/** What it was at; undefined where no version of this action is ever at that. */
function nameState({ job, state }: Left): string | undefined {
  const isBlind = job.way === 'blind';
  if (isBlind !== 'name' in state) return undefined;
  if ('name' in state) return words[state.name];
  return words[`${state.direction} ${state.phase === 'clear' && state.isCleared ? 'pause' : state.phase}`];
}

const words: Readonly<Record<string, string>> = {
  deleting: 'deleting',
  settling: 'waiting after the delete',
  importing: 'importing',
  'forth clear': 'deleting',
  'forth pause': 'waiting after the delete',
  'forth repair': 'putting the new version in place',
  'back clear': 'deleting, to restore the previous actions',
  'back pause': 'waiting after the delete, to restore the previous actions',
  'back repair': 'restoring the previous actions',
};

/** How much is left of a pause that main had begun, and that goes on. */
function measurePauseMs({ job, state }: Left, nowMs: number): number {
  const isPausing = 'name' in state ? state.name === 'settling' : state.phase === 'clear' && state.isCleared;
  const deletedAtMs = 'name' in state ? state.deletedAtMs : state.times.deletedAtMs;
  return isPausing ? Math.max(0, (deletedAtMs ?? nowMs) + job.settleMs - nowMs) : 0;
}

/** The same in a process whose monotonic clock differs by `byMs`: every name that ends in `AtMs` is a moment. */
function shiftMoments<T>(value: T, byMs: number): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => shiftMoments(entry, byMs)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      name.endsWith('AtMs') && typeof member === 'number' ? member + byMs : shiftMoments(member, byMs),
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

function renderLongPause(restMs: number): string {
  return (
    `${Math.ceil(restMs / 1000)} s of the pause are left, and runners end a cancelled job after about 280 s. If this ` +
    'step is ended, too, the copilot has no actions until this job is run again.'
  );
}

function describeGone(copilotId: string, ending: Lost): Recovery {
  return { copilotId, copilotName: '', swaggerFile: '', ending };
}

/** Nothing is left that says where the replacement stood. */
function describeVanished(why: string): Lost {
  return {
    outcome: 'lost',
    state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
    failure: {
      code: 'replacement-failed',
      message: `The main step did not finish the replacement, and ${why}.`,
      hint: `Look at the copilot. Then ${afresh}`,
    },
    replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
    isRecordRemoved: false,
    isHandedOver: false,
  };
}
