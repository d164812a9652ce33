import { readClosures } from '../../src/change/closure.ts';
import { ActionError } from '../../src/errors.ts';
import type { FileReader } from '../../src/ports.ts';

const like = '0'.repeat(40);

/** Creates a workspace in memory. The text `!` means that the path can't be read. */
function createFiles(texts: Readonly<Record<string, string>>): FileReader {
  return {
    read: (path) => {
      const text = texts[path];
      if (text === '!') return Promise.reject(new ActionError('file-outside-workspace', path));
      return Promise.resolve(text === undefined ? undefined : new TextEncoder().encode(text));
    },
  };
}

async function readClosure(root: string, files: FileReader, as = like): Promise<ReadonlyMap<string, string>> {
  const [closure] = await readClosures([root], files, as);
  return closure ?? new Map<string, string>();
}

const list = async (root: string, texts: Readonly<Record<string, string>>): Promise<readonly string[]> => [
  ...(await readClosure(root, createFiles(texts))).keys(),
];

test('follows references relative to each file, also in cycles', async () => {
  const files = await list('api/root.json', {
    'api/root.json': '{"$ref":"parts/a.yaml"}',
    'api/parts/a.yaml': '$ref: b.yaml',
    'api/parts/b.yaml': '$ref: ../root.json',
    'api/parts/unused.yaml': '',
  });
  expect(files).toEqual(['api/root.json', 'api/parts/a.yaml', 'api/parts/b.yaml']);
});

test('omits missing and unreadable files, which the check of the OpenAPI file reports', async () => {
  const texts = { 'root.yaml': 'a: {$ref: gone.yaml}\nb: {$ref: secret.yaml}', 'secret.yaml': '!' };
  expect(await list('root.yaml', texts)).toEqual(['root.yaml']);
});

test('is empty without a root', async () => {
  expect(await list('root.yaml', {})).toEqual([]);
});

test('an unreadable root exists and equals no commit', async () => {
  const closure = await readClosure('root.yaml', createFiles({ 'root.yaml': '!' }));
  expect([...closure]).toEqual([['root.yaml', 'unreadable']]);
});

test('reads a file that several files reference once, and gives each root its own files', async () => {
  const files = createFiles({
    'a.json': '{"$ref":"shared.yaml"}',
    'b.json': '{"$ref":"shared.yaml"}',
    'c.json': '{}',
    'shared.yaml': '$ref: more.yaml',
    'more.yaml': '$ref: a.json',
  });
  const read: string[] = [];
  const counting: FileReader = {
    read: (path) => {
      read.push(path);
      return files.read(path);
    },
  };
  const closures = await readClosures(['a.json', 'b.json', 'c.json'], counting, like);
  expect(closures.map((closure) => [...closure.keys()])).toEqual([
    ['a.json', 'shared.yaml', 'more.yaml'],
    ['b.json', 'shared.yaml', 'more.yaml', 'a.json'],
    ['c.json'],
  ]);
  expect(read.toSorted()).toEqual(['a.json', 'b.json', 'c.json', 'more.yaml', 'shared.yaml']);
});

test('returns the IDs under which git stores the bytes', async () => {
  const files = createFiles({ 'a.json': '1\n' });
  expect((await readClosure('a.json', files)).get('a.json')).toBe('d00491fd7e5bb6fa28c517a0bb32b8b506539d4d');
  const sha256 = 'b3235bed7e38dc7d6477c31fce618d77cba1f10d7213c9a250d777b98b54e36e';
  expect((await readClosure('a.json', files, '0'.repeat(64))).get('a.json')).toBe(sha256);
});
