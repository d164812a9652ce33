import { createRandom } from './random.ts';
import { act, type Schedule } from './reconcile/schedule.ts';

/** A period in which every request of the whole service ends like this. */
export interface Outage {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly end: 'refused' | 'reset' | 429 | 502 | 503;
  readonly retryAfterS: number | undefined;
}

/** Interruptions of the main step. */
type Disturbance =
  | { readonly type: 'none' }
  /** The process ends at its n-th step, without a signal. A step ends with an effect that others can observe. */
  | { readonly type: 'killed-at-step'; readonly step: number }
  | { readonly type: 'killed-at-time'; readonly atMs: number }
  /** SIGINT, and SIGKILL ten seconds later, as runners do. */
  | { readonly type: 'cancelled'; readonly atMs: number }
  /** A container job: no signal, and the post step begins while main still runs. */
  | { readonly type: 'abandoned'; readonly atMs: number };

/** One run with several copilots of one service. */
export interface FleetSchedule {
  readonly seed: number;
  /** Schedules of the copilots, which differ only in their faults. */
  readonly copilots: readonly Schedule[];
  readonly outages: readonly Outage[];
  readonly disturbance: Disturbance;
  readonly maxParallel: number;
  readonly hasPrevious: boolean;
  readonly maxAttempts: number;
  readonly waitMs: number;
}

export const copilotCount = 30;

/** Versions of the file, which all copilots share. */
export const fileVersions = {
  previous: [act('a'), act('b')],
  next: [act('b', 'name_b', 1), act('c'), act('d')],
};

/** Creates a random schedule that depends only on the seed. */
export function createFleetSchedule(seed: number): FleetSchedule {
  const random = createRandom(seed * 7_919 + 2);
  const choose = <T>(...values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const hasPrevious = choose(true, true, true, false);
  const common = { maxAttempts: choose(4, 4, 2), waitMs: choose(5_000, 5_000, 0, 12_000) };
  const { next, previous } = fileVersions;
  const createFaults = (): Partial<Schedule> => ({
    faults: 0.1 + random() * 0.25,
    faultKind: choose('finished', 'finished', 'finished', 'any', 'proxy'),
    removesRecord: random() < 0.05,
    ...(random() < 0.15 && { rejected: { name: 'name_d', status: 400 } as const }),
  });
  const createCopilot = (index: number): Schedule => ({
    ...{ ...common, seed: seed * copilotCount + index, hasActionList: false, release: 'head', lagMs: 0 },
    ...{ strategy: 'recreate', unmanaged: 'delete', to: next },
    // Without a previous version, no version defines the actions of the copilot.
    ...(hasPrevious ? { from: previous, byHand: [] } : { from: [], byHand: previous }),
    ...{ killAtMs: undefined, isSignalled: false, secondRunAtMs: undefined },
    ...{ faults: 0, faultKind: 'finished' },
    ...(random() < 0.5 && createFaults()),
  });
  const createOutage = (): Outage => {
    const fromMs = random() * 30_000;
    const retryAfterS = choose(undefined, Math.floor(random() * 20));
    const end = choose<Outage['end']>(429, 429, 503, 502, 'refused', 'reset');
    return { fromMs, untilMs: fromMs + random() * 15_000, end, retryAfterS };
  };
  // Most syncs take about seven seconds; with faults, they can take a minute.
  const atMs = random() * choose(8_000, 8_000, 8_000, 60_000);
  return {
    ...{ seed, hasPrevious, ...common },
    copilots: Array.from({ length: copilotCount }, (_, index) => createCopilot(index)),
    outages: Array.from({ length: Math.floor(random() * 3) }, createOutage),
    disturbance: choose<Disturbance>(
      { type: 'none' },
      { type: 'killed-at-step', step: 1 + Math.floor(random() * 900) },
      { type: 'killed-at-time', atMs },
      { type: 'cancelled', atMs },
      { type: 'cancelled', atMs },
      { type: 'abandoned', atMs },
    ),
    maxParallel: choose(1, 4, 8, 32),
  };
}
