/**
 * Returns the value below `keys` of an untrusted value (an event's payload, a response), or `undefined` if it is
 * missing.
 */
export function findField(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (!isObject(found)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}

/** Returns the string below `keys`, or `undefined` if it is missing or not a string. */
export function findTextField(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = findField(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** Returns the string below `keys`, or `undefined` if it is missing or empty. */
export function findText(value: unknown, ...keys: readonly string[]): string | undefined {
  const text = findTextField(value, ...keys);
  return text === '' ? undefined : text;
}

/** Returns the array below `keys`, or an empty array if it is missing. */
export function listField(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = findField(value, ...keys);
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}

/** Whether the value is an object or an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
