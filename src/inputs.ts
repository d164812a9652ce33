import { posix } from 'node:path';
import { ActionError } from './errors.ts';
import { parseBaseUrl, parseServerUrl } from './input-urls.ts';

/** One copilot to keep in step with one description. */
export interface Target {
  /** Absent where the user gave none: the run then fails with the list of those that the key sees. */
  readonly copilotId: string | undefined;
  /** Relative to the workspace, normalised, with `/`. */
  readonly swaggerFile: string;
  readonly prepare: 'auto' | 'none';
  readonly serverUrl: string | undefined;
  readonly strict: boolean;
  /** `auto`, or a route that starts with `/` and holds `{copilot_id}`. */
  readonly deletePath: string;
  /** Actions that were made by hand: `keep` puts them back after the import. */
  readonly unlisted: 'replace' | 'keep';
  readonly settleMs: number;
}

/** All that a workflow's `with:` says, typed and within bounds. */
export interface Inputs {
  readonly baseUrl: URL;
  readonly apiKey: string | undefined;
  readonly targets: readonly Target[];
  /** An explicit commit or ref; absent for `auto`. */
  readonly base: string | undefined;
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly comment: boolean;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  readonly maxParallel: number;
  /** `none`: what a copilot holds is never asked for. */
  readonly inventory: 'auto' | 'none';
  readonly githubToken: string | undefined;
}

/** An input as the runner gives it, trimmed; empty where the workflow and action.yml leave it out. */
export type RawInput = (name: string) => string;

/**
 * Types every input, or stops at the first wrong one.
 * @throws ActionError `bad-input`, naming the input, the value and the remedy
 */
export function parseInputs(raw: RawInput): Inputs {
  return {
    baseUrl: parseBaseUrl(raw('base-url'), parseFlag(raw, 'allow-http')),
    apiKey: parseApiKey(raw('api-key')),
    targets: [parseTarget(raw)],
    base: parseBase(raw('base')),
    force: parseFlag(raw, 'force'),
    dryRun: parseFlag(raw, 'dry-run'),
    comment: parseFlag(raw, 'comment'),
    timeoutMs: parseSeconds(raw, 'timeout-seconds', { fallback: 60, least: 1, most: 600 }),
    maxAttempts: parseCount(raw, 'max-attempts', { fallback: 4, least: 1, most: 10 }),
    maxParallel: parseCount(raw, 'max-parallel', { fallback: 4, least: 1, most: 32 }),
    inventory: parseWord(raw, 'inventory', ['auto', 'none']),
    githubToken: raw('github-token') || undefined,
  };
}

function parseTarget(raw: RawInput): Target {
  return {
    copilotId: parseCopilotId(raw('copilot-id')),
    swaggerFile: parseSwaggerFile(raw('swagger-file') || 'swagger.json'),
    prepare: parseWord(raw, 'prepare', ['auto', 'none']),
    serverUrl: parseServerUrl(raw('server-url')),
    strict: parseFlag(raw, 'strict'),
    deletePath: parseDeletePath(raw('delete-path') || 'auto'),
    unlisted: parseWord(raw, 'unlisted', ['replace', 'keep']),
    settleMs: parseSeconds(raw, 'wait-seconds', { fallback: 5, least: 0, most: 300 }),
  };
}

function parseApiKey(value: string): string | undefined {
  if (value === '') return undefined;
  // A header value; the message must not quote it, a mistyped key is still most of a key.
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  throw new ActionError(
    'bad-input',
    'The input `api-key` holds a space, a line break or a non-ASCII character.',
    {
      hint: 'Give the key alone, without “Bearer ”: save the secret again, with nothing before or after it.',
    },
  );
}

function parseCopilotId(value: string): string | undefined {
  if (value === '') return undefined;
  // `.` and `..` would survive percent-encoding and walk up the request's path.
  if (value !== '.' && value !== '..' && !hasControlOrSpace(value)) return value;
  throw badInput('copilot-id', value, 'Give the copilot’s id as the service lists it, a UUID.');
}

function parseSwaggerFile(value: string): string {
  const path = posix.normalize(value.replaceAll('\\', '/'));
  const leaves = posix.isAbsolute(path) || /^[A-Za-z]:/.test(path) || path === '..' || path.startsWith('../');
  if (leaves) {
    throw badInput('swagger-file', value, 'Give a path relative to the workspace that stays inside it.');
  }
  if (path === '.' || path.endsWith('/') || path.includes('\0')) {
    throw badInput('swagger-file', value, 'Give the path of a file, for example `docs/openapi.yaml`.');
  }
  return path;
}

/** One of two words, the first of which is the default. */
function parseWord<First extends string, Second extends string>(
  raw: RawInput,
  name: string,
  [first, second]: readonly [First, Second],
): First | Second {
  const value = raw(name) || first;
  if (value === first) return first;
  if (value === second) return second;
  throw badInput(name, value, `Use \`${first}\` or \`${second}\`.`);
}

function parseDeletePath(value: string): string {
  if (value === 'auto') return value;
  // An URL parser takes `%2e` for a dot, too.
  const segments = value.replaceAll(/%2e/gi, '.').split('/');
  const isRoute =
    value.startsWith('/') &&
    !value.startsWith('//') &&
    value.includes('{copilot_id}') &&
    !/[?#\\]/.test(value) &&
    !hasControlOrSpace(value) &&
    !segments.some((segment) => segment === '.' || segment === '..');
  if (isRoute) return value;
  throw badInput(
    'delete-path',
    value,
    'Use `auto`, or a path that starts with `/` and holds `{copilot_id}`, such as `/backend/actions/bot/{copilot_id}`.',
  );
}

function parseBase(value: string): string | undefined {
  if (value === '' || value === 'auto') return undefined;
  if (value === 'last-success') {
    throw badInput('base', value, 'This version compares with `auto`, a commit, a branch or a tag.');
  }
  // A leading dash would be read as an option by git.
  if (!value.startsWith('-') && !hasControlOrSpace(value)) return value;
  throw badInput('base', value, 'Use `auto`, a commit, a branch or a tag.');
}

/** Booleans of the YAML 1.2 core schema, the ones that `core.getBooleanInput` takes. */
function parseFlag(raw: RawInput, name: string): boolean {
  const value = raw(name) || 'false';
  if (['true', 'True', 'TRUE'].includes(value)) return true;
  if (['false', 'False', 'FALSE'].includes(value)) return false;
  throw badInput(name, value, 'Use `true` or `false`.');
}

interface Bounds {
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
}

function parseSeconds(raw: RawInput, name: string, bounds: Bounds): number {
  const seconds = parseNumber(raw(name), bounds, /^\d+(\.\d+)?$/);
  if (seconds !== undefined) return seconds * 1000;
  throw badInput(name, raw(name), `Give a number of seconds from ${bounds.least} to ${bounds.most}.`);
}

function parseCount(raw: RawInput, name: string, bounds: Bounds): number {
  const count = parseNumber(raw(name), bounds, /^\d+$/);
  if (count !== undefined) return count;
  throw badInput(name, raw(name), `Give a whole number from ${bounds.least} to ${bounds.most}.`);
}

function parseNumber(value: string, { fallback, least, most }: Bounds, shape: RegExp): number | undefined {
  if (value === '') return fallback;
  const number = shape.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function hasControlOrSpace(value: string): boolean {
  return /[\s\p{Cc}]/u.test(value);
}

function badInput(name: string, value: string, hint: string): ActionError {
  return new ActionError('bad-input', `The input \`${name}\` is “${value}”.`, { hint });
}
