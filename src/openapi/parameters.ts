import { isArray, type JsonObject, type JsonValue } from '../syntax/index.ts';
import type { OperationEntry } from './document/operation-entry.ts';
import { resolveObject } from './document/reference.ts';

export interface ListedParameter {
  /** Location: `query`, `path`, `header` or `cookie`, in Swagger 2.0 also `body` and `formData`. Empty if unknown. */
  readonly in: string;
  readonly name: string;
  /** Parameter as written, which can be a reference. */
  readonly value: JsonValue;
}

/** Lists the parameters of an operation: its own, and those of its path that it doesn't override. */
export function listParameters(
  document: JsonObject,
  { operation, pathItem }: OperationEntry,
): readonly ListedParameter[] {
  const byLocation = new Map<string, ListedParameter>();
  for (const list of [pathItem['parameters'], operation['parameters']]) {
    if (!isArray(list)) continue;
    for (const [index, value] of list.entries()) {
      const parameter = resolveObject(document, value) ?? {};
      const location = typeof parameter['in'] === 'string' ? parameter['in'] : '';
      const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
      byLocation.set(`${location} ${name}`, { in: location, name, value });
    }
  }
  return [...byLocation.values()];
}
