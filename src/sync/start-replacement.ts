import type { ReplacementEnding, Aborted } from '../ending.ts';
import { explain } from '../errors.ts';
import type { ObservedAction } from '../copilot.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
import type { ImportDocument } from '../importer/index.ts';
import { keepsUnmanaged } from '../inputs.ts';
import type { CopilotService } from '../ports.ts';
import { findUnsafeCause, type Journal, replaceActions, selectKnown } from '../replacement/index.ts';
import { endAborted } from './endings.ts';
import type { LiveState } from './copilot-state.ts';
import type { CopilotLookup, LookPorts } from './copilot-lookup.ts';
import type { Versions } from './read.ts';
import type { Task } from './task.ts';

export interface SyncPorts extends LookPorts {
  connect(index: number): Promise<{ readonly service: CopilotService; readonly journal: Journal }>;
}

interface Replacing extends Pick<LiveState, 'earlier' | 'held'> {
  readonly task: Task;
  readonly next: ImportDocument;
  readonly backup: Versions['backup'];
  readonly lookup: CopilotLookup & { readonly copilotId: string };
}

/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
export async function replace(replacing: Replacing, ports: SyncPorts): Promise<ReplacementEnding> {
  const { backup, lookup, task } = replacing;
  ports.log.info(renderBackups(replacing, lookup.seen, backup));
  const own = { ...ports, ...(await ports.connect(task.index)) };
  const job = createJob(replacing);
  const refusal = await rejectRolling(job, task, own.service);
  if (refusal !== undefined) return refusal;
  try {
    return await replaceActions(job, own);
  } catch (error) {
    return { ...brokenOff, failure: explain(error) };
  }
}

/** What is to be restored if the import fails. */
export function renderBackups(
  { earlier }: Pick<LiveState, 'earlier'>,
  seen: readonly ObservedAction[] | undefined,
  backup: Versions['backup'],
): string {
  if (seen !== undefined && seen.length > 0) {
    return `Backup: the copilot’s ${renderCount(seen.length, 'current action')}, to restore if the new version fails.`;
  }
  if (seen !== undefined) return 'No backup is needed, because the copilot has no actions.';
  const [first] = earlier;
  if (first === undefined) {
    const why = 'why' in backup ? backup.why : 'no version of it can be imported';
    return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
  }
  return `Backup: the version at ${shortenOid(first.commit)} (${renderCount(first.operations, 'operation')}), to restore if the import fails.`;
}

type Job = Parameters<typeof replaceActions>[0];

function createJob({ earlier, held, lookup, next, task }: Replacing): Job {
  const { change, maxAttempts, target, timeoutMs } = task;
  const { deletePath, waitMs, swaggerFile } = target;
  const {
    copilot,
    copilotId,
    seen: before,
    whyUnseen: scriptedReason = 'the action list was not read',
  } = lookup;
  const record = { copilotId, copilot, swaggerFile, waitMs, timeoutMs, maxAttempts, deletePath };
  const previous = earlier.map(({ body, commit }) => ({ body, commit }));
  if (before === undefined) return { method: 'script', ...record, next: next.body, previous, scriptedReason };
  return {
    method: 'reconcile',
    ...record,
    strategy: target.strategy,
    unmanaged: keepsUnmanaged(target) ? 'keep' : 'delete',
    isForced: change.reason === 'forced',
    next: { body: next.body, actions: next.actions },
    before,
    known: selectKnown(before, [next, ...earlier]),
    ...(held && { backup: { body: held.body, actions: held.actions } }),
  };
}

/** It needs the inventory and the routes of single actions: what lacks them is told so before anything is sent. */
async function rejectRolling(
  job: Job,
  { readsActionList, target: { strategy, unmanaged } }: Task,
  service: CopilotService,
): Promise<Aborted | undefined> {
  const isRolling = strategy === 'rolling';
  if (!isRolling && unmanaged !== 'keep') return undefined;
  const needs = isRolling ? '`strategy: rolling`' : '`unmanaged: keep`';
  if (job.method === 'script')
    return rejectSync(`${needs} can’t be used: ${job.scriptedReason}.`, readsActionList);
  const cause = findUnsafeCause(job);
  if (cause !== undefined) return rejectSync(`${needs} can’t be used: ${cause}.`);
  if (!isRolling) return undefined;
  const methods = await service.findMethods(job.copilotId).catch(() => undefined);
  if (methods === undefined || methods.has('POST')) return undefined;
  return rejectSync(`${needs} can’t be used: the service has no endpoint for adding single actions.`);
}

/** @param isAsked whether the action list was requested at all: if not, an input is the cause */
function rejectSync(message: string, isAsked = true): Aborted {
  const hint = isAsked ? withDefaults : `Remove \`list-actions: never\`. Otherwise: ${withDefaults}`;
  return endAborted({ code: isAsked ? 'strategy-unsupported' : 'bad-input', message, hint });
}

const withDefaults =
  'Remove `strategy` and `unmanaged` to use the defaults. Warning: all actions of the copilot are then deleted, ' +
  'manually created ones as well, before the file is imported.';

/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
  outcome: 'degraded',
  state:
    'The copilot may have no actions: this step was interrupted. The post step resumes the sync and reports the result.',
  replacement: { replaceMs: 0, incidents: [] },
  result: 'handed-over-unread',
} as const;
