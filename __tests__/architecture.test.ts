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

const folders = ['src', 'scripts', 'bench', '__tests__'];

/** The words of every source and test, to find unused exports. */
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

/** Returns the module of a source file, or an empty string for the shared files at the top level. */
function moduleOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

/** Files at the top level that build the real ports and start a step. All other files there are shared by all modules. */
const entries = ['action.ts', 'start.ts', 'recovery.ts', 'start-recovery.ts', 'connect.ts'];

interface Module {
  readonly name: string;
  /** Modules that it may import. */
  readonly uses: readonly string[];
  /** Modules of which it may import types only. */
  readonly knows: readonly string[];
}

/** The table of CONTRIBUTING.md: folder, responsibility, imported modules, modules whose types it knows. */
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

const between = imports.filter(({ from, to }) => to.endsWith('.ts') && moduleOf(from) !== moduleOf(to));

describe('the architecture', () => {
  test('finds imports and modules, so that the rules below can fail', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.some(({ from, to }) => from === 'action.ts' && to === 'start.ts')).toBe(true);
    expect(modules.length).toBeGreaterThan(10);
    expect(between.length).toBeGreaterThan(50);
  });

  test('the table in CONTRIBUTING.md has one row per folder', () => {
    const folders = new Set(sources.map(moduleOf).filter((name) => name !== ''));
    expect(modules.map(({ name }) => name).toSorted()).toEqual([...folders].toSorted());
  });

  test('a module imports only the modules in its row', () => {
    const wrong = between.filter(({ from, to, isTypeOnly }) => {
      const own = modules.find(({ name }) => name === moduleOf(from));
      if (own === undefined || moduleOf(to) === '') return false;
      return !(own.uses.includes(moduleOf(to)) || (isTypeOnly && own.knows.includes(moduleOf(to))));
    });
    expect(wrong).toEqual([]);
  });

  test('a row lists only modules that the module imports, separately from those whose types it knows', () => {
    const idle = modules.flatMap(({ name, uses, knows }) => {
      const own = between.filter(({ from }) => moduleOf(from) === name);
      const unused = uses.filter(
        (other) => !own.some(({ to, isTypeOnly }) => !isTypeOnly && moduleOf(to) === other),
      );
      const unknown = knows.filter((other) => !own.some(({ to }) => moduleOf(to) === other));
      return [...unused, ...unknown].map((other) => `${name}: ${other}`);
    });
    expect(idle).toEqual([]);
  });

  test('other modules import only `index.ts`', () => {
    const wrong = between.filter(({ to }) => moduleOf(to) !== '' && !to.endsWith('/index.ts'));
    expect(wrong).toEqual([]);
  });

  test('no file imports the `index.ts` of its own module', () => {
    const own = imports.filter(({ from, to }) => to === `${moduleOf(from)}/index.ts`);
    expect(own).toEqual([]);
  });

  test('no modules import each other in a cycle', () => {
    const edges = modules.flatMap(({ name, uses, knows }) =>
      [...uses, ...knows].map((to) => ({ from: name, to })),
    );
    expect(modules.filter(({ name }) => reaches(name, name, edges))).toEqual([]);
  });

  test('no folders of a module import each other in a cycle', () => {
    const edges = imports
      .map(({ from, to }) => ({ from: posix.dirname(from), to: posix.dirname(to) }))
      .filter(({ from, to }) => from !== to && from.includes('/') && to.includes('/'));
    const folders = [...new Set(edges.map(({ from }) => from))];
    expect(folders).toContain('openapi/bundle');
    expect(folders.filter((folder) => reaches(folder, folder, edges))).toEqual([]);
  });

  test('shared files import no module, except the types of a result', () => {
    const wrong = between.filter(
      ({ from, isTypeOnly, to }) =>
        moduleOf(from) === '' &&
        moduleOf(to) !== '' &&
        !entries.includes(from) &&
        !(from === 'result.ts' && isTypeOnly),
    );
    expect(wrong).toEqual([]);
  });

  test('only six modules, the journal and engine.ts do I/O', () => {
    const io = /^(@actions\/|undici|node:(fs|child_process|net|http|https|os|process|timers|v8))/;
    const wrong = imports.filter(({ from, to }) => io.test(to) && !doesIo(from));
    expect(wrong).toEqual([]);
  });

  test('only the entry points, engine.ts, cli and runner use `process`', () => {
    const wrong = sources
      .filter((name) => !doesIo(name) && !entries.includes(name))
      .filter((name) => /\bprocess\.(?!hrtime)/.test(withoutComments(name)));
    expect(wrong).toEqual([]);
    const v8 = imports.filter(({ to }) => to === 'node:v8').map(({ from }) => from);
    // The journal only serializes with it.
    expect(v8).toEqual(['engine.ts', 'replacement/journal/journal-entry.ts']);
  });

  test('no module has mutable state', () => {
    const state = /^(?:export )?(?:let |const \w+(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)(?:<[^(]*>)?\(\))/mu;
    expect(sources.filter((name) => state.test(read(name)))).toEqual([]);
  });

  test.each(folders)('no name, comment or text in %s has a word of the former vocabulary', (folder) => {
    const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => !quotesWords.test(join(folder, name)))
      .flatMap((name) => {
        const text = /\.[cm]?[jt]s$/u.test(name) ? read(name, folder) : '';
        return listFormerWords(`${name} ${text}`).map((word) => `${folder}/${name}: ${word}`);
      });
    expect(found).toEqual([]);
  });

  test('finds a word of the former vocabulary in any spelling, but not as a part of another word', () => {
    const names = [
      'openDoor',
      'ROOM',
      'house-style',
      'Stories',
      'heal_all',
      'isOurs',
      'usualMs',
      'refusesAll',
    ];
    expect(names.filter((name) => listFormerWords(name).length !== 1)).toEqual([]);
    expect(
      listFormerWords('createHistory, health, hours, isContentRefused, at least, the usual case'),
    ).toEqual([]);
  });

  test.each(folders)('no file in %s imports itself in a cycle, not even a type', (folder) => {
    const files = listSources(folder);
    const own = files.flatMap((from) => listImports(from, folder));
    expect(files.filter((start) => reaches(start, start, own))).toEqual([]);
  });

  test('the post step imports nothing that starts a run', () => {
    const loads = imports.filter(({ isTypeOnly }) => !isTypeOnly);
    expect(reaches('recovery.ts', 'replacement/recover.ts', loads)).toBe(true);
    const begins = ['start.ts', 'sync/run.ts', 'change/detect.ts'];
    expect(begins.filter((goal) => reaches('recovery.ts', goal, loads))).toEqual([]);
  });

  test('only `index.ts` re-exports', () => {
    const exporting = sources.filter((name) => /^export (?:type )?(\*|\{)/mu.test(read(name)));
    expect(exporting.filter((name) => !name.endsWith('/index.ts'))).toEqual([]);
  });

  test('`index.ts` only re-exports files of its module', () => {
    const wrong = sources
      .filter((name) => name.endsWith('/index.ts'))
      .filter((name) => read(name).replace(/^export (?:type )?\{[^}]*\} from '\.\/[^']+';\n/gmu, '') !== '');
    expect(wrong).toEqual([]);
  });

  test('exported names are unique', () => {
    const names = sources.flatMap((name) =>
      [...read(name).matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gmu)].map(
        ([, own = '']) => own,
      ),
    );
    const twice = [...Map.groupBy(names, (name) => name)].filter(([, all]) => all.length > 1);
    expect(twice.map(([name]) => name)).toEqual([]);
  });

  test('no file has a name without meaning', () => {
    const empty = /(^|[-/])(helpers?|utils?|common|misc|managers?)([-.]|$)/u;
    expect(sources.filter((name) => empty.test(name))).toEqual([]);
  });

  test('every export is imported', () => {
    const unused = sources.flatMap((name) =>
      [...read(name).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gmu)]
        .map(([, own = '']) => own)
        .filter((own) => !everything.some((other) => other.name !== name && other.words.has(own)))
        .map((own) => `${name}: ${own}`),
    );
    expect(unused).toEqual([]);
  });

  test('CONTRIBUTING.md names only existing files and functions', () => {
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

  test('a file has at most 300 lines', () => {
    const long = sources.filter((name) => read(name).split('\n').length > 301);
    expect(long).toEqual([]);
  });
});

