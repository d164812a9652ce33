import { compareSpecs } from '../../../src/compare/compare.ts';
import type { Spec } from '../../../src/importer/load-spec.ts';
import { describeApi, loadFiles } from '../../support/spec-files.ts';

const refer = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** Loads an OpenAPI file with one operation, whose body has the schema. */
const load = (schema: object, schemas: object): Promise<Spec> => {
  const requestBody = { content: { 'application/json': { schema } } };
  const post = { operationId: 'add', requestBody, responses: { '200': { description: 'Done.' } } };
  return loadFiles(
    { 'a.json': describeApi({ paths: { '/a': { post } }, components: { schemas } }) },
    { rewrite: 'auto' },
  );
};
const readSent = (spec: Spec): string => (spec.ok ? Buffer.from(spec.body).toString() : '');

test('an inlined discriminator names the schemas that extend its schema', async () => {
  const spec = await load(
    { type: 'object', properties: { pet: refer('Pet') } },
    {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' } },
      Dog: { allOf: [refer('Pet'), { type: 'object' }] },
      Cat: { allOf: [refer('Pet')] },
    },
  );
  const mapping = { Dog: '#/components/schemas/Dog', Cat: '#/components/schemas/Cat' };
  const { paths } = JSON.parse(readSent(spec)) as { paths: Record<string, { post: object }> };
  expect(paths['/a']?.post).toHaveProperty(
    ['requestBody', 'content', 'application/json', 'schema', 'properties', 'pet', 'discriminator'],
    { propertyName: 'kind', mapping },
  );
});

test("a schema that extends a choice with a discriminator isn't one of its alternatives", async () => {
  const mapping = { log: '#/components/schemas/Log', skip: '#/components/schemas/Skip' };
  const discriminator = { propertyName: 'action', mapping };
  const one = { type: 'object', properties: { action: { type: 'string' } } };
  const loadWith = (subtype: string): Promise<Spec> =>
    load(refer(subtype), {
      Rule: { oneOf: [refer('Log'), refer('Skip')], discriminator },
      Log: one,
      Skip: one,
      [subtype]: { allOf: [refer('Rule'), { required: ['action'] }] },
    });
  const [before, after] = [await loadWith('Create'), await loadWith('CreateRule')];
  expect(readSent(before)).toContain(JSON.stringify(discriminator));
  expect(readSent(before)).not.toContain('"Create":"#/components/schemas/Create"');
  expect(compareSpecs(before, after).modified).toEqual([]);
});
