import { readClosures } from '../../src/change/closure.ts';
import { createShelf } from '../support/spec-files.ts';

const like = '0'.repeat(40);

/** Returns the files of the root and their IDs. The links of the workspace lead out of it. */
async function readClosure(
  root: string,
  texts: Readonly<Record<string, string>>,
  { as = like, links = [] }: { readonly as?: string; readonly links?: readonly string[] } = {},
): Promise<readonly (readonly [string, string])[]> {
  const [closure = []] = await readClosures([root], createShelf(texts, links), as);
  return [...closure];
}

const list = async (...asked: Parameters<typeof readClosure>): Promise<readonly string[]> =>
  (await readClosure(...asked)).map(([path]) => path);

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
  const texts = { 'root.yaml': 'a: {$ref: gone.yaml}\nb: {$ref: secret.yaml}' };
  expect(await list('root.yaml', texts, { links: ['secret.yaml'] })).toEqual(['root.yaml']);
});

test('is empty without a root', async () => {
  expect(await list('root.yaml', {})).toEqual([]);
});

test('an unreadable root exists and equals no commit', async () => {
  const closure = await readClosure('root.yaml', {}, { links: ['root.yaml'] });
  expect(closure).toEqual([['root.yaml', 'unreadable']]);
});

test('reads a file that several files reference once, and gives each root its own files', async () => {
  const files = createShelf({
    'a.json': '{"$ref":"shared.yaml"}',
    'b.json': '{"$ref":"shared.yaml"}',
    'c.json': '{}',
    'shared.yaml': '$ref: more.yaml',
    'more.yaml': '$ref: a.json',
  });
  const closures = await readClosures(['a.json', 'b.json', 'c.json'], files, like);
  expect(closures.map((closure) => [...closure.keys()])).toEqual([
    ['a.json', 'shared.yaml', 'more.yaml'],
    ['b.json', 'shared.yaml', 'more.yaml', 'a.json'],
    ['c.json'],
  ]);
  expect(files.reads.toSorted()).toEqual(['a.json', 'b.json', 'c.json', 'more.yaml', 'shared.yaml']);
});

test('returns the IDs under which git stores the bytes', async () => {
  const files = { 'a.json': '1\n' };
  const sha1 = 'd00491fd7e5bb6fa28c517a0bb32b8b506539d4d';
  expect(await readClosure('a.json', files)).toEqual([['a.json', sha1]]);
  const sha256 = 'b3235bed7e38dc7d6477c31fce618d77cba1f10d7213c9a250d777b98b54e36e';
  expect(await readClosure('a.json', files, { as: '0'.repeat(64) })).toEqual([['a.json', sha256]]);
});
