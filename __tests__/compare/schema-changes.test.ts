import type { JsonObject } from '../../src/syntax/json.ts';
import { chooseCount } from '../support/depth.ts';
import { description } from '../support/descriptions.ts';
import { nest, nesting, nests, toSwagger } from './nested-schemas.ts';
import { fc } from '../support/seeded-fast-check.ts';
import {
  body,
  compareDocuments,
  eachReports,
  listOtherParts,
  orders,
  query,
  reportChanges,
} from './two-versions.ts';
import { eachCase } from '../support/each-case.ts';

type Mutation = readonly [rule: string, before: JsonObject, after: JsonObject];

const text = { type: 'string' };
const object = (properties: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const string = (more: JsonObject): JsonObject => ({ type: 'string', ...more });
const integer = (more: JsonObject): JsonObject => ({ type: 'integer', ...more });

const mutations: readonly Mutation[] = [
  ['breaking type-narrowed', text, { type: 'integer' }],
  ['breaking format-narrowed', text, string({ format: 'date' })],
  ['breaking values-narrowed', string({ enum: ['a', 'b'] }), string({ enum: ['a'] })],
  ['breaking limits-narrowed', string({ maxLength: 9 }), string({ maxLength: 8 })],
  ['breaking input-required', object(), object({ a: {} }, { required: ['a'] })],
  ['breaking input-removed', object({ a: {} }), object()],
  ['breaking now-required', object({ a: {} }), object({ a: {} }, { required: ['a'] })],
  ['breaking conditions-narrowed', { type: 'array' }, { type: 'array', uniqueItems: true }],
  ['changes type-widened', { type: 'integer' }, { type: 'number' }],
  ['changes values-widened', string({ enum: ['a'] }), string({ enum: ['a', 'b'] })],
  ['changes limits-widened', integer({ minimum: 2 }), integer({ minimum: 1 })],
  ['changes input-added', object(), object({ a: {} })],
  ['changes default', integer({ default: 1 }), integer({ default: 2 })],
  ['changes description', string({ description: 'A.' }), string({ description: 'B.' })],
];

/** Returns the only reported change without its sentence, or all of them if there are several. */
function rulesOf(before: JsonObject, after: JsonObject): readonly string[] {
  return reportChanges(before, after).map((line) => line.split(':')[0] ?? '');
}

function documentOf(version: string, schema: JsonObject, names: readonly string[]): JsonObject {
  const nested = nest(schema, names);
  if (version === '2.0') return toSwagger(nested);
  return { ...orders(body(nested.schema), { components: { schemas: nested.schemas } }), openapi: version };
}

const versions = ['2.0', '3.0.3', '3.1.0', '3.2.0'];

describe.each(versions)('in a body of %s, one change is reported once', (version) => {
  const positions = Object.keys(nests).filter(
    (name) => version !== '2.0' || !/oneOf|anyOf|choice|pattern|first/.test(name),
  );

  test.each(positions)('%s', (position) => {
    const reported = mutations.map(([, before, after]) =>
      rulesOf(documentOf(version, before, [position]), documentOf(version, after, [position])),
    );
    expect(reported).toEqual(mutations.map(([rule]) => [rule]));
  });
});

test('a change is reported with its rule at any depth', () => {
  fc.assert(
    fc.property(nesting, fc.constantFrom(...mutations), (wrap, [rule, before, after]) => {
      const [old, now] = [before, after].map((given) => {
        const { schema, schemas } = wrap(given);
        return orders(body(schema), { components: { schemas } });
      });
      expect(rulesOf(old ?? {}, now ?? {})).toEqual([rule]);
    }),
    { numRuns: chooseCount(50, 150) },
  );
});

const kinds = [{ type: 'string' }, { type: 'integer' }, { type: 'null' }];
const loggedIn = (login: JsonObject): JsonObject =>
  orders({ security: [{ login: [] }] }, { components: { securitySchemes: { login } } });
const oauth = (tokenUrl: string): JsonObject =>
  loggedIn({ type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } });
const versioned = (version: string): JsonObject =>
  loggedIn({ type: 'http', scheme: 'bearer', 'x-version': version });
const animals = (kind: JsonObject, discriminator: JsonObject = {}): JsonObject => {
  const animal = (name: string): JsonObject => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', ...(kind['isNamed'] === true && { enum: [name] }) }, [name]: {} },
  });
  return orders(body({ oneOf: [animal('cat'), animal('dog')], ...discriminator }));
};
const traces = {
  parameters: [
    { name: 'X-Trace', in: 'header', schema: text },
    { name: 'x-trace', in: 'header', schema: { type: 'integer' } },
  ],
};
const byKind = { discriminator: { propertyName: 'kind' } };

