import { type Finding, parseSource, type SourceFile } from '../../syntax/index.ts';
import { noteReferences } from '../document/part-measure.ts';

/** One file of a description. */
export interface SpecFile extends SourceFile {
  /** Every reference in it, as written, those in the mappings of discriminators and in plain data included. */
  readonly references: readonly string[];
}

type Parsed =
  { readonly ok: true; readonly source: SpecFile } | { readonly ok: false; readonly fault: Finding };

/** Reads a file and the references in it. */
export function parseSpecFile(path: string, bytes: Uint8Array): Parsed {
  const parsed = parseSource(path, bytes, noteReferences);
  if (!parsed.ok) return parsed;
  const { source } = parsed;
  return { ok: true, source: { ...source, references: source.measure(source.root).references } };
}

/** False where no reference in it leads into another file. */
export function refersOut({ references }: SpecFile): boolean {
  return references.some((reference) => !reference.startsWith('#'));
}
