import { isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { findDelay, findWaitForAll, sendSteps, type Context, type Next, type Wait } from './context.ts';
import type { DesiredAction } from './desired-action.ts';
import { createSingleRequest, findRows, listDeletable, type Diff, type Group } from './diff.ts';
import { actionsRoute, createInvisibleFault, type ActionRequest, type SingleRequest } from './request.ts';
import { addLack, findDirection, update } from './status.ts';
import { shownPollMs } from './waiting-times.ts';

/** Deletes the actions that the run may delete and verifies it, then waits and imports. */
export function decideTeardown(context: Context): Next {
  const { attempts, effects } = context.status;
  const { failures, isConfirmed } = attempts.clear;
  const deletable = listDeletable(context.diff);
  // The documented order: a delete comes before each import, even if no action was listed.
  const isOwed = isConfirmed !== true && (failures === 0 || effects.imported !== undefined);
  const isDue = deletable.length > 0 || (isOwed && findClearRoute(context) !== undefined);
  const wait = findTeardownWait(context, isDue);
  if (wait !== undefined) return wait;
  return isDue ? deleteActions(context, deletable) : endTeardown(context);
}

function endTeardown(context: Context): Next {
  const { nowMs, status } = context;
  const { effects, times } = status;
  // No import follows a confirmed import without a confirmed delete.
  if (effects.imported !== undefined) return { do: 'update', status: { ...status, state: 'converging' } };
  // An unconfirmed delete has taken effect by now.
  if (times.deletedAtMs === undefined && times.emptyAtMs !== undefined)
    return { do: 'update', status: update(status, { times: { deletedAtMs: nowMs } }) };
  return decideImport(context);
}

function deleteActions(context: Context, deletable: readonly Group[]): Next {
  const { diff, status } = context;
  const { clear, fault } = status.attempts;
  const route = findClearRoute(context);
  if (route !== undefined) {
    return clear.isConfirmed === true
      ? recordIneffective(context)
      : { do: 'send', requests: [{ kind: 'clear', route }] };
  }
  if (status.service.lacks.single === true)
    return { do: 'roll-back', cause: fault ?? createInvisibleFault('all actions') };
  const steps = deletable.flatMap((group) =>
    group.managed.slice(0, 1).map((row) => createSingleRequest(group, { kind: 'remove', row })),
  );
  return sendSteps(context, limitDeletes(diff, steps));
}

/** A confirmed delete that isn't visible yet is checked more often than a failed one is repeated. */
function findTeardownWait(context: Context, isDue: boolean): Wait | undefined {
  const { isConfirmed, opensAtMs } = context.status.attempts.clear;
  const wait = findWaitForAll(context, isDue ? opensAtMs : 0);
  if (wait?.reason !== 'backoff' || isConfirmed !== true) return wait;
  return { ...wait, ms: Math.min(wait.ms, shownPollMs), reason: 'visibility' };
}

/**
 * Deletes one action at a time if only the database knows which names are equal, because the service may delete an
 * unmanaged action instead. The next read shows such a delete.
 */
export function limitDeletes(
  { groups, rows }: Diff,
  steps: readonly SingleRequest[],
): readonly SingleRequest[] {
  const isMixed = [...groups.values()].some((group) => group.managed.length < group.rows.length);
  const isPlain = rows.every(({ operationId = '' }) => /^[\x20-\x7e]*$/.test(operationId));
  return isMixed && !isPlain ? steps.slice(0, 1) : steps;
}

/** Returns the route that deletes all actions, or `undefined` if they are deleted one by one. */
export function findClearRoute({ plan: { job }, status }: Context): string | undefined {
  if (job.unmanaged === 'keep') return undefined;
  if (job.deletePath !== 'auto') return job.deletePath;
  return status.service.lacks.clear === true ? undefined : actionsRoute;
}

/** Records that the copilot still has actions after a confirmed delete. They are then deleted one by one. */
function recordIneffective({ plan: { job }, status }: Context): Next {
  const { failures, opensAtMs } = status.attempts.clear;
  const fault = createInvisibleFault('all actions');
  const attempts = { clear: { failures: failures + 1, opensAtMs }, fault };
  const known = job.deletePath === 'auto' ? addLack(status, 'clear') : status;
  return { do: 'update', status: update(known, { attempts }) };
}

/** Waits for the rest of the delay after the delete, then imports. */
export function decideImport(context: Context): Next {
  return findDelay(context) ?? { do: 'send', requests: [createImport(context)] };
}

/** Creates an import of the desired version, without the operations that have rows already. */
export function createImport({
  diff,
  plan: { job },
  status,
}: Context): Extract<ActionRequest, { kind: 'import' }> {
  const version = findDirection(status) === 'rollback' && job.backup !== undefined ? job.backup : job.next;
  const actions = version.actions.filter((action) => findRows(diff, action).length === 0);
  const isWhole = actions.length === version.actions.length;
  return {
    kind: 'import',
    document: isWhole ? version.body : keepOperations(version.body, actions),
    actions,
  };
}

/** Returns a document with some of its operations. Everything else stays unchanged. */
function keepOperations(body: Uint8Array, actions: readonly DesiredAction[]): Uint8Array {
  const kept = new Set(actions.map(({ method, path }) => `${method} ${path}`));
  const document = JSON.parse(Buffer.from(body).toString('utf8')) as JsonObject;
  const keep = (path: string, pathItem: JsonValue): JsonValue => {
    if (!isJsonObject(pathItem)) return pathItem;
    const members = Object.entries(pathItem).filter(
      ([key, value]) => !isJsonObject(value) || kept.has(`${key.toUpperCase()} ${path}`),
    );
    return Object.fromEntries(members);
  };
  const items = Object.entries((document['paths'] ?? {}) as JsonObject);
  const paths = Object.fromEntries(items.map(([path, pathItem]) => [path, keep(path, pathItem)]));
  return Buffer.from(JSON.stringify({ ...document, paths }));
}
