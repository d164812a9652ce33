import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { body, eachReports, orders, query, reportChanges } from './two-versions.ts';
import { eachCase } from '../support/each-case.ts';

const text = { type: 'string' };
const number = { type: 'integer' };

describe('null that is never sent', () => {
  const nullable = { type: ['integer', 'null'] };
  const header = (schema: JsonValue): JsonObject =>
    orders({ parameters: [{ name: 'X-Page', in: 'header', schema }] });
  const form = (page: JsonValue): JsonObject => {
    const schema = { type: 'object', properties: { page } };
    return orders({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } });
  };
  const json = (schema: JsonValue): JsonObject =>
    orders({ parameters: [{ name: 'page', in: 'query', content: { 'application/json': { schema } } }] });

  eachReports({
    'of a header, with its list of values': [
      header({ type: ['string', 'null'], enum: ['a', null] }),
      header({ ...text, enum: ['a'] }),
      ['changes null-removed: header X-Page can no longer be null, but null was never sent'],
    ],
    'of a field of a form': [
      form(nullable),
      form(number),
      ['changes null-removed: body field page can no longer be null, but null was never sent'],
    ],
    'of a choice': [
      orders(query('page', { anyOf: [number, { type: 'boolean' }, { type: 'null' }] })),
      orders(query('page', { anyOf: [number, { type: 'boolean' }] })),
      ['changes null-removed: query parameter page can no longer be null, but null was never sent'],
    ],
    'with another type is reported with the type': [
      orders(query('page', { type: ['string', 'null'] })),
      orders(query('page', number)),
      ['breaking type-narrowed: type of query parameter page is now integer, was string or null'],
    ],
    'of a parameter that is written as JSON breaks calls': [
      json(nullable),
      json(number),
      ['breaking type-narrowed: type of query parameter page is now integer, was integer or null'],
    ],
  });
});

describe('a required field without its own schema has the schema of additional fields', () => {
  const object = (own: JsonObject): JsonObject => orders(body({ type: 'object', required: ['qty'], ...own }));
  const own = { properties: { qty: number } };

  eachReports({
    'which accepts less': [
      object({ ...own, additionalProperties: number }),
      object({ additionalProperties: { type: 'boolean' } }),
      ['breaking type-narrowed: type of body field qty is now boolean, was integer'],
    ],
    'which accepts the same': [
      object({ ...own, additionalProperties: number }),
      object({ additionalProperties: number }),
      [],
    ],
    'and had it before': [
      object({ additionalProperties: text }),
      object({ ...own, additionalProperties: text }),
      ['breaking type-narrowed: type of body field qty is now integer, was string'],
    ],
  });
});

describe('nested alternatives are flattened', () => {
  const cat = { type: 'object', required: ['lives'], properties: { lives: number } };
  const dog = { type: 'object', required: ['barks'], properties: { barks: text } };
  const listed = (...values: readonly string[]): JsonObject => ({ ...text, enum: values });
  const pets = (schema: JsonValue): JsonObject =>
    orders(body(schema), {
      openapi: '3.1.0',
      components: { schemas: { Cat: cat, Dog: dog, Pet: { anyOf: [refer('Cat'), refer('Dog')] } } },
    });
  const refer = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

  eachCase<[before: JsonValue, after: JsonValue, reported: readonly string[]]>({
    'that are written flat': [
      { anyOf: [refer('Pet'), text] },
      { anyOf: [refer('Cat'), refer('Dog'), text] },
      [],
    ],
    'that are put together': [{ anyOf: [cat, dog, text] }, { anyOf: [{ anyOf: [cat, dog] }, text] }, []],
    'of which one may be null': [
      { anyOf: [{ anyOf: [cat, dog], nullable: true }, text] },
      { anyOf: [cat, dog, text, { type: 'null' }] },
      [],
    ],
    'one of which is gone': [
      { anyOf: [refer('Pet'), text] },
      { anyOf: [{ anyOf: [refer('Cat')] }, text] },
      ['breaking alternatives-narrowed: body no longer accepts Dog'],
    ],
    'around what was the only one': [
      text,
      { anyOf: [{ anyOf: [text, { type: 'boolean' }] }] },
      ['changes alternatives-widened: body can now accept boolean'],
    ],
    'of another kind': [
      { anyOf: [cat, text] },
      { anyOf: [{ oneOf: [cat, dog] }, text] },
      ['changes alternatives-widened: body can now accept object with barks'],
    ],
    'that a list of types names': [{ type: ['string', 'integer'] }, { anyOf: [text, number] }, []],
    'that became a list of types': [{ anyOf: [text, number] }, { type: ['integer', 'string'] }, []],
    'one of which a list of types leaves out': [
      { anyOf: [text, number] },
      { type: ['boolean', 'string'] },
      ['breaking type-narrowed: type of body is now boolean, was integer'],
    ],
    'one of which names two types': [
      { anyOf: [{ type: ['string', 'integer'] }, cat] },
      { anyOf: [text, number, cat] },
      [],
    ],
    'that accept the values of a list one by one': [
      listed('a', 'b'),
      { anyOf: [{ const: 'a' }, { const: 'b' }, number] },
      ['changes alternatives-widened: body can now accept integer'],
    ],
    'that accept the values of a list, and any other value': [
      listed('a', 'b'),
      { anyOf: [listed('a', 'b', 'c'), { ...text, maxLength: 9 }] },
      [
        'changes alternatives-widened: body can now accept string',
        'changes values-widened: body can now accept "c"',
      ],
    ],
  })('%s', ([before, after, reported]) => {
    expect(reportChanges(pets(before), pets(after)).toSorted()).toEqual(reported);
  });
});

