import {
  parseCopilotId,
  parseDeletePath,
  parseFilePath,
  parseServerUrl,
  type Refuse,
} from '../input-values.ts';
import type { TargetOptions } from '../inputs.ts';
import { findMember, isArray, isObject, type JsonValue } from '../openapi/document/json.ts';
import { escapeToken } from '../openapi/document/pointer.ts';
import { quote } from './check-shape.ts';
import type { ConfigFault } from './config-fault.ts';

/** One value everywhere, or one for each environment. */
export type Varied = string | ReadonlyMap<string, string>;

/** What a target, or `defaults`, says of how to sync; undefined where it says nothing. */
export type ConfigOptions = {
  readonly [Key in keyof Omit<TargetOptions, 'serverUrl'>]: TargetOptions[Key] | undefined;
} & { readonly name: string | undefined; readonly serverUrl: Varied | undefined };

export interface ConfigTarget {
  /** Where in the file it is. @see RFC 6901 */
  readonly pointer: string;
  readonly copilotId: Varied;
  readonly swaggerFile: string;
  readonly options: ConfigOptions;
}

export interface ConfigFile {
  readonly targets: readonly ConfigTarget[];
  readonly defaults: ConfigOptions;
}

/**
 * Types what the schema has let through.
 * @param refuse told every value that its rule refuses; it returns, so that all of them are found
 */
export function parseConfigFile(root: JsonValue, refuse: (fault: ConfigFault) => void): ConfigFile {
  const targets = findMember(root, 'targets');
  return {
    targets: (isArray(targets) ? targets : []).map((target, index) => {
      const pointer = `/targets/${index}`;
      const read = createReader({ part: target, pointer, refuse });
      return {
        pointer,
        copilotId: read('copilot-id', parseCopilotId) ?? '',
        swaggerFile: readOne(read('swagger-file', parseFilePath)) ?? '',
        options: parseOptions(target, read),
      };
    }),
    defaults: parseDefaults(findMember(root, 'defaults') ?? {}, refuse),
  };
}

function parseDefaults(part: JsonValue, refuse: (fault: ConfigFault) => void): ConfigOptions {
  return parseOptions(part, createReader({ part, pointer: '/defaults', refuse }));
}

type Reader = (key: string, parse: (value: string, refuse: Refuse) => string) => Varied | undefined;

function parseOptions(part: JsonValue, read: Reader): ConfigOptions {
  const find = (key: string): JsonValue | undefined => findMember(part, key);
  const [prepare, strict, seconds, unlisted] = ['prepare', 'strict', 'wait-seconds', 'unlisted'].map(find);
  return {
    name: readOne(read('name', (value) => value)),
    serverUrl: read('server-url', parseServerUrl),
    strict: typeof strict === 'boolean' ? strict : undefined,
    prepare: prepare === 'auto' || prepare === 'none' ? prepare : undefined,
    deletePath: readOne(read('delete-path', parseDeletePath)),
    unlisted: unlisted === 'keep' || unlisted === 'replace' ? unlisted : undefined,
    settleMs: typeof seconds === 'number' ? seconds * 1000 : undefined,
  };
}

function createReader(context: {
  readonly part: JsonValue;
  readonly pointer: string;
  readonly refuse: (fault: ConfigFault) => void;
}): Reader {
  return (key, parse) => {
    const readText = (text: string, at: string): string => {
      try {
        return parse(text, refuseValue(text));
      } catch (error) {
        if (!(error instanceof RefusedValue)) throw error;
        const { shown, remedy } = error;
        context.refuse({ pointer: at, message: `\`${key}\` is ${quote(shown)}.`, remedy });
        return '';
      }
    };
    const pointer = `${context.pointer}/${key}`;
    const value = findMember(context.part, key);
    if (typeof value === 'string') return readText(value, pointer);
    if (!isObject(value)) return undefined;
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

class RefusedValue extends Error {
  override readonly name = 'RefusedValue';
  readonly shown: string;
  readonly remedy: string;

  constructor(shown: string, remedy: string) {
    super(remedy);
    this.shown = shown;
    this.remedy = remedy;
  }
}

function refuseValue(value: string): Refuse {
  return (remedy, shown = value) => {
    throw new RefusedValue(shown, remedy);
  };
}
