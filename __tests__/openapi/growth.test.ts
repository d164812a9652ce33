import { maxGrowth, measureGrowth } from '../support/growth.ts';
import { loadFiles, describeApi } from '../support/spec-files.ts';
import { eachCase } from '../support/each-case.ts';

type Parts = Readonly<Record<string, unknown>>;

const responses = { '200': { description: 'Done.' } };
const list = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const entries = (length: number, make: (at: number) => [string, unknown]): Parts =>
  Object.fromEntries(list(length, make));
const toSchema = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const form = (at: number): object => {
  const header = { $ref: `#/components/headers/H${at}` };
  return { 'multipart/form-data': { encoding: { a: { headers: { x: header, y: header } } } } };
};
const query = (at: number): object => ({ name: `p${at}`, in: 'query', schema: { type: 'string' } });
const withGet = (parts: object, item: object = {}): object => ({
  paths: { '/a': { ...item, get: { operationId: 'a', responses, ...parts } } },
});
/** Creates an operation whose body has the schema `S0`, and schemas that are numbered. */
const withSchemas = (count: number, make: (at: number) => object, more: object = {}): object => ({
  ...withGet({ requestBody: { content: { 'application/json': { schema: toSchema('S0') } } } }),
  components: { schemas: { ...entries(count, (at) => [`S${at}`, make(at)]), ...more } },
});
const toNext = (at: number): object => toSchema(`S${at + 1}`);
const kind = { propertyName: 'kind' };

/** Structures that a file within the size limit can contain many times, with the number that a test starts with. */
eachCase<[number, (count: number) => object]>({
  'schemas that are references, each to the next': [
    400,
    (count) => withSchemas(count, toNext, { [`S${count}`]: { type: 'string' } }),
  ],
  'schemas with properties, each of the next': [
    100,
    (count) => withSchemas(count, (at) => ({ properties: { next: toSchema(`S${(at + 1) % count}`) } })),
  ],
  'uses of a path that leads through references, each to the next': [
    95,
    (count) => {
      const properties = entries(count, (at) => [`p${at}`, toSchema('S0/properties/part')]);
      const end = { properties: { part: { type: 'string' } } };
      return withSchemas(count, toNext, { [`S${count}`]: end, Uses: { properties } });
    },
  ],
  'parameters of a path': [500, (count) => withGet({}, { parameters: list(count, query) })],
  'parameters of an operation': [500, (count) => withGet({ parameters: list(count, query) })],
  'uses of one parameter': [
    1000,
    (count) => ({
      ...withGet({ parameters: list(count, () => ({ $ref: '#/components/parameters/P' })) }),
      components: { parameters: { P: query(0) } },
    }),
  ],
  'headers of encodings, each with two of the next': [
    20,
    (count) => ({
      ...withGet({ requestBody: { content: form(0) } }),
      components: {
        headers: entries(count, (at) => [`H${at}`, { content: at + 1 < count ? form(at + 1) : {} }]),
      },
    }),
  ],
  'subtypes of subtypes, each with a discriminator': [
    200,
    (count) =>
      withSchemas(count, (at) => ({ allOf: at === 0 ? [] : [toSchema(`S${at - 1}`)], discriminator: kind })),
  ],
  'subtypes of a schema': [
    1000,
    (count) => withSchemas(count, (at) => (at === 0 ? { discriminator: kind } : { allOf: [toSchema('S0')] })),
  ],
  tags: [
    500,
    (count) => ({
      tags: list(count, (at) => ({ name: `t${at}` })),
      ...withGet({ tags: list(count, (at) => `t${at}`) }),
    }),
  ],
  'operations without a name': [
    200,
    (count) => ({ paths: entries(count, (at) => [`/a${at}`, { get: { responses } }]) }),
  ],
  'dangling references': [
    500,
    (count) => ({ components: { schemas: entries(count, (at) => [`S${at}`, toSchema(`X${at}`)]) } }),
  ],
  'uses of one response': [
    200,
    (count) => {
      const used = { '200': { $ref: '#/components/responses/R' } };
      return {
        paths: entries(count, (at) => [`/a${at}`, { get: { operationId: `o${at}`, responses: used } }]),
        components: { responses: { R: { description: 'Done.' } } },
      };
    },
  ],
})('ten times as many %s take about ten times as long', async ([count, describe]) => {
  const render = (size: number): string => JSON.stringify(describeApi(describe(size)));
  const growth = await measureGrowth([render(count), render(10 * count)], (text) =>
    loadFiles({ 'a.json': text }, { rewrite: 'auto' }),
  );
  expect(growth).toBeLessThan(maxGrowth);
});
