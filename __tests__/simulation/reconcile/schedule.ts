import type { ActionContent } from '../../../src/copilot.ts';
import { createRandom } from '../random.ts';

/** One story in virtual time: what is there, what is wanted, and what goes wrong. */
export interface Schedule {
  readonly seed: number;
  readonly release: 'head' | '2.8.0';
  readonly strategy: 'recreate' | 'rolling';
  readonly unmanaged: 'delete' | 'keep';
  readonly maxAttempts: number;
  readonly from: readonly ActionContent[];
  readonly to: readonly ActionContent[];
  readonly byHand: readonly ActionContent[];
  readonly faults: number;
  readonly lagMs: number;
  readonly rejected?: { readonly name: string; readonly status: 400 | 500 };
  readonly hasPatch: boolean;
  readonly isSearchDown: boolean;
  readonly killAtMs: number | undefined;
  readonly isSignalled: boolean;
  /** The first import is answered 500 after its rows, and none of them gets an entry in the search. */
  readonly halfImport?: boolean;
  /** Endpoints are shown in a form of the service's own. */
  readonly ownForm?: boolean;
  /** The inventory shows nothing, whatever is there. */
  readonly showsNothing?: boolean;
  /** What is added is answered without its id. */
  readonly answersNoId?: boolean;
  /** The first import is never answered, and takes effect so late. */
  readonly lateImportMs?: number;
  /** The first clear is refused. */
  readonly brokenClear?: boolean;
  /** From this look on none is answered; counted from 1. */
  readonly failsFrom?: number;
  /** The journal cannot be written. */
  readonly isDiskFull?: boolean;
  /** A second run of the same version begins then. */
  readonly secondRunAtMs: number | undefined;
}

const origin = 'https://api.example.com';

export function act(path: string, name = `name_${path}`, version = 0): ActionContent {
  const description = `${path}, version ${version}`;
  const payload = { parameters: [], request_body: {} };
  return { method: 'GET', endpoint: `${origin}/${path}`, name, description, payload };
}

/** Everything by chance, and by the seed alone. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(seed * 7_919 + 1);
  const chance = (share: number): boolean => random() < share;
  const from = ['a', 'b', 'c', 'd'].map((path) => act(path));
  const renamed = chance(0.3);
  const e = act('e');
  const to = [
    act('b'),
    act('c', 'name_c', 1),
    renamed ? act('d', chance(0.5) ? 'nameD' : 'renamed') : act('d'),
    e,
    // Two that share an `operation_id`.
    ...(chance(0.2) ? [act('f', 'Name_E')] : []),
  ];
  const isQuiet = chance(0.2);
  const rejected = chance(0.15) ? ({ name: e.name, status: chance(0.5) ? 400 : 500 } as const) : undefined;
  const hasSecondRun = chance(0.2);
  const strategy = chance(0.6) ? 'rolling' : 'recreate';
  const defaults = strategy === 'rolling' ? 'keep' : 'delete';
  return {
    seed,
    release: chance(0.6) ? 'head' : '2.8.0',
    strategy,
    unmanaged: chance(0.75) ? defaults : defaults === 'keep' ? 'delete' : 'keep',
    maxAttempts: chance(0.8) ? 4 : 6,
    from: chance(0.1) ? [] : from,
    to,
    byHand: chance(0.4) ? [act('hand', chance(0.3) ? 'name_e' : 'by hand')] : [],
    faults: isQuiet ? 0 : random() * 0.35,
    // Two runs at once that look through a cache each are more than any rule can tell apart.
    lagMs: !hasSecondRun && chance(0.25) ? random() * 8_000 : 0,
    ...(rejected === undefined ? {} : { rejected }),
    hasPatch: chance(0.9),
    isSearchDown: chance(0.03),
    killAtMs: chance(0.35) ? random() * 20_000 : undefined,
    isSignalled: chance(0.4),
    secondRunAtMs: hasSecondRun ? random() * 12_000 : undefined,
  };
}
