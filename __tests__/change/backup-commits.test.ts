import { type Change, listBackupCommits } from '../../src/change/changes.ts';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const success = 'c'.repeat(40);
const lastSuccess = { commit: success, runNumber: 41 };

test.each<[string, Partial<Change>, readonly string[]]>([
  ['the base of a push', { reason: 'modified', base }, [base]],
  ['the last success before the base', { reason: 'modified', base, lastSuccess }, [success, base]],
  ['the last success once', { reason: 'no-base', base: success, lastSuccess }, [success]],
  ['the file as it is, on a run that is started by hand', { reason: 'no-base' }, [head]],
  ['the file as it is, where a sync is forced', { reason: 'forced' }, [head]],
  ['the base, where a sync is forced on a push', { reason: 'forced', base }, [base]],
  ['nothing on a new branch: its file is the one to be imported', { reason: 'ref-created' }, []],
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
