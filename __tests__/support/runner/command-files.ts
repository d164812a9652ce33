import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const kinds = ['output', 'state', 'summary', 'env', 'path'] as const;
type Kind = (typeof kinds)[number];

const variables: Readonly<Record<Kind, string>> = {
  output: 'GITHUB_OUTPUT',
  state: 'GITHUB_STATE',
  summary: 'GITHUB_STEP_SUMMARY',
  env: 'GITHUB_ENV',
  path: 'GITHUB_PATH',
};

/** Files for the commands of a step, new and empty for each process. */
export interface CommandFiles {
  readonly env: Readonly<Record<string, string>>;
  /** Contents of the files after the process, unmasked. */
  read(): Promise<Readonly<Record<Kind, string>>>;
}

export async function createCommandFiles(runnerTemp: string): Promise<CommandFiles> {
  const folder = join(runnerTemp, '_runner_file_commands');
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const paths = kinds.map((kind) => [kind, join(folder, `${kind}_${id}`)] as const);
  await Promise.all(paths.map(([, path]) => writeFile(path, '')));
  return {
    env: Object.fromEntries(paths.map(([kind, path]) => [variables[kind], path])),
    read: async () => {
      const texts = paths.map(async ([kind, path]) => [kind, await readFile(path, 'utf8')] as const);
      return Object.fromEntries(await Promise.all(texts)) as Record<Kind, string>;
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
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === '' || delimiter === '') {
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      }
      const end = lines.indexOf(delimiter);
      if (end === -1) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      values.set(
        name,
        lines
          .splice(0, end + 1)
          .slice(0, -1)
          .join('\n'),
      );
    } else if (equals > 0) values.set(line.slice(0, equals), line.slice(equals + 1));
    else if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
    else throw new Error(`Invalid format '${line}'`);
  }
  return values;
}
