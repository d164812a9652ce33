import type { JsonValue } from '../syntax/index.ts';

/** Returns a function that calls another one only once for each argument. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as Value;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Numbers schemas by their identity, so that several schemas can be the key of a map. */
export function createNumbering(): (schema: JsonValue | undefined) => number {
  let count = 0;
  return memoize(() => count++);
}
