import { compareSpecs } from '../../src/compare/compare.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { loadFiles } from '../support/spec-files.ts';
import { answer, body, compareDocuments, eachReports, orders, query } from './two-versions.ts';
import { eachCase } from '../support/each-case.ts';

const text = { type: 'string' };
const money = { type: 'object', properties: { amount: { type: 'integer' }, to: text } };
const withFields = (more: JsonObject): JsonObject => ({
  ...money,
  properties: { ...money.properties, ...more },
});
const cat = { type: 'object', required: ['lives'], properties: { lives: { type: 'integer' } } };
const dog = { type: 'object', required: ['barks'], properties: { barks: text } };

const user = { type: 'http', scheme: 'bearer' };
const keyed = (security: JsonValue, securitySchemes: JsonObject = { user, admin: user }): JsonObject =>
  orders({ security }, { components: { securitySchemes } });
const flow = { tokenUrl: 'https://a.example.com', scopes: {} };
const oauth = (flows: JsonObject): JsonObject => ({ login: { type: 'oauth2', flows } });
const media = (members: JsonObject, type = 'application/json'): JsonObject =>
  orders({ requestBody: { content: { [type]: { schema: money, ...members } } } });
const Pet = {
  type: 'object',
  required: ['kind'],
  properties: { kind: text },
  discriminator: { propertyName: 'kind' },
};
const pets = (schemas: JsonObject): JsonObject =>
  orders(body({ $ref: '#/components/schemas/Pet' }), { components: { schemas: { Pet, ...schemas } } });
const subtype = (own: JsonObject, of = 'Pet'): JsonObject => ({
  allOf: [{ $ref: `#/components/schemas/${of}` }, own],
});
const gone = orders({}, { paths: {} });

describe('a narrowed input is breaking', () => {
  eachReports({
    'by a parameter that becomes required': [
      orders(query('limit', text)),
      orders(query('limit', text, { required: true })),
      ['breaking now-required: query parameter limit is now required'],
    ],
    'beside a choice': [
      orders(body({ ...money, oneOf: [cat, dog] })),
      orders(body({ ...money, oneOf: [cat, dog], required: ['amount'] })),
      ['breaking now-required: body field amount is now required'],
    ],
    'beside a choice within allOf': [
      orders(body({ allOf: [money, { oneOf: [cat, dog] }] })),
      orders(body({ allOf: [money, { oneOf: [cat, dog] }, { required: ['amount'] }] })),
      ['breaking now-required: body field amount is now required'],
    ],
    'in an heir': [
      pets({ Cat: subtype(cat) }),
      pets({ Cat: subtype({ ...cat, required: ['lives', 'name'] }) }),
      ['breaking input-required: new required body field name'],
    ],
    'by an heir that is gone': [
      pets({ Cat: subtype(cat), Dog: subtype(dog) }),
      pets({ Dog: subtype(dog) }),
      ['breaking alternatives-narrowed: body no longer accepts Cat'],
    ],
    'in an heir of an heir': [
      pets({ Cat: subtype(cat), Lion: subtype(dog, 'Cat') }),
      pets({ Cat: subtype(cat), Lion: subtype({ ...dog, required: ['barks', 'name'] }, 'Cat') }),
      ['breaking input-required: new required body field name'],
    ],
    'by a choice that becomes a limit alone': [
      orders(body({ oneOf: [cat, dog] })),
      orders(body({ maxProperties: 1 })),
      [
        'breaking alternatives-narrowed: body no longer accepts object with lives',
        'breaking alternatives-narrowed: body no longer accepts object with barks',
        'changes alternatives-widened: body can now accept other values',
      ],
    ],
    'by an integer among the numbers': [
      orders(body({ type: 'number' })),
      orders(body({ type: 'number', allOf: [{ type: 'integer' }] })),
      ['breaking type-narrowed: type of body is now integer, was number'],
    ],
    'by a field that is gone, although it is still listed as required': [
      orders(body({ ...dog, additionalProperties: false })),
      orders(body({ ...dog, additionalProperties: false, properties: {} })),
      ['breaking input-removed: body field barks removed'],
    ],
    'by null that a type beside a choice leaves out': [
      orders(body({ anyOf: [text, { type: 'null' }] })),
      orders(body({ anyOf: [text, { type: 'null' }], type: 'string' })),
      ['breaking type-narrowed: type of body is now string, was string or null'],
    ],
    'by a choice of which only null is left': [
      orders(body({ anyOf: [text, { type: 'null' }] })),
      orders(body({ anyOf: [{ type: 'null' }] })),
      ['breaking type-narrowed: type of body is now null, was string or null'],
    ],
    'by an action that is gone before its day': [
      orders({ deprecated: true, 'x-sunset': '2999-01-31' }),
      gone,
      ['breaking action-removed: removed'],
    ],
    'by an action that is gone after its day, and was never deprecated': [
      orders({ 'x-sunset': '2020-01-31', deprecated: false }),
      gone,
      ['breaking action-removed: removed'],
    ],
    'by a deprecated action whose day nobody can read': [
      orders({ deprecated: true, 'x-sunset': '5' }),
      gone,
      ['breaking action-removed: removed, and its x-sunset "5" is not a date such as 2026-01-31'],
    ],
    'a scheme that has another name': [
      keyed([{ user: [] }], { user }),
      keyed([{ person: [] }], { person: user }),
      [],
    ],
    'by a scheme of the same kind': [
      keyed([{ user: [] }]),
      keyed([{ admin: [] }]),
      ['breaking security-changed: now needs admin (bearer), needed user (bearer) before'],
    ],
    'by one of two schemes of the same kind': [
      keyed([{ user: [] }, { admin: [] }]),
      keyed([{ user: [] }]),
      ['breaking security-changed: now needs user (bearer), needed user (bearer) or admin (bearer) before'],
    ],
    'by null that leaves the list of values': [
      orders(body({ type: ['string', 'null'], enum: ['x', null] })),
      orders(body({ enum: ['x'] })),
      ['breaking type-narrowed: type of body is now string, was string or null'],
    ],
    'by a choice of which old bodies fit two': [
      orders(body(money)),
      orders(body({ oneOf: [money, withFields({ note: text })] })),
      [
        'breaking alternatives-narrowed: body must match only one alternative, and object with amount, to now matches object with amount, to and object with amount, to, note',
        'changes alternatives-widened: body can now accept object with amount, to, note',
      ],
    ],
  });
});

