import type { ObservedAction } from '../copilot.ts';
import { isArray, isJsonObject } from '../syntax/index.ts';
import { columnWidth } from '../openapi/index.ts';
import type { ImportedAction } from './imported-action.ts';
import { renderCamelCase } from './operation-id.ts';

/** How a release shows what an action is called. */
export type ShownName = Pick<ImportedAction, 'name' | 'operationId'>;

/** As it is stored, which releases up to 2.8.0 show, and in the newer releases' camel case. */
export function listShownNames({ name, operationId }: ShownName): readonly [ShownName, ShownName] {
  return [
    { name, operationId },
    { name: renderCamelCase(name), operationId: renderCamelCase(operationId) },
  ];
}

type Named = Pick<ObservedAction, 'name' | 'operationId'>;

/** What an action is listed under, by its path and by one of the names that it is shown by. */
export function renderShownKey(path: string, { name, operationId }: Named): string {
  return JSON.stringify([path.slice(path.indexOf('/')), name, operationId]);
}

/** What the action of a row may be listed under: on whatever server it is, its path is one of the address's ends. */
export function listRowKeys(row: ObservedAction): readonly string[] {
  const end = row.endpoint.slice(-columnWidth);
  return [...end.matchAll(/\//g)].map(({ index }) => renderShownKey(end.slice(index), row));
}

/**
 * Whether a row is known as what the importer makes of an operation, on whatever server: by method, path, and the pair
 * of name and `operation_id`. On the newest releases neither alone tells `list_orders` from `listOrders`.
 */
export function isShownAs(action: ImportedAction, row: ObservedAction): boolean {
  return (
    row.method === action.method &&
    row.endpoint.endsWith(action.path) &&
    listShownNames(action).some((shown) => isNamed(shown, row))
  );
}

/** A service may show one of the two alone. */
function isNamed(shown: ShownName, { name, operationId }: ObservedAction): boolean {
  const isSameName = name === undefined || name === shown.name;
  return isSameName && (operationId === undefined || operationId === shown.operationId);
}

/** Whether a row is just what the importer makes of an operation: name, endpoint to the letter, text and payload. */
export function isInPlace(action: ImportedAction, row: ObservedAction): boolean {
  return isShownAs(action, row) && isSameContent(action, row);
}

/** The same endpoint to the letter, description and payload; a text or a part that is empty is as good as none. */
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

/** Members have no order, and a number is the same however it is written. */
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
