import { isArray, isObject, type JsonValue } from '../document/json.ts';

/** Names schemas without a reference to them: what it means lies with others, too. */
const farReaching = ['discriminator', 'mapping'];

/** Equal JSON, whatever the order of keys, and nothing in it that reaches further than its references. */
export function isWrittenAlike(old: JsonValue, now: JsonValue): boolean {
  return isAlike(old, now, farReaching);
}

/** Equal JSON that refers to nothing, so that it means the same in both documents. */
export function isSelfContained(old: JsonValue, now: JsonValue): boolean {
  return isAlike(old, now, referring);
}

const referring = [...farReaching, '$ref'];

function isAlike(old: JsonValue, now: JsonValue, reaching: readonly string[]): boolean {
  if (isArray(old)) {
    return (
      isArray(now) &&
      old.length === now.length &&
      old.every((entry, index) => isAlike(entry, now[index] ?? null, reaching))
    );
  }
  if (!isObject(old)) return old === now;
  if (!isObject(now)) return false;
  const keys = Object.keys(old);
  if (keys.length !== Object.keys(now).length || reaching.some((key) => Object.hasOwn(old, key)))
    return false;
  return keys.every(
    (key) => Object.hasOwn(now, key) && isAlike(old[key] ?? null, now[key] ?? null, reaching),
  );
}
