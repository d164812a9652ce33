import type { SelectionSource } from '../../src/change/changes.ts';
import { createConfigSelection } from '../../src/fleet/config-selection.ts';
import { readConfig } from '../../src/fleet/read-config.ts';
import { parseInputs } from '../../src/inputs.ts';
import { createChangeScene, type ChangeScene, type SceneResult } from './change-scene.ts';
import { pullRequestTargetEvent } from '../support/events.ts';
import { detectPush, renderSpec, type Push } from './push-scenario.ts';
import { createRememberingLog } from '../support/remembering.ts';
import { createShelf } from '../support/spec-files.ts';

let scene: ChangeScene;

beforeAll(async () => {
  scene = await createChangeScene();
});

afterAll(() => scene.dispose());

type Files = Readonly<Record<string, string>>;

/** Pushes two commits, and decides on the second. The OpenAPI file is the same in both. */
async function pushFiles(before: Files, after: Files, query: Partial<Push> = {}): Promise<SceneResult> {
  const commit = (files: Files): Promise<string> =>
    scene.sandbox.commit({ 'swagger.json': renderSpec('same'), ...files });
  const commits = { before: await commit(before), after: await commit(after) };
  return detectPush(scene, { ...commits, ...query });
}

describe('an overlay file', () => {
  const overlayFiles = [['docs/copilot.overlay.yaml']];
  const path = 'docs/copilot.overlay.yaml';

  test.each([1, 0] as const)('is a change on its own, at fetch-depth %i', async (depth) => {
    const { change } = await pushFiles({ [path]: 'a: 1' }, { [path]: 'a: 2' }, { overlayFiles, depth });
    expect(change).toMatchObject({ changed: true, reason: 'modified', changedFiles: [path] });
    expect(change.files).toEqual(['swagger.json', path]);
  });

  test('that is new is a change', async () => {
    const own = [['new.overlay.yaml']];
    const { change } = await pushFiles({}, { 'new.overlay.yaml': 'a: 1' }, { overlayFiles: own });
    expect(change).toMatchObject({ changed: true, reason: 'modified', changedFiles: ['new.overlay.yaml'] });
  });

  test('that an earlier step changed is a change', async () => {
    const { writeFile } = await import('node:fs/promises');
    const prepare = (workspace: string): Promise<void> => writeFile(`${workspace}/${path}`, 'a: 3');
    const { change } = await pushFiles({ [path]: 'a: 2' }, { note: 'x' }, { overlayFiles, prepare });
    expect(change).toMatchObject({ changed: true, reason: 'dirty', changedFiles: [path] });
  });

  test('that is the same is no change, nor is an overlay of another target of the same file', async () => {
    const files = ['swagger.json', 'swagger.json'];
    const both = [['docs/copilot.overlay.yaml'], ['other.overlay.yaml']];
    const { changes } = await pushFiles(
      { [path]: 'a: 2', 'other.overlay.yaml': 'a: 1' },
      { 'other.overlay.yaml': 'a: 2' },
      { files, overlayFiles: both },
    );
    expect(changes.map(({ reason }) => reason)).toEqual(['unchanged', 'modified']);
    expect(changes[0]?.detail).toContain('swagger.json and 1 file that belong to it are the same');
  });

  test('is read from the head for `pull_request_target`', async () => {
    const base = await scene.sandbox.commit({ 'swagger.json': renderSpec('same'), [path]: 'a: 4' });
    const head = await scene.sandbox.commit({ [path]: 'a: 5' }, { on: 'pr', parents: [base] });
    const event = pullRequestTargetEvent({
      sha: base,
      base: { ref: 'main', sha: base },
      head: { ref: 'pr', sha: head },
    });
    const workspace = await scene.sandbox.checkout({ sha: base, depth: 1 });
    const { change } = await scene.detect({ event, workspace, overlayFiles });
    expect(change).toMatchObject({ changed: true, reason: 'modified', changedFiles: [path] });
  });
});

