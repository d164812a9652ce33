import type { JsonObject, JsonValue } from '../../src/text-tree/json.ts';
import { body, orders, query, tellChanges } from '../support/two-versions.ts';

type Case = readonly [what: string, before: JsonObject, after: JsonObject, told: readonly string[]];

const text = { type: 'string' };
const number = { type: 'integer' };

describe('null that is never written', () => {
  const nullable = { type: ['integer', 'null'] };
  const header = (schema: JsonValue): JsonObject =>
    orders({ parameters: [{ name: 'X-Page', in: 'header', schema }] });
  const form = (schema: JsonValue): JsonObject =>
    orders({
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': { schema: { type: 'object', properties: { page: schema } } },
        },
      },
    });

  test.each<Case>([
    [
      'of a query parameter',
      orders(query('page', nullable)),
      orders(query('page', number)),
      ['changes null-removed: query parameter page may no longer be null, which is never written there'],
    ],
    [
      'of a header, with its list of values',
      header({ type: ['string', 'null'], enum: ['a', null] }),
      header({ ...text, enum: ['a'] }),
      ['changes null-removed: header X-Page may no longer be null, which is never written there'],
    ],
    [
      'of a field of a form',
      form(nullable),
      form(number),
      ['changes null-removed: body field page may no longer be null, which is never written there'],
    ],
    [
      'of a choice',
      orders(query('page', { anyOf: [number, { type: 'boolean' }, { type: 'null' }] })),
      orders(query('page', { anyOf: [number, { type: 'boolean' }] })),
      ['changes null-removed: query parameter page may no longer be null, which is never written there'],
    ],
    [
      'with another type is told with that',
      orders(query('page', { type: ['string', 'null'] })),
      orders(query('page', number)),
      ['breaking type-narrowed: type of query parameter page is now integer, was string or null'],
    ],
    [
      'of a parameter that is written as JSON breaks calls',
      orders({
        parameters: [{ name: 'page', in: 'query', content: { 'application/json': { schema: nullable } } }],
      }),
      orders({
        parameters: [{ name: 'page', in: 'query', content: { 'application/json': { schema: number } } }],
      }),
      ['breaking type-narrowed: type of query parameter page is now integer, was integer or null'],
    ],
  ])('%s', (_, before, after, told) => {
    expect(tellChanges(before, after)).toEqual(told);
  });
});

describe('a required field without a schema of its own has that of all other fields', () => {
  const object = (own: JsonObject): JsonObject => orders(body({ type: 'object', required: ['qty'], ...own }));
  const own = { properties: { qty: number } };

  test.each<Case>([
    [
      'which takes less',
      object({ ...own, additionalProperties: number }),
      object({ additionalProperties: { type: 'boolean' } }),
      ['breaking type-narrowed: type of body field qty is now boolean, was integer'],
    ],
    [
      'which takes the same',
      object({ ...own, additionalProperties: number }),
      object({ additionalProperties: number }),
      [],
    ],
    [
      'and had it before',
      object({ additionalProperties: text }),
      object({ ...own, additionalProperties: text }),
      ['breaking type-narrowed: type of body field qty is now integer, was string'],
    ],
  ])('%s', (_, before, after, told) => {
    expect(tellChanges(before, after)).toEqual(told);
  });
});
