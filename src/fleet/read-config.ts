import copilotsSchema from '../../schema/copilots.schema.json' with { type: 'json' };
import { ActionError } from '../errors.ts';
import type { ConfigQuery, Target } from '../inputs.ts';
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
import { createSelectionReader } from './config-selection.ts';
import { locatePatterns } from './config-curation.ts';
import { findContradictions } from './environments.ts';
import { selectTargets } from './select-targets.ts';

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
