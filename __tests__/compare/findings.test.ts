import { compareSpecs } from '../../src/compare/compare.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { eachCase } from '../support/each-case.ts';
import { loadFiles } from '../support/spec-files.ts';
import {
  answer,
  bodies,
  body,
  cat,
  compareDocuments,
  dog,
  eachReports,
  fields,
  integer,
  orders,
  queries,
  query,
  reportChanges,
  text,
} from './two-versions.ts';

const untyped = { properties: { amount: integer, to: text } };
const money = { type: 'object', ...untyped };
const withFields = (more: JsonObject): JsonObject => ({
  ...money,
  properties: { ...money.properties, ...more },
});
const amount = { ...integer, maximum: 5 };
const number = { type: 'number' };
const none = { type: 'null' };
const listed = { type: 'array', items: text };

const user = { type: 'http', scheme: 'bearer' };
const keyed = (security: JsonValue, securitySchemes: JsonObject = { user, admin: user }): JsonObject =>
  orders({ security }, { components: { securitySchemes } });
const media = (members: JsonObject, type = 'application/json'): JsonObject => ({
  requestBody: { content: { [type]: { schema: money, ...members } } },
});
const gone = orders({}, { paths: {} });
const removed = 'breaking action-removed: removed';
const sunset = (date: string, deprecated = true): JsonObject => ({ deprecated, 'x-sunset': date });

describe('a narrowed input is breaking', () => {
  const pets = (schemas: JsonObject): JsonObject => {
    const Pet = { required: ['kind'], properties: { kind: text }, discriminator: { propertyName: 'kind' } };
    return orders(body({ $ref: '#/components/schemas/Pet' }), {
      components: { schemas: { Pet, ...schemas } },
    });
  };
  const extend = (of: string, own: JsonObject): JsonObject => ({
    allOf: [{ $ref: `#/components/schemas/${of}` }, own],
  });

  eachReports({
    'by a parameter that becomes required': [
      query('limit', text),
      query('limit', text, { required: true }),
      'breaking now-required: query parameter limit is now required',
    ],
    'by an heir that is gone': [
      pets({ Cat: extend('Pet', cat), Dog: extend('Pet', dog) }),
      pets({ Dog: extend('Pet', dog) }),
      'breaking alternatives-narrowed: body no longer accepts Cat',
    ],
    'in an heir of an heir': [
      pets({ Cat: extend('Pet', cat), Lion: extend('Cat', dog) }),
      pets({ Cat: extend('Pet', cat), Lion: extend('Cat', { ...dog, required: ['barks', 'name'] }) }),
      'breaking input-required: new required body field name',
    ],
    'by a field that is gone, although it is still listed as required': [
      body({ ...dog, additionalProperties: false }),
      body({ ...dog, additionalProperties: false, properties: {} }),
      'breaking input-removed: body field barks removed',
    ],
    'by an action that is gone before its day': [sunset('2999-01-31'), gone, removed],
    'by an action that was never deprecated': [sunset('2020-01-31', false), gone, removed],
    'by a deprecated action whose day nobody can read': [
      sunset('5'),
      gone,
      `${removed}, and its x-sunset "5" is not a date such as 2026-01-31`,
    ],
    'by one of two schemes of the same kind': [
      keyed([{ user: [] }, { admin: [] }]),
      keyed([{ user: [] }]),
      'breaking security-changed: now needs user (bearer), needed user (bearer) or admin (bearer) before',
    ],
  });

  test('in its schema', () => {
    const versions = fields({
      limitAlone: [{ oneOf: [cat, dog] }, { maxProperties: 1 }],
      integerAmongNumbers: [number, { ...number, allOf: [integer] }],
      nullBesideChoice: [{ anyOf: [text, none] }, { anyOf: [text, none], type: 'string' }],
      onlyNull: [{ anyOf: [text, none] }, { anyOf: [none] }],
      nullInEnum: [{ type: ['string', 'null'], enum: ['x', null] }, { enum: ['x'] }],
      bothFit: [money, { oneOf: [money, withFields({ note: text })] }],
    });
    expect(reportChanges(...versions)).toEqual([
      'breaking alternatives-narrowed: body field limitAlone no longer accepts object with lives',
      'breaking alternatives-narrowed: body field limitAlone no longer accepts object with barks',
      'breaking type-narrowed: type of body field integerAmongNumbers is now integer, was number',
      'breaking type-narrowed: type of body field nullBesideChoice is now string, was string or null',
      'breaking type-narrowed: type of body field onlyNull is now null, was string or null',
      'breaking type-narrowed: type of body field nullInEnum is now string, was string or null',
      'breaking alternatives-narrowed: body field bothFit must match only one alternative, and object with amount, to now matches object with amount, to and object with amount, to, note',
      'changes alternatives-widened: body field limitAlone can now accept other values',
      'changes alternatives-widened: body field bothFit can now accept object with amount, to, note',
    ]);
  });
});

