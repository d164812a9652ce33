import { type Finding, parseSource, type SourceFile } from '../../syntax/index.ts';
import { noteReferences } from '../document/part-measure.ts';

/** A parsed file of a specification. */
export interface SpecFile extends SourceFile {
  /** Every reference in the file, as written, including those in discriminators' mappings and in plain data. */
  readonly references: readonly string[];
}

type Parsed =
  { readonly ok: true; readonly source: SpecFile } | { readonly ok: false; readonly fault: Finding };

/** Parses a file and the references in it. */
export function parseSpecFile(path: string, bytes: Uint8Array): Parsed {
  const parsed = parseSource(path, bytes, noteReferences);
  if (!parsed.ok) return parsed;
  const { source } = parsed;
  return { ok: true, source: { ...source, references: source.measure(source.root).references } };
}

/** Returns whether a reference in the file leads to another file. */
export function refersOut({ references }: SpecFile): boolean {
  return references.some((reference) => !reference.startsWith('#'));
}