describe('the selection in a workflow', () => {
  const selection = { kind: 'workflow' } as const;
  const own = '.github/workflows/copilot.yml';
  const write = (given: string, name = 'CI'): string =>
    `name: ${name}\njobs:\n  sync:\n    steps:\n      - uses: octo/sync@v4\n        with:\n          swagger-file: swagger.json\n${given}`;
  const select = (text: string): string => `          operations: "${text}"\n`;

  test.each<[name: string, before: string, after: string, isChanged: boolean]>([
    ['has other patterns', write(select('tag:a')), write(select('tag:b')), true],
    ['has patterns for the first time', write(''), write(select('tag:a')), true],
    ['has no patterns any more', write(select('tag:a')), write(''), true],
    [
      'has other overlay files',
      write('          overlay-files: a'),
      write('          overlay-files: b'),
      true,
    ],
    ['has an input in capitals', write('          Operations: a'), write('          OPERATIONS: b'), true],
    ['has another name only', write(select('tag:a')), write(select('tag:a'), 'Other'), false],
    ['has other lines for the same values', write(select('a')), write(`\n${select('a')}`), false],
    [
      'has an expression, and another name',
      write(select('${{ vars.A }}')),
      write(select('${{ vars.A }}'), 'Other'),
      true,
    ],
    ['could not be parsed before', 'a: [', write(''), true],
    ['has the words elsewhere', 'operations: a', 'operations: b', false],
  ])('that %s', async (_, before, after, isChanged) => {
    const { change } = await pushFiles({ [own]: before }, { [own]: after }, { selection });
    expect(change).toMatchObject(
      isChanged
        ? { changed: true, reason: 'selection-changed', changedFiles: [own] }
        : { changed: false, reason: 'unchanged' },
    );
  });

  test.each([1, 0] as const)('is compared at fetch-depth %i', async (depth) => {
    const { change } = await pushFiles(
      { [own]: write(select('x')) },
      { [own]: write(select('y')) },
      { selection, depth },
    );
    expect(change).toMatchObject({ changed: true, reason: 'selection-changed' });
    expect(change.detail).toContain(`\`operations\` or \`overlay-files\` in ${own} changed between`);
  });

  test.each([
    ['with patterns', select('tag:a'), 'selection-changed'],
    ['without patterns', '', 'unchanged'],
  ])('of a new workflow, %s', async (name, given, reason) => {
    const file = `.github/workflows/${name.replaceAll(' ', '-')}.yml`;
    const env = { GITHUB_WORKFLOW_REF: `octo/service/${file}@refs/heads/main` };
    const { change } = await pushFiles({}, { [file]: write(given) }, { selection, env });
    expect(change.reason).toBe(reason);
  });

  test('of another workflow is ignored if the runner names the workflow that runs', async () => {
    const other = '.github/workflows/other.yml';
    const { change } = await pushFiles(
      { [other]: write(select('x')) },
      { [other]: write(select('y')) },
      { selection },
    );
    expect(change.reason).toBe('unchanged');
  });

  describe('without GITHUB_WORKFLOW_REF', () => {
    const env = { GITHUB_WORKFLOW_REF: '' };

    test.each(['.github/workflows/b.yml', '.gitea/workflows/b.yaml', '.forgejo/workflows/deep/b.yml'])(
      'is compared in %s',
      async (file) => {
        const { change } = await pushFiles(
          { [file]: write(select('x')) },
          { [file]: write(select('y')) },
          {
            selection,
            env,
            depth: 0,
          },
        );
        expect(change).toMatchObject({ reason: 'selection-changed', changedFiles: [file] });
      },
    );

    test('is not read if the folders are the same', async () => {
      const { change } = await pushFiles({ note: '1' }, { note: '2' }, { selection, env, depth: 0 });
      expect(change.reason).toBe('unchanged');
    });
  });

  test.each<[name: string, older: string, newer: string, reason: string]>([
    ['other patterns', write(select('tag:a')), write(select('tag:b')), 'superseded'],
    ['the same patterns', write(select('tag:a')), write(select('tag:a'), 'Other'), 'modified'],
    ['patterns that can’t be compared', write(select('tag:a')), 'a: [', 'modified'],
  ])(
    'that a newer push replaced by %s decides whether an older run syncs',
    async (_, older, newer, reason) => {
      const before = await scene.sandbox.commit({ 'swagger.json': renderSpec('before'), [own]: older });
      const after = await scene.sandbox.commit({ 'swagger.json': renderSpec('after') });
      const tip = await scene.sandbox.commit({ [own]: newer });
      const { change, notices } = await detectPush(scene, { before, after, selection });
      expect(change.reason).toBe(reason);
      expect(notices.some((notice) => notice.includes(`${tip.slice(0, 7)} now`))).toBe(
        reason === 'superseded',
      );
    },
  );

  test('next to a change of the file, the reason is the file', async () => {
    const before = { [own]: write(select('x')), 'swagger.json': renderSpec('x') };
    const { change } = await pushFiles(before, { [own]: write(select('y')) }, { selection });
    expect(change.reason).toBe('modified');
  });

  test('needs no additional request if the workflow is the same', async () => {
    await scene.sandbox.commit({ [own]: write(select('x')) });
    const without = await pushFiles({ note: '3' }, { note: '4' });
    const withSelection = await pushFiles({ note: '5' }, { note: '6' }, { selection });
    const steady = (calls: readonly string[]): readonly string[] =>
      calls.map((call) => call.replace(/[0-9a-f]{40}/g, 'OID')).toSorted();
    expect(steady(withSelection.calls)).toEqual(steady(without.calls));
  });
});

