import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';

/** Random number from 0 to below `limit`, always the same for the same seed. */
type Random = (limit: number) => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  return entries[random(entries.length)] as Entry;
}

const texts = ['a', 'b', 'cc', 'ddd', 'abcd'];
const keys = ['a', 'b', 'c'];

/** Creates a schema with so few possible values that random bodies match and violate its rules. */
export function makeSchema(random: Random, depth = 2): JsonObject {
  const kinds = [
    'text',
    'number',
    'flag',
    ...(depth > 0 ? ['list', 'object', 'object', 'choice', 'sum'] : []),
  ];
  const inner = (): JsonObject => makeSchema(random, depth - 1);
  switch (pick(random, kinds)) {
    case 'text':
      return { type: pick<JsonValue>(random, ['string', ['string', 'null'], ['string', 'integer']]) };
    case 'number':
      return { type: pick(random, ['integer', 'number']) };
    case 'list':
      return { type: 'array', items: inner() };
    case 'object': {
      const names = keys.slice(0, 1 + random(keys.length));
      const properties = Object.fromEntries(names.map((name) => [name, inner()]));
      return { type: 'object', properties, ...(random(3) === 0 && { additionalProperties: inner() }) };
    }
    case 'choice':
      return makeChoice(random, depth);
    case 'sum':
      return { allOf: [inner(), {}] };
    default:
      return { type: 'boolean' };
  }
}

/** Creates alternatives of which a value matches only one, sometimes with an additional rule. */
function makeChoice(random: Random, depth: number): JsonObject {
  const tagged = (kind: string): JsonObject => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', enum: [kind] }, a: makeSchema(random, depth - 1) },
  });
  const alternatives = [tagged('x'), tagged('y'), { type: 'string' }, { type: 'boolean' }];
  const used = alternatives.slice(random(3), 4);
  return { [pick(random, ['oneOf', 'anyOf'])]: used.length > 1 ? used : alternatives };
}

/** Lists rules for a type, each of which accepts fewer values than before. */
function listRules(random: Random, type: JsonValue | undefined): readonly JsonObject[] {
  const small = random(3) + 1;
  const either = { anyOf: [{ required: [pick(random, keys)] }, { required: [pick(random, keys)] }] };
  const rules: Readonly<Record<string, readonly JsonObject[]>> = {
    string: [
      { maxLength: small },
      { minLength: small },
      { pattern: '^[ab]' },
      { enum: texts.slice(0, small) },
      { const: pick(random, texts) },
    ],
    number: [
      { maximum: small },
      { minimum: small },
      { exclusiveMaximum: small },
      { exclusiveMinimum: small },
      { multipleOf: small + 1 },
      { enum: [small, small + 1] },
    ],
    array: [
      { maxItems: small },
      { minItems: small },
      { uniqueItems: true },
      { contains: { type: 'string' } },
      { prefixItems: [{ type: 'string' }] },
    ],
    object: [
      { required: [pick(random, keys)] },
      { maxProperties: small },
      { minProperties: small },
      { additionalProperties: false },
      { propertyNames: { enum: ['a', 'b', 'kind'] } },
      { dependentRequired: { a: [pick(random, ['b', 'c'])] } },
      { dependentSchemas: { a: { required: ['b'] } } },
      { patternProperties: { '^c': { type: 'string' } } },
      either,
    ],
  };
  const any = [{ not: { enum: [pick<JsonValue>(random, [...texts, 1, 2])] } }, { type: 'object' }, either];
  const name = type === 'integer' ? 'number' : typeof type === 'string' ? type : '';
  return [...(rules[name] ?? []), ...any];
}

/** Adds a rule somewhere in the schema, which then accepts fewer values or the same ones. */
export function narrow(random: Random, schema: JsonObject): JsonObject {
  const inner = Object.entries(schema).filter(([key, member]) => isWalkable(key, member));
  if (inner.length > 0 && random(3) > 0) {
    const [key, member] = pick(random, inner);
    return { ...schema, [key]: narrowWithin(random, key, member) };
  }
  const rules = listRules(random, schema['type']).filter(
    (rule) => !Object.hasOwn(rule, 'patternProperties') || schema['additionalProperties'] === undefined,
  );
  const rule = pick(random, rules);
  const [keyword = ''] = Object.keys(rule);
  // Existing rules stay, so that both must be met.
  const isApart = Object.hasOwn(schema, keyword) || keyword === 'prefixItems' || random(4) === 0;
  return isApart ? { allOf: [schema, rule] } : { ...schema, ...rule };
}

const holders = ['properties', 'items', 'additionalProperties', 'allOf', 'anyOf', 'oneOf'];

function isWalkable(key: string, member: JsonValue): boolean {
  return holders.includes(key) && typeof member === 'object';
}

function narrowWithin(random: Random, key: string, member: JsonValue): JsonValue {
  if (key === 'items' || key === 'additionalProperties') return narrow(random, member as JsonObject);
  const entries = Object.entries(member as Record<string, JsonObject>);
  const chosen = random(entries.length);
  const next = entries.map(([name, entry], index) => [
    name,
    index === chosen ? narrow(random, entry) : entry,
  ]);
  if (Array.isArray(member)) return next.map(([, entry]) => entry as JsonObject);
  return Object.fromEntries(next) as JsonObject;
}

/** Creates a body that is likely to match a schema. */
export function makeBody(random: Random, schema: JsonValue, depth = 4): JsonValue {
  const node =
    typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? (schema as JsonObject) : {};
  const choices = [node['oneOf'], node['anyOf'], node['allOf']].flatMap((list) =>
    Array.isArray(list) ? (list as JsonValue[]) : [],
  );
  if (choices.length > 0 && node['type'] === undefined) return makeBody(random, pick(random, choices), depth);
  const listed = node['enum'] ?? (node['const'] === undefined ? undefined : [node['const']]);
  if (Array.isArray(listed) && random(4) > 0) return pick(random, listed as JsonValue[]);
  const type = Array.isArray(node['type']) ? pick(random, node['type'] as JsonValue[]) : node['type'];
  return makeOfType(random, random(12) === 0 || depth === 0 ? undefined : type, { node, depth });
}

function makeOfType(
  random: Random,
  type: JsonValue | undefined,
  { node, depth }: { readonly node: JsonObject; readonly depth: number },
): JsonValue {
  switch (typeof type === 'string' ? type : 'anything') {
    case 'object': {
      const properties = (node['properties'] ?? {}) as JsonObject;
      const names = [...Object.keys(properties), ...keys, 'kind'].filter(() => random(5) > 1);
      return Object.fromEntries(
        names.map((name) => [name, makeBody(random, properties[name] ?? {}, depth - 1)]),
      );
    }
    case 'array':
      return Array.from({ length: random(4) }, () => makeBody(random, node['items'] ?? {}, depth - 1));
    case 'integer':
    case 'number':
      return random(8);
    case 'boolean':
      return random(2) === 0;
    case 'string':
      return pick(random, texts);
    default:
      return pick<JsonValue>(random, [
        null,
        true,
        1,
        2.5,
        'a',
        'x',
        'ddd',
        [],
        {},
        { kind: 'x' },
        { a: 1 },
        ['a'],
      ]);
  }
}
