import { compareSpecs } from '../../../src/compare/compare.ts';
import { describeApi, loadFiles } from '../../support/spec-files.ts';

test('an inlined discriminator names the schemas that extend its schema', async () => {
  const refer = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const spec = await loadFiles(
    {
      'a.json': describeApi({
        paths: {
          '/pets': {
            post: {
              operationId: 'addPet',
              requestBody: {
                content: {
                  'application/json': { schema: { type: 'object', properties: { pet: refer('Pet') } } },
                },
              },
              responses: { '200': { description: 'Done.' } },
            },
          },
        },
        components: {
          schemas: {
            Pet: { type: 'object', discriminator: { propertyName: 'kind' } },
            Dog: { allOf: [refer('Pet'), { type: 'object' }] },
            Cat: { allOf: [refer('Pet')] },
          },
        },
      }),
    },
    { rewrite: 'auto' },
  );
  const sent = JSON.parse(spec.ok ? Buffer.from(spec.body).toString() : '{}') as object;
  expect(sent).toHaveProperty(
    ['paths', '/pets', 'post', 'requestBody', 'content', 'application/json', 'schema', 'properties', 'pet'],
    expect.objectContaining({
      discriminator: {
        propertyName: 'kind',
        mapping: { Dog: '#/components/schemas/Dog', Cat: '#/components/schemas/Cat' },
      },
    }),
  );
});

test("a schema that extends a choice with a discriminator isn't one of its alternatives", async () => {
  const refer = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const mapping = { log: '#/components/schemas/Log', skip: '#/components/schemas/Skip' };
  const describe = (subtype: string): ReturnType<typeof describeApi> =>
    describeApi({
      paths: {
        '/rules': {
          post: {
            operationId: 'addRule',
            requestBody: { content: { 'application/json': { schema: refer(subtype) } } },
            responses: { '200': { description: 'Done.' } },
          },
        },
      },
      components: {
        schemas: {
          Rule: {
            oneOf: [refer('Log'), refer('Skip')],
            discriminator: { propertyName: 'action', mapping },
          },
          Log: { type: 'object', properties: { action: { type: 'string' } } },
          Skip: { type: 'object', properties: { action: { type: 'string' } } },
          [subtype]: { allOf: [refer('Rule'), { required: ['action'] }] },
        },
      },
    });
  const [before, after] = [
    await loadFiles({ 'a.json': describe('Create') }, { rewrite: 'auto' }),
    await loadFiles({ 'a.json': describe('CreateRule') }, { rewrite: 'auto' }),
  ];
  const sent = before.ok ? Buffer.from(before.body).toString() : '';
  expect(sent).toContain(JSON.stringify({ propertyName: 'action', mapping }));
  expect(sent).not.toContain('"Create":"#/components/schemas/Create"');
  expect(compareSpecs(before, after).modified).toEqual([]);
});
