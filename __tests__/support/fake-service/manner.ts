/** The services that the fake service can be: the contract and nothing else, or the best-known service in two releases. */
export const serviceNames = ['contract', '2.8.0', 'head'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** How a service behaves where the contract says nothing, or says what no release does. */
export interface Manner {
  /** Shows what a copilot holds, and deletes and creates single actions. */
  readonly hasActionList: boolean;
  /** `DELETE /backend/copilot/{id}`: empties the copilot, removes its record and leaves the actions, or is a bare 500. */
  readonly recordDelete: 'empties' | 'removes-record' | 'breaks';
  /** `DELETE /backend/actions/bot/{id}` empties the copilot; else it is answered with 405, as other routes are there. */
  readonly hasActionsDelete: boolean;
  /** Looks at the key, at `Accept`, and whether the copilot exists; else everybody may do everything. */
  readonly checksCallers: boolean;
  /** The answer to a file that cannot be used. */
  readonly refusal: 'short' | 'with-reason' | 'bare-500';
  /** Names and operation ids that hold `_` are written in camel case. */
  readonly hasCamelCase: boolean;
  /** Addresses are written in a form of the service's own. */
  readonly hasOwnEndpoints: boolean;
  /** Which fields a record shows, and how. */
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

/** Row by row what was measured: the releases up to 2.8.0 behave like it, those from 2.8.9 on like the head. */
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
