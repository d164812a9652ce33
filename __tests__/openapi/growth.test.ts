import { loadFiles, describeApi } from '../support/spec-files.ts';

type Parts = Readonly<Record<string, unknown>>;

const responses = { '200': { description: 'Done.' } };
const list = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const entries = (length: number, make: (at: number) => [string, unknown]): Parts =>
  Object.fromEntries(list(length, make));
const body = (schema: string): object => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const form = (at: number): object => {
  const header = { $ref: `#/components/headers/H${at}` };
  return { 'multipart/form-data': { encoding: { a: { headers: { x: header, y: header } } } } };
};
const query = (at: number): object => ({ name: `p${at}`, in: 'query', schema: { type: 'string' } });

/** Structures that a file within the size limit can contain many times, with the number that a test starts with. */
const shapes: readonly [string, number, (count: number) => object][] = [
  [
    'schemas that are references, each to the next',
    400,
    (count) => ({
      paths: { '/a': { post: { operationId: 'a', responses, requestBody: body('S0') } } },
      components: {
        schemas: {
          ...entries(count, (at) => [`S${at}`, { $ref: `#/components/schemas/S${at + 1}` }]),
          [`S${count}`]: { type: 'string' },
        },
      },
    }),
  ],
  [
    'schemas with properties, each of the next',
    100,
    (count) => ({
      paths: { '/a': { post: { operationId: 'a', responses, requestBody: body('S0') } } },
      components: {
        schemas: entries(count, (at) => [
          `S${at}`,
          { properties: { next: { $ref: `#/components/schemas/S${(at + 1) % count}` } } },
        ]),
      },
    }),
  ],
  [
    'parameters of a path',
    500,
    (count) => ({
      paths: { '/a': { parameters: list(count, query), get: { operationId: 'a', responses } } },
    }),
  ],
  [
    'parameters of an operation',
    500,
    (count) => ({
      paths: { '/a': { get: { operationId: 'a', responses, parameters: list(count, query) } } },
    }),
  ],
  [
    'uses of one parameter',
    1000,
    (count) => ({
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            responses,
            parameters: list(count, () => ({ $ref: '#/components/parameters/P' })),
          },
        },
      },
      components: { parameters: { P: query(0) } },
    }),
  ],
  [
    'headers of encodings, each with two of the next',
    20,
    (count) => ({
      paths: { '/a': { post: { operationId: 'a', responses, requestBody: { content: form(0) } } } },
      components: {
        headers: entries(count, (at) => [`H${at}`, { content: at + 1 < count ? form(at + 1) : {} }]),
      },
    }),
  ],
  [
    'subtypes of subtypes, each with a discriminator',
    200,
    (count) => ({
      paths: { '/a': { post: { operationId: 'a', responses, requestBody: body('S0') } } },
      components: {
        schemas: entries(count, (at) => [
          `S${at}`,
          {
            allOf: at === 0 ? [] : [{ $ref: `#/components/schemas/S${at - 1}` }],
            discriminator: { propertyName: 'kind' },
          },
        ]),
      },
    }),
  ],
  [
    'subtypes of a schema',
    1000,
    (count) => ({
      paths: { '/a': { post: { operationId: 'a', responses, requestBody: body('Base') } } },
      components: {
        schemas: {
          Base: { type: 'object', discriminator: { propertyName: 'kind' } },
          ...entries(count, (at) => [`S${at}`, { allOf: [{ $ref: '#/components/schemas/Base' }] }]),
        },
      },
    }),
  ],
  [
    'tags',
    500,
    (count) => ({
      tags: list(count, (at) => ({ name: `t${at}` })),
      paths: { '/a': { get: { operationId: 'a', responses, tags: list(count, (at) => `t${at}`) } } },
    }),
  ],
  [
    'operations without a name',
    200,
    (count) => ({ paths: entries(count, (at) => [`/a${at}`, { get: { responses } }]) }),
  ],
  [
    'dangling references',
    500,
    (count) => ({
      components: { schemas: entries(count, (at) => [`S${at}`, { $ref: `#/components/schemas/X${at}` }]) },
    }),
  ],
  [
    'uses of one response',
    200,
    (count) => ({
      paths: entries(count, (at) => [
        `/a${at}`,
        { get: { operationId: `o${at}`, responses: { '200': { $ref: '#/components/responses/R' } } } },
      ]),
      components: { responses: { R: { description: 'Done.' } } },
    }),
  ],
];

/** Measures the processor time, and returns the best of several runs, independent of the machine's load. */
async function measureMs(text: string, times: number): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < times; time++) {
    const before = process.cpuUsage();
    await loadFiles({ 'a.json': text }, { rewrite: 'auto' });
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

// Quadratic growth takes a hundred times as long. Garbage collection makes linear growth exceed ten.
test.each(shapes)('ten times as many %s take about ten times as long', async (_what, count, describe) => {
  const [few, many] = [count, 10 * count].map((size) => JSON.stringify(describeApi(describe(size))));
  let ratio = Infinity;
  // A busy machine may spoil one measurement, but not three.
  for (let attempt = 0; attempt < 3 && ratio >= 40; attempt += 1) {
    const once = Math.max(await measureMs(few ?? '', 3), 5);
    ratio = (await measureMs(many ?? '', 1)) / once;
  }
  expect(ratio).toBeLessThan(40);
});
