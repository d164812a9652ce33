import { writeFile } from 'node:fs/promises';
import type { ChangeTarget } from '../../src/change/changes.ts';
import { createConfigSelection } from '../../src/fleet/config-selection.ts';
import { readConfig } from '../../src/fleet/read-config.ts';
import { parseInputs } from '../../src/inputs.ts';
import { useScene, type Files, type Push, type SceneResult } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import { pullRequestTargetEvent } from '../support/events.ts';
import { RememberingLog } from '../support/remembering.ts';
import { createShelf } from '../support/spec-files.ts';

const scene = useScene();
const api = { 'swagger.json': 'same' };

/** Pushes two commits with the same OpenAPI file, and decides on the second. */
const push = (before: Files, after: Files, query?: Push): Promise<SceneResult> =>
  scene.push({ ...api, ...before }, { 'note.md': 'x', ...after }, query);

describe('an overlay file', () => {
  const path = 'docs/copilot.overlay.yaml';
  const overlayFiles = [[path]];
  const old = { [path]: 'a: 1' };

  eachCase<readonly [before: Files, after: Files, reason: string, query?: Push]>({
    'that changed is a change on its own, at depth 1': [old, { [path]: 'a: 2' }, 'modified'],
    'that changed is a change on its own, at depth 0': [old, { [path]: 'a: 2' }, 'modified', { depth: 0 }],
    'that is new is a change': [{}, old, 'modified'],
    'that an earlier step changed is a change': [
      old,
      {},
      'dirty',
      { prepare: (workspace) => writeFile(`${workspace}/${path}`, 'a: 3') },
    ],
  })('%s', async ([before, after, reason, query]) => {
    const { change } = await push(before, after, { overlayFiles, ...query });
    expect(change).toMatchObject({ changed: true, reason, changedFiles: [path] });
    expect(change.files).toEqual(['swagger.json', path]);
  });

  test('that is the same is no change, nor is an overlay of another target of the same file', async () => {
    const both = { files: ['swagger.json', 'swagger.json'], overlayFiles: [[path], ['other.yaml']] };
    const { changes } = await push({ ...old, 'other.yaml': 'a: 1' }, { 'other.yaml': 'a: 2' }, both);
    expect(changes.map(({ reason }) => reason)).toEqual(['unchanged', 'modified']);
    expect(changes[0]?.detail).toContain('swagger.json and 1 file that belong to it are the same');
  });

  test('is read from the head for `pull_request_target`', async () => {
    const [sha] = await scene.commit({ ...api, ...old });
    const head = await scene.sandbox.commit({ [path]: 'a: 5' }, { on: 'pr', parents: [sha] });
    const event = pullRequestTargetEvent({ sha, base: { ref: 'main', sha }, head: { ref: 'pr', sha: head } });
    const { change } = await scene.detect({ event, overlayFiles });
    expect(change).toMatchObject({ changed: true, reason: 'modified', changedFiles: [path] });
  });
});

describe('the selection in a workflow', () => {
  const selection = { kind: 'workflow' } as const;
  const own = '.github/workflows/copilot.yml';
  const write = (input: string, name = 'CI'): string =>
    `name: ${name}\njobs:\n  sync:\n    steps:\n      - uses: octo/sync@v4\n        with:\n          swagger-file: swagger.json\n          ${input}\n`;
  const select = (text: string, name?: string): string => write(`operations: "${text}"`, name);
  const unnamed = { env: { GITHUB_WORKFLOW_REF: '' }, depth: 0 } as const;

  interface Query extends Push {
    readonly file?: string;
  }

  eachCase<readonly [before: string | undefined, after: string, isChanged: boolean, query?: Query]>({
    'that has other patterns': [select('tag:a'), select('tag:b'), true],
    'that has other patterns, in a whole clone': [select('tag:a'), select('tag:b'), true, { depth: 0 }],
    'that has patterns for the first time': [write(''), select('tag:a'), true],
    'that has no patterns any more': [select('tag:a'), write(''), true],
    'that has other overlay files': [write('overlay-files: a'), write('overlay-files: b'), true],
    'that has an input in capitals': [write('Operations: a'), write('OPERATIONS: b'), true],
    'that has another name only': [select('tag:a'), select('tag:a', 'Other'), false],
    'that has other lines for the same values': [select('a'), write('\n          operations: "a"'), false],
    'that has an expression, and another name': [select('${{ vars.A }}'), select('${{ vars.A }}', 'B'), true],
    'that could not be parsed before': ['a: [', write(''), true],
    'that has the words elsewhere': ['operations: a', 'operations: b', false],
    'that is new, with patterns': [undefined, select('tag:a'), true],
    'that is new, without patterns': [undefined, write(''), false],
    'that is another one than the running one': [
      select('x'),
      select('y'),
      false,
      { file: '.github/workflows/b.yml' },
    ],
    'whose name the runner does not report, on GitHub': [
      select('x'),
      select('y'),
      true,
      { ...unnamed, file: '.github/workflows/b.yml' },
    ],
    'whose name the runner does not report, on Gitea': [
      select('x'),
      select('y'),
      true,
      { ...unnamed, file: '.gitea/workflows/b.yaml' },
    ],
    'whose name the runner does not report, on Forgejo': [
      select('x'),
      select('y'),
      true,
      { ...unnamed, file: '.forgejo/workflows/deep/b.yml' },
    ],
    'whose name the runner does not report, in the same folders': [select('x'), select('x'), false, unnamed],
  })('%s', async ([before, after, isChanged, { file = own, ...query } = {}]) => {
    const { change } = await push({ [file]: before }, { [file]: after }, { selection, ...query });
    const reason = isChanged ? 'selection-changed' : 'unchanged';
    expect(change).toMatchObject({ changed: isChanged, reason, changedFiles: isChanged ? [file] : [] });
    const detail = `\`operations\` or \`overlay-files\` in ${file} changed between`;
    expect(change.detail.includes(detail)).toBe(isChanged);
  });

  test.each([
    ['other patterns', select('tag:b'), 'superseded'],
    ['the same patterns', select('tag:a', 'Other'), 'modified'],
    ['patterns that can’t be compared', 'a: [', 'modified'],
  ])('that a newer push replaced by %s decides whether an older run syncs', async (_, newer, reason) => {
    const first = { 'swagger.json': 'before', [own]: select('tag:a') };
    const [before, after, tip] = await scene.commit(first, { 'swagger.json': 'after' }, { [own]: newer });
    const { change, notices } = await scene.push(before, after, { selection });
    expect(change.reason).toBe(reason);
    const isReported = notices.some((notice) => notice.includes(`${tip.slice(0, 7)} now`));
    expect(isReported).toBe(reason === 'superseded');
  });

  test('next to a change of the file, the reason is the file', async () => {
    const after = { [own]: select('y'), 'swagger.json': 'other' };
    const { change } = await push({ [own]: select('x') }, after, { selection });
    expect(change.reason).toBe('modified');
  });

  test('needs no additional request if the workflow is the same', async () => {
    const [before, after] = await scene.commit({ ...api, [own]: select('x') }, { 'note.md': 'x' });
    const plain = await scene.push(before, after);
    const selected = await scene.push(before, after, { selection });
    expect(selected.calls.toSorted()).toEqual(plain.calls.toSorted());
  });
});

