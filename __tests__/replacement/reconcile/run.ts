import type { ReplacementEnding } from '../../../src/ending.ts';
import { act, type Schedule } from '../../simulation/reconcile/schedule.ts';
import { simulate, type Simulation } from '../../simulation/reconcile/simulate.ts';

/** Settings without any fault. */
const calm: Schedule = {
  seed: 1,
  release: 'head',
  strategy: 'rolling',
  unmanaged: 'keep',
  maxAttempts: 4,
  from: ['a', 'b', 'c', 'd'].map((path) => act(path)),
  to: ['a', 'b', 'c', 'd'].map((path) => act(path)),
  byHand: [],
  faults: 0,
  lagMs: 0,
  hasPatch: true,
  isSearchDown: false,
  killAtMs: undefined,
  isSignalled: false,
  secondRunAtMs: undefined,
};

export interface FinishedRun extends Simulation {
  /** The reported result. */
  readonly ending: ReplacementEnding;
  /** Requests except reads. */
  readonly changes: readonly string[];
  /** Names of the copilot’s actions, and of those in its search index. */
  readonly held: readonly string[];
  readonly found: readonly string[];
}

/** Runs one reconciliation on the model of the service, in virtual time. */
export async function run(settings: Partial<Schedule>): Promise<FinishedRun> {
  const simulation = await simulate({ ...calm, ...settings });
  const last = simulation.ends.toSorted((one, other) => other.atMs - one.atMs)[0];
  if (last === undefined) throw new Error('No run has reported a result.');
  const { ending } = last;
  const { index, rows } = simulation.model;
  const held = rows()
    .map(({ name }) => name)
    .toSorted();
  const changes = simulation.model.requests.filter((name) => name !== 'look');
  return { ...simulation, ending, changes, held, found: index().toSorted() };
}
