import { describeOperation, listOperationEntries, type Operation } from '../openapi/index.ts';
import type { JsonObject } from '../syntax/index.ts';
import { planNames } from './names.ts';

/** Lists the operations of a document in its order, with the names of their actions. */
export function listOperations(document: JsonObject): readonly Operation[] {
  const entries = listOperationEntries(document);
  const names = planNames(entries);
  return entries.map((entry, index) => describeOperation(entry, names[index]?.name ?? ''));
}
