import type { Recovery, ReplacementEnding } from '../ending.ts';
import { afresh } from '../words/door.ts';
import type { AskPorts } from './ask-patiently.ts';
import type { FoundReplacement, SavedReplacement } from './journal/find-saved.ts';
import { isBlind, resumeReplacement, type Left } from './replace.ts';

interface RecoverOptions {
  /** For everything, in milliseconds: the runner leaves about 285 s to all post steps of a cancelled job. */
  readonly budgetMs: number;
  /** As the main step has named it, for people. */
  readonly copilotId: string;
}

/** For what follows the pause: a look at the list, the import, and some patience. */
const lastCallsMs = 30_000;

/**
 * Ends what the main step has begun and left open; undefined where it has come to its end by itself after all. Deletes
 * only what main had begun to delete.
 */
export async function recover(
  found: FoundReplacement,
  { budgetMs, copilotId }: RecoverOptions,
  ports: AskPorts,
): Promise<Recovery | undefined> {
  if (found === 'overtaken') {
    ports.log.info(`A later step of this job has replaced the actions of copilot ${copilotId} since.`);
    return undefined;
  }
  if (found === 'ended') return undefined;
  if ('why' in found) return describeVanished(found.why, found.copilotId);
  const startMs = ports.clock.nowMs();
  await learnSecrets(ports);
  const { job } = found;
  // The journal's version vouches for it.
  const left = found as unknown as Left;
  const was = nameState(left);
  if (was === undefined) {
    const why = 'its journal holds something that this version of the action does not know';
    return { ...describeVanished(why, job.copilotId), copilotName: job.copilot?.name ?? '' };
  }
  ports.log.info(`The main step ended while it was ${was}; this step goes on from there.`);
  const ending = await goOn({ ...found, ...left }, { fromMs: startMs, usualMs: budgetMs }, ports);
  const { copilot, swaggerFile } = job;
  return { copilotId: job.copilotId, copilotName: copilot?.name ?? '', swaggerFile, ending };
}

async function goOn(
  left: Left & Pick<SavedReplacement, 'journal' | 'writtenAtMs'>,
  { fromMs, usualMs }: { readonly fromMs: number; readonly usualMs: number },
  ports: AskPorts,
): Promise<ReplacementEnding> {
  // Where the actions are gone for certain nothing is worse than to stop: a long pause is then waited for, come what may.
  const pauseMs = measurePauseMs(left, ports.clock.nowMs());
  const ms = Math.max(usualMs, pauseMs + lastCallsMs);
  // A signal has done its work already: this step is the last one to put things right.
  const interruption = new AbortController().signal;
  const budget = { fromMs, ms, writtenMs: left.writtenAtMs };
  return resumeReplacement(left, budget, { ...ports, journal: left.journal, interruption });
}

/** What it was at; undefined where no version of this action is ever at that. */
function nameState(left: Left): string | undefined {
  if (isBlind(left)) return words[left.state.name];
  const { direction, isCleared, phase } = left.state;
  return words[`${direction} ${phase === 'clear' && isCleared ? 'pause' : phase}`];
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
function measurePauseMs(left: Left, nowMs: number): number {
  const { job, state } = left;
  const isPausing = isBlind(left)
    ? left.state.name === 'settling'
    : left.state.phase === 'clear' && left.state.isCleared;
  const { deletedAtMs = nowMs } = 'times' in state ? state.times : state;
  return isPausing ? Math.max(0, deletedAtMs + job.settleMs - nowMs) : 0;
}

/** The list names the copilots' tokens: what is not known cannot be kept out of an answer that is shown. */
async function learnSecrets({ log, service }: AskPorts): Promise<void> {
  try {
    await service.listCopilots();
  } catch (error) {
    log.debug(error instanceof Error ? error.message : String(error));
  }
}

/** Nothing is left that says where the replacement stood. */
function describeVanished(why: string, copilotId: string): Recovery {
  const ending: ReplacementEnding = {
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
  return { copilotId, copilotName: '', swaggerFile: '', ending };
}
