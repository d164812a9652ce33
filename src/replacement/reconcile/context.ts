import { findRows, listDeletable, type Diff } from './diff.ts';
import type { Plan } from './plan.ts';
import type { ActionRequest, SingleRequest } from './request.ts';
import { digestRows, findGroup, type InFlight, type RollbackCause, type Status } from './status.ts';
import { latePollMs, shownPollMs } from './waiting-times.ts';

/** Everything on which the next step depends. */
export interface Context {
  readonly plan: Plan;
  readonly status: Status;
  /** The last read compared with the desired state. */
  readonly diff: Diff;
  readonly nowMs: number;
  /** Time from which the run rolls back if the new version isn't in place. */
  readonly rollbackAtMs: number;
  /** Time from which nothing is sent. */
  readonly endMs: number;
}

/** Time in which nothing is sent. `in-flight`: an unconfirmed request may still take effect. `visibility`: no read shows a confirmed change yet. */
export interface Wait {
  readonly do: 'wait';
  readonly ms: number;
  readonly reason: 'delay' | 'in-flight' | 'visibility' | 'backoff';
}

export type Next =
  | { readonly do: 'send'; readonly requests: readonly ActionRequest[] }
  | Wait
  /** Reads the actions again, after a backoff. */
  | { readonly do: 'read-again' }
  /** Decides again, with another status. */
  | { readonly do: 'update'; readonly status: Status }
  | { readonly do: 'roll-back'; readonly cause: RollbackCause }
  | { readonly do: 'end' };

const lateWait: Wait = { do: 'wait', ms: latePollMs, reason: 'in-flight' };

/** Sends the requests that may be sent now. Otherwise, waits until the first of them may be sent. */
export function sendSteps(context: Context, steps: readonly SingleRequest[]): Next {
  const waits = steps.map(({ group }) => findWait(context, group));
  const requests = steps.filter((_, at) => waits[at] === undefined);
  if (requests.length > 0) return { do: 'send', requests };
  const [first = lateWait] = waits.flatMap((wait) => wait ?? []).sort((one, other) => one.ms - other.ms);
  return first;
}

/** Returns how long nothing may be sent in a group, or `undefined` if a request may be sent. */
function findWait(context: Context, name: string): Wait | undefined {
  const { nowMs, status } = context;
  const { opensAtMs, pending } = findGroup(status, name);
  if (isBusy(context, name)) return lateWait;
  if (pending?.state === 'waiting')
    return { do: 'wait', ms: Math.min(shownPollMs, pending.untilAtMs - nowMs), reason: 'visibility' };
  return opensAtMs > nowMs ? { do: 'wait', ms: opensAtMs - nowMs, reason: 'backoff' } : undefined;
}

/** Returns how long no request for all groups may be sent. */
export function findWaitForAll(context: Context, opensAtMs: number): Wait | undefined {
  if (isBusy(context)) return lateWait;
  const restMs = opensAtMs - context.nowMs;
  return restMs > 0 ? { do: 'wait', ms: Math.min(restMs, latePollMs), reason: 'backoff' } : undefined;
}

/** Returns how long a confirmed change of one of the groups is awaited, or `undefined` if all are visible or hidden. */
export function findWaitForVisible(context: Context, names: readonly string[]): Wait | undefined {
  const name = names.find((one) => findGroup(context.status, one).pending?.state === 'waiting');
  return name === undefined ? undefined : findWait(context, name);
}

/** Returns the rest of the delay between a delete and an import. */
export function findDelay({ nowMs, plan, status }: Context): Wait | undefined {
  const { deletedAtMs = -Infinity } = status.times;
  const ms = deletedAtMs + plan.job.waitMs - nowMs;
  return ms > 0 ? { do: 'wait', ms, reason: 'delay' } : undefined;
}

/** Returns whether an earlier request of the group, or of any group, may still take effect. */
function isBusy({ diff, plan, status }: Context, name?: string): boolean {
  return status.inFlight.some((request) => {
    const isHere = name === undefined || request.group === undefined || request.group === name;
    return isHere && !hasTakenEffect(request, plan, diff);
  });
}

/** Returns whether a request without a response has done its work, according to the read. */
export function hasTakenEffect(request: InFlight, { desired }: Plan, diff: Diff): boolean {
  const { before, direction, group, kind, outcome } = request;
  if (outcome !== undefined) return true;
  if (group !== undefined) return digestRows(diff.groups.get(group)?.rows ?? []) !== before;
  if (kind === 'clear') return listDeletable(diff).length === 0;
  return desired[direction].every((action) => findRows(diff, action).length > 0);
}
