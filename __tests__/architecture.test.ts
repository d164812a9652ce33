import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

const imports: readonly Import[] = sources.flatMap((from) => {
  const text = read(from);
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(?<type>type\s)?[^;'"]*?from\s+'(?<to>[^']+)'/gm),
  ];
  const calls = [...text.matchAll(/import\(\s*(?:\/\*[^*]*\*\/\s*)?'(?<to>[^']+)'/g)];
  return [...statements, ...calls].map(({ groups = {} }) => ({
    from,
    to: resolve(from, groups['to'] ?? ''),
    isTypeOnly: groups['type'] !== undefined,
  }));
});

const edgesFrom = Map.groupBy(imports, ({ from }) => from);

function read(name: string): string {
  return readFileSync(join(root, 'src', name), 'utf8');
}

/** The words of every source and test, for who uses what. */
const everything = [...sources.map((name) => join('src', name)), ...listTests()].map((path) => ({
  name: path.replace(/^src\//u, ''),
  words: new Set(readFileSync(join(root, path), 'utf8').match(/\w+/gu)),
}));

function listTests(): readonly string[] {
  return readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('__tests__', name));
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : specifier;
}

/** The room a source lies in: its folder, or for the files at the top their own name. */
function room(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : path.replace(/\.ts$/, '');
}

const doors = ['action', 'start', 'recovery', 'start-recovery'];

/**
 * The house, seen from the street. Whoever stands on a floor may use what lies on the floors below: no arrow runs up, and
 * none to a neighbour on the same floor.
 *
 *   doors    action, start, recovery …   build the real ports, run the story, publish
 *   fourth   story                       what happens, in its order
 *   third    io                          the world; from the rooms below it knows shapes of data only
 *   second   config   report             the file that lists many copilots; what people see, from shapes of data only
 *   first    inputs   change   openapi   sync      one question each, and none knows of another
 *   stairs   ports   ending   input-values
 *   ground   errors   copilot   oid   text   field
 */
const floors: readonly (readonly string[])[] = [
  ['errors', 'copilot', 'oid', 'text', 'field'],
  ['ports', 'ending', 'input-values'],
  ['inputs', 'change', 'openapi', 'sync'],
  ['config', 'report'],
  ['io'],
  ['story'],
  doors,
];

/** Behind glass: types may be taken, for data has one shape in all rooms, and no more. */
const behindGlass: Readonly<Record<string, readonly string[]>> = {
  report: ['inputs', 'change', 'openapi', 'sync'],
  io: ['inputs', 'change', 'openapi', 'sync', 'config', 'report'],
};

function findFloor(path: string): number {
  return floors.findIndex((rooms) => rooms.includes(room(path)));
}

function runsUp({ from, to, isTypeOnly }: Import): boolean {
  const [source, target] = [room(from), room(to)];
  if (source === target || (doors.includes(source) && doors.includes(target))) return false;
  const isGlass = behindGlass[source]?.includes(target) === true && !isTypeOnly;
  return isGlass || findFloor(to) >= findFloor(from);
}

describe('the map of the code', () => {
  test('finds imports, so that the rules below can fail', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.some(({ from, to }) => from === 'action.ts' && to === 'start.ts')).toBe(true);
  });

  test('every file has its floor', () => {
    expect(sources.filter((name) => findFloor(name) === -1)).toEqual([]);
  });

  test('no arrow runs up', () => {
    expect(imports.filter((edge) => edge.to.endsWith('.ts') && runsUp(edge))).toEqual([]);
  });

  test('only the doors lead into io/', () => {
    const wrong = imports.filter(
      ({ from, to }) => room(to) === 'io' && ![...doors, 'io'].includes(room(from)),
    );
    expect(wrong).toEqual([]);
  });

  test('only io/ and the entries touch the world', () => {
    const world = /^(@actions\/|undici|node:(fs|child_process|net|http|https|os|process|timers))/;
    const wrong = imports.filter(({ from, to }) => world.test(to) && room(from) !== 'io');
    expect(wrong).toEqual([]);
  });

  test('only io/ and the entries know the process and the environment', () => {
    const wrong = sources
      .filter((name) => room(name) !== 'io' && !doors.includes(room(name)))
      .filter((name) => /\bprocess\.(?!hrtime)/.test(withoutComments(name)));
    expect(wrong).toEqual([]);
  });

  test('no file imports itself in a circle, not even for a type', () => {
    expect(sources.filter((start) => reaches(start, start, { withTypes: true }))).toEqual([]);
  });

  test('the post step reaches nothing that begins a run', () => {
    expect(reaches('recovery.ts', 'story/recover.ts')).toBe(true);
    const begins = ['start.ts', 'story/run.ts', 'change/detect.ts'];
    expect(begins.filter((goal) => reaches('recovery.ts', goal))).toEqual([]);
  });

  test('what is imported comes from the file that holds it: nothing is handed on', () => {
    expect(sources.filter((name) => /^export (\*|\{)/mu.test(read(name)))).toEqual([]);
  });

  test('a name says what is in the file', () => {
    const empty = /(^|[-/])(helpers?|utils?|common|misc|managers?|index)([-.]|$)/u;
    expect(sources.filter((name) => empty.test(name))).toEqual([]);
  });

  test('an export is used by somebody', () => {
    const lonely = sources.flatMap((name) =>
      [...read(name).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gmu)]
        .map(([, own = '']) => own)
        .filter((own) => !everything.some((other) => other.name !== name && other.words.has(own)))
        .map((own) => `${name}: ${own}`),
    );
    expect(lonely).toEqual([]);
  });

  test('the map in CONTRIBUTING.md leads to what is there', () => {
    const map = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const places = [...map.matchAll(/`((?:src|__tests__)\/[\w./-]*)`/gu)].map(([, place = '']) => place);
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    const named = [...map.matchAll(/`(\w+)`(?: and `(\w+)`)? in `src\/([\w./-]+)`/gu)];
    const missing = named.flatMap(([, one = '', two = one, file = '']) =>
      [one, two].filter((name) => !read(file).includes(`function ${name}(`)),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(missing).toEqual([]);
  });

  test('a file holds one concept: at most 300 lines', () => {
    const long = sources.filter((name) => read(name).split('\n').length > 301);
    expect(long).toEqual([]);
  });
});

function withoutComments(name: string): string {
  return read(name).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'[^'\n]*'/gm, '');
}

function reaches(from: string, goal: string, { withTypes } = { withTypes: false }): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const next = (edgesFrom.get(at) ?? [])
      .filter(({ isTypeOnly, to }) => (withTypes || !isTypeOnly) && to.endsWith('.ts'))
      .map(({ to }) => to);
    if (next.includes(goal)) return true;
    open.push(...next.filter((to) => !seen.has(to)));
    for (const to of next) seen.add(to);
  }
  return false;
}
