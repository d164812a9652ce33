import {
  findDelay,
  findWaitForAll,
  findWaitForVisible,
  sendSteps,
  type Context,
  type Next,
} from './context.ts';
import { nameGroup } from './desired-action.ts';
import { createSingleRequest, findRows, isAllInPlace, type Group } from './diff.ts';
import { isExhausted, isHidden, listOpenSteps } from './open-steps.ts';
import type { Plan } from './plan.ts';
import { createInvisibleFault, type SingleRequest } from './request.ts';
import {
  findDirection,
  findGroup,
  update,
  type GroupStatus,
  type RollbackCause,
  type Status,
} from './status.ts';
import { createImport, decideTeardown, findClearRoute, limitDeletes } from './teardown.ts';
import { lateMs, latePollMs } from './waiting-times.ts';

const maxMissing = 20;
/**
 * Maximum number of actions with a stale index. For more actions, one delete and one import replace the single
 * changes.
 */
const maxReindexes = 100;

type Rule = (context: Context, open: readonly SingleRequest[]) => Next | undefined;

/** The rules of a reconciliation, in order: the first one that returns a step decides. */
export const rules: Readonly<Record<string, Rule>> = {
  'roll back a version that fails or is late': decideRollback,
  'end after the deadline, or if no delete succeeds': endInTime,
  'delete, wait and import': (context) =>
    context.status.state === 'teardown' ? decideTeardown(context) : undefined,
  'clear the copilot if no read shows an import': clearInvisibleImport,
  'add one action if no read shows an import': probeInvisibleImport,
  'add one action until a read shows it': probe,
  'import again if the search index lacks many actions': reimportForIndex,
  'import again if the service has no routes for single actions': reimportForRoutes,
  'import what is missing': importMissing,
  'add, change, then remove': sendOpenSteps,
};

/** Decides the next step of a reconciliation from its status and the last read: watches the copilot if no rule applies. */
export function decideNext(context: Context): Next {
  const open = listOpenSteps(context);
  for (const rule of Object.values(rules)) {
    const next = rule(context, open);
    if (next !== undefined) return next;
  }
  return watch(context);
}

function decideRollback(context: Context): Next | undefined {
  const cause = findDirection(context.status) === 'rollout' ? findRollbackCause(context) : undefined;
  return cause && { do: 'roll-back', cause };
}

function findRollbackCause(context: Context): RollbackCause | undefined {
  const { diff, nowMs, plan, rollbackAtMs, status } = context;
  const { clear, fault, import: imports } = status.attempts;
  const isFailed = Math.max(clear.failures, imports.failures) >= plan.job.maxAttempts;
  if (isFailed || hasExhaustedGroup(context)) return fault ?? createInvisibleFault('the actions');
  const isLate = nowMs >= rollbackAtMs && (status.state === 'teardown' || !isAllInPlace(diff));
  return isLate ? (fault ?? 'out-of-time') : undefined;
}

/** Returns whether a group can no longer become correct. A missing search entry isn't a reason to roll back. */
function hasExhaustedGroup(context: Context): boolean {
  return [...context.diff.groups.values()].some(
    ({ name, step }) =>
      step !== undefined &&
      step.kind !== 'reindex' &&
      !isHidden(findGroup(context.status, name)) &&
      isExhausted(context, name),
  );
}

function endInTime({ endMs, nowMs, plan, status }: Context): Next | undefined {
  const isOver = nowMs >= endMs || status.attempts.clear.failures >= plan.job.maxAttempts;
  return isOver ? { do: 'end' } : undefined;
}

/** Clears the copilot if no read shows anything of a confirmed import. Nothing is imported on top. */
function clearInvisibleImport(context: Context): Next | undefined {
  const { endMs, nowMs, plan, rollbackAtMs, status } = context;
  const isPossible = canReplaceAll(plan) && findClearRoute(context) !== undefined;
  if (!isPossible || listInvisibleImports(context).length === 0) return undefined;
  const untilMs = findDirection(status) === 'rollout' ? rollbackAtMs : endMs;
  // Without enough time, the copilot keeps what was confirmed.
  return nowMs + plan.job.waitMs + 2 * lateMs < untilMs ? reimport(context) : { do: 'end' };
}

/** Adds one action if no route clears the copilot. If a read shows this action, the import has added nothing. */
function probeInvisibleImport(context: Context, open: readonly SingleRequest[]): Next | undefined {
  const { status } = context;
  const hidden = listInvisibleImports(context);
  if (hidden.length === 0) return undefined;
  const wait = findWaitForVisible(context, Object.keys(status.groups));
  if (wait !== undefined) return wait;
  const [first] = hidden.flatMap((group) =>
    group.missing.map((action) => createSingleRequest(group, { kind: 'add', action })),
  );
  const isPossible = first === undefined || !isExhausted(context, first.group);
  if (isPossible || hasFailedProbe(status) || listUndos(open).length > 0)
    return sendProbe(context, open, first);
  const cause = status.attempts.fault ?? createInvisibleFault('the actions');
  return findDirection(status) === 'rollout' ? { do: 'roll-back', cause } : undefined;
}

/** Lists the groups of a confirmed import if no read shows any of its actions. */
function listInvisibleImports({ diff, status }: Context): readonly Group[] {
  if (status.effects.imported?.isVisible === true) return [];
  return [...diff.groups.values()].filter(({ name }) => {
    const { pending } = findGroup(status, name);
    return pending?.by === 'import' && pending.state === 'hidden';
  });
}