eachReports({
  'a choice that becomes any value is widened, also for null': [
    orders(body({ anyOf: kinds })),
    orders(body({})),
    ['changes alternatives-widened: body now accepts any value'],
  ],
  'any value that becomes a choice is narrowed': [
    orders(body({})),
    orders(body({ anyOf: kinds })),
    ['breaking alternatives-narrowed: body now accepts only string or integer'],
  ],
  'a changed pattern is reported with the old one': [
    orders(query('code', { type: 'string', pattern: '^a' })),
    orders(query('code', { type: 'string', pattern: '^b' })),
    ['breaking limits-narrowed: pattern of query parameter code is now "^b", was "^a"'],
  ],
  'the items of a parameter are called so': [
    orders(query('codes', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } })),
    orders(query('codes', { type: 'array', items: { type: 'string', enum: ['a'] } })),
    ['breaking values-narrowed: each item of query parameter codes no longer accepts "b"'],
  ],
  "a discriminator isn't reported if the alternatives name themselves": [
    animals({ isNamed: true }),
    animals({ isNamed: true }, byKind),
    [],
  ],
  'a discriminator may ask more of alternatives that do not': [
    animals({}),
    animals({}, byKind),
    ['breaking conditions-narrowed: the rule “discriminator” of body changed'],
  ],
  'credentials of the same kind are distinguished by their difference': [
    oauth('https://a.example.com/token'),
    oauth('https://b.example.com/token'),
    ['breaking security-changed: credentials changed: login (oauth2)'],
  ],
  'what extends a kind of credentials asks nothing of anybody': [versioned('1'), versioned('2'), []],
  'a header that is listed twice, in other letters, is not mixed up': [
    orders(traces),
    orders({ ...traces, deprecated: true }),
    ['changes deprecated: now deprecated'],
  ],
  'a text that a response and its content share is reported once': [
    orders({ responses: { '200': { ...answerOf('A.') } } }),
    orders({ responses: { '200': { ...answerOf('B.') } } }),
    ['changes description: description of response 200 changed'],
  ],
});

function answerOf(description: string): JsonObject {
  return { description, content: { 'application/json': { schema: { type: 'string', description } } } };
}

test('every difference of digests is reported, unless only the spelling differs', () => {
  fc.assert(
    fc.property(description, description, (before, after) => {
      const { modified, removed, breaking } = compareDocuments(before, after);
      const lines = listOtherParts(before, after);
      const positions = lines
        .filter((line) => !line.endsWith(': missing'))
        .map((line) => line.split(': ')[0]);
      const known = [...new Set(positions)].sort();
      const reported = modified
        .filter(({ movedFrom }) => movedFrom === undefined)
        .map(({ operation: { method, path } }) => `${method} ${path}`)
        .sort();
      // `allOf` with one schema is equal to that schema.
      const mayBeRewritten = JSON.stringify([before, after]).includes('"allOf"');
      if (mayBeRewritten) expect(known).toEqual(expect.arrayContaining(reported));
      else expect(reported).toEqual(known);
      expect(modified.every(({ changes }) => changes.length > 0)).toBe(true);
      expect(breaking).toBeGreaterThanOrEqual(removed.length);
    }),
    { numRuns: chooseCount(50, 150) },
  );
});

test('a difference behind thousands of references is named by its schema', () => {
  const chain = (last: JsonObject): JsonObject => {
    const parts = Array.from({ length: 2_500 }, (_, index): [string, JsonObject] => [
      `Part${index}`,
      object({ next: { $ref: `#/components/schemas/Part${index + 1}` } }),
    ]);
    const schemas = Object.fromEntries([...parts, ['Part2500', last]]);
    return orders(body({ $ref: '#/components/schemas/Part0' }), { components: { schemas } });
  };
  expect(reportChanges(chain({ type: 'string' }), chain({ type: 'integer' }))).toEqual([
    'breaking type-narrowed: type of schema Part2500 is now integer, was string',
  ]);
});

describe('alternatives without names are distinguished', () => {
  const message = (kind: number, data: JsonObject): JsonObject => ({
    type: 'object',
    properties: { kind: { type: 'integer', enum: [kind] }, data },
  });
  const choose = (...alternatives: readonly JsonObject[]): JsonObject =>
    orders(body({ oneOf: alternatives }));

  test('by the field that has one value in each of them', () => {
    const before = choose(message(1, text), message(2, text), message(3, text));
    const after = choose(message(1, { type: 'integer' }), message(2, text), message(3, { type: 'boolean' }));
    expect(reportChanges(before, after)).toEqual([
      'breaking type-narrowed: type of body field data is now integer, was string',
      'breaking type-narrowed: type of body field data is now boolean, was string',
    ]);
  });

  test('and an alternative that accepts everything of another is wider', () => {
    const before = orders(body(message(1, text)));
    expect(rulesOf(before, choose(message(1, text), text))).toEqual(['changes alternatives-widened']);
    expect(rulesOf(choose(message(1, text), text), before)).toEqual(['breaking alternatives-narrowed']);
  });

  test('by the fields of which one is required', () => {
    const either = { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] };
    const fields = { type: 'object', properties: { a: text, b: text, c: text } };
    expect(reportChanges(orders(body(fields)), orders(body({ ...fields, ...either })))).toEqual([
      'breaking alternatives-narrowed: body now needs a or b with c',
    ]);
  });
});

describe('semantics are compared, not spelling', () => {
  const size = (schema: JsonObject): JsonObject => orders(query('size', schema));
  eachCase<[JsonObject, JsonObject]>({
    'nullable and a list of types': [string({ nullable: true }), { type: ['string', 'null'] }],
    'anyOf with null': [string({ nullable: true }), { anyOf: [text, { type: 'null' }] }],
    'a flag or a number for an open range': [
      integer({ minimum: 1, exclusiveMinimum: true }),
      integer({ exclusiveMinimum: 1 }),
    ],
    'a minimum length of zero and none': [string({ minLength: 0 }), text],
    'const and a list of one': [{ const: 'a' }, { enum: ['a'] }],
    'a type that the rest implies': [{ properties: { a: {} } }, { type: 'object', properties: { a: {} } }],
    'constants to choose from and a list of values': [
      integer({ enum: [1, 2] }),
      { oneOf: [{ const: 1 }, { const: 2 }] },
    ],
    'allOf of one': [{ allOf: [{ type: 'string' }] }, { type: 'string' }],
  })('%s', ([before, after]) => {
    expect(rulesOf(size(before), size(after))).toEqual([]);
  });
});
