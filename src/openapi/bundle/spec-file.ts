import {
  type Finding,
  isJsonObject,
  type JsonValue,
  parseSource,
  type SourceFile,
} from '../../syntax/index.ts';
import { isReference } from '../document/discriminator.ts';
import { noteMapping } from '../document/weight.ts';

/** One file of a description. */
export interface SpecFile extends SourceFile {
  /** Every reference in it, as written: those in the mappings of discriminators, too, and those in plain data. */
  readonly references: ReadonlySet<string>;
  /** True where each `$ref` is a text. */
  readonly isPlain: boolean;
}

type Parsed =
  { readonly ok: true; readonly source: SpecFile } | { readonly ok: false; readonly fault: Finding };

/** Reads a file and notes on the way what it refers to. */
export function parseSpecFile(path: string, bytes: Uint8Array): Parsed {
  const references = new Set<string>();
  let isPlain = true;
  const note = (name: JsonValue): void => {
    if (typeof name === 'string' && isReference(name)) references.add(name);
  };
  const parsed = parseSource(path, bytes, (key, value, met) => {
    noteMapping(key, value, met);
    if (key === '$ref') {
      if (typeof value === 'string') references.add(value);
      else isPlain = false;
    } else if (key === 'defaultMapping') note(value);
    else if (key === 'mapping' && isJsonObject(value)) Object.values(value).forEach(note);
  });
  return parsed.ok ? { ok: true, source: { ...parsed.source, references, isPlain } } : parsed;
}

/** False where no reference in it leads into another file. */
export function refersOut({ references }: SpecFile): boolean {
  return references.values().some((reference) => !reference.startsWith('#'));
}
