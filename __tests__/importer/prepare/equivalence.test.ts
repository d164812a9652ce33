import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/syntax/json.ts';
import { prepareDocument } from '../../../src/importer/prepare/prepare.ts';
import { description } from '../../support/descriptions.ts';
import { listChanges } from '../../support/equivalence.ts';
import { importActions } from '../../support/importer.ts';
import { lookUpIn } from '../../support/standard-reader.ts';
import { editAt, get, withPath } from './preparing.ts';
import { fc } from '../../support/seeded-fast-check.ts';

const serverUrl = 'https://given.example.com/api';

/** Edits at any position of a document, most of which are valid. */
type Mutation = (value: JsonObject) => JsonValue;

const mutations: readonly Mutation[] = [
  (value) => ({ ...value, description: 'Said here.' }),
  (value) => ({ ...value, summary: 'In short.', 'x-note': { $ref: '#/components/schemas/Pet' } }),
  (value) => ({ ...value, deprecated: true, nullable: true }),
  (value) => ({ ...value, schema: true }),
  (value) => ({ ...value, schema: { $ref: '#/components/schemas/Tree', minProperties: 1 } }),
  (value) => ({ ...value, content: { 'text/plain': null, 'a/b': { schema: false } } }),
  (value) => ({
    ...value,
    oneOf: [{ $ref: '#/components/schemas/Pet' }],
    discriminator: { propertyName: 'x' },
  }),
  (value) => Object.fromEntries(Object.entries(value).slice(1)),
  (value) => Object.fromEntries(Object.entries(value).reverse()),
  ({ Pet, ...others }) => (Pet === undefined ? others : { ...others, 'a/pet': Pet }),
  (value) => (isSchema(value) ? { $ref: '#/components/schemas/a~1pet' } : value),
  (value) => (isSchema(value) ? { $ref: '#/paths/~1pets/get/parameters/0/schema' } : value),
];

function isSchema(value: JsonObject): boolean {
  const keys = ['type', 'items', 'properties', 'allOf'];
  return keys.some((key) => ['string', 'object'].includes(typeof value[key])) && !('in' in value);
}

/** Dangling references are rejected before anything is rewritten. */
function hasLost(document: JsonObject, value: JsonValue = document): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const reference = Array.isArray(value) ? undefined : (value as JsonObject)['$ref'];
  if (typeof reference === 'string' && lookUpIn(document, reference) === undefined) return true;
  return Object.values(value).some((held: JsonValue) => hasLost(document, held));
}

/** Invalid paths are also rejected before. */
function hasStrangePath({ paths }: JsonObject): boolean {
  return Object.entries(paths ?? {}).some(
    ([path, item]) => !path.startsWith('x-') && (typeof item !== 'object' || item === null),
  );
}

function changesOf(document: JsonObject, version: '3.0' | '3.1'): readonly string[] | undefined {
  if (hasLost(document) || hasStrangePath(document)) return undefined;
  const prepared = prepareDocument(document, { version, rewrite: 'auto', serverUrl });
  if (prepared.findings.some(({ severity }) => severity === 'error')) return undefined;
  const sent = JSON.parse(JSON.stringify(prepared.document)) as JsonObject;
  const imported = importActions(sent);
  if (!imported.ok) return [imported.reason];
  return listChanges(document, sent, serverUrl);
}

test('the import document is equivalent to the OpenAPI file', () => {
  const edit = fc.tuple(fc.array(fc.nat({ max: 9 }), { maxLength: 8 }), fc.constantFrom(...mutations));
  const edits = fc.array(edit, { minLength: 1, maxLength: 4 });
  const versions = fc.constantFrom('3.0' as const, '3.1' as const);
  let compared = 0;
  fc.assert(
    fc.property(description, edits, versions, (given, changes, version) => {
      const document = changes.reduce<JsonValue>(
        (value, [way, mutate]) => editAt(value, way, (part) => (isJsonObject(part) ? mutate(part) : part)),
        { ...given, openapi: `${version}.0` },
      ) as JsonObject;
      if (typeof document['paths'] !== 'object') return;
      const found = changesOf(document, version);
      if (found !== undefined) compared++;
      expect(found ?? []).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(100);
});

describe('a difference is detected', () => {
  const parameter = { name: 'q', in: 'query', schema: { type: 'string' } };
  const content = { a: { schema: { $ref: '#/components/schemas/A' } } };
  const responses = { 200: { description: 'D', content } };
  const operation = { ...get, parameters: [parameter], responses, security: [{ key: ['read'] }], 'x-a': 1 };
  const schemas = { A: { items: { $ref: '#/components/schemas/A' } } };
  const original = withPath({ get: operation, description: 'Of the path.' }, { schemas });
  const sent = (changed: JsonObject, components: JsonObject = { schemas }): JsonObject =>
    withPath({ get: { ...operation, description: 'Of the path.', ...changed } }, components);

  test.each<[string, JsonObject]>([
    ['a parameter that is missing', sent({ parameters: [] })],
    ['a parameter of another type', sent({ parameters: [{ ...parameter, schema: { type: 'integer' } }] })],
    ['a body that was not there', sent({ requestBody: { content: {} } })],
    ['a response that is missing', sent({ responses: {} })],
    ['a schema behind references', sent({}, { schemas: { A: { items: {} } } })],
    ['other scopes', sent({ security: [{ key: [] }] })],
    ['another name', sent({ operationId: 'b' })],
    ['an extension', sent({ 'x-a': 2 })],
    ['a text of the path that is lost', sent({ description: 'Of nobody.' })],
    ['another server', { ...sent({}), servers: [{ url: 'https://other.example.com' }] }],
    ['an extra operation', withPath({ get: operation, put: get, description: 'Of the path.' }, { schemas })],
  ])('%s', (_, changed) => {
    expect(listChanges(original, changed, serverUrl)).not.toEqual([]);
    expect(listChanges(original, sent({}), serverUrl)).toEqual([]);
  });
});
