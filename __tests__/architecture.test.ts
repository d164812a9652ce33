import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const sources = listSources('src');
const imports = sources.flatMap((from) => listImports(from));

function listSources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'));
}

function listImports(from: string, folder = 'src'): readonly Import[] {
  const text = read(from, folder);
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(?<type>type\s)?[^;'"]*?from\s+'(?<to>[^']+)'/gm),
  ];
  const calls = [...text.matchAll(/import\(\s*(?:\/\*[^*]*\*\/\s*)?'(?<to>[^']+)'/g)];
  return [...statements, ...calls].map(({ groups = {} }) => ({
    from,
    to: resolve(from, groups['to'] ?? ''),
    isTypeOnly: groups['type'] !== undefined,
  }));
}

function read(name: string, folder = 'src'): string {
  return readFileSync(join(root, folder, name), 'utf8');
}

/** The words of every source and test, for who uses what. */
const everything = [
  ...sources.map((name) => join('src', name)),
  ...listSources('__tests__').map((name) => join('__tests__', name)),
].map((path) => ({
  name: path.replace(/^src\//u, ''),
  words: new Set(readFileSync(join(root, path), 'utf8').match(/\w+/gu)),
}));

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : specifier;
}

/** The room a source lies in; empty for the ground files at the top. */
function budget(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

/** Files at the top that build the real ports and start a step; every other file at the top is ground for all rooms. */
const entries = ['action.ts', 'start.ts', 'recovery.ts', 'start-recovery.ts', 'connect.ts'];

interface Module {
  readonly name: string;
  /** Rooms that it may import. */
  readonly uses: readonly string[];
  /** Rooms of which it may know the shape of data, and no more. */
  readonly knows: readonly string[];
}

/** The table of CONTRIBUTING.md: folder, what it answers, what it uses, whose types it knows. */
const modules: readonly Module[] = [
  ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| `(?<name>[\w-]+)\/` +\|[^|]*\|(?<uses>[^|]*)\|(?<knows>[^|]*)\|$/gmu,
  ),
].map(({ groups = {} }) => ({
  name: groups['name'] ?? '',
  uses: listCode(groups['uses']),
  knows: listCode(groups['knows']),
}));

function listCode(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([\w-]+)`/gu)].map(([, name = '']) => name);
}

const between = imports.filter(({ from, to }) => to.endsWith('.ts') && budget(from) !== budget(to));

describe('the map of the code', () => {
  test('finds imports and rooms, so that the rules below can fail', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.some(({ from, to }) => from === 'action.ts' && to === 'start.ts')).toBe(true);
    expect(modules.length).toBeGreaterThan(10);
    expect(between.length).toBeGreaterThan(50);
  });

  test('the table in CONTRIBUTING.md has a row for each folder, and no other', () => {
    const folders = new Set(sources.map(budget).filter((name) => name !== ''));
    expect(modules.map(({ name }) => name).toSorted()).toEqual([...folders].toSorted());
  });

  test('a room uses only the rooms that its row names', () => {
    const wrong = between.filter(({ from, to, isTypeOnly }) => {
      const own = modules.find(({ name }) => name === budget(from));
      if (own === undefined || budget(to) === '') return false;
      return !(own.uses.includes(budget(to)) || (isTypeOnly && own.knows.includes(budget(to))));
    });
    expect(wrong).toEqual([]);
  });

  test('a row names nothing that its room does not use', () => {
    const idle = modules.flatMap(({ name, uses, knows }) =>
      [...uses, ...knows]
        .filter((other) => !between.some(({ from, to }) => budget(from) === name && budget(to) === other))
        .map((other) => `${name}: ${other}`),
    );
    expect(idle).toEqual([]);
  });

  test('a room is entered by its door', () => {
    const wrong = between.filter(({ to }) => budget(to) !== '' && !to.endsWith('/door.ts'));
    expect(wrong).toEqual([]);
  });

  test('nobody leaves by their own door', () => {
    const own = imports.filter(({ from, to }) => to === `${budget(from)}/door.ts`);
    expect(own).toEqual([]);
  });

  test('no way between rooms goes round', () => {
    const next = Map.groupBy(
      modules.flatMap(({ name, uses, knows }) => [...uses, ...knows].map((to) => ({ name, to }))),
      ({ name }) => name,
    );
    const reached = (start: string): ReadonlySet<string> => {
      const seen = new Set<string>();
      const open = [start];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const { to } of next.get(at) ?? []) {
          if (!seen.has(to)) open.push(to);
          seen.add(to);
        }
      }
      return seen;
    };
    expect(modules.filter(({ name }) => reached(name).has(name))).toEqual([]);
  });

  test('no way between the folders of a room goes round', () => {
    const pairs = imports
      .map(({ from, to }) => [posix.dirname(from), posix.dirname(to)] as const)
      .filter(([from, to]) => from !== to && from.includes('/') && to.includes('/'));
    const follows = (from: string, seen: ReadonlySet<string>): ReadonlySet<string> => {
      const next = pairs.flatMap(([one, to]) => (one === from && !seen.has(to) ? [to] : []));
      return next.reduce((all, to) => follows(to, new Set([...all, to])), seen);
    };
    const folders = [...new Set(pairs.map(([from]) => from))];
    expect(folders).toContain('openapi/bundle');
    expect(folders.filter((folder) => follows(folder, new Set()).has(folder))).toEqual([]);
  });

  test('what lies on the ground knows no room', () => {
    const wrong = between.filter(
      ({ from, to }) => budget(from) === '' && budget(to) !== '' && !entries.includes(from),
    );
    expect(wrong).toEqual([]);
  });

  test('only five rooms and the journal touch the world', () => {
    const world = /^(@actions\/|undici|node:(fs|child_process|net|http|https|os|process|timers))/;
    const wrong = imports.filter(({ from, to }) => world.test(to) && !touchesWorld(from));
    expect(wrong).toEqual([]);
  });

  test('only they and the entries know the process and the environment', () => {
    const wrong = sources
      .filter((name) => !touchesWorld(name) && !entries.includes(name))
      .filter((name) => /\bprocess\.(?!hrtime)/.test(withoutComments(name)));
    expect(wrong).toEqual([]);
  });

  test.each(['src', 'scripts', 'bench', '__tests__'])(
    'no file in %s imports itself in a circle, not even for a type',
    (folder) => {
      const files = listSources(folder);
      const own = files.flatMap((from) => listImports(from, folder));
      expect(files.filter((start) => reaches(start, start, own))).toEqual([]);
    },
  );

  test('the post step reaches nothing that begins a run', () => {
    const loads = imports.filter(({ isTypeOnly }) => !isTypeOnly);
    expect(reaches('recovery.ts', 'replacement/recover.ts', loads)).toBe(true);
    const begins = ['start.ts', 'story/run.ts', 'change/detect.ts'];
    expect(begins.filter((goal) => reaches('recovery.ts', goal, loads))).toEqual([]);
  });

  test('what is imported comes from the file that holds it: nothing is handed on', () => {
    const handing = sources.filter((name) => /^export (?:type )?(\*|\{)/mu.test(read(name)));
    expect(handing.filter((name) => !name.endsWith('/door.ts'))).toEqual([]);
  });

  test('a door only hands on what lies in its room', () => {
    const wrong = sources
      .filter((name) => name.endsWith('/door.ts'))
      .filter((name) => read(name).replace(/^export (?:type )?\{[^}]*\} from '\.\/[^']+';\n/gmu, '') !== '');
    expect(wrong).toEqual([]);
  });

  test('an exported name is the name of one thing', () => {
    const names = sources.flatMap((name) =>
      [...read(name).matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gmu)].map(
        ([, own = '']) => own,
      ),
    );
    const twice = [...Map.groupBy(names, (name) => name)].filter(([, all]) => all.length > 1);
    expect(twice.map(([name]) => name)).toEqual([]);
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

function touchesWorld(name: string): boolean {
  return (
    ['service', 'git', 'github', 'history', 'runner'].includes(budget(name)) ||
    name.startsWith('replacement/journal/')
  );
}

function withoutComments(name: string): string {
  return read(name).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'[^'\n]*'/gm, '');
}

function reaches(from: string, goal: string, edges: readonly Import[]): boolean {
  const edgesFrom = Map.groupBy(edges, (edge) => edge.from);
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const next = (edgesFrom.get(at) ?? []).map(({ to }) => to).filter((to) => to.endsWith('.ts'));
    if (next.includes(goal)) return true;
    open.push(...next.filter((to) => !seen.has(to)));
    for (const to of next) seen.add(to);
  }
  return false;
}
