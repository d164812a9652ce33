import { findReferences } from '../../src/change/references.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['a reference', { $ref: 'pet.json' }, ['api/pet.json']],
  ['one with a fragment', { $ref: './pet.json#/Pet' }, ['api/pet.json']],
  ['one upwards', { a: [{ $ref: '../shared/pet.yaml' }] }, ['shared/pet.yaml']],
  ['one into its own file', { $ref: '#/components/x' }, []],
  ['one by its own name', { $ref: 'swagger.json#/x', operationRef: 'o.json' }, ['api/o.json']],
  ['one out of the workspace', { $ref: '../../etc/passwd' }, []],
  ['an absolute one', { $ref: '/etc/passwd' }, []],
  ['one to a server', { a: { $ref: 'https://example.com/a.json' }, b: { $ref: '//h/a.json' } }, []],
  ['one in percents', { $ref: 'a%20b.json' }, ['api/a b.json', 'api/a%20b.json']],
  ['broken percents', { $ref: '100%.json' }, ['api/100%.json']],
  ['one with no extension', { $ref: 'Pet' }, ['api/Pet']],
  ['an operation', { operationRef: 'ops.json#/paths/~1a/get' }, ['api/ops.json']],
  ['a mapping', { mapping: { dog: 'dog.json', cat: 'Cat', cow: '#/c' } }, ['api/dog.json']],
  ['what a mapping does not name', { a: [{ defaultMapping: 'dog.json' }] }, ['api/dog.json']],
  ['and that by its name', { defaultMapping: 'Dog' }, []],
  ['a property named $ref', { properties: { $ref: { type: 'string' } }, x: '"$ref": "a.json"' }, []],
])('references in JSON: %s', (_, document, expected) => {
  const found = findReferences('api/swagger.json', bytes(JSON.stringify(document)));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['an escaped key is a key', '{"\\u0024ref":"a.json"}'],
  ['a byte-order mark does not turn JSON into YAML', '\ufeff{"$ref":"a.json","x":"as in b.json"}'],
  ['invalid JSON is read like YAML', '{"$ref": "a.json", }'],
  ['deep nesting is read', `${'{"a":'.repeat(50_000)}{"$ref":"a.json"}${'}'.repeat(50_000)}`],
])('%s', (_, text) => {
  expect(findReferences('s.json', bytes(text))).toEqual(['a.json']);
});

test.each([
  ['plain', 'x:\n  $ref: pet.yaml#/Pet # the pet\n', 'api/pet.yaml'],
  ['quoted', `$ref: 'it''s.yaml'`, "api/it's.yaml"],
  ['double quoted', '"$ref": "a b.yml#/x"', 'api/a b.yml'],
  ['double quoted, escaped', '$ref: "\\u00fc.yml"', 'api/ü.yml'],
  ['in a flow mapping', 'a: { $ref: pet.yaml, x: 1 }', 'api/pet.yaml'],
  ['without a space in the flow', "{'$ref':'./pet.yaml'}", 'api/pet.yaml'],
  ['without an extension', '$ref: ../schemas/Pet', 'schemas/Pet'],
  ['on the next line', '$ref: >-\n  parts/pet.yaml\n', 'api/parts/pet.yaml'],
  ['by an anchor', 'x: &a parts/pet.yaml\n$ref: *a', 'api/parts/pet.yaml'],
  ['in a mapping', 'mapping:\n  dog: ./dog.json\n', 'api/dog.json'],
  ['after a byte-order mark', '\ufeff$ref: pet.yaml', 'api/pet.yaml'],
  ['with CRLF', '$ref: pet\r\nx: 1', 'api/pet'],
])('references in YAML include one %s', (_, text, expected) => {
  expect(findReferences('api/openapi.yaml', bytes(text))).toContain(expected);
});

test('a word of a million letters is read fast', () => {
  expect(findReferences('a.yaml', bytes(`x: ${'a.json-'.repeat(200_000)}`))).toEqual([]);
});
