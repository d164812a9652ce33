import { type JsonObject, type JsonValue, setMember } from '../../syntax/index.ts';

/** Maps a list. Returns the same list if no entry changed, so that unchanged values keep their identity. */
export function mapList(
  list: readonly JsonValue[],
  replace: (entry: JsonValue) => JsonValue,
): readonly JsonValue[] {
  const replaced = list.map((entry) => replace(entry));
  return replaced.every((entry, index) => entry === list[index]) ? list : replaced;
}

/** Maps the members of an object in their order. Returns the same object if no member changed. */
export function mapMembers(
  value: JsonObject,
  replace: (member: JsonValue, key: string) => JsonValue,
): JsonObject {
  // Most members don't change, so the object is copied only at the first change.
  let next: Record<string, JsonValue> | undefined;
  for (const key of Object.keys(value)) {
    const member = value[key] as JsonValue;
    const replaced = replace(member, key);
    if (replaced === member) continue;
    next ??= { ...value };
    setMember(next, key, replaced);
  }
  return next ?? value;
}

/** Returns the object without some of its members. */
export function omitMembers(value: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  const kept = Object.keys(value).filter((key) => !isLeftOut(key));
  return Object.fromEntries(kept.map((key) => [key, value[key] as JsonValue]));
}
