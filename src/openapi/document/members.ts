import type { JsonObject, JsonValue } from '../../text-tree/door.ts';

/** Like `map`, but the same list where no entry changed: what did not change keeps its identity. */
export function mapList(
  list: readonly JsonValue[],
  replace: (entry: JsonValue) => JsonValue,
): readonly JsonValue[] {
  const replaced = list.map((entry) => replace(entry));
  return replaced.every((entry, index) => entry === list[index]) ? list : replaced;
}

/** The same for the members of an object, in their order. */
export function mapMembers(
  value: JsonObject,
  replace: (member: JsonValue, key: string) => JsonValue,
): JsonObject {
  const keys = Object.keys(value);
  const replaced = keys.map((key) => replace(value[key] as JsonValue, key));
  if (replaced.every((member, index) => member === value[keys[index] ?? ''])) return value;
  return Object.fromEntries(keys.map((key, index) => [key, replaced[index] as JsonValue]));
}

/** The object without some of its members. */
export function omitMembers(value: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  const kept = Object.keys(value).filter((key) => !isLeftOut(key));
  return Object.fromEntries(kept.map((key) => [key, value[key] as JsonValue]));
}
