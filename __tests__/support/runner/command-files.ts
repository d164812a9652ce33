import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const variables = {
  output: 'GITHUB_OUTPUT',
  state: 'GITHUB_STATE',
  summary: 'GITHUB_STEP_SUMMARY',
  env: 'GITHUB_ENV',
  path: 'GITHUB_PATH',
} as const;

/** Contents of the files for the commands of a step, unmasked. */
export type CommandTexts = Readonly<Record<keyof typeof variables, string>>;

/** Creates the files for the commands of a step, new and empty for each process. */
export async function createCommandFiles(
  runnerTemp: string,
): Promise<{ readonly env: Readonly<Record<string, string>>; read(): Promise<CommandTexts> }> {
  const folder = await mkdtemp(join(runnerTemp, '_runner_file_commands-'));
  const files = Object.entries(variables).map(([kind, name]) => ({ kind, name, path: join(folder, kind) }));
  await Promise.all(files.map(({ path }) => writeFile(path, '')));
  return {
    env: Object.fromEntries(files.map(({ name, path }) => [name, path])),
    read: async () => {
      const texts = files.map(async ({ kind, path }) => [kind, await readFile(path, 'utf8')] as const);
      return Object.fromEntries(await Promise.all(texts)) as CommandTexts;
    },
  };
}

/**
 * Parses `name=value` and `name<<delimiter` lines. The last line of a name counts.
 * @throws Error with the runner's message if it would fail the step
 * @see actions/runner, FileCommandManager.cs, EnvFileKeyValuePairs
 */
export function parseKeyValueFile(text: string): Map<string, string> {
  const values = new Map<string, string>();
  const lines = text.replace(/^\u{feff}/u, '').split(/\r?\n/u);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const fail = (reason: string): Error => new Error(`Invalid format '${line}'${reason}`);
    const [, name = '', separator, value = ''] = /^(.*?)(=|<<)(.*)$/su.exec(line) ?? [];
    if (separator === undefined) throw fail('');
    if (separator === '=') {
      if (name === '') throw fail('. Name must not be empty');
      values.set(name, value);
      continue;
    }
    if (name === '' || value === '') throw fail('. Name must not be empty and delimiter must not be empty');
    const end = lines.indexOf(value);
    if (end === -1) throw new Error(`Invalid value. Matching delimiter not found '${value}'`);
    values.set(name, lines.splice(0, end).join('\n'));
    lines.shift();
  }
  return values;
}
