import { createChangeScene, type ChangeScene } from '../change/change-scene.ts';
import { dispatchEvent } from '../support/events.ts';
import type { FileVersion } from '../../src/ports.ts';

const nowhere = { GITHUB_API_URL: 'http://127.0.0.1:9' };

let scene: ChangeScene;

async function openScene(kind: 'github' | 'gitea' = 'github'): Promise<void> {
  scene = await createChangeScene({ kind });
}

afterEach(() => scene.dispose());

interface Question {
  readonly head: string;
  readonly base?: string;
  readonly depth?: 0 | 1;
  readonly file?: string;
  readonly references?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function findPrevious({ head, base, depth = 1, file = 'swagger.json', references, env }: Question) {
  const workspace = await scene.sandbox.checkout({ sha: head, depth });
  const history = scene.createHistory({ event: dispatchEvent(head), workspace, ...(env && { env }) });
  return history.findVersion(file, base, references);
}

async function readText(
  version: FileVersion | undefined,
  path = 'swagger.json',
): Promise<string | undefined> {
  const bytes = await version?.reader.read(path);
  return bytes && Buffer.from(bytes).toString();
}

describe.each([
  ['the clone', 'github', 0, {}],
  ['GitHub', 'github', 1, {}],
  ['Gitea', 'gitea', 1, {}],
  ['a temporary fetch', 'github', 1, nowhere],
] as const)('the version at a base, from %s', (_, kind, depth, env) => {
  beforeEach(() => openScene(kind));

  test('contains the file and its references, byte for byte', async () => {
    const odd = '{"title":"\u0000ü\r\n"}';
    const base = await scene.sandbox.commit({
      'swagger.json': odd,
      'parts/ä.yaml': 'a: 1',
      'parts/same.yaml': 'b',
    });
    const head = await scene.sandbox.commit({ 'swagger.json': '{}', 'parts/ä.yaml': 'a: 2' });
    const found = await findPrevious({
      head,
      base,
      depth,
      env,
      references: ['swagger.json', 'parts/ä.yaml'],
    });
    expect(found?.commit).toBe(base);
    expect(await readText(found)).toBe(odd);
    expect(await Promise.all([readText(found, 'parts/ä.yaml'), readText(found, 'parts/same.yaml')])).toEqual([
      'a: 1',
      'b',
    ]);
    expect(await readText(found, 'parts/absent.yaml')).toBeUndefined();
    expect(await readText(found, 'parts')).toBeUndefined();
  });

  test('follows links inside the tree', async () => {
    const base = await scene.sandbox.commit({
      'v1/swagger.json': 'old',
      'v2/swagger.json': 'two',
      api: { link: 'v1' },
      'swagger.json': { link: 'api/swagger.json' },
      'outside.json': { link: '../../etc/passwd' },
    });
    const head = await scene.sandbox.commit({ 'v1/swagger.json': 'new' });
    const found = await findPrevious({ head, base, depth, env });
    expect(await readText(found)).toBe('old');
    expect(await readText(found, 'api/swagger.json')).toBe('old');
    expect(await readText(found, 'outside.json')).toBeUndefined();
  });

  test('does not exist if the file did not exist', async () => {
    const base = await scene.sandbox.commit({ 'note.md': 'x' });
    const head = await scene.sandbox.commit({ 'swagger.json': '{}' });
    expect(await findPrevious({ head, base, depth, env })).toBeUndefined();
  });
});

describe.each([
  ['the clone', 'github', 0],
  ['GitHub', 'github', 1],
  ['Gitea', 'gitea', 1],
] as const)('the version before the last change, from %s', (_, kind, depth) => {
  beforeEach(() => openScene(kind));

  test('is the one before the file changed', async () => {
    await scene.sandbox.commit({ 'swagger.json': 'one' });
    await scene.sandbox.commit({ 'swagger.json': 'two' });
    await scene.sandbox.commit({ 'swagger.json': 'three' });
    const head = await scene.sandbox.commit({ 'note.md': 'x' });
    expect(await readText(await findPrevious({ head, depth }))).toBe('two');
  });

  test('is the one before a referenced file changed, if that was later', async () => {
    const references = ['swagger.json', 'a.yaml', 'b.yaml'];
    await scene.sandbox.commit({ 'swagger.json': 'one', 'a.yaml': 'a1', 'b.yaml': 'b1' });
    await scene.sandbox.commit({ 'swagger.json': 'two' });
    await scene.sandbox.commit({ 'b.yaml': 'b2' });
    const head = await scene.sandbox.commit({ 'note.md': 'x' });
    const found = await findPrevious({ head, depth, references });
    expect([await readText(found), await readText(found, 'b.yaml')]).toEqual(['two', 'b1']);
  });

  test('does not exist if the file never changed', async () => {
    await scene.sandbox.commit({ 'note.md': 'a' });
    await scene.sandbox.commit({ 'swagger.json': 'one' });
    const head = await scene.sandbox.commit({ 'note.md': 'x' });
    expect(await findPrevious({ head, depth })).toBeUndefined();
  });

  test('does not exist in the first commit', async () => {
    const head = await scene.sandbox.commit({ 'swagger.json': 'one' });
    expect(await findPrevious({ head, depth })).toBeUndefined();
    // A full clone finds it without a request.
    expect(scene.api.calls.length === 0).toBe(depth === 0);
  });
});

describe.each([
  ['the clone', 'github', 0],
  ['GitHub', 'github', 1],
  ['Gitea', 'gitea', 1],
] as const)('the versions for a backup, from %s', (_, kind, depth) => {
  beforeEach(() => openScene(kind));

  async function list(head: string, commits: readonly string[], references: readonly string[] = []) {
    const workspace = await scene.sandbox.checkout({ sha: head, depth });
    const history = scene.createHistory({ event: dispatchEvent(head), workspace });
    const found: (string | undefined)[] = [];
    for await (const version of history.findVersions('swagger.json', { commits, references })) {
      found.push(await readText(version));
    }
    return found;
  }

  test('are the requested ones, then three older ones, without duplicates', async () => {
    const commits: string[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      commits.push(await scene.sandbox.commit({ 'swagger.json': text }));
    }
    const head = await scene.sandbox.commit({ 'note.md': 'x' });
    const [, two = '', , , five = ''] = commits;
    expect(await list(head, [five, two])).toEqual(['five', 'two', 'four', 'three', 'one']);
    expect(await list(head, [head])).toEqual(['six', 'five', 'four', 'three']);
    expect(await list(head, [])).toEqual(['five', 'four', 'three']);
  });

  test('include those between them and the checked-out commit, because a sync without a trace in git may have used them', async () => {
    const one = await scene.sandbox.commit({ 'swagger.json': 'one' });
    await scene.sandbox.commit({ 'swagger.json': 'two' });
    const head = await scene.sandbox.commit({ 'swagger.json': 'three' });
    expect(await list(head, [one])).toEqual(['one', 'two']);
  });

  test('omit equal versions, and commits without the file', async () => {
    const first = await scene.sandbox.commit({ 'note.md': 'x' });
    const one = await scene.sandbox.commit({ 'swagger.json': 'one' });
    const same = await scene.sandbox.commit({ 'note.md': 'y' });
    await scene.sandbox.commit({ 'swagger.json': 'two' });
    const head = await scene.sandbox.commit({ 'swagger.json': 'one' });
    expect(await list(head, [first, 'c'.repeat(40), one, same, head])).toEqual(['one', 'two']);
  });

  test('differ if a reference differs', async () => {
    const references = ['swagger.json', 'a.yaml'];
    const one = await scene.sandbox.commit({ 'swagger.json': 'one', 'a.yaml': 'a' });
    const two = await scene.sandbox.commit({ 'a.yaml': 'b' });
    const head = await scene.sandbox.commit({ 'swagger.json': 'two' });
    expect(await list(head, [two, one], references)).toEqual(['one', 'one']);
  });
});

test('older versions are searched for only when they are requested', async () => {
  await openScene();
  const one = await scene.sandbox.commit({ 'swagger.json': 'one' });
  const head = await scene.sandbox.commit({ 'swagger.json': 'two' });
  const workspace = await scene.sandbox.checkout({ sha: head, depth: 1 });
  const history = scene.createHistory({ event: dispatchEvent(head), workspace });
  const versions = history.findVersions('swagger.json', { commits: [one], references: [] });
  expect(scene.api.calls).toEqual([]);
  const [first] = [await versions[Symbol.asyncIterator]().next()];
  expect(first.done).toBe(false);
  expect(scene.api.calls.map(({ path }) => path)).toEqual(['/repos/octo/service/contents']);
});

test('a hundred referenced files need a handful of requests', async () => {
  await openScene();
  const references = Array.from({ length: 100 }, (_, index) => `parts/${index}.yaml`);
  const base = await scene.sandbox.commit({
    'swagger.json': 'a',
    ...Object.fromEntries(references.map((path) => [path, `at: ${path}`])),
  });
  const head = await scene.sandbox.commit({ 'swagger.json': 'b', 'parts/7.yaml': 'seven' });
  const found = await findPrevious({ head, base, references });
  expect(await readText(found)).toBe('a');
  for (const path of references) expect(await readText(found, path)).toBe(`at: ${path}`);
  expect(scene.api.calls.map(({ path }) => path.replace(/[0-9a-f]{40}/, '…'))).toEqual([
    '/repos/octo/service/contents',
    '/repos/octo/service/contents/parts',
    '/repos/octo/service/git/blobs/…',
    '/repos/octo/service/git/blobs/…',
  ]);
});