describe("an equal or widened input isn't breaking", () => {
  const form = (encoding: JsonObject): JsonObject =>
    media({ encoding: { to: encoding } }, 'multipart/form-data');
  const flow = { tokenUrl: 'https://a.example.com', scopes: {} };
  const oauth = (flows: JsonObject): JsonObject =>
    keyed([{ login: [] }], { login: { type: 'oauth2', flows } });

  eachReports({
    'a deprecated action that is gone after its day and time': [
      sunset('2020-01-31T23:59:59Z'),
      gone,
      'changes removed-as-announced: removed, as announced',
    ],
    'an extension of a media type': [media({}), media({ 'x-cli': 1 })],
    'an extension of an encoding': [form({ contentType: 'a/b' }), form({ contentType: 'a/b', 'x-cli': 1 })],
    'a scheme that has another name': [
      keyed([{ user: [] }], { user }),
      keyed([{ person: [] }], { person: user }),
    ],
    'how a token looks, and letters of a scheme': [
      keyed([{ user: [] }]),
      keyed([{ user: [] }], { user: { ...user, scheme: 'Bearer', bearerFormat: 'JWT' }, admin: user }),
    ],
    'one more way to a token': [
      oauth({ clientCredentials: flow }),
      oauth({ clientCredentials: flow, password: flow }),
    ],
    'a value that can now be empty': [
      query('q', text),
      query('q', text, { allowEmptyValue: true }),
      'changes values-widened: query parameter q can now be empty',
    ],
    'a charset, and letters of a media type': [media({}), media({}, 'Application/JSON; charset=utf-8')],
    'letters of a host': [{}, { servers: [{ url: 'https://API.example.com' }] }],
    'an object that may be null and loses its type': bodies({ ...money, nullable: true }, untyped),
    'a rule about another type': bodies(money, { ...money, maxLength: 3, pattern: '^a' }),
  });

  test('in its schema', () => {
    const step = (multipleOf: number): JsonObject => ({ ...number, multipleOf });
    const upTo20 = { ...number, maximum: 20 };
    const matching = (pattern: string): JsonObject => ({ ...text, pattern });
    const versions = queries({
      thirdOfSteps: [step(0.3), step(0.1)],
      closedEnd: [{ ...upTo20, exclusiveMaximum: true }, upTo20],
      sentAsText: [{ ...integer, format: 'int32' }, text],
      listOfOne: [text, listed],
      anyPattern: [matching('^a'), matching('^.*$')],
    });
    expect(reportChanges(...versions)).toEqual([
      'changes conditions-widened: the rule “multipleOf” of query parameter thirdOfSteps was removed or relaxed',
      'changes limits-widened: maximum of query parameter closedEnd is now 20, was below 20',
      'changes type-widened: type of query parameter sentAsText is now string, was integer',
      'changes type-widened: query parameter listOfOne can now be given several times',
      'changes limits-widened: pattern of query parameter anyPattern is gone, was "^a"',
    ]);
  });

  test("an old version that couldn't be imported is compared once it is repaired", async () => {
    const parameters = [{ $ref: '#/components/parameters/Limit' }];
    const read = (components: JsonObject): ReturnType<typeof loadFiles> =>
      loadFiles({ 'a.json': orders({ parameters }, { components }) }, { rewrite: 'auto' });
    const before = await read({});
    const after = await read({ parameters: { Limit: { name: 'limit', in: 'query', schema: text } } });
    expect(before.ok).toBe(false);
    const { modified } = compareSpecs(before, after);
    expect(modified.flatMap(({ changes }) => changes.map(({ rule }) => rule))).toEqual(['input-added']);
  });
});

