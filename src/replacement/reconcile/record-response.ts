import type { ServiceFault } from '../../errors.ts';
import type { Random } from '../../ports.ts';
import { computeBackoffMs, type RequestResult } from '../request-with-retries.ts';
import { isContentRefused, isOnlyAccepted, mayBeInFlight } from '../failed-call.ts';
import { nameGroup } from './desired-action.ts';
import { actionsRoute, isDelete, type ActionRequest, type SingleRequest } from './request.ts';
import {
  addLack,
  findDirection,
  findGroup,
  update,
  updateGroups,
  type Attempts,
  type InFlight,
  type Pending,
  type Status,
} from './status.ts';
import { lateMs, showMs } from './waiting-times.ts';

/** Records a request before it is sent. From now on, the request may take effect, and its actions aren't confirmed. */
export function recordSent(status: Status, request: ActionRequest, nowMs: number, timeoutMs: number): Status {
  const { before = '', group }: Partial<SingleRequest> = 'group' in request ? request : {};
  const direction = findDirection(status);
  const entry = { kind: request.kind, group, before, direction, endsAtMs: nowMs + timeoutMs + lateMs };
  const times = updateTimes(status, request, nowMs);
  const sent = update(status, { inFlight: [...status.inFlight, entry], times });
  if ('group' in request) return recordStep(sent, request);
  if (request.kind === 'import')
    return updateGroups({ ...sent, state: 'converging' }, request.actions.map(nameGroup), unindexed);
  return update(sent, { attempts: { clear: { ...sent.attempts.clear, isConfirmed: false } } });
}

const unindexed = { needsReindex: true };

function updateTimes(status: Status, { kind }: ActionRequest, nowMs: number): Status['times'] {
  const times = { ...status.times };
  const { deletedAtMs, delays } = times;
  times.beganAtMs ??= nowMs;
  if (kind === 'clear' || (kind !== 'import' && status.state === 'teardown')) times.emptyAtMs ??= nowMs;
  if (kind === 'remove-first') times.gapAtMs = nowMs;
  if (kind !== 'import' || deletedAtMs === undefined) return times;
  return { ...times, deletedAtMs: undefined, delays: [...delays, nowMs - deletedAtMs] };
}

function recordStep(sent: Status, request: SingleRequest): Status {
  const requests = findGroup(sent, request.group).requests + 1;
  const deleted = isDelete(request) ? { deletedId: request.row.id } : {};
  return updateGroups(sent, [request.group], { ...unindexed, requests, isWritten: true, ...deleted });
}

interface ResponseContext {
  readonly nowMs: number;
  readonly random: Random;
  readonly maxAttempts: number;
  /** Status before the request was sent. */
  readonly sent: Status;
}

/** Records the response to a request. */
export function recordResponse(
  status: Status,
  request: ActionRequest,
  result: RequestResult<string | undefined>,
  context: ResponseContext,
): Status {
  const { nowMs } = context;
  if (result.ok) return recordConfirmed(endRequest(status, request), request, result.value, nowMs);
  const { fault } = result;
  const ended = endRequest(status, request, findOutcome(fault, nowMs));
  const failed = update(ended, { attempts: { fault } });
  // A request that was never sent doesn't count as an attempt.
  if (fault.isUnsent === true) return failed;
  if (isOnlyAccepted(fault)) return recordConfirmed(ended, request, undefined, nowMs);
  const isMissing = [404, 405, 501].includes(fault.status ?? 0);
  if ('group' in request) return recordFailedStep(failed, request, { ...context, fault, isMissing });
  // A missing route only selects another route. It isn't the cause of a failure.
  if (isMissing && request.kind === 'clear' && request.route === actionsRoute) return addLack(ended, 'clear');
  const { [request.kind]: attempts } = failed.attempts;
  return update(failed, { attempts: { [request.kind]: countFailure(attempts, fault, context) } });
}

function recordFailedStep(
  failed: Status,
  { group, kind }: SingleRequest,
  context: ResponseContext & { readonly fault: ServiceFault; readonly isMissing: boolean },
): Status {
  const { fault, isMissing, sent } = context;
  // The service may have deleted another row with the same `operation_id`. A second delete could delete the
  // last of these rows.
  if (kind === 'undo' && fault.applied !== 'no') return updateGroups(failed, [group], { pending: undone });
  const needsReindex = fault.applied !== 'no' || findGroup(sent, group).needsReindex;
  // The action is then deleted and added, so the missing route isn't a failure yet.
  if (isMissing && (kind === 'change' || kind === 'reindex'))
    return updateGroups(addLack(failed, 'change'), [group], { needsReindex });
  const attempts = countFailure(findGroup(failed, group), fault, context);
  const known = isMissing ? addLack(failed, 'single') : failed;
  return updateGroups(known, [group], { ...attempts, needsReindex });
}

