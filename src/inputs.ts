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

/** The longest delay between a delete and an import, in milliseconds. */
export const maxWaitMs = 300_000;

/** All inputs of action.yml. The parser reads no other inputs, and a workflow can't set others. */
export const inputNames = [
  ...['base-url', 'allow-http', 'api-key', 'copilot-id', 'swagger-file', 'overlay-files', 'operations'],
  ...['config-file', 'environment', 'shard', 'base', 'force', 'dry-run', 'comment', 'rewrite', 'server-url'],
  ...['delete-path', 'list-actions', 'fail-on', 'accepted-changes-file', 'strategy', 'unmanaged'],
  ...['wait-seconds', 'timeout-seconds', 'max-attempts', 'max-parallel', 'github-token'],
] as const;

type InputName = (typeof inputNames)[number];

/** Returns an input as the runner passes it, trimmed; empty if the workflow and action.yml don't set it. */
type RawInput = (name: InputName) => string;

/** Options of a target. The workflow or the config file sets them, for one target or for all. */
export type TargetOptions = Readonly<ReturnType<typeof readOptions>>;

function readOptions(raw: RawInput) {
  return {
    /** Overlay files in the order in which they are applied. */
    overlayFiles: parseText(raw, 'overlay-files', parseOverlayFiles) ?? [],
    /** Patterns that select operations. Without patterns, every operation is selected. */
    operations: parseText(raw, 'operations', parseOperations) ?? [],
    rewrite: parseWord(raw, 'rewrite', ['auto', 'never']),
    serverUrl: parseText(raw, 'server-url', parseServerUrl),
    deletePath: parseText(raw, 'delete-path', parseDeletePath) ?? 'auto',
    strategy: parseWord(raw, 'strategy', ['recreate', 'rolling']),
    unmanaged: parseWord(raw, 'unmanaged', ['auto', 'delete', 'keep']),
    waitMs: 1_000 * parseNumber(raw, 'wait-seconds', { defaults: 5, min: 0, max: maxWaitMs / 1_000 }),
  };
}

/** One copilot and its OpenAPI file. */
export interface Target extends TargetOptions {
  /**
   * ID of the copilot, or `undefined` if the user set none. The run then fails and lists the copilots that the key
   * can access.
   */
  readonly copilotId: string | undefined;
  /**
   * Value of the input `copilot-id` if it can't be one ID, such as a name or two IDs. The run then fails and lists
   * the copilots.
   */
  readonly unusableId?: string;
  /** Display name from the config file. */
  readonly name: string | undefined;
  readonly swaggerFile: string;
  /** Reads the target's selection at another commit, or `undefined` if the config file of that commit lacks the target. */
  readonly readSelection?: (reader: FileReader) => Promise<CurationOptions | undefined>;
}

/** Operations to sync, and the overlay files that change their texts. */
export type CurationOptions = Pick<TargetOptions, 'operations' | 'overlayFiles'>;

/** Whether unmanaged actions are kept. */
export function keepsUnmanaged({
  strategy,
  unmanaged,
}: Pick<TargetOptions, 'strategy' | 'unmanaged'>): boolean {
  return unmanaged === 'keep' || (unmanaged === 'auto' && strategy === 'rolling');
}

/** Selection of targets from a config file. */
export interface ConfigQuery {
  /** Path relative to the workspace, normalized with `/`. */
  readonly file: string;
  readonly environment: string | undefined;
  /** IDs to select. An empty list selects all. */
  readonly copilotIds: readonly string[];
  /** Part of the targets for this job, counted from 1 as in test runners. */
  readonly shard: { readonly index: number; readonly count: number } | undefined;
  readonly options: TargetOptions;
}

/** Source of the targets: the workflow, which names one target, or a config file. */
export type TargetSource =
  | { readonly kind: 'workflow'; readonly target: Target }
  | { readonly kind: 'config'; readonly query: ConfigQuery };

/**
 * Parses all inputs. Stops at the first invalid one.
 * @throws ActionError `bad-input`, which names the input, the value and the fix
 */
export function parseInputs(raw: RawInput): Inputs {
  return readInputs(raw);
}

/** Parsed inputs of the action. action.yml describes them. */
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

/**
 * Default path of the accepted changes. The default file is optional, but a file that the workflow names must exist.
 */
export const defaultAcceptedFile = '.github/copilot-accepted.yml';

function parseSource(raw: RawInput): TargetSource {
  const swaggerFile = parseText(raw, 'swagger-file', parseFilePath) ?? defaultSwaggerFile;
  const file = parseText(raw, 'config-file', parseFilePath);
  if (file !== undefined) rejectInputs(raw, ['overlay-files', 'operations'], selectInConfigFile);
  const options = readOptions(raw);
  if (file === undefined) {
    rejectInputs(raw, ['environment', 'shard'], needConfigFile);
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

/** Without a config file, an input that selects its targets would be ignored silently. */
const needConfigFile = 'This input requires `config-file`. Set `config-file`, or remove this input.';

/** A selection in the workflow would apply to every target of the config file. */
const selectInConfigFile = 'Set it in the config file, per target or in `defaults`, and remove the input.';

function rejectInputs(raw: RawInput, names: readonly InputName[], remedy: string): void {
  for (const name of names) parseText(raw, name, (_, fail) => fail(remedy));
}

/** Parses IDs that are separated by commas or line breaks, without duplicates. */
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

/**
 * Minimum length of a distinctive key. A shorter one occurs in ordinary words, and masking it would make the log
 * unreadable.
 */
export const minKeyChars = 8;

function parseApiKey(value: string): string {
  // The key becomes a header value. The error doesn't quote it, because a mistyped key is still most of the key.
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  const message = 'The input `api-key` contains a space, a line break or a non-ASCII character.';
  throw new ActionError('bad-input', message, {
    hint: 'Save only the key as the secret, without “Bearer ” and without spaces or line breaks.',
  });
}

/** Parses one of several words. The first word is the default. */
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
  // Git would read a leading dash as an option.
  if (!value.startsWith('-') && !/[\s\p{Cc}]/u.test(value)) return value;
  return fail('Use `auto`, `copilot`, `last-success`, a commit, a branch or a tag.');
}

/** Parses a boolean of the YAML 1.2 core schema, as `core.getBooleanInput` does. */
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