describe('each sentence names the change', () => {
  test('in alternatives', () => {
    const titled = (title: string, of: JsonObject): JsonObject => ({ ...of, title });
    const versions = fields({
      similar: [
        { anyOf: [titled('A', money), text, integer] },
        { anyOf: [titled('B', withFields({ toward: text })), text, { type: 'boolean' }] },
      ],
      sameTitle: [
        { anyOf: [titled('A', money), titled('A', dog), cat] },
        { anyOf: [titled('A', withFields({ amount })), titled('A', { ...dog, maxProperties: 5 }), cat] },
      ],
      withoutNull: [{ oneOf: [money, text, none] }, { oneOf: [money, text] }],
    });
    expect(reportChanges(...versions)).toEqual([
      'breaking type-narrowed: body field withoutNull can no longer be null',
      'breaking type-narrowed: type of body field similar is now boolean, was integer',
      'breaking limits-narrowed: maxProperties of body field sameTitle is now 5',
      'breaking limits-narrowed: maximum of body field sameTitle.amount is now 5',
      'changes input-added: new optional body field similar.toward',
      'changes description: description of body field similar changed',
    ]);
  });

  eachReports({
    'if each item of a parameter changes': [
      ...queries({ codes: [listed, { ...listed, items: integer }] }),
      'breaking type-narrowed: type of each item of query parameter codes is now integer, was string',
    ],
    'if a response is removed': [answer(text, '404'), {}, 'changes response-status: response 404 removed'],
    'if no service acts on an extension': [
      {},
      { 'x-oaiMeta': { group: 'a' } },
      'none unread: only examples, tags, extensions or white space changed',
    ],
  });
});

describe('a change is identified by its path and values', () => {
  const changesOf = (before: JsonObject, after: JsonObject): readonly string[] =>
    compareDocuments(before, after).modified.flatMap(({ changes }) =>
      changes.map(
        ({ rule, path, before: was, after: is }) => `${rule} ${path}: ${JSON.stringify([was, is])}`,
      ),
    );

  eachCase<[JsonObject, JsonObject, string]>({
    'a parameter': [
      ...queries({
        limit: [
          { ...integer, maximum: 100 },
          { ...integer, maximum: 50 },
        ],
      }),
      'limits-narrowed query limit: [{"maximum":"100"},{"maximum":"50"}]',
    ],
    'a field of an item': [
      ...bodies({ type: 'array', items: money }, { type: 'array', items: withFields({ amount: text }) }),
      'type-narrowed body[].amount: ["integer","string"]',
    ],
    'a field of an answer': [
      answer(listed, '400'),
      answer({ ...listed, items: money }, '400'),
      'response-content response 400[]: ["string","object"]',
    ],
    'the action itself': [{}, { operationId: 'editOrder' }, 'renamed : ["changeOrder","editOrder"]'],
  })('%s', ([before, after, reported]) => {
    expect(changesOf(before, after)).toEqual([reported]);
  });

  test('independent of other changes', () => {
    const [alone] = changesOf(body(money), body(withFields({ amount })));
    const more = { ...body(withFields({ amount, note: text })), deprecated: true };
    expect(changesOf(body(money), more)).toContainEqual(alone);
  });

  test('a change without details is identified by digests', () => {
    const [change] = changesOf(...bodies({ $ref: '#/nowhere' }, { $ref: '#/elsewhere' }));
    expect(change).toMatch(/^conditions-narrowed body: \[\{"\$ref":\["\d+"\]\},\{"\$ref":\["\d+"\]\}\]$/);
  });
});
