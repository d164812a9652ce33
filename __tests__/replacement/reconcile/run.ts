import type { ReplacementEnding } from '../../../src/ending.ts';
import { act, type Schedule } from '../../simulation/reconcile/schedule.ts';
import { simulate, type Simulation } from '../../simulation/reconcile/simulate.ts';

/** A change of the actions a, b and c into b, c and d, without any fault. */
export const calm: Schedule = {
  ...{ seed: 1, release: 'head', strategy: 'rolling', unmanaged: 'keep', maxAttempts: 4 },
  from: ['a', 'b', 'c'].map((path) => act(path)),
  to: [act('b'), act('c', 'name_c', 1), act('d')],
  ...{ byHand: [], faults: 0, lagMs: 0, isSignalled: false, killAtMs: undefined, secondRunAtMs: undefined },
};

interface FinishedRun extends Pick<Simulation, 'lines' | 'violations'> {
  readonly ending: ReplacementEnding | undefined;
  readonly requests: readonly string[];
  /** Requests except reads. */
  readonly changes: string;
  /** Names of the copilot’s actions, and of those in its search index. */
  readonly held: string;
  readonly found: string;
}

/** Runs one reconciliation on the model of the service, in virtual time. */
export async function run(settings: Partial<Schedule>): Promise<FinishedRun> {
  const { ends, lines, model, violations } = await simulate({ ...calm, ...settings });
  const { requests } = model;
  return {
    ...{ ending: ends.at(-1)?.ending, lines, requests, violations },
    changes: requests.filter((name) => name !== 'look').join(' '),
    held: nameAll(model.rows().map(({ name }) => name)),
    found: nameAll(model.index()),
  };
}

export function nameAll(names: readonly string[]): string {
  return names.toSorted().join(', ');
}
