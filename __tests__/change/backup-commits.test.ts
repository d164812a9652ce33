import { type Change, listBackupCommits } from '../../src/change/changes.ts';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const success = 'c'.repeat(40);
const lastSuccess = { commit: success, runNumber: 41 };

test.each<[string, Partial<Change>, readonly string[]]>([
  ['the base of a push', { reason: 'modified', base }, [base]],
  ['the last success before the base', { reason: 'modified', base, lastSuccess }, [success, base]],
  ['the last success once', { reason: 'no-base', base: success, lastSuccess }, [success]],
  ['the current file, if the run was started manually', { reason: 'no-base' }, [head]],
  ['the current file, if the sync is forced', { reason: 'forced' }, [head]],
  ['the base, if the sync of a push is forced', { reason: 'forced', base }, [base]],
  ['no commit on a new branch, because its file is imported', { reason: 'ref-created' }, []],
])('a backup is searched for at %s', (_, known, expected) => {
  const change: Change = {
    file: 'swagger.json',
    changed: true,
    reason: 'modified',
    detail: '',
    changedFiles: [],
    files: [],
    warnings: [],
    isCheckedOut: true,
    preview: false,
    head,
    ...known,
  };
  expect(listBackupCommits(change)).toEqual(expected);
});
