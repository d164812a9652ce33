/** A JSON value, including `null`. One object can occur several times in a document (YAML aliases). */
export type JsonValue = null | boolean | number | string | JsonArray | JsonObject;

export type JsonArray = readonly JsonValue[];

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: unknown): value is JsonArray {
  return Array.isArray(value);
}

/** Returns an object's own member, or `undefined`. Inherited members such as `constructor` are ignored. */
export function findMember(value: unknown, key: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the value if it is an object, otherwise an empty object. */
export function membersOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/**
 * Sets an own member. An assignment of `__proto__` would set the prototype instead. Use only for objects that the caller
 * created.
 */
export function setMember(target: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  target[key] = value;
}
