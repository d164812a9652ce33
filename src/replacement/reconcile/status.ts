import { createHash } from 'node:crypto';
import type { ObservedAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import { renderRoute } from '../../importer/index.ts';
import type { ActionRequest } from './request.ts';
import { lateMs } from './waiting-times.ts';

export type Direction = 'rollout' | 'rollback';

/** Status of a reconciliation, as plain data that the journal stores. Times are in milliseconds on the monotonic clock. */
export interface Status {
  /**
   * `teardown`, with `recreate`: deletes all actions that the run may delete, waits, and imports the document.
   * `converging`: changes what differs from the desired state.
   */
  readonly state: 'teardown' | 'converging';
  /** Cause of the rollback. Missing as long as the new version is the desired state. */
  readonly rollbackCause?: RollbackCause;
  readonly groups: Readonly<Record<string, GroupStatus>>;
  readonly inFlight: readonly InFlight[];
  readonly attempts: AllAttempts;
  readonly service: ServiceTraits;
  readonly effects: Effects;
  readonly times: Times;
}

export type RollbackCause = ServiceFault | 'out-of-time';

export interface Attempts {
  readonly failures: number;
  /** Start of the next attempt. */
  readonly opensAtMs: number;
}

/** Attempts of the requests for all groups, and the last failure of any request. */
interface AllAttempts {
  readonly clear: Attempts & { readonly isConfirmed?: boolean };
  readonly import: Attempts;
  /** Whether everything was deleted and imported again because of the search index. */
  readonly hasReimported?: true;
  readonly fault?: ServiceFault;
}

/** Properties of the service that responses and reads have revealed. */
interface ServiceTraits {
  /** Routes that the service lacks. `single`: adding or deleting one action. */
  readonly lacks: { readonly clear?: true; readonly change?: true; readonly single?: true };
  /** Longest time after a confirmation in which a change wasn't visible. */
  readonly lagMs: number;
  /** Whether a read has shown a confirmed change of this run. */
  readonly isVisible: boolean;
}

/** Effects of the run on the copilot's actions. */
interface Effects {
  /** Whether a request was confirmed, or a read has shown other actions than before the run. */
  readonly hasChanged: boolean;
  /** Whether another client has changed actions that this run manages. */
  readonly hasOthers: boolean;
  /** Last confirmed import if no delete was confirmed since: another import could duplicate every action. */
  readonly imported?: { readonly direction: Direction; readonly isVisible: boolean } | undefined;
  /** IDs of the actions that this run has added. */
  readonly added: readonly string[];
  /** Unmanaged actions that the service has deleted instead of others. */
  readonly displaced: readonly ObservedAction[];
}

interface Times {
  readonly beganAtMs?: number;
  readonly emptyAtMs?: number;
  readonly filledAtMs?: number;
  /** The last confirmed delete before an import. */
  readonly deletedAtMs?: number | undefined;
  /** Delays between a delete and an import. */
  readonly delays: readonly number[];
  /** Start of a time in which an action of both versions was missing, between its delete and its addition. */
  readonly gapAtMs?: number;
}

export interface GroupStatus extends Attempts {
  /** IDs of the rows in the last read. */
  readonly ids: string;
  /** Whether the last request for all rows wasn't confirmed, so that the search index might not contain them. */
  readonly needsReindex: boolean;
  /** Number of requests for this group in the current direction. */
  readonly requests: number;
  /** Whether a request was sent for this group alone. */
  readonly isWritten?: true;
  /** ID of the row in the last delete request. */
  readonly deletedId?: string;
  readonly pending?: Pending | undefined;
}

/** A confirmed change that no read has shown yet. */
export interface Pending {
  readonly by: ActionRequest['kind'];
  /** The group's rows before the change: their digest, or their IDs if all actions were deleted. */
  readonly before: string;
  /** ID of the added action, if the response contains it. */
  readonly id?: string | undefined;
  /** Time until which a read may be stale. */
  readonly untilAtMs: number;
  /**
   * `hidden`: no read showed the change in time. The change isn't repeated, because it may only be invisible.
   * `undone`: the added action was deleted.
   */
  readonly state: 'waiting' | 'hidden' | 'undone';
}

/** An unconfirmed request. Requests that ended remain until the next read, because they explain its changes. */
export interface InFlight {
  readonly kind: ActionRequest['kind'];
  /** `undefined` for requests in all groups. */
  readonly group: string | undefined;
  readonly before: string;
  readonly direction: Direction;
  /** Time until which the request may take effect, or its effect may become visible. */
  readonly endsAtMs: number;
  /** `error`: the service itself returned an error, so its work is done. `ended`: no effect can follow. */
  readonly outcome?: 'error' | 'ended';
  /** Whether a read has shown that the request deleted all actions. The request then explains no later change. */
  readonly isShown?: boolean;
}

export const untried: Attempts = { failures: 0, opensAtMs: 0 };
export const freshGroup: GroupStatus = { ...untried, ids: '', requests: 0, needsReindex: false };

/** Resumes the status of a process that died. Its requests timed out no later than now. */
export function resumeReconciliation(status: Status, nowMs: number): Status {
  const inFlight = status.inFlight.map((request) => ({
    ...request,
    endsAtMs: Math.min(request.endsAtMs, nowMs + lateMs),
  }));
  return { ...status, inFlight };
}

/** Makes the previous actions the desired state. Attempts are counted from 0 again. */
export function rollBack(status: Status, rollbackCause: RollbackCause): Status {
  const renewed = updateGroups(status, Object.keys(status.groups), { ...untried, requests: 0 });
  const attempts = { clear: untried, import: untried };
  return update(renewed, { attempts, state: 'converging', rollbackCause });
}

export function findDirection({ rollbackCause }: Status): Direction {
  return rollbackCause === undefined ? 'rollout' : 'rollback';
}

/** Returns whether no read has shown a confirmed change in time. */
export function hasHidden({ groups }: Status): boolean {
  return Object.values(groups).some(({ pending }) => pending?.state === 'hidden');
}

/** Returns the requests that may still take effect, or whose effect may still become visible. */
export function listInFlight({ inFlight }: Status): readonly InFlight[] {
  return inFlight.filter(({ outcome }) => outcome !== 'ended');
}

export function findGroup({ groups }: Status, name: string): GroupStatus {
  // An action may be called `constructor`.
  return (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? freshGroup;
}

type Part = 'attempts' | 'effects' | 'service' | 'times';
type Changes = Partial<Omit<Status, Part>> & { readonly [Name in Part]?: Partial<Status[Name]> };

/** Changes a status. Properties of its parts that aren't named stay as they are. */
export function update(status: Status, { attempts, effects, service, times, ...rest }: Changes): Status {
  return {
    ...status,
    ...rest,
    attempts: { ...status.attempts, ...attempts },
    service: { ...status.service, ...service },
    effects: { ...status.effects, ...effects },
    times: { ...status.times, ...times },
  };
}

/** Records that the service lacks a route. */
export function addLack(status: Status, route: keyof ServiceTraits['lacks']): Status {
  return update(status, { service: { lacks: { ...status.service.lacks, [route]: true } } });
}

export function updateGroups(
  status: Status,
  names: readonly string[],
  changes: Partial<GroupStatus>,
): Status {
  const changed = names.map((name) => [name, { ...findGroup(status, name), ...changes }] as const);
  return { ...status, groups: { ...status.groups, ...Object.fromEntries(changed) } };
}

export function listIds(rows: readonly ObservedAction[]): string {
  const ids = rows.map((row) => row.id || renderRoute(row));
  return ids.sort().join('\n');
}

/** Returns a digest that is equal if two reads show the same rows with the same content. */
export function digestRows(rows: readonly ObservedAction[]): string {
  if (rows.length === 0) return '';
  const text = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(text.join('\n')).digest('base64');
}
