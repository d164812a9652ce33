/** Fields of what others wrote (an event's payload, an answer of an API), which may be anything. */

export function findField(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (!isObject(found)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}

export function findTextField(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = findField(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** The text below `keys`, or undefined if there is none or it is empty. */
export function findText(value: unknown, ...keys: readonly string[]): string | undefined {
  const text = findTextField(value, ...keys);
  return text === '' ? undefined : text;
}

/** The list below `keys`, empty where there is none. */
export function listField(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = findField(value, ...keys);
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
