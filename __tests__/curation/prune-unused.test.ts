import { selectOperations } from '../../src/curation/selection/select-operations.ts';
import { type SpecVersion, createPartMeasure } from '../../src/openapi/index.ts';
import { parsePatterns } from '../../src/operation-pattern.ts';
import type { JsonObject } from '../../src/syntax/index.ts';

function keep(document: JsonObject, text: string, version: SpecVersion = '3.1'): JsonObject {
  return selectOperations(document, parsePatterns(text).patterns, { version, measure: createPartMeasure() })
    .document;
}

const schema = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const uses = (...names: readonly string[]): JsonObject => ({
  responses: {
    200: { description: '', content: { 'application/json': { schema: { oneOf: names.map(schema) } } } },
  },
});

test('parents of tags that form a circle, or have the same name, take no time', () => {
  const tags = Array.from({ length: 5_000 }, (_, index) => ({ name: 'b', parent: 'b', index }));
  const circle = [
    { name: 'a', parent: 'root' },
    { name: 'root', parent: 'a' },
  ];
  const paths = { '/a': { get: { tags: ['a'] } }, '/b': { get: { tags: ['b'] } } };
  const document = { openapi: '3.2.0', paths, tags: [...tags, ...circle] };
  expect(keep(document, 'tag:a', '3.2')['tags']).toEqual(circle);
});

test('components, security schemes, tags and webhooks that no selected operation uses are removed', () => {
  const parameters = [{ $ref: '#/components/parameters/P' }];
  const document = {
    openapi: '3.1.0',
    security: [{ key: [] }],
    tags: [{ name: 'a', parent: 'root' }, { name: 'b' }, { name: 'root' }, 'odd'],
    paths: {
      '/a': { get: { tags: ['a'], ...uses('A'), security: [{ token: [] }], parameters } },
      '/b': { get: { tags: ['b'], ...uses('B'), security: [{ other: [] }] } },
    },
    webhooks: { done: { post: uses('B') } },
    components: {
      schemas: { A: { properties: { next: schema('A~1x%20y') } }, 'A/x y': {}, B: schema('A'), Unused: {} },
      parameters: { P: { name: 'p', in: 'query', schema: schema('A') }, Q: {} },
      responses: { R: {} },
      securitySchemes: { key: {}, token: {}, other: {} },
      'x-own': { kept: true },
    },
  };
  expect(keep(document, 'tag:a')).toEqual({
    openapi: '3.1.0',
    security: [{ key: [] }],
    tags: [{ name: 'a', parent: 'root' }, { name: 'root' }, 'odd'],
    paths: { '/a': document.paths['/a'] },
    components: {
      schemas: { A: document.components.schemas.A, 'A/x y': {} },
      parameters: { P: document.components.parameters.P },
      securitySchemes: { key: {}, token: {} },
      'x-own': { kept: true },
    },
  });
});

test('the shared parts of Swagger 2.0 are removed, too', () => {
  const ref = { $ref: '#/definitions/A' };
  const document = {
    swagger: '2.0',
    paths: { '/a': { get: { responses: { 200: { $ref: '#/responses/R' } } } }, '/b': { get: {} } },
    definitions: { A: {}, B: {} },
    responses: { R: { schema: ref }, S: {} },
    parameters: { P: {} },
    securityDefinitions: { key: {} },
  };
  expect(keep(document, '/a', '2.0')).toEqual({
    swagger: '2.0',
    paths: { '/a': document.paths['/a'] },
    definitions: { A: {} },
    responses: { R: { schema: ref } },
  });
});

test('schemas that are reached only through a discriminator stay', () => {
  const mapping = { m: 'Mapped', n: '#/components/schemas/Named' };
  const document = {
    openapi: '3.0.3',
    paths: { '/a': { get: uses('Pet') }, '/b': { get: uses('Mapped') } },
    components: {
      schemas: {
        Pet: { discriminator: { propertyName: 'kind', mapping } },
        Mapped: {},
        Named: {},
        Cat: { allOf: [schema('Pet')] },
        Lion: { allOf: [schema('Cat')] },
        Plain: { allOf: [schema('Mapped')] },
      },
    },
  };
  const { components } = keep(document, '/a') as typeof document;
  expect(Object.keys(components.schemas)).toEqual(['Pet', 'Mapped', 'Named', 'Cat', 'Lion']);
});

test('a part of an excluded operation to which a reference leads becomes a component', () => {
  const shared = { type: 'object', properties: { deep: { $ref: '#/paths/~1b/get/parameters/0/schema' } } };
  const content = (of: JsonObject): JsonObject => ({ content: { 'application/json': { schema: of } } });
  const reference = { $ref: '#/paths/~1b/get/responses/200/content/application~1json/schema' };
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' } }];
  const document = {
    openapi: '3.0.3',
    paths: {
      '/a': { post: { requestBody: content(reference) } },
      '/b': { get: { parameters, responses: { 200: { description: '', ...content(shared) } } } },
      '/c': { $ref: '#/paths/~1b' },
    },
  };
  const result = keep(document, '*\n!/b');
  expect(Object.keys(result['paths'] as JsonObject)).toEqual(['/a', '/c']);
  const text = JSON.stringify(result);
  for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]*)"/g)) {
    expect(reference).toMatch(/^#\/components\/schemas\/\w/);
  }
  expect(Object.values((result['components'] as { schemas: JsonObject }).schemas)).toEqual(
    expect.arrayContaining([{ type: 'string' }]),
  );
  expect(text).toContain('"deep"');
});

test('if nothing is excluded, unused components stay', () => {
  const components = { schemas: { Unused: {} } };
  const document = { openapi: '3.1.0', paths: { '/a': { get: {} } }, components };
  expect(keep(document, '*')).toBe(document);
});
