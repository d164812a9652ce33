/** A value as JSON has it; `null` is data here. Descriptions may share one object in several places (YAML aliases). */
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

/** What a member holds, own members only: a key such as `constructor` or `__proto__` finds nothing by accident. */
export function findMember(value: unknown, key: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value itself where it is an object, else one without members. */
export function membersOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/**
 * Sets an own member, `__proto__` too, which a plain assignment would take for the prototype.
 * Only for objects that the caller built itself.
 */
export function setMember(target: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  target[key] = value;
}
