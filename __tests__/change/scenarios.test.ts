import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useScene, type Files } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import { pushEvent, zeroOid } from '../support/events.ts';

/** Cases that other change detectors got wrong, and special git repositories, numbered S and X. */

interface Row {
  readonly file?: string;
  readonly commits: readonly Files[];
  /** Numbers of the parents of a commit, if they aren't the last commit of its branch. */
  readonly parents?: Readonly<Record<number, readonly number[]>>;
  /** Branch of each commit, if not all are on main. */
  readonly branches?: readonly string[];
  readonly prepare?: (workspace: string) => Promise<unknown>;
  /** Pushes: the numbers of the two commits, the reason, and the changed files. */
  readonly pushes: readonly string[];
}

const note = { 'note.md': 'x' };
const notes = Array.from({ length: 29 }, (_, index) => ({ 'note.md': String(index) }));
const odd = 'docs/api/Überblick „neu".json';
const pattern = 'api/[v1]/s*.json';
const root = JSON.stringify({ paths: { '/a': { $ref: 'parts/a%20b.yaml#/x' } } });

async function fillSubmodule(workspace: string): Promise<void> {
  await mkdir(join(workspace, 'lib'), { recursive: true });
  await writeFile(join(workspace, 'lib/.git'), 'gitdir: ../.git/modules/lib\n');
  await writeFile(join(workspace, 'lib/swagger.json'), 'in the submodule');
}

const rows: Readonly<Record<string, Row>> = {
  'S1: the first of thirty pushed commits changed the file': {
    commits: [{ 'swagger.json': 'old' }, { 'swagger.json': 'new' }, ...notes],
    pushes: ['0..30 modified swagger.json'],
  },
  'S2: a forced push drops a change of the file': {
    commits: [{ 'swagger.json': 'kept' }, { 'swagger.json': 'dropped' }, note],
    parents: { 2: [0] },
    pushes: ['1..2 modified swagger.json'],
  },
  'S4: the first commit of a repository': {
    commits: [{ 'swagger.json': 'first' }],
    pushes: ['-..0 ref-created swagger.json'],
  },
  'S5: a push to another branch is compared with that branch, not with the default one': {
    commits: [{ 'swagger.json': 'a' }, { 'swagger.json': 'b' }, note, { 'swagger.json': 'a' }],
    branches: ['main', 'release', 'release', 'release'],
    pushes: ['1..2 unchanged', '2..3 modified swagger.json'],
  },
  'S8: a path with umlauts, spaces and quotes': {
    file: odd,
    commits: [{ [odd]: 'alt' }, { [odd]: 'neu' }, note],
    pushes: ['1..2 unchanged', `0..2 modified ${odd}`],
  },
  'S9: a change and its revert in one push': {
    commits: [{ 'swagger.json': 'a' }, { 'swagger.json': 'b' }, { 'swagger.json': 'a' }],
    pushes: ['0..2 unchanged'],
  },
  'S10: the file was removed': {
    commits: [{ 'swagger.json': 'a', ...note }, { 'swagger.json': undefined }],
    pushes: ['0..1 file-removed swagger.json'],
  },
  'S13: a merge commit is compared as a tree': {
    commits: [{ 'swagger.json': 'a' }, { 'swagger.json': 'b' }, { 'swagger.json': 'b' }],
    branches: ['main', 'side', 'main'],
    parents: { 1: [0], 2: [0, 1] },
    pushes: ['0..2 modified swagger.json'],
  },
  'the file is new': {
    commits: [note, { 'swagger.json': 'a' }],
    pushes: ['0..1 added swagger.json'],
  },
  'a file that does not exist is missing': {
    file: 'nowhere/api.json',
    commits: [note, { 'swagger.json': 'a' }],
    pushes: ['0..1 missing'],
  },
  'X1: a path that looks like a pattern is a path': {
    file: pattern,
    commits: [{ [pattern]: 'a', 'api/v/s1.json': 'a' }, { 'api/v/s1.json': 'b' }],
    pushes: ['0..1 unchanged'],
  },
  'X2: a linked folder has another target, and a file behind the link changed': {
    file: 'api/swagger.json',
    commits: [
      { 'v1/swagger.json': 'v1', 'v2/swagger.json': 'v2', api: { link: 'v1' } },
      { 'v2/swagger.json': 'v2b' },
      { 'v1/swagger.json': 'v1b' },
      { api: { link: 'v2' } },
    ],
    pushes: ['0..1 unchanged', '1..2 modified v1/swagger.json', '2..3 modified api/swagger.json'],
  },
  'X3: a submodule moved': {
    file: 'lib/swagger.json',
    commits: [
      { lib: { submodule: '1'.repeat(40) }, ...note },
      { 'note.md': 'y' },
      { lib: { submodule: '2'.repeat(40) } },
    ],
    prepare: fillSubmodule,
    pushes: ['0..1 unchanged', '0..2 modified lib/swagger.json'],
  },
  'a change of a linked file’s target is a change': {
    commits: [{ 'real.json': 'a', 'swagger.json': { link: 'real.json' } }, { 'real.json': 'b' }, note],
    pushes: ['1..2 unchanged', '0..2 modified real.json'],
  },
  'a dangling link is no change on its own': {
    commits: [{ 'swagger.json': { link: 'nowhere.json' } }, note],
    pushes: ['0..1 unchanged'],
  },
  'a referenced file that changed or was added is named': {
    commits: [
      { 'swagger.json': root, 'parts/a b.yaml': 'x: {$ref: c.json}', 'c.json': '1' },
      { 'parts/c.json': '{}' },
      { 'parts/a b.yaml': 'x: {$ref: ./c.json}' },
      { 'c.json': '2' },
    ],
    pushes: ['0..1 modified parts/c.json', '1..2 modified parts/a b.yaml', '2..3 unchanged'],
  },
};

describe.each([1, 0] as const)('at fetch-depth %i', (depth) => {
  const scene = useScene();

  eachCase(rows)(
    '%s',
    async ({ branches = [], commits, file = 'swagger.json', parents = {}, prepare, pushes }) => {
      const ids: string[] = [];
      for (const pushed of pushes) {
        const [from = 0, to = 0] = pushed.split(/\.\.| /u).map(Number);
        // A later commit would supersede the run.
        while (ids.length <= to) {
          const own = parents[ids.length]?.map((parent) => ids[parent] ?? '');
          const options = { on: branches[ids.length] ?? 'main', ...(own && { parents: own }) };
          ids.push(await scene.sandbox.commit(commits[ids.length] ?? {}, options));
        }
        const event = pushEvent({
          ref: branches[to] ?? 'main',
          before: ids[from] ?? zeroOid,
          after: ids[to] ?? '',
        });
        const { change, isCloneUnaltered } = await scene.detect({ event, files: [file], depth, prepare });
        const base = change.base === undefined ? '-' : ids.indexOf(change.base);
        const shown = `${base}..${ids.indexOf(change.head ?? '')} ${change.reason} ${change.changedFiles.join(', ')}`;
        expect(shown.trim()).toBe(pushed);
        expect(change.changed).toBe(/modified|added|ref-created/u.test(pushed));
        expect(isCloneUnaltered).toBe(true);
      }
    },
  );
});