/** Files that quote the words to avoid. */
const quotesWords = /(?:check-text(?:\.test)?|architecture\.test)\.ts$/u;

/** Lists the words that version 4 replaced, also as a part of a name in camel, snake or kebab case. */
function listFormerWords(text: string): readonly string[] {
  const former =
    /^(?:(?:door|room|house|teller|twin)s?|stor(?:y|ies)|blind(?:ly)?|seeing|ours|doomed|heal(?:s|ed|ing)?)$/iu;
  // As a prefix only, because "at least" and "refused" are ordinary words.
  const prefix = /(?<![A-Za-z])(?:[Uu]sual|[Ll]east|[Rr]efuses?|USUAL|LEAST|REFUSE)(?=[A-Z_-])\w*/gu;
  const parts = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/gu) ?? [];
  return [...parts.filter((part) => former.test(part)), ...(text.match(prefix) ?? [])];
}

function doesIo(name: string): boolean {
  return (
    ['cli', 'service', 'git', 'github', 'history', 'runner'].includes(moduleOf(name)) ||
    name.startsWith('replacement/journal/') ||
    name === 'engine.ts'
  );
}

function withoutComments(name: string): string {
  return read(name).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'[^'\n]*'/gm, '');
}

function reaches(from: string, goal: string, edges: readonly Pick<Import, 'from' | 'to'>[]): boolean {
  const edgesFrom = Map.groupBy(edges, (edge) => edge.from);
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const next = (edgesFrom.get(at) ?? []).map(({ to }) => to);
    if (next.includes(goal)) return true;
    open.push(...next.filter((to) => !seen.has(to)));
    for (const to of next) seen.add(to);
  }
  return false;
}
