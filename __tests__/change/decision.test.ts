import type { Base } from '../../src/change/base.ts';
import type { Evidence } from '../../src/change/evidence.ts';
import { decideForced, decideFile, isChange } from '../../src/change/decision.ts';
import type { Tree, TreeEntry } from '../../src/ports.ts';
import { readGolden } from '../support/golden.ts';

const root = 'api/swagger.json';
const part = 'api/parts.json';
const [old, young] = ['b'.repeat(40), 'c'.repeat(40)];

const bases: Readonly<Record<string, Base>> = {
  'a commit': { kind: 'commit', commit: old, label: 'before the push' },
  'a new ref': { kind: 'none', reason: 'ref-created' },
  'no before': { kind: 'none', reason: 'no-base' },
  unknown: { kind: 'unknown', why: 'the event names no base commit' },
};

/** Content of a commit or the workspace, with a letter for each content, or `undefined` if unknown. */
type Content = Readonly<Record<string, string>> | undefined;

interface Scene {
  readonly disk?: Content;
  readonly head?: Content;
  readonly before?: Content;
  readonly base?: keyof typeof bases;
  readonly isClone?: boolean;
}

function toTree(content: Content): Tree | undefined {
  if (content === undefined) return undefined;
  const toEntry = (oid: string): TreeEntry => ({ kind: 'file', oid });
  return new Map(Object.entries(content).map(([path, letter]) => [path, toEntry(letter)]));
}

function decide({
  base = 'a commit',
  before,
  disk = {},
  head,
  isClone = true,
}: Scene): ReturnType<typeof decideFile> {
  const found = bases[base];
  if (found === undefined) throw new Error(`There is no base “${base}”.`);
  const paths = [...new Set([root, ...Object.keys({ ...disk, ...head, ...before })])];
  const watched = { root, files: [...new Set([root, ...Object.keys(disk)])], paths };
  const evidence: Evidence = {
    head: toTree(head),
    base: toTree(before),
    onDisk: new Set(Object.keys(disk)),
    dirty: new Set(
      Object.keys(disk).filter((path) => head?.[path] !== undefined && head[path] !== disk[path]),
    ),
  };
  return decideFile(watched, { evidence, head: young, base: found, isClone });
}

const contents: readonly Content[] = [undefined, {}, { [root]: 'a' }, { [root]: 'b' }];
const show = (content: Content): string => (content === undefined ? '?' : (content[root] ?? '-'));

/** Tests every combination of known facts about one file, with the sentences. */
test('the decision about one file', () => {
  const rows = Object.keys(bases).flatMap((base) =>
    [true, false].flatMap((isClone) =>
      [{}, { [root]: 'a' }].flatMap((disk) =>
        contents.flatMap((head) =>
          (base === 'a commit' ? contents : [undefined]).map((before) => {
            const { changedFiles, detail, reason } = decide({ base, before, disk, head, isClone });
            const files = changedFiles.length === 0 ? '' : ` [${changedFiles.join(', ')}]`;
            const place = isClone ? 'clone' : 'no clone';
            return `${base}, ${place}, disk ${show(disk)}, head ${show(head)}, before ${show(before)}: ${reason}${files}\n    ${detail}`;
          }),
        ),
      ),
    ),
  );
  const text = `${rows.join('\n')}\n`;
  expect(text).toBe(readGolden('decisions', text));
});

describe('an OpenAPI file in two files', () => {
  const same = { [root]: 'a', [part]: 'a' };

  test.each<[string, Scene, string, readonly string[]]>([
    ['both are the same', {}, 'unchanged', []],
    ['the other was modified', { before: { ...same, [part]: 'b' } }, 'modified', [part]],
    ['both were', { before: { [root]: 'b', [part]: 'b' } }, 'modified', [root, part]],
    ['the other is new', { before: { [root]: 'a' } }, 'modified', [part]],
    ['the other was removed', { disk: { [root]: 'a' }, head: { [root]: 'a' } }, 'modified', [part]],
    ['the other is in no commit', { head: { [root]: 'a' }, before: { [root]: 'a' } }, 'untracked', [part]],
    ['the other differs from its commit', { disk: { ...same, [part]: 'b' } }, 'dirty', [part]],
    [
      'the root differs and the other is in no commit',
      { disk: { [root]: 'b', [part]: 'a' }, head: { [root]: 'a' }, before: { [root]: 'a' } },
      'untracked',
      [root, part],
    ],
    ['the root is new', { before: {} }, 'added', [root, part]],
    [
      'the root is in no commit',
      { head: { [part]: 'a' }, before: { [part]: 'b' } },
      'untracked',
      [root, part],
    ],
    ['the root was removed', { disk: {}, head: {}, before: same }, 'file-removed', [root, part]],
    [
      'the target of a link is missing',
      { disk: { [root]: 'a' }, head: { [root]: 'a' }, before: { [root]: 'a' } },
      'unchanged',
      [],
    ],
  ])('%s', (_, scene, reason, changedFiles) => {
    expect(decide({ disk: same, head: same, before: same, ...scene })).toMatchObject({
      reason,
      changedFiles,
    });
  });
});

const own = { [root]: 'a' };
const two = { ...own, [part]: 'a' };
const three = { ...two, 'api/more.json': 'a' };

test.each<[string, Scene, string]>([
  ['that are the same', { disk: three, head: three, before: three }, `${root} and 2 files that belong to it`],
  ['that differ', { disk: two, head: two, before: { [root]: 'b' } }, `${root} and 1 more differ between`],
  ['that are in no commit', { disk: two, head: own, before: own }, `${part} is in the workspace but not`],
])('the sentence about files %s names them', (_, scene, sentence) => {
  expect(decide(scene).detail).toContain(sentence);
});

test('a forced file counts as changed', () => {
  expect(decideForced(root)).toEqual({
    reason: 'forced',
    detail: `${root} counts as changed, because the input \`force\` is set.`,
    changedFiles: [],
  });
});

test.each([
  ['unchanged', false],
  ['file-removed', false],
  ['missing', false],
  ['ref-deleted', false],
  ['added', true],
  ['modified', true],
  ['untracked', true],
  ['dirty', true],
  ['unknown', true],
  ['forced', true],
] as const)('%s is a change: %s', (reason, is) => {
  expect(isChange(reason)).toBe(is);
});
