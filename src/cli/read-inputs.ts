import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultAcceptedFile, type Inputs, parseInputs } from '../inputs.ts';
import type { Log } from '../ports.ts';
import { createUsageError, type Invocation } from './parse-arguments.ts';
import { findRoot, toWorkspacePath } from './workspace.ts';

/** The base URL of a run that sends no request to a service. */
const unusedUrl = 'https://localhost';

/**
 * Reads options and two environment variables, and nothing else, as the inputs of a preview.
 * @throws ActionError `bad-input`
 */
export function readInputs(invocation: Invocation, workspace: string, log: Log): Inputs {
  const { command, files, options } = invocation;
  const { COPILOT_API_KEY: key = '', GITHUB_TOKEN: token = '' } = process.env;
  const file = files.at(-1) ?? '';
  const isLive = command === 'preview' && isComplete(invocation, key, log);
  const find = (name: string): string => options.get(name) ?? '';
  const toPaths = (lines: string): string =>
    lines.replaceAll(/.+/gu, (path) => toWorkspacePath(path.trim(), workspace));
  const accepted = join(findRoot(file), defaultAcceptedFile);
  const own = new Map([
    ['api-key', isLive ? key : ''],
    ['github-token', command === 'check' ? '' : token],
    ['swagger-file', toPaths(file)],
    ['overlay-files', toPaths(find('overlay-files'))],
    [
      'accepted-changes-file',
      toPaths(find('accepted-changes-file') || (existsSync(accepted) ? accepted : '')),
    ],
    ['base', find('base') || (isLive ? 'copilot' : '')],
    ['base-url', find('base-url') || unusedUrl],
    ['dry-run', 'true'],
  ]);
  return parseInputs((name) => own.get(name) ?? find(name));
}

/** Returns whether a preview can read the copilot. */
function isComplete({ command, options }: Invocation, key: string, log: Log): boolean {
  const missing = [
    ...(key === '' ? ['the environment variable `COPILOT_API_KEY`'] : []),
    ...['base-url', 'copilot-id'].flatMap((name) => (options.has(name) ? [] : [`\`--${name}\``])),
  ];
  if (missing.length === 0) return true;
  const why = `To compare the file with the copilot, set ${missing.join(' and ')}.`;
  if (!options.has('base')) throw createUsageError(`\`--base\` is missing. ${why}`, command);
  if (options.has('copilot-id')) log.warning(`The file is only compared with \`--base\`. ${why}`);
  return false;
}
