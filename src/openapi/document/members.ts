import { type JsonObject, type JsonValue, setMember } from '../../syntax/index.ts';

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
  // Most members stay as they are: nothing is copied before the first that does not.
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

/** The object without some of its members. */
export function omitMembers(value: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  const kept = Object.keys(value).filter((key) => !isLeftOut(key));
  return Object.fromEntries(kept.map((key) => [key, value[key] as JsonValue]));
}
