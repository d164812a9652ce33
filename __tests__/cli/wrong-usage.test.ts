import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandName, commands } from '../../src/cli/commands.ts';
import { parseArguments } from '../../src/cli/parse-arguments.ts';
import { readInputs } from '../../src/cli/read-inputs.ts';
import { createPlainLog } from '../../src/runner/log.ts';
import { describeApi } from '../support/spec-files.ts';
import { runCommandLine } from './run-command-line.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  await writeFile(join(folder, 'a.json'), JSON.stringify(describeApi()));
});

afterAll(() => rm(folder, { recursive: true }));

/** A wrong value of each option that has one, and what the error names. */
const wrongValues: Readonly<Record<string, string>> = {
  ...{ operations: 'tag:', 'overlay-files': '../x.yaml', 'accepted-changes-file': '../../x.yml' },
  ...{ 'server-url': 'nowhere', 'base-url': 'nowhere', base: 'last-success', 'list-actions': 'maybe' },
  ...{ rewrite: 'sometimes', format: 'yaml', 'fail-on': 'warnings', strategy: 'brave', unmanaged: 'ignore' },
  ...{ 'timeout-seconds': '0', 'max-attempts': '99' },
};

const cases = (Object.keys(commands) as CommandName[]).flatMap((command) =>
  commands[command].options.flatMap((option) => (option in wrongValues ? [[command, option] as const] : [])),
);

/** Reads the inputs in this process, which is quicker than a process for each option. */
function readHere(args: readonly string[]): unknown {
  const asked = parseArguments(args.map((arg) => (/^[ab]\.json$/u.test(arg) ? join(folder, 'a.json') : arg)));
  const log = createPlainLog(() => undefined).log;
  return typeof asked === 'string' ? asked : readInputs(asked, folder, log);
}

test.each(cases)('%s --%s with a wrong value is an error that names the option', (command, option) => {
  const values = { ...(command === 'preview' && { base: 'main' }), [option]: wrongValues[option] ?? '' };
  const options = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
  const files = command === 'diff' && option !== 'base' ? ['a.json', 'b.json'] : ['a.json'];
  const isPath = ['overlay-files', 'accepted-changes-file'].includes(option);
  const name = new RegExp(isPath ? 'no file “[./]+x' : `\`(?:--)?${option}\``, 'u');
  expect(() => readHere([command, ...files, ...options])).toThrow(name);
});

test.each([
  ['chek', /^Unknown command `chek`\. Did you mean `check`\?$/u],
  ['check', /^FILE is expected, but the number of files is 0\.$/u],
  ['check a.json a.json', /the number of files is 2\.$/u],
  ['diff a.json', /^OLD NEW .*, but the number of files is 1\.$/u],
  ['diff a.json a.json --base main', /the number of files is 2\.$/u],
  ['check a.json --overlay-file x', /^Unknown option `--overlay-file`\. Did you mean `--overlay-files`\?$/u],
  ['check a.json --api-key x', /^Unknown option `--api-key`\.$/u],
  ['check a.json --rewrite=', /^The option `--rewrite` has no value\.$/u],
  ['check a.json --help=x', /--help/u],
  ['check a.json --rewrite auto --rewrite never', /^The option `--rewrite` can have only one value\.$/u],
  ['check a.json --overlay-files none.yaml', /^There is no file “none\.yaml”\.$/u],
  ['diff a.json --base copilot', /^The option `--base` names no commit\. /u],
  ['preview a.json', /^`--base` is missing\. .*`COPILOT_API_KEY` and `--base-url` and `--copilot-id`\.$/u],
])('%s is an error', (line, error) => {
  expect(() => readHere(line.split(' '))).toThrow(error);
});

test.each([
  [[], /^Error: A command is missing\.\nUsage: /u],
  [
    ['check', 'a.json', '--rewrite', 'x'],
    /^Error: Invalid value “x” for the option `--rewrite`\.\nUse `auto` or `never`\.\n$/u,
  ],
  [['check', 'a.json', '--rewrite'], /^Error: Option '--rewrite <value>' argument missing\n$/u],
  [['check', 'b.json'], /^Error: There is no file “b\.json”\./u],
  [['check', 'a.json', '--output', 'none/x'], /^Error: ENOENT/u],
])('%j exits with 2 and one error', async (args, error) => {
  const { exitCode, stderr, stdout } = await runCommandLine(args, { cwd: folder });
  expect(stderr).toMatch(error);
  expect([exitCode, stdout]).toEqual([2, '']);
});

test('a repeated option is another line', () => {
  const args = ['check', 'a.json', '--operations', 'GET /a', '--operations', '!GET /b'];
  expect(parseArguments(args)).toMatchObject({ options: new Map([['operations', 'GET /a\n!GET /b']]) });
});

test('variables of the action’s inputs aren’t read', async () => {
  const env = { INPUT_REWRITE: 'x', 'INPUT_SWAGGER-FILE': 'y' };
  const { stderr } = await runCommandLine(['check', 'a.json'], { cwd: folder, env });
  expect(stderr).toBe('');
});

const helps = ['--help', '-h', 'help', 'check -h', 'check --help', 'diff --help', 'preview --help'];

test.each(helps)('%s is help that fits on one screen', (line) => {
  const lines = (parseArguments(line.split(' ')) as string).split('\n');
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(lines.filter((line) => /^ {2}--\S+\s*$/u.test(line))).toEqual([]);
});
