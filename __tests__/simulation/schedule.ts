import fc from 'fast-check';

/** Faults of one request to the model service, with the fake service's names if it has the same. */
const transientFaults = [
  'refused',
  'reset-before',
  'reset-after',
  'hang-before',
  'hang-after',
  'status-408-before',
  'status-408-after',
  'status-429-before',
  'status-429-after',
  'status-500-before',
  'status-500-after',
  'status-502-before',
  'status-502-after',
  'status-503-before',
  'status-503-after',
  'status-504-before',
  'status-504-after',
  'half-import',
  'half-import-reset',
  'late',
  'unmanaged',
  'stale-list',
  'duplicate-listing',
  'slow-propagation',
] as const;

/** Rejections by the service or by a gateway. */
const refusalFaults = [
  'is-error',
  'status-400',
  'html-200',
  'truncated-json',
  'redirect',
  'forbidden-once',
] as const;

/** Requests that time out and take effect up to 90 s later. */
const lateFaults = ['hang-late', 'gateway-late'] as const;

export type FaultName = (
  | typeof transientFaults
  | typeof refusalFaults
  // Effects that no client can undo.
  | readonly ['key-revoked', 'record-removed', 'status-202-after', 'status-404-before']
  | typeof lateFaults
  | readonly ['no-route']
)[number];
export type Call = 'list' | 'delete' | 'import';

export interface Fault {
  readonly call: Call;
  /** Number of the request among those of its kind, from 1 through main and post. */
  readonly nth: number;
  readonly name: FaultName;
  readonly retryAfterMs?: number | undefined;
  /** Delay of the effect after the timeout. */
  readonly lateMs?: number;
}

/** Interruptions of the main step. */
export type Disturbance =
  | { readonly type: 'none' }
  /** The process ends at its n-th step, without a signal. A step ends with an effect that others can observe. */
  | { readonly type: 'killed-at-step'; readonly step: number }
  | { readonly type: 'killed-at-time'; readonly atMs: number }
  /** SIGINT, and SIGKILL ten seconds later, as runners do. */
  | { readonly type: 'cancelled'; readonly atMs: number }
  /** A container job: no signal, and the post step begins while main still runs. */
  | { readonly type: 'abandoned'; readonly atMs: number };

export interface Schedule {
  readonly faults: readonly Fault[];
  readonly disturbance: Disturbance;
  readonly hasPrevious: boolean;
  readonly hasList: boolean;
  /** Whether the service always rejects the new version. */
  readonly isNextBad: boolean;
  readonly maxAttempts: number;
  readonly waitMs: number;
  /** Seed of the random delays of retries. */
  readonly seed: number;
}

export const lateFault: fc.Arbitrary<Fault> = fc.record({
  call: fc.constantFrom<Call>('delete', 'import', 'import'),
  nth: fc.constantFrom(1, 1, 2),
  name: fc.constantFrom<FaultName>(...lateFaults),
  lateMs: fc.integer({ min: 1, max: 90_000 }),
});

/** Faults of a single copilot. The list and the key belong to the service. */
export const ownFault: fc.Arbitrary<Fault> = fc.record(
  {
    call: fc.constantFrom<Call>('delete', 'delete', 'import', 'import'),
    nth: fc.constantFrom(1, 1, 2, 2, 3),
    name: fc.constantFrom<FaultName>(
      ...transientFaults.filter((name) => !name.includes('list')),
      ...refusalFaults,
      'record-removed',
    ),
    retryAfterMs: fc.integer({ min: 0, max: 20_000 }),
  },
  { requiredKeys: ['call', 'nth', 'name'] },
);

// Most syncs take about seven seconds; with faults, they can take a minute.
export const moment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 8_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
);
