import { parseOperations, parseOverlayFiles } from './curation-values.ts';
import { ActionError } from './errors.ts';
import {
  isCopilotId,
  parseBaseUrl,
  parseCopilotId,
  parseDeletePath,
  parseFilePath,
  parseServerUrl,
  type Fail,
} from './input-values.ts';
import type { FileReader } from './ports.ts';

/** The longest pause between a delete and an import, in milliseconds. */
export const maxWaitMs = 300_000;

/** Every input of action.yml. The parser reads no other, and a workflow may set no other. */
export const inputNames = [
  ...[
    'base-url',
    'allow-http',
    'api-key',
    'copilot-id',
    'swagger-file',
    'overlay-files',
    'operations',
    'config-file',
    'environment',
    'shard',
  ],
  ...[
    'base',
    'force',
    'dry-run',
    'comment',
    'rewrite',
    'server-url',
    'delete-path',
    'list-actions',
    'fail-on',
  ],
  ...[
    'accepted-changes-file',
    'strategy',
    'unmanaged',
    'wait-seconds',
    'timeout-seconds',
    'max-attempts',
    'max-parallel',
  ],
  'github-token',
] as const;

type InputName = (typeof inputNames)[number];

/** An input as the runner gives it, trimmed; empty where the workflow and action.yml leave it out. */
type RawInput = (name: InputName) => string;

/** How a target is synced: each may stand in the workflow, and in the config file for one target or for all. */
export type TargetOptions = Readonly<ReturnType<typeof readOptions>>;

function readOptions(raw: RawInput) {
  return {
    /** Overlay files in the order in which they are applied. */
    overlayFiles: parseText(raw, 'overlay-files', parseOverlayFiles) ?? [],
    /** Patterns that select operations. None selects every operation. */
    operations: parseText(raw, 'operations', parseOperations) ?? [],
    rewrite: parseWord(raw, 'rewrite', ['auto', 'never']),
    serverUrl: parseText(raw, 'server-url', parseServerUrl),
    deletePath: parseText(raw, 'delete-path', parseDeletePath) ?? 'auto',
    strategy: parseWord(raw, 'strategy', ['recreate', 'rolling']),
    unmanaged: parseWord(raw, 'unmanaged', ['auto', 'delete', 'keep']),
    waitMs: 1_000 * parseNumber(raw, 'wait-seconds', { defaults: 5, min: 0, max: maxWaitMs / 1_000 }),
  };
}

/** One copilot to keep in step with one description. */
export interface Target extends TargetOptions {
  /** Absent where the user gave none: the run then fails with the list of those that the key can access. */
  readonly copilotId: string | undefined;
  /** The value of the input `copilot-id` if it can't be one ID, such as a name or two IDs: the run fails and lists the copilots. */
  readonly unusableId?: string;
  /** What people call it, from the config file. */
  readonly name: string | undefined;
  readonly swaggerFile: string;
  /** Reads the target's selection at another commit, or `undefined` if the config file of that commit lacks the target. */
  readonly readSelection?: (reader: FileReader) => Promise<CurationOptions | undefined>;
}

/** The operations that a copilot gets, and the overlay files that describe them. */
export type CurationOptions = Pick<TargetOptions, 'operations' | 'overlayFiles'>;

/** Whether actions that are not known to come from the file stay where they are. */
export function keepsUnmanaged({
  strategy,
  unmanaged,
}: Pick<TargetOptions, 'strategy' | 'unmanaged'>): boolean {
  return unmanaged === 'keep' || (unmanaged === 'auto' && strategy === 'rolling');
}

/** Which of a config file's targets the run is about. */
export interface ConfigQuery {
  /** Relative to the workspace, normalised, with `/`. */
  readonly file: string;
  readonly environment: string | undefined;
  /** Only these; empty: all. */
  readonly copilotIds: readonly string[];
  /** One part of so many, as test runners count them: from 1. */
  readonly shard: { readonly index: number; readonly count: number } | undefined;
  readonly options: TargetOptions;
}

/** Where the targets are named: in the workflow, which names one target, or in a config file. */
export type TargetSource =
  | { readonly kind: 'workflow'; readonly target: Target }
  | { readonly kind: 'config'; readonly query: ConfigQuery };

/**
 * Types every input, or stops at the first wrong one.
 * @throws ActionError `bad-input`, naming the input, the value and the remedy
 */
export function parseInputs(raw: RawInput): Inputs {
  return readInputs(raw);
}

/** All that a workflow's `with:` says; what each means is in action.yml. */
export type Inputs = Readonly<ReturnType<typeof readInputs>>;

function readInputs(raw: RawInput) {
  const allowsHttp = parseFlag(raw, 'allow-http');
  return {
    baseUrl: parseBaseUrl(raw('base-url'), allowsHttp, createInputFailure('base-url', raw('base-url'))),
    apiKey: parseText(raw, 'api-key', parseApiKey),
    source: parseSource(raw),
    base: parseText(raw, 'base', parseBase),
    force: parseFlag(raw, 'force'),
    dryRun: parseFlag(raw, 'dry-run'),
    comment: parseFlag(raw, 'comment'),
    timeoutMs: 1_000 * parseNumber(raw, 'timeout-seconds', { defaults: 60, min: 1, max: 600 }),
    maxAttempts: parseNumber(raw, 'max-attempts', { defaults: 4, min: 1, max: 10, isWhole: true }),
    maxParallel: parseNumber(raw, 'max-parallel', { defaults: 4, min: 1, max: 32, isWhole: true }),
    actionList: parseWord(raw, 'list-actions', ['auto', 'never']),
    failOn: parseWord(raw, 'fail-on', ['none', 'breaking']),
    accepted: parseText(raw, 'accepted-changes-file', parseFilePath) ?? defaultAcceptedFile,
    githubToken: raw('github-token') || undefined,
  };
}

