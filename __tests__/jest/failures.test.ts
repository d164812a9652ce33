import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectFolder } from '../support/folders.ts';

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs Jest with the loader and the environment of this project, and returns its report. */
function runJest(files: Readonly<Record<string, string>>, ...args: readonly string[]): Report {
  // Stacks contain URLs, in which a space is `%20`.
  const rootDir = mkdtempSync(join(tmpdir(), 'jest in a folder with spaces '));
  mkdirSync(join(rootDir, 'tests'));
  writeFileSync(join(rootDir, 'hook.ts'), 'afterAll(() => {});');
  for (const [name, code] of Object.entries(files)) writeFileSync(join(rootDir, 'tests', `${name}.ts`), code);
  const support = join(projectFolder, '__tests__', 'support', 'jest');
  const config = {
    rootDir,
    testEnvironment: join(support, 'environment.ts'),
    runtime: join(support, 'runtime.ts'),
    transform: {},
    testMatch: ['<rootDir>/tests/*.ts'],
  };
  const report = join(rootDir, 'report.json');
  const jest = join(projectFolder, 'node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--config', JSON.stringify(config), '--json', '--outputFile', report];
  // Jest's workers inherit FORCE_COLOR from a terminal or a CI service; colors would split the expected texts.
  const env = { ...process.env, FORCE_COLOR: '0' };
  spawnSync(process.execPath, [jest, ...options, ...args], { encoding: 'utf8', env });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function readMessage({ testResults }: Report, file: string): string | undefined {
  return testResults.find(({ name }) => basename(name, '.ts') === file)?.message;
}

const passing = "test('passes', () => {});";
const reject = "void Promise.reject(new Error('unhandled'));";

/** The only test of a file, or a whole file that contains `test(`, and a part of the message about its failure. */
const failures: readonly (readonly [file: string, code: string, message: string])[] = [
  ['assertion', 'expect({ a: 1 }).toEqual({ a: 2 });', '+   "a": 1'],
  ['exception', "throw new Error('thrown');", "> 1 | test('fails'"],
  ['stack', "throw new Error('thrown');", 'at Object.<anonymous> (tests/stack.ts:1:29)'],
  ['timeout', "test('fails', () => new Promise(() => {}), 50);", 'Exceeded timeout of 50 ms'],
  ['concurrent', "test.concurrent('fails', async () => { throw new Error('thrown'); });", 'thrown'],
  ['rejection', reject, 'unhandled'],
  ['rejection-at-import', `${reject}\n${passing}`, 'unhandled'],
  ['rejection-in-hook', `beforeAll(() => { ${reject} });\n${passing}`, 'unhandled'],
  ['rejection-after-tests', `afterAll(() => { ${reject} });\n${passing}`, 'unhandled'],
  [
    'exception-in-timer',
    "test('fails', (done) => { setTimeout(() => { throw new Error('late'); }); setTimeout(done, 50); });",
    'late',
  ],
  ['missing-import', `import './missing.ts';\n${passing}`, 'Cannot find module'],
  ['exception-at-import', `throw new Error('thrown');\n${passing}`, '> 1 | throw new Error'],
  ['shared-hook', `import '../hook.ts';\n${passing}`, 'A shared module adds a hook'],
  ['syntax', "test('fails', () => {", 'SyntaxError'],
  ['no-test', "const test = 'test()';", 'must contain at least one test'],
  ['exit', 'process.exit(0);', 'A test has ended the process.'],
  ['crash', "process.kill(process.pid, 'SIGKILL');", 'signal=SIGKILL'],
  ['new-variable', "process.env.LEFT = '1';", 'process.env.LEFT'],
  ['deleted-variable', 'delete process.env.PATH;', 'process.env.PATH'],
  ['folder', "process.chdir('/');", 'process.cwd()'],
  ['exit-code', 'process.exitCode = 1;', 'process.exitCode'],
  ['new-global', 'globalThis.left = 1;', 'globalThis.left'],
  ['replaced-global', 'globalThis.encodeURIComponent = String;', 'globalThis.encodeURIComponent'],
  ['listener', "process.on('SIGTERM', () => {});", 'a listener of process for "SIGTERM"'],
];

describe('a test file fails', () => {
  const files = failures.map(([name, code]) => [
    name,
    code.includes('test(') || code.includes('test.') ? code : `test('fails', () => { ${code} });`,
  ]);
  const report = runJest(Object.fromEntries(files) as Record<string, string>, '-w', '2');

  test.each(failures)('because of %s', (file, _, message) => {
    expect(readMessage(report, file)).toContain(message);
  });
});

test('a file that leaves changes behind doesn’t affect the next file', () => {
  const files = {
    'a-change':
      "test('changes', () => { process.env.LEFT = '1'; globalThis.left = 1; process.chdir('/'); });",
    'b-check':
      "test('reads', () => { expect([process.env.LEFT, globalThis.left]).toEqual([undefined, undefined]); });",
  };
  const report = runJest(files, '--runInBand');
  expect(readMessage(report, 'a-change')).toContain('process.env.LEFT, globalThis.left, process.cwd()');
  expect(readMessage(report, 'b-check')).toBe('');
});

test('the report has each test with its name and status', () => {
  const file = `
    describe('a group', () => {
      test.each([1, 2])('with %s', (number) => { expect(number).toBe(1); });
      test.skip('that is skipped', () => {});
      test.todo('to do');
    });
    test.concurrent('at the same time', async () => {});
    test('that has another name', () => {});`;
  const report = runJest({ file }, '-t', 'group|same');
  expect(report.testResults[0]?.assertionResults.map(({ fullName, status }) => [fullName, status])).toEqual([
    ['a group with 1', 'passed'],
    ['a group with 2', 'failed'],
    ['a group that is skipped', 'pending'],
    ['a group to do', 'todo'],
    ['at the same time', 'passed'],
    ['that has another name', 'pending'],
  ]);
});
