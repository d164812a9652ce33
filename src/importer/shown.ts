import type { ObservedAction } from '../copilot.ts';
import { isArray, isJsonObject } from '../syntax/index.ts';
import { columnWidth } from './names.ts';
import type { ImportedAction } from './imported-action.ts';
import { renderCamelCase } from './operation-id.ts';

/** Names of an action as a release returns them. */
export type ShownName = Pick<ImportedAction, 'name' | 'operationId'>;

/** Returns the names as stored, which releases up to 2.8.0 return, and in the camel case of newer releases. */
export function listShownNames({ name, operationId }: ShownName): readonly [ShownName, ShownName] {
  return [
    { name, operationId },
    { name: renderCamelCase(name), operationId: renderCamelCase(operationId) },
  ];
}

type Named = Pick<ObservedAction, 'name' | 'operationId'>;

/** Renders the lookup key of an action from its path and one of its returned names. */
export function renderShownKey(path: string, { name, operationId }: Named): string {
  return JSON.stringify([path.slice(path.indexOf('/')), name, operationId]);
}

/** Lists the possible lookup keys of an observed action. On any server, the path of an action is a suffix of its endpoint. */
export function listRowKeys(row: ObservedAction): readonly string[] {
  const end = row.endpoint.slice(-columnWidth);
  return [...end.matchAll(/\//g)].map(({ index }) => renderShownKey(end.slice(index), row));
}

/**
 * Returns whether an observed action has the method, the path, the name and the `operation_id` of an imported one, on any
 * server. On the newest releases, the name or the `operation_id` alone can't distinguish `list_orders` from `listOrders`.
 */
export function isShownAs(action: ImportedAction, row: ObservedAction): boolean {
  return (
    row.method === action.method &&
    row.endpoint.endsWith(action.path) &&
    listShownNames(action).some((shown) => isNamed(shown, row))
  );
}

/** Compares the names. A service may return only one of the two. */
function isNamed(shown: ShownName, { name, operationId }: ObservedAction): boolean {
  const isSameName = name === undefined || name === shown.name;
  return isSameName && (operationId === undefined || operationId === shown.operationId);
}

/** Returns whether an observed action equals an imported one: names, exact endpoint, description and payload. */
export function isInPlace(action: ImportedAction, row: ObservedAction): boolean {
  return isShownAs(action, row) && isSameContent(action, row);
}

/** Returns whether two actions have the same endpoint, description and payload. A missing description or part counts as empty. */
export function isSameContent(
  { endpoint, description, payload }: Pick<ImportedAction, 'endpoint' | 'description' | 'payload'>,
  row: ObservedAction,
): boolean {
  if (row.endpoint !== endpoint || (row.description ?? '') !== description) return false;
  const { parameters, request_body } = isJsonObject(row.payload) ? row.payload : {};
  return (
    isSameJson(payload.parameters, parameters ?? []) && isSameJson(payload.request_body, request_body ?? {})
  );
}

/** Compares two JSON values, ignoring the order of members. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isArray(one)) {
    return (
      isArray(other) && one.length === other.length && one.every((entry, at) => isSameJson(entry, other[at]))
    );
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}
