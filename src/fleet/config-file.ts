import { ActionError } from '../errors.ts';
import {
  parseCopilotId,
  parseFilePath,
  parseOwnDeletePath,
  parseServerUrl,
  type Fail,
} from '../input-values.ts';
import type { TargetOptions } from '../inputs.ts';
import { type LocatedPattern, readOverlayFiles, readPatterns } from './config-curation.ts';
import {
  escapeToken,
  findMember,
  isArray,
  isJsonObject,
  type JsonValue,
  quoteValue,
  type ShapeFault,
} from '../syntax/index.ts';

/** One value for all environments, or one per environment. */
export type Varied = string | ReadonlyMap<string, string>;

/** The options that a target or `defaults` sets. */
export type ConfigOptions = Partial<
  Omit<TargetOptions, 'serverUrl' | 'operations'> & {
    readonly name: string;
    readonly serverUrl: Varied;
    readonly operations: readonly LocatedPattern[];
  }
>;

export interface ConfigTarget {
  /** JSON Pointer to the target in the file (RFC 6901). */
  readonly pointer: string;
  readonly copilotId: Varied;
  readonly swaggerFile: string;
  /** The target's own options, otherwise the defaults. */
  readonly options: ConfigOptions;
}

/**
 * Parses the targets of a config file that matches the schema.
 * @param fail called with every invalid value; it returns, so that all of them are found
 */
export function parseConfigFile(root: JsonValue, fail: FailAt): readonly ConfigTarget[] {
  const targets = findMember(root, 'targets');
  const defaults = parseOptions(findMember(root, 'defaults') ?? {}, '/defaults', fail);
  return (isArray(targets) ? targets : []).map((target, index) => {
    const pointer = `/targets/${index}`;
    const read = createReader(target, pointer, fail);
    return {
      pointer,
      copilotId: read('copilot-id', parseCopilotId) ?? '',
      swaggerFile: readOne(read('swagger-file', parseFilePath)) ?? '',
      options: { ...defaults, ...parseOptions(target, pointer, fail) },
    };
  });
}

type FailAt = (fault: ShapeFault) => void;

type Reader = (key: string, parse: (value: string, fail: Fail) => string) => Varied | undefined;

function parseOptions(part: JsonValue, pointer: string, fail: FailAt): ConfigOptions {
  const read = createReader(part, pointer, fail);
  const find = (key: string): JsonValue | undefined => findMember(part, key);
  const seconds = find('wait-seconds');
  const options = {
    name: find('name') as ConfigOptions['name'],
    serverUrl: read('server-url', parseServerUrl),
    overlayFiles: readOverlayFiles({
      value: find('overlay-files'),
      pointer: `${pointer}/overlay-files`,
      fail,
    }),
    operations: readPatterns({ value: find('operations'), pointer: `${pointer}/operations`, fail }),
    rewrite: find('rewrite') as ConfigOptions['rewrite'],
    deletePath: readOne(read('delete-path', parseOwnDeletePath)),
    strategy: find('strategy') as ConfigOptions['strategy'],
    unmanaged: find('unmanaged') as ConfigOptions['unmanaged'],
    waitMs: typeof seconds === 'number' ? seconds * 1000 : undefined,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function createReader(part: JsonValue, base: string, fail: FailAt): Reader {
  return (key, parse) => {
    const readText = (text: string, at: string): string => {
      try {
        return parse(text, (remedy, shown = text) => {
          throw new ActionError('bad-input', `Invalid value ${quoteValue(shown)} for \`${key}\`.`, {
            hint: remedy,
          });
        });
      } catch (error) {
        if (!(error instanceof ActionError)) throw error;
        fail({ pointer: at, message: error.message, remedy: error.hint ?? '' });
        return '';
      }
    };
    const pointer = `${base}/${key}`;
    const value = findMember(part, key);
    if (typeof value === 'string') return readText(value, pointer);
    if (!isJsonObject(value)) return undefined;
    return new Map(
      Object.entries(value).map(([environment, text]) => [
        environment,
        readText(typeof text === 'string' ? text : '', `${pointer}/${escapeToken(environment)}`),
      ]),
    );
  };
}

function readOne(value: Varied | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
