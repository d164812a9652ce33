import { ActionError } from './errors.ts';
import {
  parseBaseUrl,
  parseCopilotId,
  parseDeletePath,
  parseFilePath,
  parseServerUrl,
  type Refuse,
} from './input-values.ts';

/** The longest pause between a delete and an import, in milliseconds. */
export const mostSettleMs = 300_000;

/** How a target is synced: each of these may stand in the workflow, and in the config file for one target or for all. */
export interface TargetOptions {
  /** `auto`, the default: the document is made portable; `none`: it goes out as one JSON document and no more. */
  readonly prepare: 'auto' | 'none';
  /** An absolute URL for descriptions that have none; by default there is none. */
  readonly serverUrl: string | undefined;
  /** `auto`, the default, or a route that starts with `/` and holds `{copilot_id}`. */
  readonly deletePath: string;
  /** `recreate`, the default: delete, wait, import; `rolling`: only what differs, and the copilot is never empty. */
  readonly strategy: 'recreate' | 'rolling';
  /** Actions that are not known to come from the file; see `keepsUnlisted` for `auto`, the default. */
  readonly unlisted: 'auto' | 'replace' | 'keep';
  /** The pause between the delete's answer and the import, in milliseconds: 0 to 300,000, by default 5,000. */
  readonly settleMs: number;
}

/** One copilot to keep in step with one description. */
export interface Target extends TargetOptions {
  /** Absent where the user gave none: the run then fails with the list of those that the key can access. */
  readonly copilotId: string | undefined;
  /** What people call it, from the config file. */
  readonly name: string | undefined;
  /** Relative to the workspace, normalised, with `/`; by default `swagger.json`. */
  readonly swaggerFile: string;
}

/** Whether actions that are not known to come from the file stay where they are. */
export function keepsUnlisted({ strategy, unlisted }: Pick<TargetOptions, 'strategy' | 'unlisted'>): boolean {
  return unlisted === 'keep' || (unlisted === 'auto' && strategy === 'rolling');
}

/** One part of so many, as test runners count them: from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Which of a config file's targets the run is about. */
export interface ConfigQuery {
  /** Relative to the workspace, normalised, with `/`. */
  readonly file: string;
  readonly environment: string | undefined;
  /** Only these; empty: all. */
  readonly copilotIds: readonly string[];
  readonly shard: Shard | undefined;
  /** What holds where the file says nothing. */
  readonly options: TargetOptions;
}

/** Where the targets are named: in the workflow, which has room for one, or in a config file. */
export type TargetSource =
  | { readonly kind: 'workflow'; readonly target: Target }
  | { readonly kind: 'config'; readonly query: ConfigQuery };

/** All that a workflow's `with:` says, typed and within bounds. */
export interface Inputs {
  /** Ends in `/`. No default. */
  readonly baseUrl: URL;
  /** Undefined where none was given, which is enough for a preview. */
  readonly apiKey: string | undefined;
  readonly source: TargetSource;
  /** A commit or ref, `last-success`, or `copilot`: what it holds; undefined for `auto`, the default. */
  readonly base: string | undefined;
  /** Sync whether or not the file changed; by default false. */
  readonly force: boolean;
  /** Send nothing that changes the service; by default false. */
  readonly dryRun: boolean;
  /** Keep a comment on the pull request; by default false. */
  readonly comment: boolean;
  /** Limit for one request, in milliseconds: 1,000 to 600,000, by default 60,000. */
  readonly timeoutMs: number;
  /** Tries per request, or per replacement: 1 to 10, by default 4. */
  readonly maxAttempts: number;
  /** Copilots that are replaced at the same time: 1 to 32, by default 4. */
  readonly maxParallel: number;
  /** `auto`, the default: asked for where the service shows it; `none`: what a copilot holds is never asked for. */
  readonly inventory: 'auto' | 'none';
  /** `none`, the default; `breaking`: a change that breaks the copilot is not imported, and fails a preview. */
  readonly failOn: 'none' | 'breaking';
  /** The file of changes that people have accepted, relative to the workspace; by default `usualAccepted`. */
  readonly accepted: string;
  /** By default the job’s own. */
  readonly githubToken: string | undefined;
}

/** An input as the runner gives it, trimmed; empty where the workflow and action.yml leave it out. */
type RawInput = (name: string) => string;

/**
 * Types every input, or stops at the first wrong one.
 * @throws ActionError `bad-input`, naming the input, the value and the remedy
 */
