import copilotsSchema from '../../schema/copilots.schema.json' with { type: 'json' };
import { ActionError } from '../errors.ts';
import type { ConfigQuery, Target } from '../inputs.ts';
import { locatePointers } from '../text-tree/locate.ts';
import { parseSource, type SourceFile } from '../text-tree/source.ts';
import type { FileReader, Log } from '../ports.ts';
import { checkShape, type ConfigFault, type RootSchema } from './check-shape.ts';
import { parseConfigFile, type ConfigFile } from './config-file.ts';
import { findContradictions } from './environments.ts';
import { selectTargets } from './select-targets.ts';

const schema: RootSchema = copilotsSchema;

/**
 * Reads the config file and gives the targets that the run is about.
 * @throws ActionError `bad-input` with the place of everything that must be mended; or what `files` throws
 */
export async function readConfig(
  query: ConfigQuery,
  { files, log }: { readonly files: FileReader; readonly log: Log },
): Promise<readonly Target[]> {
  const bytes = await files.read(query.file);
  if (bytes === undefined) throw createMissingError(query.file);
  const { targets, notes } = selectTargets(parseConfig(query, bytes), query);
  for (const note of notes) log.info(note);
  return targets;
}

function parseConfig({ file, options }: ConfigQuery, bytes: Uint8Array): ConfigFile {
  const parsed = parseSource(file, bytes);
  if (!parsed.ok) {
    const { message, place } = parsed.fault;
    throw createError(file, [{ message, remedy: 'Mend the file; an editor shows the same place.', place }]);
  }
  const { source } = parsed;
  refuse(source, checkShape(source.root, schema));
  const faults: ConfigFault[] = [];
  const config = parseConfigFile(source.root, (fault) => faults.push(fault));
  refuse(source, [...faults, ...findContradictions(config, options)]);
  return config;
}

/** More than these are counted, not listed. */
const mostListed = 20;

function refuse(source: SourceFile, faults: readonly ConfigFault[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, mostListed);
  const places = locatePointers(
    source,
    shown.flatMap(({ pointer, earlier = pointer }) => [pointer, earlier]),
  );
  const placed = shown.map(({ pointer, message, remedy, earlier }) => {
    const line = earlier === undefined ? undefined : places.get(earlier)?.line;
    const also = line === undefined ? '' : `: first in line ${line}.`;
    return { message: message + also, remedy, place: places.get(pointer) };
  });
  throw createError(source.path, placed, faults.length - shown.length);
}

interface PlacedFault {
  readonly message: string;
  readonly remedy: string;
  readonly place: { readonly line: number; readonly column: number } | undefined;
}

function createError(file: string, faults: readonly PlacedFault[], hidden = 0): ActionError {
  const [first] = faults;
  const at = { file, ...first?.place };
  const where = ({ place }: PlacedFault): string =>
    place === undefined ? '' : `line ${place.line}, column ${place.column}: `;
  if (first !== undefined && faults.length === 1) {
    return new ActionError('bad-input', `${file}, ${where(first)}${first.message}`, {
      hint: first.remedy,
      at,
    });
  }
  const lines = faults.map((fault) => `- ${where(fault)}${fault.message} ${fault.remedy}`);
  const rest = hidden === 0 ? [] : [`- …and ${hidden} more.`];
  return new ActionError('bad-input', [`${file} cannot be used:`, ...lines, ...rest].join('\n'), {
    hint: 'Mend these places; nothing was sent for any of the targets.',
    at,
  });
}

function createMissingError(file: string): ActionError {
  return new ActionError('file-missing', `The input \`config-file\` leads nowhere: there is no ${file}.`, {
    hint:
      'Set it to the file’s path from the root of the checkout, upper and lower case as in git, and make sure that a ' +
      'checkout step runs before this one.',
    at: { file },
  });
}