const listed = { type: 'array', items: text };

describe("an equal or widened input isn't breaking", () => {
  eachReports({
    'a deprecated action that is gone after its day and time': [
      orders({ deprecated: true, 'x-sunset': '2020-01-31T23:59:59Z' }),
      gone,
      ['changes removed-as-announced: removed, as announced'],
    ],
    'an extension of a media type': [media({}), media({ 'x-cli': 1 }), []],
    'an extension of an encoding': [
      media({ encoding: { to: { contentType: 'text/plain' } } }, 'multipart/form-data'),
      media({ encoding: { to: { contentType: 'text/plain', 'x-cli': 1 } } }, 'multipart/form-data'),
      [],
    ],
    'a third of the steps between numbers': [
      orders(query('size', { type: 'number', multipleOf: 0.3 })),
      orders(query('size', { type: 'number', multipleOf: 0.1 })),
      ['changes conditions-widened: the rule “multipleOf” of query parameter size was removed or relaxed'],
    ],
    'an open end of a range that is closed': [
      orders(query('size', { type: 'number', maximum: 20, exclusiveMaximum: true })),
      orders(query('size', { type: 'number', maximum: 20 })),
      ['changes limits-widened: maximum of query parameter size is now 20, was below 20'],
    ],
    'numbers that are sent as text anyway': [
      orders(query('size', { type: 'integer', format: 'int32' })),
      orders(query('size', text)),
      ['changes type-widened: type of query parameter size is now string, was integer'],
    ],
    'one value that is a list of one': [
      orders(query('ids', text)),
      orders(query('ids', listed)),
      ['changes type-widened: query parameter ids can now be given several times'],
    ],
    'how a token looks, and letters of a scheme': [
      keyed([{ user: [] }]),
      keyed([{ user: [] }], { user: { ...user, scheme: 'Bearer', bearerFormat: 'JWT' }, admin: user }),
      [],
    ],
    'one more way to a token': [
      keyed([{ login: [] }], oauth({ clientCredentials: flow })),
      keyed([{ login: [] }], oauth({ clientCredentials: flow, password: flow })),
      [],
    ],
    'a value that can now be empty': [
      orders(query('q', text)),
      orders(query('q', text, { allowEmptyValue: true })),
      ['changes values-widened: query parameter q can now be empty'],
    ],
    'a pattern that everything fits': [
      orders(query('q', { type: 'string', pattern: '^a' })),
      orders(query('q', { type: 'string', pattern: '^.*$' })),
      ['changes limits-widened: pattern of query parameter q is gone, was "^a"'],
    ],
    'a charset, and letters of a media type': [media({}), media({}, 'Application/JSON; charset=utf-8'), []],
    'letters of a host': [orders({}), orders({}, { servers: [{ url: 'https://API.example.com' }] }), []],
    'an object that may be null and loses its type': [
      orders(body({ ...money, nullable: true })),
      orders(body({ properties: money.properties })),
      [],
    ],
    'a rule about another type': [
      orders(body(money)),
      orders(body({ ...money, maxLength: 3, pattern: '^a' })),
      [],
    ],
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
  eachReports({
    'alternatives with most fields in common are versions of one': [
      orders(body({ anyOf: [{ ...money, title: 'A' }, text, { type: 'integer' }] })),
      orders(body({ anyOf: [{ ...withFields({ toward: text }), title: 'B' }, text, { type: 'boolean' }] })),
      [
        'breaking type-narrowed: type of body is now boolean, was integer',
        'changes input-added: new optional body field toward',
        'changes description: description of body changed',
      ],
    ],
    'alternatives that share a title are versions of one in their order': [
      orders(body({ anyOf: [{ ...money, title: 'A' }, { ...dog, title: 'A' }, cat] })),
      orders(
        body({
          anyOf: [
            { ...withFields({ to: { ...text, maxLength: 9 } }), title: 'A' },
            { ...dog, title: 'A', properties: { barks: { ...text, maxLength: 5 } } },
            cat,
          ],
        }),
      ),
      [
        'breaking limits-narrowed: maxLength of body field to is now 9',
        'breaking limits-narrowed: maxLength of body field barks is now 5',
      ],
    ],
    'null that is removed from an alternative is reported once': [
      orders(body({ oneOf: [money, text, { type: 'null' }] })),
      orders(body({ oneOf: [money, text] })),
      ['breaking type-narrowed: body can no longer be null'],
    ],
    'a response that is removed is named by its status': [
      orders(answer(text, '404')),
      orders({}),
      ['changes response-status: response 404 removed'],
    ],
    'an extension that no service acts on changes nothing': [
      orders({}),
      orders({ 'x-oaiMeta': { group: 'a' } }),
      ['none unread: only examples, tags, extensions or white space changed'],
    ],
  });
});

describe('a change is identified by its path and values', () => {
  const changesOf = (before: JsonObject, after: JsonObject): readonly unknown[] =>
    compareDocuments(before, after).modified.flatMap(({ changes }) =>
      changes.map(({ rule, path, before: was, after: is }) => ({ rule, path, was, is })),
    );

  eachCase<[JsonObject, JsonObject, unknown]>({
    'a parameter': [
      orders(query('limit', { type: 'integer', maximum: 100 })),
      orders(query('limit', { type: 'integer', maximum: 50 })),
      { rule: 'limits-narrowed', path: 'query limit', was: { maximum: '100' }, is: { maximum: '50' } },
    ],
    'a field of an item': [
      orders(body({ type: 'array', items: money })),
      orders(body({ type: 'array', items: { ...money, properties: { amount: text, to: text } } })),
      { rule: 'type-narrowed', path: 'body[].amount', was: 'integer', is: 'string' },
    ],
    'a field of an answer': [
      orders(answer(listed, '400')),
      orders(answer({ ...listed, items: money }, '400')),
      { rule: 'response-content', path: 'response 400[]', was: 'string', is: 'object' },
    ],
    'the action itself': [
      orders({}),
      orders({ operationId: 'editOrder' }),
      { rule: 'renamed', path: '', was: 'changeOrder', is: 'editOrder' },
    ],
  })('%s', ([before, after, reported]) => {
    expect(changesOf(before, after)).toEqual([reported]);
  });

  test('independent of other changes', () => {
    const amount = { type: 'integer', maximum: 5 };
    const [alone] = changesOf(orders(body(money)), orders(body(withFields({ amount }))));
    const more = orders({ ...body(withFields({ amount, note: text })), deprecated: true });
    expect(changesOf(orders(body(money)), more)).toContainEqual(alone);
  });

  test('a change without details is identified by digests', () => {
    const [change] = changesOf(orders(body({ $ref: '#/nowhere' })), orders(body({ $ref: '#/elsewhere' })));
    expect(change).toMatchObject({ path: 'body' });
    expect(JSON.stringify(change)).toMatch(/"was":.*"is":/);
  });
});
