import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray } from '../document/json.ts';
import { resolveObject } from '../document/reference.ts';

export interface PlacedParameter {
  /** `query`, `path`, `header`, `cookie`; in Swagger 2.0 `body` and `formData`, too. */
  readonly place: string;
  readonly name: string;
  /** As written: a reference has a digest already. */
  readonly value: JsonValue;
}

/** The parameters that apply to an operation: its own, and those of its path that it does not override. */
export function listParameters(
  document: JsonObject,
  operation: JsonObject,
  item: JsonObject,
): readonly PlacedParameter[] {
  const byPlace = new Map<string, PlacedParameter>();
  for (const list of [item['parameters'], operation['parameters']]) {
    if (!isArray(list)) continue;
    for (const [index, value] of list.entries()) {
      const parameter = resolveObject(document, value) ?? {};
      const place = typeof parameter['in'] === 'string' ? parameter['in'] : '';
      const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
      byPlace.set(`${place} ${name}`, { place, name, value });
    }
  }
  return [...byPlace.values()];
}
