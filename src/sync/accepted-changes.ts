import acceptedSchema from '../../schema/accepted-changes.schema.json' with { type: 'json' };
import { ActionError } from '../errors.ts';
import { findTextField } from '../field.ts';
import { defaultAcceptedFile } from '../inputs.ts';
import type { FileReader, History } from '../ports.ts';
import { checkShape, isArray, parseStrictly, type RootSchema } from '../syntax/index.ts';
import type { Acceptance } from '../result.ts';

/** The file of accepted changes. */
export interface AcceptedSource {
  /** Path relative to the workspace, with `/`. */
  readonly file: string;
  /** Trusted commit to read the file from, or `undefined` to read it from the workspace. */
  readonly commit: string | undefined;
}

const schema: RootSchema = { ...acceptedSchema, definitions: {} };

/**
 * Reads the accepted changes. The default file is optional.
 * @throws ActionError `bad-input` with the location of every mistake, `file-missing`, or an error of `files`
 */
export async function readAccepted(
  { commit, file }: AcceptedSource,
  { files, history }: { readonly files: FileReader; readonly history: History },
): Promise<Acceptance> {
  const reader = commit === undefined ? files : (await history.findVersion(file, commit))?.reader;
  const bytes = await reader?.read(file);
  if (bytes === undefined) {
    if (file !== defaultAcceptedFile) throw createMissingError(file, commit);
    return { file, entries: new Map() };
  }
  const { root } = parseStrictly(file, bytes, { check: (value) => checkShape(value, schema) });
  const entries = (isArray(root) ? root : []).map((entry) => {
    const text = (key: string): string => findTextField(entry, key) ?? '';
    return [text('fingerprint'), { reason: text('reason'), acceptedBy: text('accepted-by') }] as const;
  });
  return { file, entries: new Map(entries) };
}

function createMissingError(file: string, commit: string | undefined): ActionError {
  const where = commit === undefined ? '' : ' on the pull request’s target branch';
  const message = `The input \`accepted-changes-file\` names ${file}, which doesn’t exist${where}.`;
  const hint = `Create it (an empty list, \`[]\`, accepts nothing), or remove the input. The default file, \`${defaultAcceptedFile}\`, is optional.`;
  return new ActionError('file-missing', message, { hint, at: { file } });
}
