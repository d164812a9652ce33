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
  let entries: (readonly [string, JsonValue])[] | undefined;
  const keys = Object.keys(value);
  // Most members stay as they are: nothing is built before the first that does not.
  for (const [index, key] of keys.entries()) {
    const member = value[key] as JsonValue;
    const next = replace(member, key);
    if (next !== member) entries ??= keys.slice(0, index).map((kept) => [kept, value[kept] as JsonValue]);
    entries?.push([key, next]);
  }
  return entries === undefined ? value : Object.fromEntries(entries);
}

/** The object without some of its members. */
export function omitMembers(value: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  const kept = Object.keys(value).filter((key) => !isLeftOut(key));
  return Object.fromEntries(kept.map((key) => [key, value[key] as JsonValue]));
}
