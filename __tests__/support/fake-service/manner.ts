/** Services that can be simulated: the documented API alone, or OpenCopilot in two releases. */
export const serviceNames = ['contract', '2.8.0', 'head'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Behavior of a service that the API doesn't document, or that no release follows. */
export interface Manner {
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
  /** Whether the key, `Accept` and the existence of the copilot are checked; otherwise, all requests are allowed. */
  readonly checksCallers: boolean;
  /** Response to an unusable file. */
  readonly refusal: 'short' | 'with-reason' | 'bare-500';
  /** Whether names and operation IDs with `_` are converted to camel case. */
  readonly hasCamelCase: boolean;
  /** Whether addresses are in the service's own format. */
  readonly hasOwnEndpoints: boolean;
  /** Fields of a copilot in the list, and their format. */
  readonly records: ServiceName;
}

const contract: Manner = {
  hasActionList: false,
  recordDelete: 'empties',
  hasActionsDelete: false,
  checksCallers: true,
  refusal: 'short',
  hasCamelCase: false,
  hasOwnEndpoints: false,
  records: 'contract',
};

const release: Manner = {
  hasActionList: true,
  recordDelete: 'removes-record',
  hasActionsDelete: false,
  checksCallers: false,
  refusal: 'with-reason',
  hasCamelCase: false,
  hasOwnEndpoints: false,
  records: '2.8.0',
};

/** Measured behavior: releases up to 2.8.0 behave like the first one, and those from 2.8.9 on like the head. */
export const manners: Readonly<Record<ServiceName, Manner>> = {
  contract,
  '2.8.0': release,
  head: {
    ...release,
    recordDelete: 'breaks',
    hasActionsDelete: true,
    refusal: 'bare-500',
    hasCamelCase: true,
    records: 'head',
  },
};