describe('the selection in a config file', () => {
  const file = 'copilots.yml';
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const write = (targets: readonly string[], rest = ''): string =>
    `${rest}targets:\n${targets
      .map((own, index) => `  - { copilot-id: ${ids[index] ?? ''}, swagger-file: swagger.json${own} }\n`)
      .join('')}`;

  async function readSelection(text: string) {
    const given: Readonly<Record<string, string>> = {
      'config-file': file,
      'base-url': 'https://service.example.com',
      'api-key': 'some-long-key',
    };
    const inputs = parseInputs((name) => given[name] ?? '');
    if (inputs.source.kind !== 'config') throw new Error('no config file');
    const { query } = inputs.source;
    const targets = await readConfig(query, {
      files: createShelf({ [file]: Buffer.from(text) }),
      log: createRememberingLog(),
    });
    return { targets, selection: createConfigSelection(query) };
  }

  test.each<[name: string, before: string | undefined, after: string, changed: readonly boolean[]]>([
    ['of one target', write(['', ', operations: [/a]']), write(['', ', operations: [/b]']), [false, true]],
    ['of the overlays of one target', write([', overlay-files: a.yaml', '']), write(['', '']), [true, false]],
    [
      'of the defaults',
      write(['', ', operations: [/b]'], 'defaults: { operations: [/a] }\n'),
      write(['', ', operations: [/b]'], 'defaults: { operations: [/c] }\n'),
      [true, false],
    ],
    [
      'of a value that moved to the defaults',
      write([', operations: [/a]', '']),
      write(['', ', operations: []'], 'defaults: { operations: /a }\n'),
      [false, false],
    ],
    [
      'of comments and other keys',
      write([', operations: "/a"', '']),
      `# New\n${write([', operations: ["/a"], strategy: rolling', ''])}`,
      [false, false],
    ],
    [
      'of a new target',
      write([', operations: [/a]']),
      write([', operations: [/a]', ', operations: [/b]']),
      [false, true],
    ],
    ['of a file that is new', undefined, write([', operations: [/a]', '']), [true, false]],
    ['of a file that could not be parsed', 'targets: [', write(['', '']), [true, true]],
  ])('that differs, because %s', async (name, before, after, changed) => {
    const own = `${name.replaceAll(' ', '-')}.yml`;
    const read = await readSelection(after);
    const selection = { ...read.selection, file: own } as SelectionSource;
    const { changes } = await pushFiles(
      before === undefined ? {} : { [own]: before },
      { [own]: after },
      { targets: read.targets, selection },
    );
    expect(changes.map(({ reason }) => reason)).toEqual(
      changed.map((isChanged) => (isChanged ? 'selection-changed' : 'unchanged')),
    );
  });

  test('counts for a target whose file is the same, next to one whose file changed', async () => {
    const older = write([', operations: [/a]', ', operations: [/a]']);
    const newer = write([', operations: [/b]', ', operations: [/b]']);
    const { targets, selection } = await readSelection(newer);
    const own = targets.map((target, index) =>
      index === 0 ? target : { ...target, swaggerFile: 'other.json' },
    );
    const { changes } = await pushFiles(
      { [file]: older, 'other.json': '1' },
      { [file]: newer, 'other.json': '2' },
      { targets: own, selection },
    );
    expect(changes.map(({ reason }) => reason)).toEqual(['selection-changed', 'modified']);
  });

  test('of one target that a newer push changed supersedes only that target', async () => {
    const older = write([', operations: [/a]', ', operations: [/b]']);
    const { targets, selection } = await readSelection(older);
    const before = await scene.sandbox.commit({ 'swagger.json': renderSpec('1'), [file]: older });
    const after = await scene.sandbox.commit({ 'swagger.json': renderSpec('2') });
    await scene.sandbox.commit({ [file]: write([', operations: [/a]', ', operations: [/c]']) });
    const { changes } = await detectPush(scene, { before, after, targets, selection });
    expect(changes.map(({ reason }) => reason)).toEqual(['modified', 'superseded']);
    expect(changes[1]?.detail).toContain('main has a newer version of the selection in copilots.yml');
  });
});
