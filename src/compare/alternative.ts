import { isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference } from '../openapi/index.ts';
import { clip } from './change-path.ts';
import { isText } from './schema-view.ts';
import type { Side } from './side.ts';

export interface Alternative {
  /** The schema as written, from which its name in messages is made. */
  readonly schema: JsonValue;
  /** The schema joined with everything that applies if the alternative is chosen. */
  readonly whole: JsonValue;
  readonly side: Side;
  /** The schema next to the choice, if it is compared together with the alternatives. */
  readonly beside?: JsonValue | undefined;
}

export function createAlternative(side: Side, schema: JsonValue, beside: JsonValue | undefined): Alternative {
  const whole = beside === undefined ? schema : side.join([schema, beside]);
  return { schema, whole, side, beside };
}

/** Returns one schema for each type in the list. */
export function splitTypes(side: Side, schema: JsonValue, types: readonly string[]): readonly JsonValue[] {
  return types.map((type) => side.join([schema, { type }]));
}

export function flatten(alternatives: readonly Alternative[]): readonly Alternative[] {
  const flat: Alternative[] = [];
  const seen = new Set<JsonValue>();
  const add = (alternative: Alternative): void => {
    const { schema, side } = alternative;
    const found = findPureChoice(side, schema);
    if (found === undefined || seen.has(found) || flat.length > flatLimit) flat.push(alternative);
    else {
      seen.add(found);
      const [choice] = side.view(schema).choices;
      for (const inner of choice?.alternatives ?? []) {
        add(createAlternative(side, inner, alternative.beside));
      }
    }
  };
  alternatives.forEach(add);
  return flat;
}

/** Maximum number of alternatives of a flattened choice. */
const flatLimit = 200;

/** Returns the schema if it consists of only one choice, or `undefined`. */
function findPureChoice(side: Side, schema: JsonValue): JsonObject | undefined {
  const found = side.find(schema);
  const rules = Object.keys(found ?? {}).filter((key) => key !== 'nullable' && !isText(key));
  const isPure = rules.length === 1 && side.view(schema).choices.length === 1;
  return isPure && rules.every((key) => key === 'oneOf' || key === 'anyOf') ? found : undefined;
}

/** Splits a schema into its alternatives, otherwise into its types, otherwise into its values. */
export function listParts(side: Side, whole: JsonValue): readonly JsonValue[] {
  const { choices, types = [], values = [] } = side.view(whole);
  const [choice] = choices;
  if (choice !== undefined) return choice.alternatives.map((part) => side.join([part, choice.beside]));
  if (types.length > 1) return splitTypes(side, whole, types);
  return values.length > 1 ? values.map((value) => side.join([whole, { enum: [value] }])) : [];
}

/** Returns the name of an alternative's component or its title, or `undefined` if the alternative has neither. */
export function labelOf({ schema }: Alternative): string | undefined {
  const reference = findReference(schema);
  if (reference !== undefined) return reference.split('/').at(-1);
  const title = isJsonObject(schema) ? schema['title'] : undefined;
  return typeof title === 'string' ? title : undefined;
}

export function nameAlternative(alternative: Alternative): string {
  const label = labelOf(alternative);
  if (label !== undefined) return clip(label);
  const { types, fields } = alternative.side.view(alternative.whole);
  const type = types?.join(' or ') ?? 'other values';
  return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}
