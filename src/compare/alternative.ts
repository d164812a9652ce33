import { findMember, isJsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference } from '../openapi/index.ts';
import { clip } from './change-path.ts';
import type { Choice } from './schema-merge.ts';
import { isText } from './schema-view.ts';
import type { Side } from './side.ts';
import { referTo } from './subtypes.ts';

export interface Alternative {
  /** The schema as written, from which its name in messages is made. */
  readonly schema: JsonValue;
  /** The schema joined with everything that applies if the alternative is chosen. */
  readonly whole: JsonValue;
  readonly side: Side;
  /** The schemas that apply as well: the one next to the choice, and the one that a discriminator implies. */
  readonly beside: readonly JsonValue[];
}

/** Lists the alternatives of a choice. @param isWhole whether to join each with the keywords next to the choice */
export function listAlternatives(side: Side, choice: Choice, isWhole: boolean): readonly Alternative[] {
  const beside = isWhole ? [choice.beside] : [];
  return choice.alternatives.map((schema) =>
    createAlternative(side, schema, [...beside, ...listSelecting(side, schema, choice)]),
  );
}

function createAlternative(side: Side, schema: JsonValue, beside: readonly JsonValue[]): Alternative {
  return { schema, whole: side.join([schema, ...beside]), side, beside };
}

/** Returns a schema of the values that select an alternative, if its property also lists values that select another one. */
function listSelecting(side: Side, schema: JsonValue, { discriminator }: Choice): readonly JsonValue[] {
  const name = findMember(discriminator, 'propertyName');
  if (typeof name !== 'string') return [];
  const { values = [] } = side.view(side.view(schema).fields.get(name));
  if (!values.every((value) => typeof value === 'string')) return [];
  const selecting = values.filter((value) => {
    const mapped = findMember(findMember(discriminator, 'mapping'), value);
    const selected = referTo(typeof mapped === 'string' ? mapped : value);
    return side.find(selected) === undefined || side.semantics(selected) === side.semantics(schema);
  });
  const isRestricted = selecting.length > 0 && selecting.length < values.length;
  return isRestricted ? [{ properties: { [name]: { enum: selecting } } }] : [];
}

/** Returns one alternative for each type of a schema, or the schema itself. */
export function splitTypes(side: Side, schema: JsonValue): readonly Alternative[] {
  const { types = [] } = side.view(schema);
  const parts = types.length > 1 ? types.map((type) => side.join([schema, { type }])) : [schema];
  return parts.map((part) => createAlternative(side, part, []));
}

/** Maximum number of alternatives of a flattened choice. */
const flatLimit = 200;

/** Replaces each alternative that consists of only one choice by the alternatives of this choice. */
export function flatten(alternatives: readonly Alternative[]): readonly Alternative[] {
  const flat: Alternative[] = [];
  const seen = new Set<JsonValue>();
  const add = (alternative: Alternative): void => {
    const { schema, side, beside } = alternative;
    const found = side.find(schema);
    const { choices } = side.view(schema);
    const rules = Object.keys(found ?? {}).filter((key) => key !== 'nullable' && !isText(key));
    const isPure =
      choices.length === 1 && rules.length === 1 && (rules[0] === 'oneOf' || rules[0] === 'anyOf');
    if (found === undefined || !isPure || seen.has(found) || flat.length > flatLimit) flat.push(alternative);
    else {
      seen.add(found);
      for (const inner of choices[0]?.alternatives ?? []) add(createAlternative(side, inner, beside));
    }
  };
  alternatives.forEach(add);
  return flat;
}

/** Splits a schema into its alternatives, otherwise into its types, otherwise into its values. */
export function listParts(side: Side, whole: JsonValue): readonly JsonValue[] {
  const { choices, types = [], values = [] } = side.view(whole);
  const [choice] = choices;
  if (choice !== undefined) return listAlternatives(side, choice, true).map((part) => part.whole);
  if (types.length > 1) return splitTypes(side, whole).map((part) => part.whole);
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
