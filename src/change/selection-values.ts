import { isArray, isJsonObject, type JsonObject, type JsonValue, parseSource } from '../syntax/index.ts';

/** The inputs that select operations and change their texts. GitHub ignores the case of their names. */
const inputs = ['operations', 'overlay-files'];

/**
 * Returns the values of `operations` and `overlay-files` under every `with` of a workflow, in its order, or `undefined`
 * if the workflow can't be parsed.
 */
export function findSelectionValues(file: string, bytes: Uint8Array): readonly string[] | undefined {
  const parsed = parseSource(file, bytes);
  if (!parsed.ok) return undefined;
  const values: string[] = [];
  // An explicit stack, because deep nesting would overflow the call stack.
  const open: JsonValue[] = [parsed.source.root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isArray(value)) for (const entry of value.toReversed()) open.push(entry);
    if (!isJsonObject(value)) continue;
    for (const [key, member] of Object.entries(value).toReversed()) {
      open.push(member);
      if (key === 'with' && isJsonObject(member)) values.push(...renderInputs(member));
    }
  }
  return values;
}

function renderInputs(given: JsonObject): readonly string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const input = name.toLowerCase();
    return inputs.includes(input) ? [`${input}: ${JSON.stringify(value)}`] : [];
  });
}
