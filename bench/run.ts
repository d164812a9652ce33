/**
 * Runs the benchmarks: `npm run bench`. Prints ratios to a baseline, because absolute times depend on the machine.
 * `npm run bench -- fleet` runs only the benchmark with this name.
 */
import { benchCompare } from './compare.ts';
import { benchCurlRecipe } from './curl-recipe.ts';
import { benchFleet } from './fleet.ts';
import { benchLoad } from './load.ts';
import { benchManualAction } from './manual-action.ts';
import { benchOverhead } from './overhead.ts';
import { benchSelection } from './selection.ts';
import { benchSimulation } from './simulation.ts';
import { benchStrategy } from './strategy.ts';
import { benchUnchanged } from './unchanged.ts';
import { benchUnchangedFleet } from './unchanged-fleet.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  unchanged: benchUnchanged,
  'unchanged-fleet': benchUnchangedFleet,
  overhead: benchOverhead,
  fleet: benchFleet,
  schedules: benchCurlRecipe,
  strategy: benchStrategy,
  simulation: benchSimulation,
  'manual-action': benchManualAction,
  load: benchLoad,
  compare: benchCompare,
  selection: benchSelection,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => benches[name] === undefined);
if (unknown === undefined) {
  for (const name of named.length === 0 ? Object.keys(benches) : named) await benches[name]?.();
} else {
  console.error(`Unknown benchmark "${unknown}". Use one of ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
}
