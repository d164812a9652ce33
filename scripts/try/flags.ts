import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  behaviourFlags,
  behaviourUsage,
  parseBehaviour,
  wrapWords,
} from '../../__tests__/support/fake-service/behaviour-flags.ts';
import type { FakeServiceBehavior } from '../../__tests__/support/fake-service/behaviour-flags.ts';
import { triedEvents } from './event.ts';
import type { TriedEvent } from './event.ts';

export const tryUsage = `npm run try [-- FILE] [flags]   one run of the action on this machine, start to end

Reads FILE, an OpenAPI (Swagger) file in JSON or YAML, by default one with 54 operations. Commits
an earlier version and then FILE to a temporary repository, starts a fake copilot service, and
runs the built action as GitHub's runner would.
Nothing leaves this machine.

  --config FILE             a \`config-file\` with several copilots, instead of one OpenAPI file
  --event NAME              the event that starts the run, by default push:
                            ${wrapWords(triedEvents).trimStart()}
  --dry-run                 the action's own preview; the same as --with dry-run=true
  --strategy, --unmanaged   the inputs of these names; updating single actions requires the action
  and --base                list of --service head or 2.8.0
  --operations PATTERN      the input \`operations\`, one pattern; may be repeated
  --overlay-files FILE      the input \`overlay-files\`, a file on this machine; may be repeated
  --with INPUT=VALUE        any input of the action; may be repeated
  --keep                    keep the temporary folder, and print its path
  --help                    this text

Simulated service and failures:

${behaviourUsage}`;

/** Parsed command line. */
export interface TryRequest {
  readonly file: string;
  /** Whether `file` is a config file with several targets, not an OpenAPI file. */
  readonly isConfig: boolean;
  readonly event: TriedEvent;
  /** Absolute paths of the overlay files, in their order. */
  readonly overlayFiles: readonly string[];
  readonly inputs: Readonly<Record<string, string>>;
  readonly behaviour: FakeServiceBehavior;
  readonly keep: boolean;
}

const example = new URL('../../node_modules/@readme/oas-examples/3.1/json/readme.json', import.meta.url);

/**
 * Parses the command line.
 * @param folder the folder to which a relative FILE refers
 * @returns `undefined` if the help was requested
 * @throws Error that names the flag
 */
export function parseTryFlags(args: readonly string[], folder: string): TryRequest | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      event: { type: 'string', default: 'push' },
      'dry-run': { type: 'boolean', default: false },
      strategy: { type: 'string' },
      unmanaged: { type: 'string' },
      base: { type: 'string' },
      operations: { type: 'string', multiple: true, default: [] },
      'overlay-files': { type: 'string', multiple: true, default: [] },
      with: { type: 'string', multiple: true },
      ...behaviourFlags,
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const [file, another] = [...(values.config === undefined ? [] : [values.config]), ...positionals];
  if (another !== undefined) throw new Error(`unexpected argument "${another}": use one FILE`);
  if (file !== undefined) failOnUrl(file);
  const event = triedEvents.find((known) => known === values.event);
  if (event === undefined)
    throw new Error(`--event "${values.event}" is not one of ${triedEvents.join(', ')}`);
  const { operations, 'overlay-files': overlayFiles } = values;
  if (values.config !== undefined && operations.length + overlayFiles.length > 0)
    throw new Error('write `operations` and `overlay-files` into the config file instead of using the flags');
  return {
    file: file === undefined ? fileURLToPath(example) : resolve(folder, file),
    isConfig: values.config !== undefined,
    event,
    overlayFiles: overlayFiles.map((path) => resolve(folder, path)),
    inputs: {
      ...(values['dry-run'] ? { 'dry-run': 'true' } : {}),
      ...pickInputs(values, 'strategy', 'unmanaged', 'base'),
      ...(operations.length > 0 && { operations: operations.join('\n') }),
      ...Object.fromEntries((values.with ?? []).map(parseInput)),
    },
    behaviour: parseBehaviour(values),
    keep: values.keep,
  };
}

function pickInputs<Name extends string>(
  values: Readonly<Partial<Record<Name, string>>>,
  ...names: readonly Name[]
): Readonly<Record<string, string>> {
  const given = names.map((name) => [name, values[name]] as const);
  return Object.fromEntries(
    given.filter((entry): entry is readonly [Name, string] => entry[1] !== undefined),
  );
}

function failOnUrl(file: string): void {
  if (!/^[a-z][a-z0-9+.-]+:\/\//iu.test(file)) return;
  const name = file.split(/[?#]/u)[0]?.split('/').at(-1) ?? '';
  const path = /\.(json|ya?ml)$/iu.test(name) ? name : 'openapi.json';
  throw new Error(`${file} is a URL. Download the file first: curl -fsSL -o ${path} '${file}'`);
}

function parseInput(text: string): readonly [name: string, value: string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new Error(`--with "${text}" is not INPUT=VALUE`);
  return [text.slice(0, equals), text.slice(equals + 1)];
}
