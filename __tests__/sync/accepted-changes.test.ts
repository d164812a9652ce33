import { defaultAcceptedFile } from '../../src/inputs.ts';
import type { History } from '../../src/ports.ts';
import { readAccepted } from '../../src/sync/accepted-changes.ts';
import { createShelf } from '../support/spec-files.ts';
import type { Acceptance } from '../../src/result.ts';
import { eachCase } from '../support/each-case.ts';
import { createHistory } from './build-task.ts';

const trusted = 'b'.repeat(40);

interface Scene {
  readonly file?: string;
  readonly workspace?: Readonly<Record<string, string>>;
  /** Content at the trusted commit; without it, the workspace is read. */
  readonly target?: Readonly<Record<string, string>>;
}

function read({ file = defaultAcceptedFile, workspace = {}, target }: Scene): Promise<Acceptance> {
  const findVersion: History['findVersion'] = (path, commit) =>
    Promise.resolve(
      commit === trusted && target?.[path] !== undefined
        ? { commit: trusted, path, reader: createShelf(target) }
        : undefined,
    );
  const history = { ...createHistory(undefined), findVersion };
  const commit = target === undefined ? undefined : trusted;
  return readAccepted({ file, commit }, { files: createShelf(workspace), history });
}

const fingerprint = "'9f86d081884c7d65'";
const entry = `- { fingerprint: ${fingerprint}, reason: no client uses it, accepted-by: ann }`;

test('each entry has a fingerprint, a person and a reason', async () => {
  const { entries, file } = await read({ workspace: { [defaultAcceptedFile]: `# Accepted\n${entry}\n` } });
  expect(file).toBe(defaultAcceptedFile);
  expect([...entries]).toEqual([['9f86d081884c7d65', { reason: 'no client uses it', acceptedBy: 'ann' }]]);
});

test('the default file is optional, but a file that the workflow names must exist', async () => {
  expect((await read({})).entries.size).toBe(0);
  await expect(read({ file: 'api/accepted.yml' })).rejects.toMatchObject({ code: 'file-missing' });
  expect(
    (await read({ file: 'api/accepted.yml', workspace: { 'api/accepted.yml': '[]' } })).entries.size,
  ).toBe(0);
});

test('with a trusted commit, the workspace accepts nothing', async () => {
  const workspace = { [defaultAcceptedFile]: entry };
  expect((await read({ workspace, target: {} })).entries.size).toBe(0);
  expect((await read({ target: { [defaultAcceptedFile]: entry } })).entries.size).toBe(1);
  await expect(read({ file: 'a.yml', workspace: { 'a.yml': '[]' }, target: {} })).rejects.toThrow(
    'on the pull request’s target branch',
  );
});

eachCase({
  'no list': ['accepted: []', 1, 1, 'must be a list'],
  'no YAML': [`${entry}\n- {`, 2, 4, ''],
  'without a reason': [`- fingerprint: ${fingerprint}\n  accepted-by: ann`, 1, 3, 'Entry 1 has no `reason`'],
  'an empty reason': [
    `- { fingerprint: ${fingerprint}, reason: '', accepted-by: ann }`,
    1,
    38,
    '`reason` is empty',
  ],
  'a key that has no meaning': [entry.replace('int:', 'nt:'), 1, 3, 'Did you mean `fingerprint`?'],
  'no quotes': [entry.replace(fingerprint, '1234567890123456'), 1, 5, 'must be text'],
  'a short one': [entry.replace('884c7d65', ''), 1, 5, '`fingerprint` is “9f86d081”, which is too short'],
  'a long one': [
    entry.replace('c7d65', 'c7d650'),
    1,
    5,
    '`fingerprint` is “9f86d081884c7d650”, which is too long',
  ],
})('%s is an error with its location', async ([text, line, column, message]) => {
  await expect(read({ workspace: { [defaultAcceptedFile]: text } })).rejects.toMatchObject({
    ...{ code: 'bad-input', at: { file: defaultAcceptedFile, line, column } },
    message: expect.stringContaining(message) as string,
  });
});
