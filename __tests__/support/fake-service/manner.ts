/** Services that can be simulated: the documented API alone, or OpenCopilot in two releases. */
export const serviceNames = ['contract', '2.8.0', 'head'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Behavior of a service that the API doesn't document, or that no release follows. */
export interface Manner {
  /**
   * Service whose formats the responses have. Only the documented API checks the key, `Accept` and the existence of
   * the copilot.
   */
  readonly service: ServiceName;
  /** Whether the service lists the actions of a copilot, and deletes and creates single actions. */
  readonly hasActionList: boolean;
  /**
   * Effect of `DELETE /backend/copilot/{id}`: deletes the actions, deletes the copilot but not its actions, or fails
   * with HTTP 500.
   */
  readonly recordDelete: 'empties' | 'removes-record' | 'breaks';
  /**
   * Whether `DELETE /backend/actions/bot/{id}` deletes the actions; otherwise, it fails with HTTP 405, because other
   * methods exist.
   */
  readonly hasActionsDelete: boolean;
  /** Whether addresses are in the service's own format. */
  readonly hasOwnEndpoints?: boolean;
}

/** Measured behavior: releases up to 2.8.0 behave like the first one, and those from 2.8.9 on like the head. */
export const manners: Readonly<Record<ServiceName, Manner>> = {
  contract: { service: 'contract', hasActionList: false, recordDelete: 'empties', hasActionsDelete: false },
  '2.8.0': { service: '2.8.0', hasActionList: true, recordDelete: 'removes-record', hasActionsDelete: false },
  head: { service: 'head', hasActionList: true, recordDelete: 'breaks', hasActionsDelete: true },
};
