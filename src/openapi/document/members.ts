import { type JsonObject, type JsonValue, setMember } from '../../text-tree/door.ts';

/** Like `map`, but the same list where no entry changed: what did not change keeps its identity. */
export function mapList(
  list: readonly JsonValue[],
  replace: (entry: JsonValue) => JsonValue,
): readonly JsonValue[] {
  let next: JsonValue[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const entry = list[index] as JsonValue;
    const replaced = replace(entry);
    if (replaced !== entry) next ??= list.slice(0, index);
    next?.push(replaced);
  }
  return next ?? list;
}

/** The same for the members of an object, in their order. */
export function mapMembers(
  value: JsonObject,
  replace: (member: JsonValue, key: string) => JsonValue,
): JsonObject {
  let next: Record<string, JsonValue> | undefined;
  const keys = Object.keys(value);
  // Most members stay as they are: nothing is built before the first that does not.
  let before = 0;
  for (const key of keys) {
    const member = value[key] as JsonValue;
    const replaced = replace(member, key);
    if (replaced !== member) next ??= copyMembers(value, keys.slice(0, before));
    before++;
    if (next !== undefined) setMember(next, key, replaced);
  }
  return next ?? value;
}

function copyMembers(value: JsonObject, keys: readonly string[]): Record<string, JsonValue> {
  const copy: Record<string, JsonValue> = {};
  for (const key of keys) setMember(copy, key, value[key] as JsonValue);
  return copy;
}

/** The object without some of its members. */
export function omitMembers(value: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  const kept = Object.keys(value).filter((key) => !isLeftOut(key));
  return Object.fromEntries(kept.map((key) => [key, value[key] as JsonValue]));
}