const undone: Pending = { by: 'undo', before: '', untilAtMs: 0, state: 'undone' };

function countFailure(
  attempts: Attempts,
  fault: ServiceFault,
  { maxAttempts, nowMs, random, sent }: ResponseContext,
): Attempts {
  const more = attempts.failures + 1;
  const failures = isContentRefused(fault) ? Math.max(maxAttempts, more) : more;
  const { retryAfterMs } = fault;
  const backoffMs = computeBackoffMs(failures, { retryAfterMs, random });
  // A stale list might not show the effect of the failed request yet. A repetition would then duplicate this
  // effect.
  const { lagMs } = sent.service;
  const hiddenMs = fault.applied === 'no' || lagMs === 0 ? 0 : lagMs + showMs;
  return { ...attempts, failures, opensAtMs: nowMs + Math.max(backoffMs, hiddenMs) };
}

/** Decides whether and how long a failed request may still take effect, or its effect may become visible. */
function findOutcome(fault: ServiceFault, nowMs: number): Partial<InFlight> {
  const { applied, status = 0 } = fault;
  if (applied !== 'no' && mayBeInFlight(fault)) return { endsAtMs: nowMs + lateMs };
  return applied !== 'no' && status >= 500
    ? { endsAtMs: nowMs + showMs, outcome: 'error' }
    : { outcome: 'ended' };
}

function endRequest(
  status: Status,
  request: ActionRequest,
  outcome: Partial<InFlight> = { outcome: 'ended' },
): Status {
  const group = 'group' in request ? request.group : undefined;
  const at = status.inFlight.findLastIndex((one) => one.group === group);
  const inFlight = status.inFlight.map((one, index) => (index === at ? { ...one, ...outcome } : one));
  return { ...status, inFlight };
}

function recordConfirmed(
  ended: Status,
  request: ActionRequest,
  id: string | undefined,
  nowMs: number,
): Status {
  // The effect of an earlier failed request may become visible only now, and look like the confirmed one.
  const inFlight = ended.inFlight.map((one) =>
    one.outcome === 'error' ? { ...one, endsAtMs: nowMs + showMs } : one,
  );
  const status = update(ended, { inFlight, effects: { hasChanged: true } });
  const pending: Pending = { by: request.kind, before: '', untilAtMs: nowMs + lateMs, state: 'waiting' };
  if (request.kind === 'clear') return recordCleared(status, pending, nowMs);
  if (request.kind === 'import') {
    const imported = { direction: findDirection(status), isVisible: false };
    const filled = update(status, { effects: { imported }, times: { filledAtMs: nowMs } });
    return updateGroups(filled, request.actions.map(nameGroup), { needsReindex: false, pending });
  }
  const { before, group, kind } = request;
  const { added } = status.effects;
  // A read can't distinguish a reindexed action from the previous one.
  if (kind === 'reindex') return updateGroups(status, [group], { needsReindex: false });
  if (kind === 'undo') {
    const left = update(status, { effects: { added: added.filter((one) => one !== request.row.id) } });
    const failures = findGroup(status, group).failures + 1;
    return updateGroups(left, [group], { failures, pending: undone });
  }
  const known =
    kind === 'add' && id !== undefined ? update(status, { effects: { added: [...added, id] } }) : status;
  const changed = isDelete(request) && known.state === 'teardown' ? update(known, deletedAt(nowMs)) : known;
  const changes = { needsReindex: isDelete(request), pending: { ...pending, before, id } };
  return updateGroups(changed, [group], changes);
}

function recordCleared(status: Status, waiting: Pending, nowMs: number): Status {
  const groups = Object.entries(status.groups).map(([name, { pending, ...group }]) => {
    const isUndone = pending !== undefined && pending.state !== 'waiting';
    // If a read still shows the rows after this time, it has never shown that they were deleted.
    const cleared = group.ids === '' ? isUndone && undone : { ...waiting, before: group.ids };
    return [name, cleared === false ? group : { ...group, pending: cleared }] as const;
  });
  const clear = { ...status.attempts.clear, opensAtMs: waiting.untilAtMs, isConfirmed: true };
  const { effects, times } = deletedAt(nowMs);
  return update(status, { groups: Object.fromEntries(groups), attempts: { clear }, effects, times });
}

/** Returns the changes after a confirmed delete. An import may follow it. */
function deletedAt(deletedAtMs: number) {
  return { effects: { imported: undefined }, times: { deletedAtMs } };
}
