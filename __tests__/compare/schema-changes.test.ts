import type { JsonObject } from '../../src/syntax/json.ts';
import { chooseCount } from '../support/depth.ts';
import { description } from '../support/descriptions.ts';
import { nest, nesting, nests, toSwagger } from './nested-schemas.ts';
import { fc } from '../support/seeded-fast-check.ts';
import {
  body,
  compareDocuments,
  eachReports,
  fields,
  integer,
  listOtherParts,
  orders,
  queries,
  reportChanges,
  text,
} from './two-versions.ts';

type Mutation = readonly [rule: string, before: JsonObject, after: JsonObject];

const object = (properties: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const string = (more: JsonObject): JsonObject => ({ ...text, ...more });
const number = (more: JsonObject): JsonObject => ({ ...integer, ...more });

const mutations: readonly Mutation[] = [
  ['breaking type-narrowed', text, integer],
  ['breaking format-narrowed', text, string({ format: 'date' })],
  ['breaking values-narrowed', string({ enum: ['a', 'b'] }), string({ enum: ['a'] })],
  ['breaking limits-narrowed', string({ maxLength: 9 }), string({ maxLength: 8 })],
  ['breaking input-required', object(), object({ a: {} }, { required: ['a'] })],
  ['breaking input-removed', object({ a: {} }), object()],
  ['breaking now-required', object({ a: {} }), object({ a: {} }, { required: ['a'] })],
  ['breaking conditions-narrowed', { type: 'array' }, { type: 'array', uniqueItems: true }],
  ['changes type-widened', integer, { type: 'number' }],
  ['changes values-widened', string({ enum: ['a'] }), string({ enum: ['a', 'b'] })],
  ['changes limits-widened', number({ minimum: 2 }), number({ minimum: 1 })],
  ['changes input-added', object(), object({ a: {} })],
  ['changes default', number({ default: 1 }), number({ default: 2 })],
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
    fc.property(nesting, fc.constantFrom(...mutations), (names, [rule, before, after]) => {
      const [old, now] = [documentOf('3.0.3', before, names), documentOf('3.0.3', after, names)];
      expect(rulesOf(old, now)).toEqual([rule]);
    }),
    { numRuns: chooseCount(50, 150) },
  );
});

const kinds = { anyOf: [text, integer, { type: 'null' }] };
const loggedIn = (login: JsonObject): JsonObject =>
  orders({ security: [{ login: [] }] }, { components: { securitySchemes: { login } } });
const oauth = (tokenUrl: string): JsonObject =>
  loggedIn({ type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } });
const versioned = (version: string): JsonObject =>
  loggedIn({ type: 'http', scheme: 'bearer', 'x-version': version });
const animals = (isNamed: boolean): JsonObject => {
  const animal = (name: string): JsonObject =>
    object({ kind: { ...text, ...(isNamed && { enum: [name] }) }, [name]: {} }, { required: ['kind'] });
  return { oneOf: [animal('cat'), animal('dog')] };
};
const byKind = { discriminator: { propertyName: 'kind' } };
const traces = [
  { name: 'X-Trace', in: 'header', schema: text },
  { name: 'x-trace', in: 'header', schema: integer },
];
const described = (description: string): JsonObject => {
  const content = { 'application/json': { schema: string({ description }) } };
  return { responses: { '200': { description, content } } };
};

eachReports({
  'credentials of the same kind are distinguished by their difference': [
    oauth('https://a.example.com/token'),
    oauth('https://b.example.com/token'),
    'breaking security-changed: credentials changed: login (oauth2)',
  ],
  'what extends a kind of credentials asks nothing of anybody': [versioned('1'), versioned('2')],
  'a header that is listed twice, in other letters, is not mixed up': [
    { parameters: traces },
    { parameters: traces, deprecated: true },
    'changes deprecated: now deprecated',
  ],
  'a text that a response and its content share is reported once': [
    described('A.'),
    described('B.'),
    'changes description: description of response 200 changed',
  ],
});

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
    const parts = Array.from({ length: 5_000 }, (_, index): [string, JsonObject] => [
      `Part${index}`,
      object({ next: { $ref: `#/components/schemas/Part${index + 1}` } }),
    ]);
    const schemas = { ...Object.fromEntries(parts), Part5000: last };
    return orders(body({ $ref: '#/components/schemas/Part0' }), { components: { schemas } });
  };
  expect(reportChanges(chain(text), chain(integer))).toEqual([
    'breaking type-narrowed: type of schema Part5000 is now integer, was string',
  ]);
});

test('alternatives without names are distinguished, and choices are compared with other schemas', () => {
  const message = (kind: number, data: JsonObject): JsonObject =>
    object({ kind: { ...integer, enum: [kind] }, data });
  const choose = (...oneOf: readonly JsonObject[]): JsonObject => ({ oneOf });
  const plain = object({ a: text, b: text, c: text });
  const either = { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] };
  const versions = fields({
    byKind: [
      choose(message(1, text), message(2, text), message(3, text)),
      choose(message(1, integer), message(2, text), message(3, { type: 'boolean' })),
    ],
    one: [message(1, text), choose(message(1, text), text)],
    another: [choose(message(1, text), text), message(1, text)],
    byRequired: [plain, { ...plain, ...either }],
    anything: [kinds, {}],
    something: [{}, kinds],
    named: [animals(true), { ...animals(true), ...byKind }],
    unnamed: [animals(false), { ...animals(false), ...byKind }],
  });
  expect(reportChanges(...versions)).toEqual([
    'breaking alternatives-narrowed: body field another no longer accepts string',
    'breaking alternatives-narrowed: body field byRequired now needs a or b with c',
    'breaking alternatives-narrowed: body field something now accepts only string or integer',
    'breaking conditions-narrowed: the rule “discriminator” of body field unnamed changed',
    'breaking type-narrowed: type of body field byKind.data is now integer, was string',
    'breaking type-narrowed: type of body field byKind.data is now boolean, was string',
    'changes alternatives-widened: body field one can now accept string',
    'changes alternatives-widened: body field anything now accepts any value',
  ]);
});

test('semantics are compared, not spelling', () => {
  const versions = queries({
    nullable: [string({ nullable: true }), { type: ['string', 'null'] }],
    choiceWithNull: [string({ nullable: true }), { anyOf: [text, { type: 'null' }] }],
    openRange: [number({ minimum: 1, exclusiveMinimum: true }), number({ exclusiveMinimum: 1 })],
    noMinimum: [string({ minLength: 0 }), text],
    listOfOne: [{ const: 'a' }, { enum: ['a'] }],
    impliedType: [{ properties: { a: {} } }, object({ a: {} })],
    constants: [number({ enum: [1, 2] }), { oneOf: [{ const: 1 }, { const: 2 }] }],
    allOfOne: [{ allOf: [text] }, text],
  });
  expect(reportChanges(...versions)).toEqual([]);
});
