import type { JsonValue } from '../document/json.ts';
import { isArray } from '../document/json.ts';

/** The media types of `consumes` or `produces`; a single text stands for a list of one. */
export function listTypes(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return isArray(value) ? value.filter((type) => typeof type === 'string') : [];
}
