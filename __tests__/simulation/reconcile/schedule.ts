import type { ActionContent } from '../../../src/copilot.ts';
import { createRandom } from '../random.ts';
import type { ModelOptions } from './model-options.ts';

/** One run in virtual time: the initial state, the desired state and the faults. */
export interface Schedule extends Omit<ModelOptions, 'clock' | 'random'> {
  readonly seed: number;
  /** Description of the special setting of the service or the copilot. */
  readonly setting?: string;
  readonly strategy: 'recreate' | 'rolling';
  readonly unmanaged: 'delete' | 'keep';
  readonly maxAttempts: number;
  /** Delay between delete and import, by default five seconds. */
  readonly waitMs?: number;
  readonly from: readonly ActionContent[];
  readonly to: readonly ActionContent[];
  readonly byHand: readonly ActionContent[];
  /** Actions of another file of the same copilot. Both files are synced in turn, three times. */
  readonly otherFile?: readonly ActionContent[];
  readonly killAtMs: number | undefined;
  readonly isSignalled: boolean;
  /** Whether the journal can't be written. */
  readonly isDiskFull?: boolean;
  /** Start of a second run of the same version. */
  readonly secondRunAtMs: number | undefined;
}

export const origin = 'https://api.example.com';

export function act(path: string, name = `name_${path}`, version = 0, server = origin): ActionContent {
  const description = `${path}, version ${version}`;
  const payload = { parameters: [], request_body: {} };
  return { method: 'GET', endpoint: `${server}/${path}`, name, description, payload };
}

type Chance = (share: number) => boolean;
type Setting = (random: () => number, chance: Chance) => Partial<Schedule>;

/** Lag of a list that never changes during a run. */
export const frozenMs = 86_400_000;

const health = { managed: act('health', 'getHealth'), new: act('health', 'getHealth', 1) };
const otherFile = [
  act('health', 'getHealth', 0, 'https://other.example.com'),
  act('other', 'getOther', 0, 'https://other.example.com'),
];

/** Two names that are equal only for the database, by its collation. */
const equalNames = [
  ['utf8mb4_general_ci', 'maß0', 'mas0'],
  ['utf8mb4_general_ci', 'x𝐀', 'x𝐁'],
  ['utf8mb4_unicode_520_ci', 'maß0', 'mass0'],
  ['utf8mb4_unicode_520_ci', 'søk', 'sok'],
] as const;

export const settings: Readonly<Record<Mode, Readonly<Record<string, Setting>>>> = {
  reconciled: {
    'random faults': () => ({}),
    'statuses of a proxy': (random) => ({ faultKind: 'proxy', faults: 0.1 + random() * 0.25 }),
    'list lags up to 30 s': (random) => ({ lagMs: random() * 30_000 }),
    'first page of the list': (random) => ({ pageRows: 1 + Math.floor(random() * 4) }),
    'first page, with a link': (random) => ({ pageRows: 1 + Math.floor(random() * 4), linksPages: true }),
    'ID in another form': (_, chance) => ({ botIdForm: chance(0.5) ? 'no-dashes' : 'both' }),
    'actions of other copilots': (_, chance) => ({
      foreignRows: chance(0.5) ? 'mixed' : 'only',
      foreignRowsFrom: chance(0.5) ? 1 : 2,
    }),
    'list is always empty': () => ({ showsNothing: true }),
    'list never changes': () => ({ lagMs: frozenMs }),
    'names equal in the database': (random, chance) => {
      const [collation, managed, theirs] =
        equalNames[Math.floor(random() * equalNames.length)] ?? equalNames[0];
      const [from, to] = [act('p', managed), act('p', managed, 1)];
      const byHand = [act('q', theirs)];
      return {
        ...{ collation, byHand, unmanaged: 'keep' },
        ...{ from: [act('b'), from], to: chance(0.5) ? [act('b', undefined, 1), to] : [act('b'), act('e')] },
      };
    },
    'two files with one route': (_, chance) => ({
      ...{ byHand: [], unmanaged: 'keep', otherFile },
      ...{ from: [act('a'), act('b'), health.managed] },
      to: [act('b'), act('e'), ...(chance(0.8) ? [chance(0.5) ? health.new : health.managed] : [])],
    }),
  },
  scripted: {
    'finished faults': () => ({ faultKind: 'finished' }),
    'random faults': () => ({}),
    'statuses of a proxy': (random) => ({ faultKind: 'proxy', faults: 0.1 + random() * 0.25 }),
    'delete removes the copilot': () => ({ faultKind: 'finished', removesRecord: true }),
  },
};

export type Mode = 'reconciled' | 'scripted';

/** Creates a random schedule that depends only on the seed: both modes and strategies in turn, and their settings. */
export function createSchedule(seed: number): Schedule {
  const random = createRandom(seed * 7_919 + 1);
  const chance: Chance = (share) => random() < share;
  const hasActionList = seed % 4 < 2;
  const named = Object.entries(settings[hasActionList ? 'reconciled' : 'scripted']);
  const [setting, createSetting] = named[Math.floor(seed / 4) % named.length] ?? ['', () => ({})];
  const from = ['a', 'b', 'c', 'd'].map((path) => act(path));
  const renamed = chance(0.3);
  const e = act('e');
  const to = [
    act('b'),
    act('c', 'name_c', 1),
    renamed ? act('d', chance(0.5) ? 'nameD' : 'renamed') : act('d'),
    e,
    // Two actions with one `operation_id`.
    ...(chance(0.2) ? [act('f', 'Name_E')] : []),
  ];
  const isQuiet = chance(0.2);
  const rejected = chance(0.15) ? ({ name: e.name, status: chance(0.5) ? 400 : 500 } as const) : undefined;
  // No rule can distinguish two concurrent runs on a service with an incorrect list.
  const hasSecondRun = chance(0.4) && hasActionList && setting === 'random faults';
  const strategy = seed % 2 === 0 ? 'rolling' : 'recreate';
  const defaults = strategy === 'rolling' && hasActionList ? 'keep' : 'delete';
  const unusual = defaults === 'keep' ? 'delete' : 'keep';
  return {
    ...{ seed, setting, hasActionList, strategy, from: chance(0.1) ? [] : from, to },
    release: chance(0.6) ? 'head' : '2.8.0',
    unmanaged: hasActionList && chance(0.25) ? unusual : defaults,
    maxAttempts: chance(0.8) ? 4 : 6,
    byHand: chance(0.4) ? [act('hand', chance(0.3) ? 'name_e' : 'by hand')] : [],
    faults: isQuiet ? 0 : random() * 0.35,
    lagMs: !hasSecondRun && chance(0.25) ? random() * 8_000 : 0,
    ...(rejected === undefined ? {} : { rejected }),
    hasPatch: chance(0.9),
    isSearchDown: chance(0.03),
    killAtMs: chance(0.35) ? random() * 20_000 : undefined,
    isSignalled: chance(0.4),
    secondRunAtMs: hasSecondRun ? random() * 12_000 : undefined,
    ...createSetting(random, chance),
  };
}
