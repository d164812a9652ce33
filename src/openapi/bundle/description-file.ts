import { isObject, type JsonValue } from '../../text-tree/json.ts';
import type { Fault } from '../../text-tree/place.ts';
import { parseSource, type SourceFile } from '../../text-tree/source.ts';
import { isReference } from '../document/discriminator.ts';

/** One file of a description. */
export interface DescriptionFile extends SourceFile {
  /** False where no reference in it leads into another file. */
  readonly refersOut: boolean;
}

type Parsed =
  { readonly ok: true; readonly source: DescriptionFile } | { readonly ok: false; readonly fault: Fault };

/** Reads a file and notes on the way whether it needs others. */
export function parseDescriptionFile(path: string, bytes: Uint8Array): Parsed {
  let refersOut = false;
  const parsed = parseSource(path, bytes, (key, value) => {
    if (key === '$ref' || key === 'mapping') refersOut ||= mayReferOut(key, value);
  });
  return parsed.ok ? { ok: true, source: { ...parsed.source, refersOut } } : parsed;
}

/** A reference, or the mapping of a discriminator: names of schemas, or references to them. */
function mayReferOut(key: string, value: JsonValue): boolean {
  if (typeof value === 'string') return !value.startsWith('#');
  return key === 'mapping' && isObject(value) && Object.values(value).some(leadsOut);
}

function leadsOut(name: JsonValue): boolean {
  return typeof name === 'string' && !name.startsWith('#') && isReference(name);
}
