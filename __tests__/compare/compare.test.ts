import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { eachCase } from '../support/each-case.ts';
import {
  body,
  compareDocuments,
  dog,
  integer,
  listOtherParts,
  orders,
  query,
  reportChanges,
  text,
} from './two-versions.ts';

const dry = { name: 'dry', in: 'query', schema: { type: 'boolean' }, description: 'For tests.' };
const id = { name: 'id', in: 'path', required: true, schema: text };
const withParameters = (...parameters: readonly JsonObject[]): JsonObject => orders({ parameters });
const withIn = (path: readonly JsonObject[], ...parameters: readonly JsonObject[]): JsonObject => {
  const post = { operationId: 'changeOrder', responses: {}, parameters };
  return orders({}, { paths: { '/orders/{id}': { parameters: path, post } } });
};
const requiring = (...required: readonly string[]): JsonObject => orders(body({ ...dog, required }));
const to = (name: string): string => `#/components/schemas/${name}`;
const withSchemas = (schemas: JsonObject): JsonObject =>
  orders(body({ $ref: to('Pet') }), { components: { schemas } });
const withMapping = (mapping: JsonObject, schemas: JsonObject): JsonObject => {
  const oneOf = Object.values(mapping).map(($ref) => ({ $ref }));
  return withSchemas({ Pet: { oneOf, discriminator: { propertyName: 'kind', mapping } }, ...schemas });
};
const Cat = { properties: { lives: integer, next: { $ref: to('Pet') } } };
const Dog = { properties: { barks: { type: 'boolean' } } };
const pets = withMapping({ c: to('Cat'), d: to('Dog') }, { Cat, Dog });
const itself = withSchemas({ Pet: { $ref: to('Pet') } });
const eachOther = withSchemas({ Pet: { $ref: to('A') }, A: { $ref: to('Pet') } });

eachCase<[before: JsonObject, after: JsonObject]>({
  'parameters in another order': [withParameters(dry, id), withParameters(id, dry)],
  '`required` in another order': [requiring('a', 'b'), requiring('b', 'a')],
  'a false that is the default': [withParameters(dry), withParameters({ ...dry, required: false })],
  'a parameter of the path that moves into the operation': [withIn([id], dry), withIn([], dry, id)],
  'servers that the operation repeats': [
    orders({}),
    orders({ servers: [{ url: 'https://api.example.com' }] }),
  ],
  'renamed schemas of a mapping': [pets, withMapping({ c: to('Tom'), d: to('Rex') }, { Tom: Cat, Rex: Dog })],
  'a schema that is itself': [itself, itself],
  'two schemas that are each other': [eachOther, eachOther],
})('equivalent documents have equal digests: %s', ([before, after]) => {
  expect(listOtherParts(before, after)).toEqual([]);
});

eachCase({
  'chooses the other schema': withMapping({ d: to('Cat'), c: to('Dog') }, { Cat, Dog }),
  'chooses by another value': withMapping({ c: to('Cat'), e: to('Dog') }, { Cat, Dog }),
  'chooses a schema that has changed': withMapping({ c: to('Cat'), d: to('Dog') }, { Cat: {}, Dog }),
})('a mapping of a discriminator that %s changes a digest', (after) => {
  expect(listOtherParts(pets, after)).toEqual(['POST /orders/{id}: semantics']);
});

test.each([
  ['a parameter', withParameters({ ...dry, description: 'For us.' })],
  ['an operation', orders({ parameters: [dry], summary: 'Change an order' })],
])('a text of %s changes only the digest of the documentation', (_, after) => {
  expect(listOtherParts(withParameters(dry), after)).toEqual(['POST /orders/{id}: docs']);
});

test('a difference is found in the path, in texts, and in a property whose name is a keyword', () => {
  const write = (schema: JsonObject, description: string, summary: string): JsonObject => {
    const parameters = [{ ...dry, description }];
    const properties = { description: schema };
    const post = { operationId: 'changeOrder', summary, parameters, ...body({ properties }) };
    return orders({}, { paths: { '/orders/{id}': { parameters: [{ ...id, schema }], post } } });
  };
  expect(reportChanges(write(text, 'For tests.', 'A'), write(integer, 'For us.', 'B'))).toEqual([
    'breaking type-narrowed: type of path parameter id is now integer, was string',
    'breaking type-narrowed: type of body field description is now integer, was string',
    'changes description: description of query parameter dry changed',
    'changes description: summary changed',
  ]);
});

/** Creates a document with routes such as `get /pets listPets`. */
function describeRoutes(routes: readonly string[]): JsonObject {
  const paths = routes.map((route): [string, JsonValue] => {
    const [method = '', path = '', operationId] = route.split(' ');
    const summary = path.replace(/\W+/g, '');
    return [path, { [method]: { ...(operationId !== undefined && { operationId }), summary } }];
  });
  return { openapi: '3.0.3', paths: Object.fromEntries(paths) };
}

eachCase<[before: readonly string[], after: readonly string[], reported: readonly string[]]>({
  'are matched by their operationId': [['get /a a'], ['post /b a'], ['GET /a > POST /b']],
  'are matched by their template if only a parameter was renamed': [
    ['get /a/{id}'],
    ['get /a/{key}'],
    ['GET /a/{id} > GET /a/{key}'],
  ],
  'are not matched if two templates differ only in parameter names': [
    ['get /a/{id}', 'get /a/{name}'],
    ['get /a/{key}'],
    ['+ GET /a/{key}', '- GET /a/{id}', '- GET /a/{name}'],
  ],
  'are matched if the other path with their template is unchanged': [
    ['get /a/{id}', 'get /a/{name}'],
    ['get /a/{id}', 'get /a/{other}'],
    ['GET /a/{name} > GET /a/{other}'],
  ],
  'are added and removed in the order of the documents': [
    ['get /z z', 'get /a a'],
    ['put /y y', 'put /b b'],
    ['+ PUT /y', '+ PUT /b', '- GET /z', '- GET /a'],
  ],
  'keep their match although another operation takes over their operationId': [
    ['get /a a'],
    ['get /a b', 'get /c a'],
    ['+ GET /c', ' > GET /a'],
  ],
})('moved operations %s', ([before, after, reported]) => {
  const { added, removed, modified } = compareDocuments(describeRoutes(before), describeRoutes(after));
  const write = (route?: { method: string; path: string }): string =>
    route ? `${route.method} ${route.path}` : '';
  expect([
    ...added.map((operation) => `+ ${write(operation)}`),
    ...removed.map((operation) => `- ${write(operation)}`),
    ...modified.map(({ operation, movedFrom }) => `${write(movedFrom)} > ${write(operation)}`),
  ]).toEqual(reported);
});

test('a schema that is defined inside an unchanged path is compared', () => {
  const list = {
    get: { parameters: [{ name: 'name', in: 'query', schema: { ...text, maxLength: 5 } }], responses: {} },
  };
  const write = (schema: JsonValue): JsonObject => {
    const { paths, ...rest } = orders(query('name', schema));
    return { ...rest, paths: { ...(paths as JsonObject), '/list': list } };
  };
  const referring = write({ $ref: '#/paths/~1list/get/parameters/0/schema' });
  expect(reportChanges(write(text), referring)).toEqual([
    'breaking limits-narrowed: maxLength of query parameter name is now 5',
  ]);
});
