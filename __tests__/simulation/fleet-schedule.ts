import fc from 'fast-check';
import { lateFault, moment, ownFault, type Disturbance, type FaultName, type Schedule } from './schedule.ts';

/** Faults of one copilot. */
export type Fate = Pick<Schedule, 'faults' | 'isNextBad'>;

/** A period in which every request of the whole service ends like this. */
export interface Outage {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly name: FaultName;
  readonly retryAfterMs: number | undefined;
}

/** One run with several copilots of one service. */
export interface FleetSchedule extends Pick<Schedule, 'hasPrevious' | 'maxAttempts' | 'waitMs' | 'seed'> {
  readonly fates: readonly Fate[];
  readonly outages: readonly Outage[];
  readonly disturbance: Disturbance;
  readonly maxParallel: number;
}

export const copilots = 30;

const faulty: fc.Arbitrary<Fate> = fc.record({
  faults: fc.array(fc.oneof({ weight: 5, arbitrary: ownFault }, { weight: 1, arbitrary: lateFault }), {
    maxLength: 3,
  }),
  isNextBad: fc.oneof(
    { weight: 6, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

const lucky: fc.Arbitrary<Fate> = fc.constant({ faults: [], isNextBad: false });

const outage: fc.Arbitrary<Outage> = fc
  .record({
    fromMs: fc.integer({ min: 0, max: 30_000 }),
    forMs: fc.integer({ min: 1, max: 15_000 }),
    name: fc.constantFrom<FaultName>(
      'status-429-before',
      'status-429-before',
      'status-503-before',
      'status-502-before',
      'refused',
      'reset-before',
    ),
    retryAfterMs: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
  })
  .map(({ forMs, ...one }) => ({ ...one, untilMs: one.fromMs + forMs }));

const disturbance: fc.Arbitrary<Disturbance> = fc.oneof(
  fc.constant({ type: 'none' } as const),
  fc.record({ type: fc.constant('killed-at-step' as const), step: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ type: fc.constant('killed-at-time' as const), atMs: moment }),
  fc.record({ type: fc.constant('cancelled' as const), atMs: moment }),
  fc.record({ type: fc.constant('cancelled' as const), atMs: moment }),
  fc.record({ type: fc.constant('abandoned' as const), atMs: moment }),
);

export const fleetSchedules: fc.Arbitrary<FleetSchedule> = fc.record({
  fates: fc.array(fc.oneof({ weight: 1, arbitrary: faulty }, { weight: 1, arbitrary: lucky }), {
    minLength: copilots,
    maxLength: copilots,
  }),
  outages: fc.array(outage, { maxLength: 2 }),
  disturbance,
  maxParallel: fc.constantFrom(1, 4, 8, 32),
  hasPrevious: fc.constantFrom(true, true, true, false),
  maxAttempts: fc.constantFrom(4, 4, 2),
  waitMs: fc.constantFrom(5_000, 5_000, 0, 12_000),
  seed: fc.integer(),
});