describe('serialization of form fields', () => {
  const file = {
    type: 'object',
    properties: { name: text, photo: { ...text, format: 'binary' }, size: { type: 'object' } },
  };
  const form = (encoding: JsonObject, schema: JsonObject = file): JsonObject =>
    orders({ requestBody: { content: { 'multipart/form-data': { schema, encoding } } } });

  eachReports({
    'counts for a field that both versions have': [
      form({ size: { style: 'deepObject', explode: true } }),
      form({ size: { style: 'form' } }),
      ['breaking way-of-writing: style of body field size is now form, was deepObject'],
    ],
    'and not for a new one': [
      form({}, { type: 'object', properties: { name: text, photo: file.properties.photo } }),
      form({ size: { style: 'deepObject', explode: true } }),
      ['changes input-added: new optional body field size'],
    ],
    'nor for one that is not there': [form({ gone: { contentType: 'text/csv' } }), form({}), []],
    'nor, as a style, for a plain value': [form({ name: { style: 'form' } }), form({}), []],
    'and a media type more is wider': [
      form({ photo: { contentType: 'image/png' } }),
      form({ photo: { contentType: 'image/*, text/plain' } }),
      ['changes media-type-added: body field photo can now be image/*, text/plain, was image/png'],
    ],
    'and one less is narrower': [
      form({ photo: { contentType: 'image/png, image/jpeg' } }),
      form({ photo: { contentType: 'image/png' } }),
      ['breaking way-of-writing: media type of body field photo is now image/png, was image/jpeg, image/png'],
    ],
    'and the default may be written down': [form({ name: { contentType: 'text/plain' } }), form({}), []],
  });
});

describe('binary data is described differently in 3.0 and 3.1', () => {
  const file = (schema: JsonObject): JsonObject =>
    orders({ requestBody: { content: { 'image/png': { schema } } } }, { openapi: '3.1.0' });

  test.each<[before: JsonObject, after: JsonObject]>([
    [{ format: 'binary' }, { ...text, contentMediaType: 'application/octet-stream' }],
    [{ format: 'binary' }, { contentMediaType: 'image/png' }],
    [{ format: 'byte' }, { ...text, contentEncoding: 'base64' }],
    [{ format: 'byte' }, { ...text, contentEncoding: 'base64', contentMediaType: 'image/png' }],
  ])('%j and %j', (before, after) => {
    const old = file({ ...text, ...before });
    expect(reportChanges(old, file(after))).toEqual([]);
    expect(reportChanges(file(after), old)).toEqual([]);
  });

  test('other media types differ', () => {
    const write = (type: string): JsonObject => file({ ...text, contentMediaType: type });
    expect(reportChanges(write('image/png'), write('text/csv'))).toEqual([
      'breaking conditions-narrowed: the rule “contentMediaType” of body changed',
    ]);
  });
});

describe('values that a path can’t contain', () => {
  const path = (name: string, schema: JsonObject = text): JsonObject =>
    orders({ parameters: [{ name, in: 'path', required: true, schema }] });

  eachReports({
    'include an empty value': [path('id'), path('id', { ...text, minLength: 1 }), []],
    'and not a short one': [
      path('id'),
      path('id', { ...text, minLength: 2 }),
      ['breaking limits-narrowed: minLength of path parameter id is now 2'],
    ],
    'include the value of a parameter outside the path': [orders({}), path('scopes'), []],
    'also of a removed one': [path('scopes'), orders({}), []],
  });
});

