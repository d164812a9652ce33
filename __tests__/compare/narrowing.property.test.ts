import { Ajv2020 } from 'ajv/dist/2020.js';
import { isArray, membersOf, type JsonObject, type JsonValue } from '../../src/syntax/json.ts';
import { chooseCount } from '../support/depth.ts';
import { fc } from '../support/seeded-fast-check.ts';
import { bodies, reportChanges } from './two-versions.ts';

/** Few possible values, so that random bodies match and violate the rules. */
const texts = ['a', 'b', 'cc', 'ddd', 'abcd'];
const key = fc.constantFrom('a', 'b', 'c');
const small = fc.integer({ min: 1, max: 3 });
const plain = { noNullPrototype: true } as const;

const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => {
  const inner = tie('schema');
  const tagged = (kind: string): fc.Arbitrary<JsonObject> =>
    inner.map((a) => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string', enum: [kind] }, a },
    }));
  const types = ['string', ['string', 'null'], ['string', 'integer'], 'integer', 'number', 'boolean'];
  const properties = fc.record({ a: inner, b: inner, c: inner }, { requiredKeys: ['a'], ...plain });
  return {
    schema: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(...types).map((type) => ({ type })),
      inner.map((items) => ({ type: 'array', items })),
      properties.map((named) => ({ type: 'object', properties: named })),
      fc.record({ type: fc.constant('object'), properties, additionalProperties: inner }, plain),
      // A value matches only one of the alternatives, unless a rule is added.
      fc
        .tuple(fc.constantFrom('oneOf', 'anyOf'), tagged('x'), tagged('y'), fc.nat({ max: 2 }))
        .map(([choice, x, y, from]) => ({
          [choice]: [x, y, { type: 'string' }, { type: 'boolean' }].slice(from),
        })),
      inner.map((one) => ({ allOf: [one, {}] })),
    ),
  };
});

function rule(keyword: string, value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonObject> {
  return value.map((given) => ({ [keyword]: given }));
}

type Rules = Readonly<Record<string, fc.Arbitrary<JsonValue>>>;

const eitherKey = fc.tuple(key, key).map((keys) => keys.map((name) => ({ required: [name] })));
const anyRules: Rules = {
  not: fc.constantFrom(...texts, 1, 2).map((value) => ({ enum: [value] })),
  type: fc.constant('object'),
  anyOf: eitherKey,
};
/** Rules for a type, each of which accepts fewer values than before. */
const rules: Readonly<Record<string, Rules>> = {
  string: {
    maxLength: small,
    minLength: small,
    pattern: fc.constant('^[ab]'),
    enum: small.map((count) => texts.slice(0, count)),
    const: fc.constantFrom(...texts),
  },
  number: {
    ...{ maximum: small, minimum: small, exclusiveMaximum: small, exclusiveMinimum: small },
    multipleOf: small.map((count) => count + 1),
    enum: small.map((count) => [count, count + 1]),
  },
  array: {
    maxItems: small,
    minItems: small,
    uniqueItems: fc.constant(true),
    contains: fc.constant({ type: 'string' }),
    prefixItems: fc.constant([{ type: 'string' }]),
  },
  object: {
    required: key.map((name) => [name]),
    maxProperties: small,
    minProperties: small,
    additionalProperties: fc.constant(false),
    propertyNames: fc.constant({ enum: ['a', 'b', 'kind'] }),
    dependentRequired: fc.constantFrom('b', 'c').map((name) => ({ a: [name] })),
    dependentSchemas: fc.constant({ a: { required: ['b'] } }),
    patternProperties: fc.constant({ '^c': { type: 'string' } }),
    anyOf: eitherKey,
  },
};
const listRules = (all: Rules = {}): readonly fc.Arbitrary<JsonObject>[] =>
  Object.entries(all).map(([keyword, value]) => rule(keyword, value));

/** Adds a rule somewhere in the schema, which then accepts fewer values or the same ones. */
function narrow(wide: JsonObject): fc.Arbitrary<JsonObject> {
  const type = typeof wide['type'] === 'string' ? wide['type'].replace('integer', 'number') : '';
  const own = fc
    .tuple(fc.oneof(...listRules(rules[type]), ...listRules(anyRules)), fc.nat({ max: 3 }))
    .filter(([added]) => !('patternProperties' in added) || wide['additionalProperties'] === undefined)
    .map(([added, chance]) => {
      // Existing rules stay, so that both must be met. Reverting a choice beside `allOf` is reported as breaking.
      const isApart = Object.keys(added).some(
        (name) => name in wide || name === 'prefixItems' || (name === 'anyOf' && 'allOf' in wide),
      );
      return isApart || chance === 0 ? { allOf: [wide, added] } : { ...wide, ...added };
    });
  const within = Object.entries(wide).flatMap(([name, member]) =>
    narrowMember(name, member).map((narrowed) =>
      rule(name, narrowed).map((changed) => ({ ...wide, ...changed })),
    ),
  );
  return within.length === 0
    ? own
    : fc.oneof({ weight: 1, arbitrary: own }, { weight: 2, arbitrary: fc.oneof(...within) });
}

/** Returns the ways to narrow one schema in a keyword. */
function narrowMember(name: string, member: JsonValue): readonly fc.Arbitrary<JsonValue>[] {
  if (name === 'items' || name === 'additionalProperties') return [narrow(membersOf(member))];
  if (!['properties', 'allOf', 'anyOf', 'oneOf'].includes(name)) return [];
  return Object.entries(member as Record<string, JsonObject>).map(([at, one]) =>
    narrow(one).map((narrowed) =>
      isArray(member) ? member.with(Number(at), narrowed) : { ...membersOf(member), [at]: narrowed },
    ),
  );
}

const anything = fc.constantFrom<JsonValue>(
  ...[null, true, 1, 2.5, 'a', 'x', 'ddd', [], {}, { kind: 'x' }, { a: 1 }, ['a']],
);

/** Returns values that are likely to match a schema. */
function valueOf(given: JsonValue = {}): fc.Arbitrary<JsonValue> {
  const node = membersOf(given);
  const choices = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => (node[name] ?? []) as readonly JsonValue[]);
  if (choices.length > 0 && node['type'] === undefined) return fc.oneof(...choices.map(valueOf));
  const listed = (node['enum'] ?? ('const' in node ? [node['const']] : [])) as readonly JsonValue[];
  const typed = [node['type'] ?? []].flat().map((type) => valueOfType(type, node));
  const likely = [...(listed.length > 0 ? [fc.constantFrom(...listed)] : []), ...typed];
  if (likely.length === 0) return anything;
  return fc.oneof({ weight: 1, arbitrary: anything }, { weight: 11, arbitrary: fc.oneof(...likely) });
}

