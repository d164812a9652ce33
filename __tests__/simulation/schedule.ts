import fc from 'fast-check';

/** What goes wrong at one call of the model service; the names are the fake service's where it has the same. */
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

/** Refusals: the service, or a gateway before it, has decided. */
const refusalFaults = [
  'is-error',
  'status-400',
  'html-200',
  'truncated-json',
  'redirect',
  'forbidden-once',
] as const;

/** A call that was given up, and takes effect up to 90 s later. */
const lateFaults = ['hang-late', 'gateway-late'] as const;

export type FaultName = (
  | typeof transientFaults
  | typeof refusalFaults
  // What no client can undo.
  | readonly ['key-revoked', 'record-removed', 'status-202-after', 'status-404-before']
  | typeof lateFaults
  | readonly ['no-route']
)[number];
export type Call = 'list' | 'delete' | 'import';

export interface Fault {
  readonly call: Call;
  /** The how-manieth call of its kind, counted from 1 through main and post. */
  readonly nth: number;
  readonly name: FaultName;
  readonly retryAfterMs?: number | undefined;
  /** How long after it was given up the call takes effect. */
  readonly lateMs?: number;
}

/** How the main step is disturbed, and by whom. */
export type Disturbance =
  | { readonly type: 'none' }
  /** The process is gone at once, at its n-th step (a step is anything between two things that the world can see). */
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
  /** The service refuses the new version whenever it is asked. */
  readonly isNextBad: boolean;
  readonly maxAttempts: number;
  readonly waitMs: number;
  /** For the jitter of the back-off. */
  readonly seed: number;
}

export const lateFault: fc.Arbitrary<Fault> = fc.record({
  call: fc.constantFrom<Call>('delete', 'import', 'import'),
  nth: fc.constantFrom(1, 1, 2),
  name: fc.constantFrom<FaultName>(...lateFaults),
  lateMs: fc.integer({ min: 1, max: 90_000 }),
});

/** What befalls a copilot by itself: its list and its key are those of the service. */
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

// Most replacements last some seven seconds; with faults they may last a minute.
export const moment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 8_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
);