describe('a discriminator', () => {
  const schemas = (all: JsonObject): JsonObject =>
    orders(body({ $ref: '#/components/schemas/Pet' }), { components: { schemas: all } });
  const refer = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
  const kinds = (...values: readonly string[]): JsonObject => ({ kind: { ...text, enum: values } });
  const discriminator = { propertyName: 'kind' };
  const Cat = { type: 'object', properties: { ...kinds('Cat'), lives: number } };
  const Dog = { type: 'object', properties: { ...kinds('Dog'), barks: text } };

  test('of a single alternative selects nothing that the alternative doesn’t accept', () => {
    const before = schemas({ Pet: { oneOf: [refer('Cat')], discriminator }, Cat });
    const after = schemas({ Pet: { oneOf: [refer('Cat'), refer('Dog')], discriminator }, Cat, Dog });
    expect(reportChanges(before, after)).toEqual(['changes alternatives-widened: body can now accept Dog']);
  });

  test('leaves an alternative only the values that select it', () => {
    const pets = (cat: readonly string[], dog: readonly string[]): JsonObject =>
      schemas({
        Pet: { oneOf: [refer('Cat'), refer('Dog')], discriminator },
        Cat: { ...Cat, properties: { ...Cat.properties, ...kinds(...cat) } },
        Dog: { ...Dog, properties: { ...Dog.properties, ...kinds(...dog) } },
      });
    const before = pets(['Cat', 'Dog'], ['Cat', 'Dog']);
    expect(reportChanges(before, pets(['Cat'], ['Dog']))).toEqual([]);
    expect(reportChanges(before, pets(['Cat'], ['Cat']))).toEqual([
      'breaking values-narrowed: body field kind no longer accepts "Dog"',
      'changes values-widened: body field kind can now accept "Cat"',
    ]);
  });

  test('may select a subtype that repeats what the base schema requires', () => {
    const own = { type: 'object', required: ['kind'], properties: kinds('Cat', 'Dog') };
    const mapping = { Cat: '#/components/schemas/Cat', Dog: '#/components/schemas/Dog' };
    const extend = (part: JsonObject): JsonObject => ({ allOf: [refer('Pet'), part] });
    const pets = (cat: JsonObject): JsonObject =>
      schemas({ Pet: { ...own, discriminator: { ...discriminator, mapping } }, Cat: cat, Dog: extend({}) });
    const before = pets(extend({ properties: { lives: number } }));
    const repeat = (required: readonly string[]): JsonObject =>
      pets({ ...own, allOf: [{ required, properties: { lives: number } }] });
    expect(reportChanges(before, repeat([]))).toEqual([]);
    expect(reportChanges(before, repeat(['lives']))).toEqual([
      'breaking now-required: body field lives is now required',
    ]);
  });
});

describe('a value of an alternative', () => {
  const pay = (type: readonly string[], own: JsonObject = {}): JsonObject => ({
    type: 'object',
    additionalProperties: false,
    properties: { type: { ...text, enum: type }, note: text, ...own },
  });
  const payments = (...oneOf: readonly JsonObject[]): JsonObject => orders(body({ oneOf }));
  const card = { ...pay(['card'], { number: text }), required: ['type'] };
  const before = payments({ ...pay(['cash', 'code']), title: 'Other' }, card);
  const other = { ...pay(['cash']), title: 'Other' };

  eachCase<[code: JsonObject, reported: readonly string[]]>({
    'can become an alternative of its own': [
      { ...pay(['code'], { app: text }), required: ['type'] },
      ['changes alternatives-widened: body can now accept object with type, note, app'],
    ],
    'which must not require more': [
      { ...pay(['code'], { app: text }), required: ['type', 'app'] },
      [
        'breaking values-narrowed: body field type no longer accepts "code"',
        'changes alternatives-widened: body can now accept object with type, note, app',
      ],
    ],
  })('%s', ([code, reported]) => {
    expect(reportChanges(before, payments(other, code, card))).toEqual(reported);
  });
});

test('alternatives without a name are versions of one alternative if they have the same fields', () => {
  const filter = (field: string, schema: JsonObject): JsonObject => ({
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'array', items: schema } },
  });
  const filters = (schema: JsonObject): JsonObject =>
    orders(body({ anyOf: [filter('any_of', { ...schema }), filter('all_of', { ...schema })] }));
  expect(reportChanges(filters(text), filters({ ...text, enum: ['a'] }))).toEqual([
    'breaking values-narrowed: body field any_of[] now accepts only "a"',
    'breaking values-narrowed: body field all_of[] now accepts only "a"',
  ]);
});

describe('a pattern with another optional part is wider', () => {
  const coded = (pattern: string): JsonObject => orders(query('code', { ...text, pattern }));

  test.each([
    ['^\\d+$', '^[C]?\\d+$'],
    ['^\\d+$', '^(AG)?\\d+$'],
    ['^http://', '^https?://'],
  ])('%s → %s', (before, after) => {
    expect(reportChanges(coded(before), coded(after))).toEqual([
      `changes limits-widened: pattern of query parameter code is now ${JSON.stringify(after)}, was ${JSON.stringify(before)}`,
    ]);
    expect(reportChanges(coded(after), coded(before))).toEqual([
      `breaking limits-narrowed: pattern of query parameter code is now ${JSON.stringify(before)}, was ${JSON.stringify(after)}`,
    ]);
  });

  test.each([
    ['^a?$', '^ab??$'],
    ['^[^a]$', '^[^ab?]$'],
    ['^(?!a)', '^(?!ab?)'],
    ['^\\$', '^\\d?$'],
  ])('unless the part means something else: %s → %s', (before, after) => {
    expect(reportChanges(coded(before), coded(after))).toEqual([
      expect.stringContaining('breaking limits-narrowed: pattern of query parameter code'),
    ]);
  });
});
