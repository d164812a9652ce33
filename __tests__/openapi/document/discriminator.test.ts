import { describeApi, loadFiles } from '../../support/spec-files.ts';

test('schemas that build on one with a discriminator are named by it where it is written out', async () => {
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
