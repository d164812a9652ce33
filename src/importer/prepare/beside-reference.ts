import { quote } from '../../text.ts';
import { isBefore31, keptTexts, type Mode, visitParts, weigh } from '../../openapi/index.ts';
import {
  type Finding,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  warningProblem,
} from '../../syntax/index.ts';

/** Up to 3.0 a `$ref` stands alone, and what people write beside it is ignored, but for the texts that are kept. */
export function findBesideReferences(document: JsonObject): readonly Finding[] {
  if (!isBefore31(document) || !weigh(document).hasSiblings) return [];
  const seen = new Set<JsonValue>();
  /** What holds the value that is looked at, from the document on. */
  const holders: JsonValue[] = [];
  let count = 0;
  let first: readonly string[] = [];
  let key = '';
  visit(document, 'keywords');
  if (count === 0) return [];
  const more = count === 1 ? '' : ` (and in ${count - 1} more places)`;
  const message = `Up to OpenAPI 3.0, keys beside a \`$ref\` are ignored, such as ${quote(key, 60)} here${more}. Move them to where the reference points, or put both into an \`allOf\`.`;
  return [warningProblem('beside-reference', first, message)];

  function visit(value: JsonValue, mode: Mode): void {
    if (isJsonObject(value)) {
      if (seen.has(value) || !weigh(value).hasSiblings) return;
      seen.add(value);
      // A path may say more than its `$ref`, in all versions.
      const isPath = holders.length === 2 && holders[1] === document['paths'];
      const ignored = isPath ? undefined : findIgnored(value);
      if (ignored !== undefined && count++ === 0) {
        first = listKeys([...holders, value]);
        key = ignored;
      }
    }
    holders.push(value);
    visitParts(value, mode, visit);
    holders.pop();
  }
}

function findIgnored(holder: JsonObject): string | undefined {
  if (typeof holder['$ref'] !== 'string') return undefined;
  return Object.keys(holder).find((key) => key !== '$ref' && !key.startsWith('x-') && !keptTexts.has(key));
}

/** The keys on the way through values that hold each other. */
function listKeys(values: readonly JsonValue[]): readonly string[] {
  return values.slice(1).flatMap((value, index) => {
    const entries = Object.entries(values[index] ?? {});
    return entries.find(([, member]) => member === value)?.[0] ?? [];
  });
}
