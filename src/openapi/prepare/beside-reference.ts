import { visitParts, type Mode } from '../document/grammar.ts';
import { mayHoldOddities, weigh } from '../document/json-bytes.ts';
import { isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { renderPointer } from '../document/pointer.ts';
import { isBefore31 } from '../document/reference.ts';
import type { Finding } from '../finding.ts';

/** Up to 3.0 a `$ref` stands alone, and what people write beside it reaches nobody. */
export function findBesideReferences(document: JsonObject): readonly Finding[] {
  if (!isBefore31(document) || !weigh(document).hasSiblings) return [];
  const seen = new Set<JsonValue>();
  /** What holds the value that is looked at, from the document on. */
  const holders: JsonValue[] = [];
  let count = 0;
  let first = '';
  visit(document, 'keywords');
  if (count === 0) return [];
  const more = count === 1 ? '' : `, and so in ${count - 1} more`;
  const message = `Beside the \`$ref\` there is something else here${more}: up to OpenAPI 3.0 it is ignored. Put it where the reference leads, or both into an \`allOf\`.`;
  return [{ severity: 'warning', rule: 'beside-reference', message, pointer: first }];

  function visit(value: JsonValue, mode: Mode): void {
    if (isObject(value)) {
      if (seen.has(value) || !mayHoldOddities(value)) return;
      seen.add(value);
      // A path may say more than its `$ref`, in all versions.
      const isPath = holders.length === 2 && holders[1] === document['paths'];
      if (!isPath && hasIgnored(value) && count++ === 0) first = pointThrough([...holders, value]);
    }
    holders.push(value);
    visitParts(value, mode, visit);
    holders.pop();
  }
}

function hasIgnored(holder: JsonObject): boolean {
  if (typeof holder['$ref'] !== 'string') return false;
  return Object.keys(holder).some((key) => key !== '$ref' && !key.startsWith('x-'));
}

/** The pointer to the last of values that hold each other. */
function pointThrough(values: readonly JsonValue[]): string {
  const steps = values.slice(1).map((value, index) => {
    const [key = ''] = Object.entries(values[index] ?? {}).find(([, member]) => member === value) ?? [];
    return key;
  });
  return renderPointer(steps);
}
