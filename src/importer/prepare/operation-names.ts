import type { Finding, JsonObject } from '../../text-tree/door.ts';
import { columnWidth, findNameKey, type NamePlan } from '../../openapi/door.ts';
import { count, defineRewrites, stops, type Ledger, type PrepareWay } from './rule.ts';

export const nameRewrites = defineRewrites({
  'names-derived': (n) =>
    `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
});

/** What the importer would fail on where it looks for a name. */
export function findNameHazards(
  operation: JsonObject,
  at: PrepareWay,
  plan: NamePlan | undefined,
): readonly Finding[] {
  if (plan?.rename === undefined) return [];
  const message = `The operation has no \`operationId\`, summary or description of 1 to ${columnWidth} characters to name it by.`;
  const key = findNameKey(operation);
  return [stops('name-missing', key === undefined ? at : [...at, key], message)];
}

/** The new name of an operation. */
export function noteName({ operationId }: NonNullable<NamePlan['rename']>, ledger: Ledger): string {
  ledger.note(nameRewrites['names-derived']);
  return operationId;
}