const defaultSwaggerFile = 'swagger.json';

/** Where it is not there, nothing was accepted; a file that the workflow names must be there. */
export const defaultAcceptedFile = '.github/copilot-accepted.yml';

function parseSource(raw: RawInput): TargetSource {
  const swaggerFile = parseText(raw, 'swagger-file', parseFilePath) ?? defaultSwaggerFile;
  const file = parseText(raw, 'config-file', parseFilePath);
  if (file !== undefined) {
    for (const name of ['overlay-files', 'operations'] as const) parseText(raw, name, failWithConfigFile);
  }
  const options = readOptions(raw);
  if (file === undefined) {
    for (const name of ['environment', 'shard'] as const) parseText(raw, name, failWithoutConfigFile);
    const id = raw('copilot-id') || undefined;
    const isUsable = id === undefined || isCopilotId(id);
    const ids = isUsable ? { copilotId: id } : { copilotId: undefined, unusableId: id };
    return { kind: 'workflow', target: { ...ids, name: undefined, swaggerFile, ...options } };
  }
  if (swaggerFile !== defaultSwaggerFile) {
    const fail = createInputFailure('swagger-file', raw('swagger-file'));
    fail('The config file names the OpenAPI files. Remove `swagger-file` or `config-file`.');
  }
  const query = {
    file,
    environment: raw('environment') || undefined,
    copilotIds: parseText(raw, 'copilot-id', parseCopilotIds) ?? [],
    shard: parseText(raw, 'shard', parseShard),
    options,
  };
  return { kind: 'config', query };
}

/** It chooses among the targets of a config file: without one it would silently choose nothing. */
function failWithoutConfigFile(_: string, fail: Fail): never {
  return fail('This input requires `config-file`. Set `config-file`, or remove this input.');
}

/** A selection in the workflow would apply to every target. */
function failWithConfigFile(_: string, fail: Fail): never {
  return fail('Set it in the config file, per target or in `defaults`, and remove the input.');
}

/** By comma or line; each once. */
function parseCopilotIds(value: string, fail: Fail): readonly string[] {
  const ids = value
    .split(/[,\n]/)
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0)
    return fail('Use one or more IDs, separated by commas or line breaks, or remove the input.');
  return [...new Set(ids.map((id) => parseCopilotId(id, createInputFailure('copilot-id', id))))];
}

function parseShard(value: string, fail: Fail): ConfigQuery['shard'] {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  return fail('Use a part and the number of parts, such as `2/5`. Parts are counted from 1.');
}

function parseText<T>(
  raw: RawInput,
  name: InputName,
  parse: (value: string, fail: Fail) => T,
): T | undefined {
  const value = raw(name);
  return value === '' ? undefined : parse(value, createInputFailure(name, value));
}

/** A key of fewer characters is found in ordinary words: to hide it would make every text unreadable. */
export const minKeyChars = 8;

function parseApiKey(value: string): string {
  // A header value; the message must not quote it, a mistyped key is still most of a key.
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  const message = 'The input `api-key` contains a space, a line break or a non-ASCII character.';
  throw new ActionError('bad-input', message, {
    hint: 'Save only the key as the secret, without “Bearer ” and without spaces or line breaks.',
  });
}

/** One of a few words, the first of which is the default. */
function parseWord<const Word extends string>(
  raw: RawInput,
  name: InputName,
  words: readonly [Word, ...Word[]],
): Word {
  const value = raw(name) || words[0];
  const known = words.find((word) => word === value);
  const quoted = words.map((word) => `\`${word}\``).join(', ');
  return known ?? createInputFailure(name, value)(`Use ${quoted.replace(/, (?=[^,]*$)/, ' or ')}.`);
}

function parseBase(value: string, fail: Fail): string | undefined {
  if (value === 'auto') return undefined;
  // A leading dash would be read as an option by git.
  if (!value.startsWith('-') && !/[\s\p{Cc}]/u.test(value)) return value;
  return fail('Use `auto`, `copilot`, `last-success`, a commit, a branch or a tag.');
}

/** Booleans of the YAML 1.2 core schema, the ones that `core.getBooleanInput` takes. */
function parseFlag(raw: RawInput, name: InputName): boolean {
  const value = raw(name) || 'false';
  if (['true', 'True', 'TRUE'].includes(value)) return true;
  return ['false', 'False', 'FALSE'].includes(value)
    ? false
    : createInputFailure(name, value)('Use `true` or `false`.');
}

type Bounds = Readonly<Record<'defaults' | 'min' | 'max', number> & { isWhole?: true }>;

function parseNumber(raw: RawInput, name: InputName, { defaults, min, max, isWhole }: Bounds): number {
  const value = raw(name) || String(defaults);
  const shape = isWhole === true ? /^\d+$/ : /^\d+(\.\d+)?$/;
  if (shape.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  const kind = isWhole === true ? 'whole number' : 'number of seconds';
  return createInputFailure(name, value)(`Use a ${kind} from ${min} to ${max}.`);
}

function createInputFailure(name: string, value: string): Fail {
  return (remedy, shown = value) => {
    throw new ActionError('bad-input', `Invalid value “${shown}” for the input \`${name}\`.`, {
      hint: remedy,
    });
  };
}