describe('the selection in a config file', () => {
  const file = 'copilots.yml';
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const write = (...targets: readonly string[]): string =>
    `targets:\n${targets
      .map((own, index) => `  - { copilot-id: ${ids[index] ?? ''}, swagger-file: swagger.json${own} }\n`)
      .join('')}`;
  const select = (pattern: string): string => `, operations: [${pattern}]`;
  const setDefaults = (patterns: string): string => `defaults: { operations: ${patterns} }\n`;

  async function readSelection(text: string) {
    const given: Readonly<Record<string, string>> = {
      'config-file': file,
      'base-url': 'https://service.example.com',
      'api-key': 'some-long-key',
    };
    const inputs = parseInputs((name) => given[name] ?? '');
    if (inputs.source.kind !== 'config') throw new Error('no config file');
    const { query } = inputs.source;
    const shelf = createShelf({ [file]: Buffer.from(text) });
    const targets: readonly ChangeTarget[] = await readConfig(query, {
      files: shelf,
      log: new RememberingLog(),
    });
    return { targets, selection: createConfigSelection(query) };
  }

  test.each<[name: string, before: string | undefined, after: string, changed: readonly boolean[]]>([
    ['of one target', write('', select('/a')), write('', select('/b')), [false, true]],
    ['of the overlays of one target', write(', overlay-files: a.yaml', ''), write('', ''), [true, false]],
    [
      'of the defaults',
      setDefaults('[/a]') + write('', select('/b')),
      setDefaults('[/c]') + write('', select('/b')),
      [true, false],
    ],
    [
      'of a value that moved to the defaults',
      write(select('/a'), ''),
      setDefaults('/a') + write('', select('')),
      [false, false],
    ],
    [
      'of comments and other keys',
      write(', operations: "/a"', ''),
      `# New\n${write(', operations: ["/a"], strategy: rolling', '')}`,
      [false, false],
    ],
    ['of a new target', write(select('/a')), write(select('/a'), select('/b')), [false, true]],
    ['of a file that is new', undefined, write(select('/a'), ''), [true, false]],
    ['of a file that could not be parsed', 'targets: [', write('', ''), [true, true]],
  ])('that differs, because %s', async (_, before, after, changed) => {
    const { changes } = await push({ [file]: before }, { [file]: after }, await readSelection(after));
    const reasons = changed.map((isChanged) => (isChanged ? 'selection-changed' : 'unchanged'));
    expect(changes.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('counts for a target whose file is the same, next to one whose file changed', async () => {
    const older = { [file]: write(select('/a'), select('/a')), 'other.json': '1' };
    const newer = write(select('/b'), select('/b'));
    const { targets, selection } = await readSelection(newer);
    const own = targets.map((target, index) => ({
      ...target,
      ...(index === 1 && { swaggerFile: 'other.json' }),
    }));
    const { changes } = await push(older, { [file]: newer, 'other.json': '2' }, { targets: own, selection });
    expect(changes.map(({ reason }) => reason)).toEqual(['selection-changed', 'modified']);
  });

  test('of one target that a newer push changed supersedes only that target', async () => {
    const older = write(select('/a'), select('/b'));
    const newer = { [file]: write(select('/a'), select('/c')) };
    const first = { 'swagger.json': '1', [file]: older };
    const [before, after] = await scene.commit(first, { 'swagger.json': '2' }, newer);
    const { changes } = await scene.push(before, after, await readSelection(older));
    expect(changes.map(({ reason }) => reason)).toEqual(['modified', 'superseded']);
    expect(changes[1]?.detail).toContain('main has a newer version of the selection in copilots.yml');
  });
});
