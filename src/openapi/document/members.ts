import { type JsonObject, type JsonValue, setMember } from '../../syntax/index.ts';

/** Maps a list. Returns the same list if no entry changed, so that unchanged values keep their identity. */
export function mapList(
  list: readonly JsonValue[],
  replace: (entry: JsonValue) => JsonValue,
): readonly JsonValue[] {
  let next: JsonValue[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const entry = list[at] as JsonValue;
    const replaced = replace(entry);
    if (replaced === entry) continue;
    next ??= [...list];
    next[at] = replaced;
  }
  return next ?? list;
}

/** Maps the members of an object in their order. Returns the same object if no member changed. */
export function mapMembers(
  value: JsonObject,
  replace: (member: JsonValue, key: string) => JsonValue,
): JsonObject {
  // Most members don't change, so the object is copied only at the first change.
  let next: Record<string, JsonValue> | undefined;
  for (const key in value) {
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
  const kept: Record<string, JsonValue> = {};
  for (const key in value) if (!isLeftOut(key)) setMember(kept, key, value[key] as JsonValue);
  return kept;
}
