import { countBytes } from '../../text-tree/json-bytes.ts';
import { isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { mapMembers } from '../../openapi/document/members.ts';
import { findReference, resolve } from '../../openapi/document/reference.ts';
import { chooseCheapest } from './budget.ts';
import { mapOperations } from '../../openapi/document/route.ts';
import { count, defineRewrites, type Ledger } from './rule.ts';

export const responseRewrites = defineRewrites({
  'response-references': (n) => `Wrote out ${count(n, 'response')} given by a \`$ref\`.`,
});

/**
 * Writes out the responses that stand behind a reference, each wherever it is used, cheapest first, as long as the
 * room lasts: they tell the assistant what comes back, but no action depends on them.
 * @param room how many bytes the document may grow by
 */
export function inlineResponses(document: JsonObject, room: number, ledger: Ledger): JsonObject {
  const costs = new Map<string, number>();
  mapResponses(document, (response, reference) => {
    const target = resolve(document, response);
    if (target !== undefined) {
      costs.set(reference, (costs.get(reference) ?? 0) + countBytes(target) - countBytes(response));
    }
    return response;
  });
  const { chosen } = chooseCheapest(costs, room);
  return mapResponses(document, (response, reference) => {
    if (!chosen.has(reference)) return response;
    ledger.note(responseRewrites['response-references']);
    return resolve(document, response) ?? response;
  });
}

function mapResponses(
  document: JsonObject,
  replace: (response: JsonValue, reference: string) => JsonValue,
): JsonObject {
  return mapOperations(document, (operation) =>
    mapMembers(operation, (responses, key) => {
      if (key !== 'responses' || !isObject(responses)) return responses;
      return mapMembers(responses, (response) => {
        const reference = findReference(response);
        return reference === undefined ? response : replace(response, reference);
      });
    }),
  );
}
