import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { listOperations } from '../../src/importer/names.ts';
import { compareDocuments, listOtherParts, orders, query, reportChanges } from './two-versions.ts';
import { eachCase } from '../support/each-case.ts';

const pet: JsonObject = {
  type: 'object',
  description: 'A pet.',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    description: { type: 'string', description: 'How it looks.' },
    parent: { $ref: '#/components/schemas/Pet' },
  },
};

const schema = { $ref: '#/components/schemas/Pet' };

const base = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'putPet',
        summary: 'Replace a pet',
        parameters: [
          { name: 'dry', in: 'query', schema: { type: 'boolean' } },
          { name: 'trace', in: 'header', description: 'For support.', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { schema } } },
        responses: { '200': { description: 'Done', content: { 'application/json': { schema } } } },
        security: [{ key: [] }],
      },
    },
  },
  components: {
    schemas: { Pet: pet },
    securitySchemes: { key: { type: 'apiKey', name: 'X-Key', in: 'header' } },
  },
};

type Base = typeof base;

function partsOf(before: JsonObject, after: JsonObject): readonly string[] {
  const reported = listOtherParts(before, after);
  return reported.map((line) => line.split(': ')[1] ?? '');
}

/** Returns which parts of the only operation differ after the document is edited. */
function partsAfter(edit: (text: string, document: Base) => JsonValue): readonly string[] {
  const copy = JSON.parse(JSON.stringify(base)) as Base;
  const edited = edit(JSON.stringify(base), copy) as JsonObject;
  return partsOf(base, edited);
}

const replace =
  (from: string, to: string) =>
  (text: string): JsonValue => {
    expect(text).toContain(from);
    return JSON.parse(text.replaceAll(from, to)) as JsonValue;
  };

describe('equivalent documents have equal digests', () => {
  eachCase<(text: string, document: Base) => JsonValue>({
    'parameters in another order': (_, document) => {
      document.paths['/pets/{id}'].put.parameters.reverse();
      return document;
    },
    '`required` in another order': replace('["id","name"]', '["name","id"]'),
    'a false that is the default': replace('"name":"dry",', '"name":"dry","required":false,'),
    'a parameter of the path that moves into the operation': (_, document) => {
      const { parameters, put } = document.paths['/pets/{id}'];
      return {
        ...document,
        paths: { '/pets/{id}': { put: { ...put, parameters: [...put.parameters, ...parameters] } } },
      };
    },
    'servers that the operation repeats': (_, document) => {
      const { put, ...item } = document.paths['/pets/{id}'];
      return {
        ...document,
        paths: { '/pets/{id}': { ...item, put: { ...put, servers: document.servers } } },
      };
    },
  })('%s', (edit) => {
    expect(partsAfter(edit)).toEqual([]);
  });
});

describe('a difference changes a digest', () => {
  eachCase<[string, (text: string, document: Base) => JsonValue]>({
    'in a parameter of the path': [
      'semantics',
      replace('"required":true,"schema":{"type":"string"}', '"required":true,"schema":{"type":"integer"}'),
    ],
    'in the text of a parameter': ['docs', replace('For support.', 'For us.')],
    'in a property whose name is a keyword': [
      'semantics',
      replace('"description":{"type":"string"', '"description":{"type":"integer"'),
    ],
    'in a summary': ['docs', replace('Replace a pet', 'Change a pet')],
  })('%s', ([part, edit]) => {
    expect(partsAfter(edit)).toEqual([part]);
  });
});

const withSchemas = (schemas: JsonObject): JsonObject => ({
  ...base,
  components: { ...base.components, schemas },
});
const to = (name: string): string => `#/components/schemas/${name}`;

describe('a mapping of a discriminator', () => {
  const withMapping = (mapping: JsonObject, schemas: JsonObject): JsonObject => {
    const oneOf = Object.values(mapping).map(($ref) => ({ $ref }));
    return withSchemas({ Pet: { oneOf, discriminator: { propertyName: 'kind', mapping } }, ...schemas });
  };
  const cat = { properties: { lives: { type: 'integer' }, next: { $ref: to('Pet') } } };
  const dog = { properties: { barks: { type: 'boolean' } } };
  const before = withMapping({ c: to('Cat'), d: to('Dog') }, { Cat: cat, Dog: dog });

  test('is equal if the schemas are only renamed', () => {
    const after = withMapping({ c: to('Tom'), d: to('Rex') }, { Tom: cat, Rex: dog });
    expect(partsOf(before, after)).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['chooses the other schema', withMapping({ d: to('Cat'), c: to('Dog') }, { Cat: cat, Dog: dog })],
    ['chooses by another value', withMapping({ c: to('Cat'), e: to('Dog') }, { Cat: cat, Dog: dog })],
    ['chooses a schema that has changed', withMapping({ c: to('Cat'), d: to('Dog') }, { Cat: {}, Dog: dog })],
  ])('that %s is one', (_, after) => {
    expect(partsOf(before, after)).toEqual(expect.arrayContaining(['semantics']));
  });
});

