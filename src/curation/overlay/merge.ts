import type { Location } from '../../json-path/index.ts';
import type { Origin } from '../../openapi/index.ts';
import { isArray, isJsonObject, type JsonValue } from '../../syntax/index.ts';
import type { DocumentEditor } from './edit-document.ts';

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
 * Merges a value into the node at a location, and returns the first conflict. Equal values keep their origin.
 * @see https://spec.openapis.org/overlay/v1.1.0.html#action-object
 */
export function mergeInto(
  target: Location,
  update: JsonValue,
  origin: Origin,
  { editor, minor }: Merge,
): Conflict | undefined {
  const list = editor.find(target);
  if (!isArray(list) || (isArray(update) && minor === 1)) return merge(target, update, origin);
  editor.set([...target, list.length], update, origin);
  return undefined;

  function merge(location: Location, value: JsonValue, { file, tokens }: Origin): Conflict | undefined {
    const node = editor.find(location);
    const existing = findKind(node);
    const written = findKind(value);
    if (node !== undefined && existing !== written) {
      return { location, existing, written, origin: { file, tokens } };
    }
    const below = (key: string | number): Origin => ({ file, tokens: [...tokens, String(key)] });
    if (isArray(node) && isArray(value)) {
      const { length } = node;
      for (const [index, entry] of value.entries()) {
        editor.set([...location, length + index], entry, below(index));
      }
    } else if (isJsonObject(node) && isJsonObject(value)) {
      for (const key of Object.keys(value)) {
        const conflict = merge([...location, key], value[key] ?? null, below(key));
        if (conflict !== undefined) return conflict;
      }
    } else if (node !== value) editor.set(location, value, { file, tokens });
    return undefined;
  }
}
