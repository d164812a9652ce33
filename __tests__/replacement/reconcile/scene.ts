import type { ReplacementEnding } from '../../../src/ending.ts';
import { act, type Schedule } from '../../simulation/reconcile/schedule.ts';
import { simulate, type Simulation } from '../../simulation/reconcile/simulate.ts';

/** A day on which nothing goes wrong, but for what a scene says. */
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

export interface Played extends Simulation {
  /** What was said in the end. */
  readonly ending: ReplacementEnding;
  /** Names of what the copilot holds, and what its search knows. */
  readonly held: readonly string[];
  readonly found: readonly string[];
}

/** One reconciliation on the model of the service, in no time. */
export async function play(scene: Partial<Schedule>): Promise<Played> {
  const simulation = await simulate({ ...calm, ...scene });
  const last = simulation.ends.toSorted((one, other) => other.atMs - one.atMs)[0];
  if (last === undefined) throw new Error('Nobody said how it ended.');
  const { ending } = last;
  const { index, rows } = simulation.model;
  const held = rows()
    .map(({ name }) => name)
    .toSorted();
  return { ...simulation, ending, held, found: index().toSorted() };
}