export function parseInputs(raw: RawInput): Inputs {
  const allowsHttp = parseFlag(raw, 'allow-http');
  return {
    baseUrl: parseBaseUrl(raw('base-url'), allowsHttp, refuseInput('base-url', raw('base-url'))),
    apiKey: parseApiKey(raw('api-key')),
    source: parseSource(raw),
    base: parseBase(raw('base')),
    force: parseFlag(raw, 'force'),
    dryRun: parseFlag(raw, 'dry-run'),
    comment: parseFlag(raw, 'comment'),
    timeoutMs: parseSeconds(raw, 'timeout-seconds', { fallback: 60, least: 1, most: 600 }),
    maxAttempts: parseCount(raw, 'max-attempts', { fallback: 4, least: 1, most: 10 }),
    maxParallel: parseCount(raw, 'max-parallel', { fallback: 4, least: 1, most: 32 }),
    inventory: parseWord(raw, 'inventory', ['auto', 'none']),
    failOn: parseWord(raw, 'fail-on', ['none', 'breaking']),
    accepted: parseText(raw, 'accepted', parseFilePath) ?? usualAccepted,
    githubToken: raw('github-token') || undefined,
  };
}

const usualFile = 'swagger.json';

/** Where it is not there, nothing was accepted; a file that the workflow names must be there. */
export const usualAccepted = '.github/copilot-accepted.yml';

function parseSource(raw: RawInput): TargetSource {
  const swaggerFile = parseText(raw, 'swagger-file', parseFilePath) ?? usualFile;
  const options = parseOptions(raw);
  const file = parseText(raw, 'config-file', parseFilePath);
  if (file === undefined) {
    refuseWithoutConfig(raw);
    const copilotId = parseText(raw, 'copilot-id', parseCopilotId);
    return { kind: 'workflow', target: { copilotId, name: undefined, swaggerFile, ...options } };
  }
  if (swaggerFile !== usualFile) {
    throw badInput(
      'swagger-file',
      raw('swagger-file'),
      'With `config-file`, that file names the descriptions. Leave out `swagger-file`, or leave out `config-file`.',
    );
  }
  const query = {
    file,
    environment: raw('environment') || undefined,
    copilotIds: parseCopilotIds(raw('copilot-id')),
    shard: parseShard(raw('shard')),
    options,
  };
  return { kind: 'config', query };
}

function parseOptions(raw: RawInput): TargetOptions {
  return {
    prepare: parseWord(raw, 'prepare', ['auto', 'none']),
    serverUrl: parseText(raw, 'server-url', parseServerUrl),
    deletePath: parseText(raw, 'delete-path', parseDeletePath) ?? 'auto',
    strategy: parseWord(raw, 'strategy', ['recreate', 'rolling']),
    unlisted: parseWord(raw, 'unlisted', ['auto', 'replace', 'keep']),
    settleMs: parseSeconds(raw, 'wait-seconds', { fallback: 5, least: 0, most: mostSettleMs / 1000 }),
  };
}

/** They choose among the targets of a config file: without one they would silently choose nothing. */
function refuseWithoutConfig(raw: RawInput): void {
  const lonely = ['environment', 'shard'].find((name) => raw(name) !== '');
  if (lonely === undefined) return;
  throw badInput(
    lonely,
    raw(lonely),
    'It selects targets of a config file. Give `config-file`, too, or leave this out.',
  );
}

/** By comma or line; each once. */
function parseCopilotIds(value: string): readonly string[] {
  if (value === '') return [];
  const refuse = refuseInput('copilot-id', value);
  const ids = value
    .split(/[,\n]/)
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0)
    return refuse('Give one id or several, separated by commas or line breaks; or leave it out.');
  return [...new Set(ids.map((id) => parseCopilotId(id, refuseInput('copilot-id', id))))];
}

function parseShard(value: string): Shard | undefined {
  if (value === '') return undefined;
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw badInput('shard', value, 'Give the part and the number of parts, such as `2/5`, counted from 1.');
}

function parseText<T>(
  raw: RawInput,
  name: string,
  parse: (value: string, refuse: Refuse) => T,
): T | undefined {
  const value = raw(name);
  return value === '' ? undefined : parse(value, refuseInput(name, value));
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

/** One of a few words, the first of which is the default. */
function parseWord<const Word extends string>(
  raw: RawInput,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = raw(name) || words[0];
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  const quoted = words.map((word) => `\`${word}\``);
  throw badInput(name, value, `Use ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(quoted)}.`);
}

function parseBase(value: string): string | undefined {
  if (value === '' || value === 'auto') return undefined;
  // A leading dash would be read as an option by git.
  if (!value.startsWith('-') && !hasControlOrSpace(value)) return value;
  throw badInput('base', value, 'Use `auto`, `copilot`, `last-success`, a commit, a branch or a tag.');
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

function refuseInput(name: string, value: string): Refuse {
  return (remedy, shown = value) => {
    throw badInput(name, shown, remedy);
  };
}

function badInput(name: string, value: string, hint: string): ActionError {
  return new ActionError('bad-input', `The input \`${name}\` is “${value}”.`, { hint });
}
