import copilotsSchema from '../../schema/copilots.schema.json' with { type: 'json' };
import { ActionError } from '../errors.ts';
import type { ConfigQuery, CurationOptions, Target } from '../inputs.ts';
import type { FileReader, Log } from '../ports.ts';
import { renderCount } from '../text.ts';
import {
  checkShape,
  type Finding,
  parseStrictly,
  failOnFaults,
  type RootSchema,
  type ShapeFault,
} from '../syntax/index.ts';
import { type ConfigTarget, parseConfigFile } from './config-file.ts';
import { locatePatterns } from './config-curation.ts';
import { findContradictions } from './environments.ts';
import { nameCopilot, selectTargets } from './select-targets.ts';

const schema: RootSchema = copilotsSchema;

/**
 * Reads the config file and returns the targets that the run covers.
 * @throws ActionError `bad-input` with the location of every mistake, `file-missing`, or an error of `files`
 */
export async function readConfig(
  query: ConfigQuery,
  { files, log }: { readonly files: FileReader; readonly log: Log },
): Promise<readonly Target[]> {
  const bytes = await files.read(query.file);
  if (bytes === undefined) throw createMissingError(query.file);
  const all = parseConfig(query, bytes);
  const readSelection = createSelectionReader(query);
  const targets = selectTargets(all, query).map((target) => ({
    ...target,
    readSelection: (earlier: FileReader) => readSelection(target, earlier),
  }));
  if (targets.length < all.length)
    log.info(`This run covers ${targets.length} of ${renderCount(all.length, 'target')} in ${query.file}.`);
  return targets;
}

function parseConfig({ file, options }: ConfigQuery, bytes: Uint8Array): readonly ConfigTarget[] {
  const source = parseStrictly(file, bytes, {
    check: (root) => checkShape(root, schema, findRightLocation),
    explainFault: askForQuotes,
  });
  const faults: ShapeFault[] = [];
  const targets = parseConfigFile(source.root, (fault) => faults.push(fault));
  failOnFaults(source, [...faults, ...findContradictions(targets, options)]);
  return locatePatterns(targets, source);
}

/**
 * Returns a reader of a target's selection at another commit. Most targets are compared with the same commit, so the
 * newest file that was parsed is kept.
 */
function createSelectionReader(query: ConfigQuery) {
  let last: { readonly bytes: Uint8Array; readonly targets: readonly Target[] } | undefined;
  return async (target: Target, files: FileReader): Promise<CurationOptions | undefined> => {
    const bytes = await files.read(query.file);
    if (bytes === undefined) return undefined;
    if (last === undefined || !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).equals(last.bytes)) {
      last = { bytes, targets: parseEarlier(query, bytes) };
    }
    return findSelection(last.targets, target);
  };
}

/** An earlier config file can be invalid. The current selection then applies. */
function parseEarlier(query: ConfigQuery, bytes: Uint8Array): readonly Target[] {
  try {
    return selectTargets(parseConfig(query, bytes), { ...query, copilotIds: [], shard: undefined });
  } catch (error) {
    if (error instanceof ActionError) return [];
    throw error;
  }
}

/** Finds the target by copilot and file, or by copilot alone if its file was renamed. */
function findSelection(targets: readonly Target[], target: Target): CurationOptions | undefined {
  const own = targets.filter((other) => nameCopilot(other) === nameCopilot(target));
  const same = own.find(({ swaggerFile }) => swaggerFile === target.swaggerFile);
  return same ?? (own.length === 1 ? own[0] : undefined);
}

/** `!x-internal` is a tag in YAML, and `*` an alias, unless the pattern is in quotes. */
function askForQuotes({ message }: Finding): string | undefined {
  if (!/unknown scalar tag !<!|\balias\b|tag suffix/.test(message)) return undefined;
  return 'Put the pattern in quotes, for example `"!DELETE **"`: YAML reads `!` as a tag and `*` as an alias.';
}

/** Returns where a secret belongs instead of the config file. Never quotes the value. */
function findRightLocation(key: string): string | undefined {
  if (!/key|token|secret|passw|credential|authorization|bearer/i.test(key)) return undefined;
  return 'Don’t store API keys in the repository. If the key is real, revoke it, save a new one as a secret, and pass it to the step: `api-key: ${{ secrets.COPILOT_API_KEY }}`.';
}

function createMissingError(file: string): ActionError {
  return new ActionError('file-missing', `The input \`config-file\` names ${file}, which doesn’t exist.`, {
    hint:
      'Set it to a path relative to the root of the checkout, with upper and lower case as in git. Run the ' +
      'checkout step before this action.',
    at: { file },
  });
}