function valueOfType(type: JsonValue, node: JsonObject): fc.Arbitrary<JsonValue> {
  if (type === 'string') return fc.constantFrom(...texts);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valueOf(node['items']), { maxLength: 3 });
  if (type !== 'object') return fc.nat({ max: 7 });
  const properties = membersOf(node['properties']);
  const members = ['a', 'b', 'c', 'kind'].map((name) => [name, valueOf(properties[name])] as const);
  return fc.record<Record<string, JsonValue>>(Object.fromEntries(members), { requiredKeys: [], ...plain });
}

const pair = schema
  .chain((wide) => fc.tuple(fc.constant(wide), narrow(wide)))
  .chain(([wide, once]) => fc.tuple(fc.constant(wide), fc.oneof(fc.constant(once), narrow(once))));
const options = { numRuns: chooseCount(200, 800) };

test('if a validator rejects a body that it accepted before, the change is breaking', () => {
  let rejected = 0;
  const pairAndBodies = pair.chain(([wide, narrowed]) => {
    const sent = fc.array(fc.oneof(valueOf(wide), valueOf(narrowed)), { minLength: 60, maxLength: 60 });
    return fc.tuple(fc.constant(wide), fc.constant(narrowed), sent);
  });
  fc.assert(
    fc.property(pairAndBodies, ([wide, narrowed, sent]) => {
      const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
      const [accepts, stillAccepts] = [ajv.compile(wide), ajv.compile(narrowed)];
      if (!sent.some((one) => accepts(one) && !stillAccepts(one))) return;
      rejected += 1;
      expect(reportChanges(...bodies(wide, narrowed))).toContainEqual(expect.stringMatching(/^breaking/u));
    }),
    options,
  );
  expect(rejected).toBeGreaterThan(options.numRuns / 2);
});

test('reverting a narrowed schema is never breaking', () => {
  fc.assert(
    fc.property(pair, ([wide, narrowed]) => {
      expect(reportChanges(...bodies(narrowed, wide)).filter((line) => line.startsWith('breaking'))).toEqual(
        [],
      );
    }),
    options,
  );
});
