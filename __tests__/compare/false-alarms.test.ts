import type { JsonObject } from '../../src/syntax/json.ts';
import {
  bodies,
  body,
  cat,
  dog,
  eachReports,
  fields,
  integer,
  orders,
  queries,
  reportChanges,
  text,
} from './two-versions.ts';

const boolean = { type: 'boolean' };
const none = { type: 'null' };
const listed = (...values: readonly string[]): JsonObject => ({ ...text, enum: values });
const types = (...type: readonly string[]): JsonObject => ({ type });
const any = (...anyOf: readonly JsonObject[]): JsonObject => ({ anyOf });
const refer = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const content = (type: string, media: JsonObject): JsonObject => ({
  requestBody: { content: { [type]: media } },
});
const parameter = (location: string, name: string, schema: JsonObject): JsonObject => ({
  parameters: [{ name, in: location, required: location === 'path', schema }],
});

test("null isn't sent in a header, a query or a form, and is sent in JSON", () => {
  const write = (header: JsonObject, choice: JsonObject, page: JsonObject): JsonObject => ({
    parameters: [
      { name: 'X-Page', in: 'header', schema: header },
      { name: 'choice', in: 'query', schema: choice },
      { name: 'json', in: 'query', content: { 'application/json': { schema: page } } },
    ],
    ...content('application/x-www-form-urlencoded', { schema: { properties: { page } } }),
  });
  const header = { type: ['string', 'null'], enum: ['a', null] };
  const before = write(header, any(integer, boolean, none), types('integer', 'null'));
  expect(reportChanges(before, write(listed('a'), any(integer, boolean), integer))).toEqual([
    'breaking type-narrowed: type of query parameter json is now integer, was integer or null',
    'changes null-removed: header X-Page can no longer be null, but null was never sent',
    'changes null-removed: query parameter choice can no longer be null, but null was never sent',
    'changes null-removed: body field page can no longer be null, but null was never sent',
  ]);
  expect(reportChanges(...queries({ page: [types('string', 'null'), integer] }))).toEqual([
    'breaking type-narrowed: type of query parameter page is now integer, was string or null',
  ]);
});

test('a required field without its own schema has the schema of additional fields', () => {
  const others = (additionalProperties: JsonObject): JsonObject => ({
    type: 'object',
    required: ['qty'],
    additionalProperties,
  });
  const named = (other: JsonObject): JsonObject => ({ ...others(other), properties: { qty: integer } });
  const versions = fields({
    less: [named(integer), others(boolean)],
    same: [named(integer), others(integer)],
    own: [others(text), named(text)],
  });
  expect(reportChanges(...versions)).toEqual([
    'breaking type-narrowed: type of body field less.qty is now boolean, was integer',
    'breaking type-narrowed: type of body field own.qty is now integer, was string',
  ]);
});

test('nested alternatives and lists of types are flattened', () => {
  const pets = { Cat: cat, Dog: dog, Pet: any(refer('Cat'), refer('Dog')) };
  const versions = fields(
    {
      writtenFlat: [any(refer('Pet'), text), any(refer('Cat'), refer('Dog'), text)],
      putTogether: [any(cat, dog, text), any(any(cat, dog), text)],
      withNull: [any({ ...any(cat, dog), nullable: true }, text), any(cat, dog, text, none)],
      withoutOne: [any(refer('Pet'), text), any(any(refer('Cat')), text)],
      aroundTheOnlyOne: [text, any(any(text, boolean))],
      ofAnotherKind: [any(cat, text), any({ oneOf: [cat, dog] }, text)],
      fromTypes: [types('string', 'integer'), any(text, integer)],
      toTypes: [any(text, integer), types('integer', 'string')],
      toOtherTypes: [any(text, integer), types('boolean', 'string')],
      withTypes: [any(types('string', 'integer'), cat), any(text, integer, cat)],
      oneByOne: [listed('a', 'b'), any({ const: 'a' }, { const: 'b' }, integer)],
      openEnum: [listed('a', 'b'), any(listed('a', 'b', 'c'), { ...text, maxLength: 9 })],
    },
    pets,
  );
  expect(reportChanges(...versions)).toEqual([
    'breaking alternatives-narrowed: body field withoutOne no longer accepts Dog',
    'breaking type-narrowed: type of body field toOtherTypes is now boolean, was integer',
    'changes alternatives-widened: body field aroundTheOnlyOne can now accept boolean',
    'changes alternatives-widened: body field oneByOne can now accept integer',
    'changes alternatives-widened: body field openEnum can now accept string',
    'changes alternatives-widened: body field ofAnotherKind can now accept object with barks',
    'changes values-widened: body field openEnum can now accept "c"',
  ]);
});

