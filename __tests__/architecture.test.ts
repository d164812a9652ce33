import { readdirSync, readFileSync } from 'node:fs';
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
  .filter((name) => name.endsWith('.ts') && !name.startsWith('openapi/check/schemas/'));

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

const mayImport: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  oid: [],
  text: [],
  copilot: [],
  ending: ['errors'],
  ports: ['errors', 'copilot'],
  'input-values': ['errors'],
  inputs: ['errors', 'ports', 'input-values'],
  config: ['errors', 'ports', 'inputs', 'input-values', 'openapi'],
  change: ['oid', 'text', 'errors', 'ports', 'copilot', 'ending'],
  openapi: ['text', 'errors', 'ports', 'copilot', 'ending'],
  sync: ['text', 'errors', 'ports', 'copilot', 'ending'],
  report: ['oid', 'text', 'errors', 'ports', 'copilot', 'ending'],
  io: ['oid', 'text', 'errors', 'ports', 'copilot', 'ending'],
  story: [
    'oid',
    'text',
    'errors',
    'ports',
    'copilot',
    'ending',
    'inputs',
    'config',
    'change',
    'openapi',
    'sync',
    'report',
  ],
};

/** Types may be taken where the value may not: data has one shape in all rooms. */
const mayImportTypes: Readonly<Record<string, readonly string[]>> = {
  ports: ['change', 'openapi', 'sync'],
  report: ['change', 'openapi', 'sync'],
  io: ['change', 'openapi', 'sync', 'report'],
};

const entries = ['action', 'start', 'recovery', 'start-recovery'];

describe('the map of the code', () => {
  test('finds imports, so that the rules below can fail', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.some(({ from, to }) => from === 'action.ts' && to === 'start.ts')).toBe(true);
  });

  test('imports go one way', () => {
    const wrong = imports.filter(({ from, to, isTypeOnly }) => {
      const [source, target] = [room(from), room(to)];
      if (!to.endsWith('.ts') || source === target || entries.includes(source)) return false;
      const allowed = mayImport[source] ?? [
        'errors',
        'ports',
        'inputs',
        'change',
        'openapi',
        'sync',
        'report',
      ];
      return !allowed.includes(target) && !(isTypeOnly && (mayImportTypes[source] ?? []).includes(target));
    });
    expect(wrong).toEqual([]);
  });

  test('only io/ and the entries touch the world', () => {
    const world = /^(@actions\/|undici|node:(fs|child_process|net|http|https|os|process|timers))/;
    const wrong = imports.filter(({ from, to }) => world.test(to) && room(from) !== 'io');
    expect(wrong).toEqual([]);
  });

  test('only io/ and the entries know the process and the environment', () => {
    const wrong = sources
      .filter((name) => room(name) !== 'io' && !entries.includes(room(name)))
      .filter((name) => /\bprocess\.(?!hrtime)/.test(withoutComments(name)));
    expect(wrong).toEqual([]);
  });

  test('no file imports itself in a circle', () => {
    const circles = sources.filter((start) => reaches(start, start, new Set()));
    expect(circles).toEqual([]);
  });

  test('the post step reaches nothing that begins a run', () => {
    expect(reaches('recovery.ts', 'story/recover.ts', new Set())).toBe(true);
    const begins = ['start.ts', 'story/run.ts', 'change/detect.ts'];
    expect(begins.filter((goal) => reaches('recovery.ts', goal, new Set()))).toEqual([]);
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

  test('a file holds one concept: at most 300 lines', () => {
    const long = sources.filter((name) => read(name).split('\n').length > 301);
    expect(long).toEqual([]);
  });
});

function withoutComments(name: string): string {
  return read(name).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'[^'\n]*'/gm, '');
}

function reaches(from: string, goal: string, seen: Set<string>): boolean {
  return imports
    .filter((edge) => edge.from === from && !edge.isTypeOnly && edge.to.endsWith('.ts'))
    .some(({ to }) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return reaches(to, goal, seen);
    });
}
