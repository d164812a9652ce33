import type { Base } from '../../src/change/base.ts';
import { type Change, listBackupCommits } from '../../src/change/changes.ts';
import { decideFile, decideForced, decidePathState, isChange } from '../../src/change/decision.ts';
import { isSameEntry } from '../../src/change/trees.ts';
import type { Tree, TreeEntry } from '../../src/ports.ts';
import { readGolden } from '../support/golden.ts';

const root = 'api/swagger.json';
const part = 'api/parts.json';
const [old, young] = ['b'.repeat(40), 'c'.repeat(40)];

const bases = {
  'a commit': { kind: 'commit', commit: old, label: 'before the push' },
  'a new ref': { kind: 'none', reason: 'ref-created' },
  'no before': { kind: 'none', reason: 'no-base' },
  unknown: { kind: 'unknown', why: 'the event names no base commit' },
} satisfies Record<string, Base>;

/** Content of a commit or the workspace, with a letter for each content, or `undefined` if unknown. */
type Content = Readonly<Record<string, string>> | undefined;

interface Scene {
  readonly disk?: Content;
  readonly head?: Content;
  readonly before?: Content;
  readonly base?: keyof typeof bases;
  readonly isClone?: boolean;
}

const file = (oid: string): TreeEntry => ({ kind: 'file', oid });
const toTree = (content: Content): Tree | undefined =>
  content && new Map(Object.entries(content).map(([path, letter]) => [path, file(letter)]));

/** Decides about the root. The part is watched as well, as if a link led to it. */
function decide({ base = 'a commit', before, disk = {}, head, isClone = true }: Scene) {
  const onDisk = new Set(Object.keys(disk));
  const paths = [...new Set([root, part, ...Object.keys({ ...disk, ...head, ...before })])];
  const dirty = new Set(
    [...onDisk].filter((path) => head?.[path] !== undefined && head[path] !== disk[path]),
  );
  const evidence = { head: toTree(head), base: toTree(before), onDisk, dirty };
  const watched = { root, files: [...new Set([root, ...onDisk])], paths };
  return decideFile(watched, { evidence, head: young, base: bases[base], isClone });
}

const contents: readonly Content[] = [undefined, {}, { [root]: 'a' }, { [root]: 'b' }];
const show = (content: Content): string => (content === undefined ? '?' : (content[root] ?? '-'));

/** Tests every combination of known facts about one file, with the sentences. */
test('the decision about one file', () => {
  const rows = (Object.keys(bases) as (keyof typeof bases)[]).flatMap((base) =>
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

const own = { [root]: 'a' };
const same = { ...own, [part]: 'a' };
const edited = { ...same, [part]: 'b' };
const all = [root, part];

test.each<[string, Scene, string, readonly string[]]>([
  ['both are the same', {}, 'unchanged', []],
  ['the other was modified', { before: edited }, 'modified', [part]],
  ['both were', { before: { [root]: 'b', [part]: 'b' } }, 'modified', all],
  ['the other is new', { before: own }, 'modified', [part]],
  ['the other was removed', { disk: own, head: own }, 'modified', [part]],
  ['the other is in no commit', { head: own, before: own }, 'untracked', [part]],
  ['the other differs from its commit', { disk: edited }, 'dirty', [part]],
  ['the root differs, too', { disk: { ...same, [root]: 'b' }, head: own, before: own }, 'untracked', all],
  ['the root is new', { before: {} }, 'added', all],
  ['the root is in no commit', { head: { [part]: 'a' }, before: { [part]: 'b' } }, 'untracked', all],
  ['the root was removed', { disk: {}, head: {}, before: same }, 'file-removed', all],
  ['the target of a link is missing', { disk: own, head: own, before: own }, 'unchanged', []],
])('an OpenAPI file in two files: %s', (_, scene, reason, changedFiles) => {
  expect(decide({ disk: same, head: same, before: same, ...scene })).toMatchObject({ reason, changedFiles });
});

const three = { ...same, 'api/more.json': 'a' };

test.each<[string, Scene, string]>([
  ['that are the same', { disk: three, head: three, before: three }, `${root} and 2 files that belong to it`],
  ['that differ', { disk: same, head: same, before: { [root]: 'b' } }, `${root} and 1 more differ between`],
  ['that are in no commit', { disk: same, head: own, before: own }, `${part} is in the workspace but not`],
  [
    'that a step changed',
    { disk: edited, head: same, before: same },
    `${part} in the workspace differs from`,
  ],
])('the sentence about files %s names them', (_, scene, sentence) => {
  expect(decide(scene).detail).toContain(sentence);
});

test('a forced file counts as changed', () => {
  const detail = `${root} counts as changed, because the input \`force\` is set.`;
  expect(decideForced(root)).toEqual({ reason: 'forced', detail, changedFiles: [] });
});

test('a file is synced for every reason, except if nothing changed or the file is missing', () => {
  const synced = ['added', 'modified', 'untracked', 'dirty', 'unknown', 'forced'] as const;
  const others = ['unchanged', 'file-removed', 'missing', 'ref-deleted'] as const;
  expect([...others, ...synced].filter(isChange)).toEqual(synced);
});

test.each<[string, TreeEntry | undefined, TreeEntry | undefined, boolean]>([
  ['equal files', file('a'), file('a'), true],
  ['other bytes', file('a'), file('b'), false],
  ['nothing and nothing', undefined, undefined, true],
  ['a file and nothing', file('a'), undefined, false],
  ['a file and a link of the same bytes', file('a'), { kind: 'link', oid: 'a' }, false],
  ['a file and a submodule', file('a'), { kind: 'submodule', oid: 'a' }, false],
  ['the same link above', { ...file('a'), via: 'x' }, { ...file('a'), via: 'x' }, true],
  ['a link above and one at the path', { ...file('a'), via: 'x' }, file('a'), false],
])('two entries are compared: %s', (_, a, b, expected) => {
  expect([isSameEntry(a, b), isSameEntry(b, a)]).toEqual([expected, expected]);
});

/** The golden file has the other states. */
test('a path in both commits is the same even if it is not in the workspace', () => {
  const tree = toTree({ p: 'a' });
  expect(decidePathState('p', { head: tree, base: tree, onDisk: new Set(), dirty: new Set() })).toBe('same');
});

const success = 'c'.repeat(40);
const lastSuccess = { commit: success, runNumber: 41 };

test.each<[string, Partial<Change>, readonly string[]]>([
  ['the base of a push', { base: old }, [old]],
  ['the last success before the base', { base: old, lastSuccess }, [success, old]],
  ['the last success once', { reason: 'no-base', base: success, lastSuccess }, [success]],
  ['the current file, if the run was started manually', { reason: 'no-base' }, [young]],
  ['the current file, if the sync is forced', { reason: 'forced' }, [young]],
  ['the base, if the sync of a push is forced', { reason: 'forced', base: old }, [old]],
  ['no commit on a new branch, because its file is imported', { reason: 'ref-created' }, []],
])('a backup is searched for at %s', (_, known, expected) => {
  const change = { reason: 'modified', head: young, ...known } as Change;
  expect(listBackupCommits(change)).toEqual(expected);
});