test('the serialization of a form field is compared if both versions have the field', () => {
  const form = (own: JsonObject, encoding: JsonObject): JsonObject => {
    const [photo, list] = [{ ...text, format: 'binary' }, { type: 'object' }];
    const properties = { both: list, plain: text, wider: photo, narrower: photo, written: text, ...own };
    return content('multipart/form-data', { schema: { properties }, encoding });
  };
  const deep = { style: 'deepObject', explode: true };
  const before = form(
    {},
    {
      both: deep,
      plain: { style: 'pipeDelimited' },
      wider: { contentType: 'image/png' },
      narrower: { contentType: 'image/png, image/jpeg' },
      written: { contentType: 'text/plain' },
      gone: { contentType: 'text/csv' },
    },
  );
  const after = form(
    { added: { type: 'object' } },
    {
      both: { style: 'form' },
      wider: { contentType: 'image/*, text/plain' },
      narrower: { contentType: 'image/png' },
      added: deep,
    },
  );
  expect(reportChanges(before, after)).toEqual([
    'breaking way-of-writing: style of body field both is now form, was deepObject',
    'breaking way-of-writing: media type of body field narrower is now image/png, was image/jpeg, image/png',
    'changes input-added: new optional body field added',
    'changes media-type-added: body field wider can now be image/*, text/plain, was image/png',
  ]);
});

test('binary data is described differently in 3.0 and 3.1, and other media types differ', () => {
  const png = { contentMediaType: 'image/png' };
  const file = { ...text, format: 'binary' };
  const base64 = { ...text, format: 'byte' };
  const octets = { ...text, contentMediaType: 'application/octet-stream' };
  const encoded = { ...text, contentEncoding: 'base64' };
  const files = {
    octets: [file, octets],
    image: [file, png],
    encoded: [base64, encoded],
    encodedImage: [base64, { ...encoded, ...png }],
    other: [png, { contentMediaType: 'text/csv' }],
  } as const;
  const [before, after] = fields(files);
  const reported = ['breaking conditions-narrowed: the rule “contentMediaType” of body field other changed'];
  expect(reportChanges(before, after)).toEqual(reported);
  expect(reportChanges(after, before)).toEqual(reported);
});

describe('values that a path can’t contain', () => {
  const path = (name: string, more: JsonObject = {}): JsonObject =>
    parameter('path', name, { ...text, ...more });

  eachReports({
    'include an empty value': [path('id'), path('id', { minLength: 1 })],
    'and not a short one': [
      path('id'),
      path('id', { minLength: 2 }),
      'breaking limits-narrowed: minLength of path parameter id is now 2',
    ],
    'include the value of a parameter outside the path': [{}, path('scopes')],
    'also of a removed one': [path('scopes'), {}],
  });
});

