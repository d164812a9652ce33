type Payload = Readonly<Record<string, unknown>>;

/** The value below `keys` in an event's payload, whatever it is. */
export function findValue(payload: Payload, ...keys: readonly string[]): unknown {
  let value: unknown = payload;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Payload)[key];
  }
  return value;
}

/** The text below `keys`, or undefined where there is none or it is empty. */
export function findText(payload: Payload, ...keys: readonly string[]): string | undefined {
  const value = findValue(payload, ...keys);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
