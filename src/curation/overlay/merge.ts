import type { Location } from '../../json-path/index.ts';
import type { Origin } from '../../openapi/index.ts';
import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import type { DocumentEditor, MutableContainer } from './edit-document.ts';

export type ValueKind = 'object' | 'list' | 'primitive';

/** Two values that can't be merged according to the specification. */
export interface Conflict {
  readonly location: Location;
  readonly existing: ValueKind;
  readonly written: ValueKind;
  /** Location of the value in the overlay. */
  readonly origin: Origin;
}

export interface Merge {
  readonly editor: DocumentEditor;
  /**
   * Minor version. In version 1.0, a target that is a list gets the value as one entry, even if the value is a list.
   */
  readonly minor: 0 | 1;
}

/** Returns the kind of a value. `null` is a primitive. */
export function findKind(value: JsonValue | undefined): ValueKind {
  if (isArray(value)) return 'list';
  return isJsonObject(value) ? 'object' : 'primitive';
}

/**
 * Merges a value into the node at a location, and returns the first conflict.
 * @see https://spec.openapis.org/overlay/v1.1.0.html#action-object
 */
export function mergeInto(
  location: Location,
  value: JsonValue,
  origin: Origin,
  merge: Merge,
): Conflict | undefined {
  const { editor, minor } = merge;
  const existing = findKind(editor.find(location));
  const written = findKind(value);
  if (existing === 'list') {
    const list = editor.open(location) as JsonValue[];
    append(list, isArray(value) && minor === 1 ? value : undefined, { value, origin, editor });
    return undefined;
  }
  if (existing !== written) return { location, existing, written, origin };
  if (isJsonObject(value)) return mergeMembers(editor.open(location), value, { location, origin, editor });
  const [key] = location.slice(-1);
  if (key !== undefined) setIfChanged(editor.open(location.slice(0, -1)), key, { value, origin, editor });
  return undefined;
}

interface Write {
  readonly value: JsonValue;
  readonly origin: Origin;
  readonly editor: DocumentEditor;
}

/** Appends the entries of a list, or the value as one entry. */
function append(list: JsonValue[], entries: readonly JsonValue[] | undefined, write: Write): void {
  const { value, origin, editor } = write;
  if (entries === undefined) {
    editor.set(list, list.length, value, origin);
    return;
  }
  for (const [index, entry] of entries.entries()) {
    editor.set(list, list.length, entry, below(origin, index));
  }
}

/** Sets a value only if it differs, so that an equal value keeps its location. */
function setIfChanged(
  container: MutableContainer,
  key: string | number,
  { value, origin, editor }: Write,
): void {
  const existing = isArray(container) ? container[Number(key)] : container[String(key)];
  if (existing !== value) editor.set(container, key, value, origin);
}

interface MergeContext {
  readonly location: Location;
  readonly origin: Origin;
  readonly editor: DocumentEditor;
}

function mergeMembers(
  container: MutableContainer,
  update: JsonObject,
  { location, origin, editor }: MergeContext,
): Conflict | undefined {
  for (const key of Object.keys(update)) {
    const value = update[key] ?? null;
    const write = { value, origin: below(origin, key), editor };
    if (isArray(container) || !Object.hasOwn(container, key)) {
      editor.set(container, key, value, write.origin);
      continue;
    }
    const place = [...location, key];
    const existing = findKind(container[key]);
    const written = findKind(value);
    if (existing !== written) return { location: place, existing, written, origin: write.origin };
    if (isJsonObject(value)) {
      const inside = { location: place, origin: write.origin, editor };
      const conflict = mergeMembers(editor.openMember(container, key), value, inside);
      if (conflict !== undefined) return conflict;
    } else if (isArray(value)) append(editor.openMember(container, key) as JsonValue[], value, write);
    else setIfChanged(container, key, write);
  }
  return undefined;
}

function below({ file, tokens }: Origin, key: string | number): Origin {
  return { file, tokens: [...tokens, String(key)] };
}
