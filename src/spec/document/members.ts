import type { JsonObject, JsonValue } from './json.ts';

/** Like `map`, but the same list where no entry changed: what did not change keeps its identity. */
export function mapList(
  list: readonly JsonValue[],
  replace: (entry: JsonValue) => JsonValue,
): readonly JsonValue[] {
  const next = list.map(replace);
  return next.every((entry, index) => entry === list[index]) ? list : next;
}

/** The same for the members of an object, in their order. */
export function mapMembers(
  value: JsonObject,
  replace: (member: JsonValue, key: string) => JsonValue,
): JsonObject {
  const entries = Object.entries(value).map(([key, member]): [string, JsonValue] => [
    key,
    replace(member, key),
  ]);
  return entries.every(([key, member]) => member === value[key]) ? value : Object.fromEntries(entries);
}

/** The object without some of its members. */
export function omitMembers(value: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isLeftOut(key)));
}