/** Deletes an earlier probe that no read shows. Otherwise, adds an action unless an earlier addition was in vain. */
function sendProbe(context: Context, open: readonly SingleRequest[], add: SingleRequest | undefined): Next {
  const undos = listUndos(open);
  if (undos.length > 0) return sendSteps(context, undos);
  return add === undefined || hasFailedProbe(context.status) ? watch(context) : sendSteps(context, [add]);
}

function listUndos(open: readonly SingleRequest[]): readonly SingleRequest[] {
  return open.filter(({ kind }) => kind === 'undo');
}

/** Returns whether one delete and one import may replace all actions of the copilot. */
function canReplaceAll({ job }: Plan): boolean {
  return job.strategy === 'recreate' && job.unmanaged === 'delete';
}

/** Waits for changes that aren't visible yet and for requests that may still take effect, then ends. */
function watch(context: Context): Next {
  const { nowMs, status } = context;
  const wait = findWaitForVisible(context, Object.keys(status.groups));
  if (wait !== undefined) return wait;
  if (status.inFlight.length === 0) return { do: 'end' };
  const lastMs = Math.max(...status.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs));
  return { do: 'wait', ms: Math.min(latePollMs, lastMs), reason: 'in-flight' };
}

/**
 * Adds one action first. The list of an empty copilot may never show any action, and a list that lacks most actions may be
 * incomplete. Every action would then be duplicated.
 */
function probe(context: Context, open: readonly SingleRequest[]): Next | undefined {
  const { diff, plan, status } = context;
  const { before, strategy } = plan.job;
  const isProven = status.service.isVisible || findDirection(status) === 'rollback';
  if (strategy !== 'rolling' || isProven) return undefined;
  if (before.length + diff.rows.length > 0 && !mustImport(context, open)) return undefined;
  const add = open.find(({ kind }) => kind === 'add');
  return sendProbe(context, open, add);
}

/** Returns whether no read has shown an added action or any other change of this run. */
function hasFailedProbe({ groups, service }: Status): boolean {
  const isFailed = ({ pending }: GroupStatus): boolean =>
    pending?.state === 'undone' || (pending?.state === 'hidden' && pending.by === 'add');
  return !service.isVisible && Object.values(groups).some(isFailed);
}

/** Deletes and imports everything again, but only once, and only while the new version has time left. */
function reimportForIndex(context: Context, open: readonly SingleRequest[]): Next | undefined {
  const { nowMs, plan, rollbackAtMs, status } = context;
  const isAllowed = canReplaceAll(plan) && findDirection(status) === 'rollout' && nowMs < rollbackAtMs;
  const isDue = open.length > maxReindexes && open.every(({ kind }) => kind === 'reindex');
  if (!isAllowed || !isDue || status.attempts.hasReimported === true) return undefined;
  return tearDown(status, { hasReimported: true });
}

function reimportForRoutes(context: Context, open: readonly SingleRequest[]): Next | undefined {
  const isDue = open.some(({ kind }) => kind !== 'reindex');
  return context.status.service.lacks.single === true && isDue ? reimport(context) : undefined;
}

/** Deletes and imports everything again if that is allowed. Otherwise, rolls back or ends. */
function reimport({ plan, status }: Context): Next {
  const { attempts } = status;
  const { failures } = attempts.import;
  const isRollout = findDirection(status) === 'rollout';
  const hasDocument = isRollout || plan.job.backup !== undefined;
  if (canReplaceAll(plan) && hasDocument && failures < plan.job.maxAttempts) {
    return tearDown(status, { import: { ...attempts.import, failures: failures + 1 } });
  }
  return isRollout
    ? { do: 'roll-back', cause: attempts.fault ?? createInvisibleFault('all actions') }
    : { do: 'end' };
}

/** Begins another teardown for the same version. */
function tearDown(status: Status, counted: Partial<Status['attempts']>): Next {
  const attempts = { ...counted, clear: { ...status.attempts.clear, isConfirmed: false } };
  return { do: 'update', status: update(status, { attempts, state: 'teardown' }) };
}

function importMissing(context: Context, open: readonly SingleRequest[]): Next | undefined {
  if (!mustImport(context, open)) return undefined;
  const request = createImport(context);
  return (
    findDelay(context) ??
    findWaitForAll(context, context.status.attempts.import.opensAtMs) ??
    findWaitForVisible(context, request.actions.map(nameGroup)) ?? { do: 'send', requests: [request] }
  );
}

/** Returns whether one import replaces many additions. */
function mustImport({ diff, plan, status }: Context, open: readonly SingleRequest[]): boolean {
  const { job } = plan;
  const desired = plan.desired[findDirection(status)];
  const isRollback = findDirection(status) === 'rollback';
  const adds = open.filter(({ kind }) => kind === 'add').length;
  const isFailed =
    isRollback && (job.backup === undefined || status.attempts.import.failures >= job.maxAttempts);
  if (adds === 0 || isFailed || status.effects.imported !== undefined) return false;
  return job.strategy === 'rolling'
    ? !isRollback && adds > maxMissing && adds > desired.length / 2
    : desired.every((action) => findRows(diff, action).length === 0);
}

/** A renamed action is added under its new name before the old one is removed. */
function sendOpenSteps(context: Context, open: readonly SingleRequest[]): Next | undefined {
  const select = (...kinds: readonly SingleRequest['kind'][]): readonly SingleRequest[] =>
    open.filter(({ kind }) => kinds.includes(kind));
  const [adds, changes] = [select('add'), select('undo', 'change', 'remove-first')];
  const removals = adds.length + changes.length === 0 ? limitDeletes(context.diff, select('remove')) : [];
  const choices = [adds, changes, select('reindex'), removals].filter((steps) => steps.length > 0);
  const nexts = choices.map((steps) => sendSteps(context, steps));
  return nexts.find((next) => next.do === 'send') ?? nexts[0];
}
