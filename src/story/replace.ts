import type { ReplacementEnding, Untouched } from '../ending.ts';
import { explain } from '../errors.ts';
import type { StoredAction } from '../copilot.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
import type { Sent } from '../importer/door.ts';
import { keepsUnlisted } from '../inputs.ts';
import type { CopilotService } from '../ports.ts';
import { findStrangeness, type Journal, replaceActions, selectKnown } from '../replacement/door.ts';
import { endUntouched } from './endings.ts';
import type { InCopilot } from './found.ts';
import type { Looked, LookPorts } from './look.ts';
import type { Versions } from './read.ts';
import type { Task } from './task.ts';

export interface StoryPorts extends LookPorts {
  connect(index: number): Promise<{ readonly service: CopilotService; readonly journal: Journal }>;
}

interface Replacing extends Pick<InCopilot, 'earlier' | 'held'> {
  readonly task: Task;
  readonly next: Sent;
  readonly backup: Versions['backup'];
  readonly looked: Looked & { readonly copilotId: string };
}

/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
export async function replace(replacing: Replacing, ports: StoryPorts): Promise<ReplacementEnding> {
  const { backup, looked, task } = replacing;
  ports.log.info(renderBackups(replacing, looked.seen, backup));
  const own = { ...ports, ...(await ports.connect(task.index)) };
  const job = createJob(replacing);
  const refusal = await refuseRolling(job, task, own.service);
  if (refusal !== undefined) return refusal;
  try {
    return await replaceActions(job, own);
  } catch (error) {
    return { ...brokenOff, failure: explain(error) };
  }
}

/** What is to be restored if the import fails. */
export function renderBackups(
  { earlier }: Pick<InCopilot, 'earlier'>,
  seen: readonly StoredAction[] | undefined,
  backup: Versions['backup'],
): string {
  if (seen !== undefined && seen.length > 0) {
    return `Backup: the ${renderCount(seen.length, 'action')} seen now, to restore if the new version fails.`;
  }
  if (seen !== undefined) return 'No backup is needed: the copilot holds no actions.';
  const [first] = earlier;
  if (first === undefined) {
    const why = 'why' in backup ? backup.why : 'no version of it would import';
    return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
  }
  return `Backup: the version at ${shortenOid(first.commit)} (${renderCount(first.operations, 'operation')}), to restore if the import fails.`;
}

type Job = Parameters<typeof replaceActions>[0];

function createJob({ earlier, held, looked, next, task }: Replacing): Job {
  const { change, maxAttempts, target, timeoutMs } = task;
  const { deletePath, settleMs, swaggerFile } = target;
  const { copilot, copilotId, seen: before, whyUnseen: whyBlind = 'nobody looked' } = looked;
  const record = { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath };
  const previous = earlier.map(({ body, commit }) => ({ body, commit }));
  if (before === undefined) return { way: 'blind', ...record, next: next.body, previous, whyBlind };
  return {
    way: 'seeing',
    ...record,
    strategy: target.strategy,
    unlisted: keepsUnlisted(target) ? 'keep' : 'replace',
    isForced: change.reason === 'forced',
    next: { body: next.body, actions: next.actions },
    before,
    known: selectKnown(before, [next, ...earlier]),
    ...(held && { backup: { body: held.body, actions: held.actions } }),
  };
}

/** It needs the inventory and the routes of single actions: what lacks them is told so before anything is sent. */
async function refuseRolling(
  job: Job,
  { asksInventory, target: { strategy, unlisted } }: Task,
  service: CopilotService,
): Promise<Untouched | undefined> {
  const isRolling = strategy === 'rolling';
  if (!isRolling && unlisted !== 'keep') return undefined;
  const needs = isRolling ? '`strategy: rolling`' : '`unlisted: keep`';
  if (job.way === 'blind') return refuse(`${needs} cannot be used: ${job.whyBlind}.`, asksInventory);
  const strange = findStrangeness(job);
  if (strange !== undefined) return refuse(`${needs} cannot be used: ${strange}.`);
  if (!isRolling) return undefined;
  const methods = await service.findMethods(job.copilotId).catch(() => undefined);
  if (methods === undefined || methods.has('POST')) return undefined;
  return refuse(`${needs} needs a route that adds single actions, and this service has none.`);
}

/** @param isAsked whether the action list was requested at all: if not, an input is the cause */
function refuse(message: string, isAsked = true): Untouched {
  const hint = isAsked ? withDefaults : `Remove \`inventory: none\`. Otherwise: ${withDefaults}`;
  return endUntouched({ code: isAsked ? 'strategy-unsupported' : 'bad-input', message, hint });
}

const withDefaults =
  'Remove `strategy` and `unlisted` to use the defaults. Warning: all actions of the copilot are then deleted, ' +
  'manually created ones as well, before the file is imported.';

/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
  outcome: 'lost',
  state:
    'The copilot may have no actions: this step was interrupted. The post step resumes the sync and reports the result.',
  replacement: { replaceMs: 0, incidents: [] },
  kind: 'handed-over',
} as const;
