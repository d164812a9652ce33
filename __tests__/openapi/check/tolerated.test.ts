import { describeApi, listPlaces, loadFiles } from '../../support/spec-files.ts';

const withSchema = (schema: object): object =>
  describeApi({ openapi: '3.1.0', components: { schemas: { Pet: schema } } });

test.each([
  ['a boolean `exclusiveMinimum`, as in 3.0', { type: 'integer', minimum: 1, exclusiveMinimum: true }],
  ['a boolean `exclusiveMaximum`, as in 3.0', { type: 'integer', maximum: 1, exclusiveMaximum: true }],
  ['a name that is required twice', { type: 'object', required: ['a', 'a'] }],
])('%s is a warning, under strict as well', async (_what, schema) => {
  const spec = await loadFiles({ 'a.json': withSchema(schema) }, { strict: true });
  expect(spec.problems).toMatchObject([{ severity: 'warning', rule: 'schema' }]);
});

test('what is no such habit is an error under strict', async () => {
  const spec = await loadFiles({ 'a.json': withSchema({ minimum: true }) }, { strict: true });
  expect(spec.problems).toMatchObject([{ severity: 'error', rule: 'schema' }]);
});

test.each([
  [['a', 'b', 'a'], '[0] and [2]'],
  [['a', 'b', 'b'], '[1] and [2]'],
])('of %j, the first two entries that are the same are named', async (required, named) => {
  const spec = await loadFiles({ 'a.json': withSchema({ required }) });
  expect(listPlaces(spec.problems)[0]).toContain('schema');
  expect(spec.problems[0]?.message).toContain(named);
});