const long = Array.from({ length: 5000 }, (_, index): [string, JsonObject] => [
  index === 0 ? 'Pet' : `N${index}`,
  { properties: { next: { $ref: to(`N${index + 1}`) } } },
]);

test.each<[string, JsonObject]>([
  ['a schema that is itself', { Pet: { $ref: to('Pet') } }],
  ['two schemas that are each other', { Pet: { $ref: to('A') }, A: { $ref: to('Pet') } }],
  ['a chain of 5,000 schemas', Object.fromEntries(long)],
])('%s is digested', (_, schemas) => {
  expect(partsOf(withSchemas(schemas), withSchemas(schemas))).toEqual([]);
});

describe('moved operations', () => {
  const at = (...routes: readonly (readonly [string, string, string?])[]): JsonObject => ({
    openapi: '3.0.3',
    paths: Object.fromEntries(
      routes.map(([method, path, operationId]) => [
        path,
        {
          [method]: { ...(operationId !== undefined && { operationId }), summary: path.replace(/\W+/g, '') },
        },
      ]),
    ),
  });
  const compare = (before: JsonObject, after: JsonObject): readonly string[] => {
    const { added, removed, modified } = compareDocuments(before, after);
    return [
      ...added.map(({ method, path }) => `+ ${method} ${path}`),
      ...removed.map(({ method, path }) => `- ${method} ${path}`),
      ...modified.map(
        ({ operation, movedFrom }) =>
          `${movedFrom?.method ?? ''} ${movedFrom?.path ?? ''} > ${operation.method} ${operation.path}`,
      ),
    ];
  };

  test('are matched by their operationId', () => {
    expect(compare(at(['get', '/a', 'a']), at(['post', '/b', 'a']))).toEqual(['GET /a > POST /b']);
  });

  test('are matched by their template if only a parameter was renamed', () => {
    expect(compare(at(['get', '/a/{id}']), at(['get', '/a/{key}']))).toEqual(['GET /a/{id} > GET /a/{key}']);
  });

  test('are not matched if two templates differ only in parameter names', () => {
    const before = at(['get', '/a/{id}'], ['get', '/a/{name}']);
    expect(compare(before, at(['get', '/a/{key}']))).toEqual([
      '+ GET /a/{key}',
      '- GET /a/{id}',
      '- GET /a/{name}',
    ]);
    expect(compare(before, at(['get', '/a/{id}'], ['get', '/a/{other}']))).toEqual([
      'GET /a/{name} > GET /a/{other}',
    ]);
    expect(listOperations(before)).toHaveLength(2);
  });

  test('are added and removed in the order of the documents', () => {
    const before = at(['get', '/z', 'z'], ['get', '/a', 'a']);
    const after = at(['put', '/y', 'y'], ['put', '/b', 'b']);
    expect(compare(before, after)).toEqual(['+ PUT /y', '+ PUT /b', '- GET /z', '- GET /a']);
  });

  test('keep their match although another operation takes over their operationId', () => {
    expect(compare(at(['get', '/a', 'a']), at(['get', '/a', 'b'], ['get', '/c', 'a']))).toEqual([
      '+ GET /c',
      '  > GET /a',
    ]);
  });
});

test('a schema that is defined inside an unchanged path is compared', () => {
  const short = { type: 'string', maxLength: 5 };
  const list = { get: { parameters: [{ name: 'name', in: 'query', schema: short }], responses: {} } };
  const write = (schema: JsonValue): JsonObject => {
    const { paths, ...rest } = orders(query('name', schema));
    return { ...rest, paths: { ...(paths as JsonObject), '/list': list } };
  };
  const referring = write({ $ref: '#/paths/~1list/get/parameters/0/schema' });
  expect(reportChanges(write({ type: 'string' }), referring)).toEqual([
    'breaking limits-narrowed: maxLength of query parameter name is now 5',
  ]);
});
