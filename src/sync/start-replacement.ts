import type { ReplacementEnding, Aborted } from '../ending.ts';
import { explain } from '../errors.ts';
import type { ObservedAction } from '../copilot.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
import type { ImportDocument } from '../importer/index.ts';
import { keepsUnmanaged } from '../inputs.ts';
import { results } from '../messages/index.ts';
import type { CopilotService } from '../ports.ts';
import { findUnsafeCause, replaceActions, selectKnown } from '../replacement/index.ts';
import { endAborted } from './endings.ts';
import type { LiveState } from './copilot-state.ts';
import type { FoundCopilot } from './copilot-lookup.ts';
import type { SyncPorts } from './run-ports.ts';
import type { Versions } from './read.ts';
import type { Task } from './task.ts';

interface ReplacementInput extends Pick<LiveState, 'earlier' | 'currentVersion'> {
  readonly task: Task;
  readonly next: ImportDocument;
  readonly backup: Versions['backup'];
  readonly lookup: FoundCopilot;
}

/** Replaces the copilot's actions. Rejects a strategy that the service doesn't support before it sends a change. */
export async function startReplacement(
  input: ReplacementInput,
  ports: SyncPorts,
): Promise<ReplacementEnding> {
  const { backup, lookup, task } = input;
  ports.log.info(renderBackup(input, lookup.observed, backup));
  const own = { ...ports, ...(await ports.connect(task.index)) };
  const job = createJob(input);
  const problem = await findStrategyProblem(job, task, own.service);
  if (problem !== undefined) return problem;
  try {
    return await replaceActions(job, own);
  } catch (error) {
    return { ...handedOver, failure: explain(error) };
  }
}

/** Describes the version that the sync restores if the import fails. */
export function renderBackup(
  { earlier }: Pick<LiveState, 'earlier'>,
  observed: readonly ObservedAction[] | undefined,
  backup: Versions['backup'],
): string {
  if (observed !== undefined && observed.length > 0) {
    return `Backup: the copilot’s ${renderCount(observed.length, 'current action')}, to restore if the new version fails.`;
  }
  if (observed !== undefined) return 'No backup is needed, because the copilot has no actions.';
  const [first] = earlier;
  if (first === undefined) {
    const why = 'why' in backup ? backup.why : 'no version of it can be imported';
    return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
  }
  return `Backup: the version at ${shortenOid(first.commit)} (${renderCount(first.operations, 'operation')}), to restore if the import fails.`;
}

type Job = Parameters<typeof replaceActions>[0];

function createJob({ currentVersion, earlier, lookup, next, task }: ReplacementInput): Job {
  const { change, maxAttempts, target, timeoutMs } = task;
  const { deletePath, waitMs, swaggerFile } = target;
  const { copilot, copilotId, observed: before } = lookup;
  const record = { copilotId, copilot, swaggerFile, waitMs, timeoutMs, maxAttempts, deletePath };
  if (before === undefined) {
    const previous = earlier.map(({ body, commit }) => ({ body, commit }));
    const scriptedReason = lookup.unreadReason ?? 'the action list was not read';
    return { method: 'script', ...record, next: next.body, previous, scriptedReason };
  }
  return {
    method: 'reconcile',
    ...record,
    strategy: target.strategy,
    unmanaged: keepsUnmanaged(target) ? 'keep' : 'delete',
    isForced: change.reason === 'forced',
    next: { body: next.body, actions: next.actions },
    before,
    known: selectKnown(before, [next, ...earlier]),
    ...(currentVersion && { backup: { body: currentVersion.body, actions: currentVersion.actions } }),
  };
}

/**
 * Returns why the service can't be synced with this strategy, or `undefined` if it can. `rolling` requires an action list
 * and requests for single actions.
 */
async function findStrategyProblem(
  job: Job,
  { readsActionList, target: { strategy, unmanaged } }: Task,
  service: CopilotService,
): Promise<Aborted | undefined> {
  const isRolling = strategy === 'rolling';
  if (!isRolling && unmanaged !== 'keep') return undefined;
  const needs = isRolling ? '`strategy: rolling`' : '`unmanaged: keep`';
  const fail = (why: string, hint = withDefaults): Aborted => {
    const code = hint === withDefaults ? 'strategy-unsupported' : 'bad-input';
    return endAborted({ code, message: `${needs} can’t be used: ${why}.`, hint });
  };
  if (job.method === 'script') {
    // If the action list was not requested, an input is the cause.
    const hint = `Remove \`list-actions: never\`. Otherwise: ${withDefaults}`;
    return readsActionList ? fail(job.scriptedReason) : fail(job.scriptedReason, hint);
  }
  const cause = findUnsafeCause(job);
  if (cause !== undefined) return fail(cause);
  if (!isRolling) return undefined;
  const methods = await service.findMethods(job.copilotId).catch(() => undefined);
  if (methods === undefined || methods.has('POST')) return undefined;
  return fail('the service has no endpoint for adding single actions');
}

const withDefaults =
  'Remove `strategy` and `unmanaged` to use the defaults. Warning: all actions of the copilot are then deleted, ' +
  'manually created ones as well, before the file is imported.';

/** The journal is still open, so the post step resumes the sync. Until then, the copilot's actions are unknown. */
const handedOver = {
  outcome: 'degraded',
  state: results['handed-over-unread'].state({ isEmpty: false }),
  replacement: { replaceMs: 0, incidents: [] },
  result: 'handed-over-unread',
} as const;
