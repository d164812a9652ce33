import { findFreeName } from '../document/free-name.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isObject } from '../document/json.ts';

/** New names of components, where the old ones hold characters that OpenAPI 3.0 does not allow there. */
export interface Renames {
  readonly schemas: ReadonlyMap<string, string>;
  readonly responses: ReadonlyMap<string, string>;
  readonly securitySchemes: ReadonlyMap<string, string>;
}

export function createRenames(document: JsonObject): Renames {
  return {
    schemas: renameAll(findMember(document, 'definitions')),
    responses: renameAll(findMember(document, 'responses')),
    securitySchemes: renameAll(findMember(document, 'securityDefinitions')),
  };
}

export function renameKeys(group: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** Only what must change is in the map; `List«Pet»` becomes `List_Pet_`. */
function renameAll(group: JsonValue | undefined): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  if (!isObject(group)) return renames;
  const taken = new Set(Object.keys(group));
  for (const name of Object.keys(group)) {
    if (/^[a-zA-Z0-9._-]+$/.test(name)) continue;
    const clean = name.replace(/[^a-zA-Z0-9._-]+/g, '_');
    const free = findFreeName(clean, (other) => taken.has(other));
    taken.add(free);
    renames.set(name, free);
  }
  return renames;
}
