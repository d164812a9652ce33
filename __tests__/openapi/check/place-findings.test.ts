import { describeApi, listPlaces, loadFiles } from '../../support/spec-files.ts';

const done = { responses: { '200': { description: 'Done.' } } };

test('errors come before warnings, and what the schema says of the same place is not said again', async () => {
  const spec = await loadFiles(
    {
      'a.json': describeApi({
        paths: { '/a': { get: { ...done }, put: { operationId: 'b', parameters: 'x', ...done } } },
      }),
    },
    { prepare: 'auto' },
  );
  expect(spec.problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'error parameters-type',
    'warning no-description',
  ]);
});

test('a problem holds nothing but what it is made of', async () => {
  const paths = { '/a': { parameters: [], get: { operationId: 'a', ...done } } };
  const spec = await loadFiles({ 'a.json': describeApi({ paths }) }, { prepare: 'none' });
  expect(spec.problems.map((problem) => Object.keys(problem).sort())).toEqual([
    ['column', 'file', 'line', 'message', 'pointer', 'rule', 'severity'],
  ]);
  expect(spec.problems[0]?.message).toMatch(/`prepare: auto` mends that\.$/);
});

test('a hundred of a kind are told, and how many more there are', async () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, at) => [`S${at}`, { type: 'wrong' }]),
  );
  const text = JSON.stringify(describeApi({ components: { schemas } }));
  for (const strict of [false, true]) {
    const spec = await loadFiles({ 'a.json': text }, { strict });
    expect(spec.ok).toBe(!strict);
    expect(spec.problems).toHaveLength(100);
    expect(spec.problems.at(-1)?.message).toMatch(/ And \d+ more of this kind\.$/);
  }
}, 20_000);

test('a fault in a file that is used in several places is told once, in that file', async () => {
  const use = { content: { 'a/b': { schema: { $ref: '../common/pet.yaml#/Pet' } } } };
  const spec = await loadFiles({
    'api/a.json': describeApi({
      paths: {
        '/a': {
          put: { operationId: 'a', requestBody: use, responses: { 200: { description: '', ...use } } },
        },
      },
    }),
    'common/pet.yaml': 'Pet:\n  type: object\n  properties:\n    id: {type: strin}\n',
  });
  expect(listPlaces(spec.problems)).toEqual(['common/pet.yaml:4:10 schema']);
});

test('a key that looks like a number is told in its own line of YAML', async () => {
  const spec = await loadFiles({
    'a.yaml': [
      'openapi: 3.0.3',
      'info: {title: Pets, version: "1"}',
      'servers: [{url: "https://a.example.com"}]',
      'paths:',
      '  /a:',
      '    get:',
      '      operationId: a',
      '      responses:',
      '        200: {description: ok}',
      '        1000: {description: ok}',
    ].join('\n'),
  });
  expect(listPlaces(spec.problems)).toEqual(['a.yaml:10:9 schema']);
});