describe('a discriminator', () => {
  const discriminator = { propertyName: 'kind' };
  const kinds = (values: readonly string[], more: JsonObject = {}): JsonObject => ({
    properties: { kind: listed(...values), ...more },
  });
  const pets = (cats: readonly string[], dogs: readonly string[]): JsonObject => {
    const schemas = { Cat: kinds(cats, { lives: integer }), ...(dogs.length > 0 && { Dog: kinds(dogs) }) };
    return orders(body({ oneOf: Object.keys(schemas).map(refer), discriminator }), {
      components: { schemas },
    });
  };
  const mixed = pets(['Cat', 'Dog'], ['Cat', 'Dog']);
  // Subtypes of a base schema.
  const base = { required: ['kind'], ...kinds(['Cat', 'Dog']) };
  const mapping = { Cat: '#/components/schemas/Cat', Dog: '#/components/schemas/Dog' };
  const Pet = { ...base, discriminator: { ...discriminator, mapping } };
  const withCat = (Cat: JsonObject): JsonObject =>
    orders(body(refer('Pet')), { components: { schemas: { Pet, Cat, Dog: { allOf: [refer('Pet'), {}] } } } });
  const extending = withCat({ allOf: [refer('Pet'), { properties: { lives: integer } }] });
  const repeating = (required: readonly string[]): JsonObject =>
    withCat({ ...base, allOf: [{ required, properties: { lives: integer } }] });

  eachReports({
    'of a single alternative selects nothing that the alternative doesn’t accept': [
      pets(['Cat'], []),
      pets(['Cat'], ['Dog']),
      'changes alternatives-widened: body can now accept Dog',
    ],
    'leaves an alternative only the values that select it': [mixed, pets(['Cat'], ['Dog'])],
    'selects an alternative by no other value': [
      mixed,
      pets(['Cat'], ['Cat']),
      'breaking values-narrowed: body field kind no longer accepts "Dog"',
      'changes values-widened: body field kind can now accept "Cat"',
    ],
    'may select a subtype that repeats what the base schema requires': [extending, repeating([])],
    'may not select a subtype that requires more': [
      extending,
      repeating(['lives']),
      'breaking now-required: body field lives is now required',
    ],
  });
});

test('a value of an alternative can become an alternative of its own, which must not require more', () => {
  const pay = (type: readonly string[], own: JsonObject, ...required: readonly string[]): JsonObject => ({
    required,
    additionalProperties: false,
    properties: { type: listed(...type), note: text, ...own },
  });
  const cash = { ...pay(['cash'], {}), title: 'Other' };
  const card = pay(['card'], { number: text }, 'type');
  const before = { oneOf: [{ ...pay(['cash', 'code'], {}), title: 'Other' }, card] };
  const versions = fields({
    own: [before, { oneOf: [cash, pay(['code'], { app: text }, 'type'), card] }],
    strict: [before, { oneOf: [cash, pay(['code'], { app: text }, 'type', 'app'), card] }],
  });
  expect(reportChanges(...versions)).toEqual([
    'breaking values-narrowed: body field strict.type no longer accepts "code"',
    'changes alternatives-widened: body field own can now accept object with type, note, app',
    'changes alternatives-widened: body field strict can now accept object with type, note, app',
  ]);
});

test('alternatives without a name are versions of one alternative if they have the same fields', () => {
  const filter = (field: string, items: JsonObject): JsonObject => ({
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'array', items } },
  });
  const filters = (schema: JsonObject): JsonObject =>
    any(filter('any_of', { ...schema }), filter('all_of', { ...schema }));
  expect(reportChanges(...bodies(filters(text), filters(listed('a'))))).toEqual([
    'breaking values-narrowed: body field any_of[] now accepts only "a"',
    'breaking values-narrowed: body field all_of[] now accepts only "a"',
  ]);
});

describe('a pattern with another optional part is wider', () => {
  const report = (...patterns: readonly string[]): readonly string[] => {
    const [before = {}, after = {}] = patterns.map((pattern) => ({ ...text, pattern }));
    return reportChanges(...bodies(before, after));
  };

  test.each([
    ['^\\d+$', '^[C]?\\d+$'],
    ['^\\d+$', '^(AG)?\\d+$'],
    ['^http://', '^https?://'],
  ])('%s → %s', (before, after) => {
    const [was, is] = [before, after].map((pattern) => JSON.stringify(pattern));
    expect([...report(before, after), ...report(after, before)]).toEqual([
      `changes limits-widened: pattern of body is now ${is}, was ${was}`,
      `breaking limits-narrowed: pattern of body is now ${was}, was ${is}`,
    ]);
  });

  test.each([
    ['^a?$', '^ab??$'],
    ['^[^a]$', '^[^ab?]$'],
    ['^(?!a)', '^(?!ab?)'],
    ['^\\$', '^\\d?$'],
  ])('unless the part means something else: %s → %s', (before, after) => {
    expect(report(before, after)).toEqual([
      expect.stringContaining('breaking limits-narrowed: pattern of body'),
    ]);
  });
});
