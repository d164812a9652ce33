import type { Spec } from '../../../src/importer/load-spec.ts';
import { describeApi, listLocations, loadFiles, type FileContent } from '../../support/spec-files.ts';

const done = { responses: { '200': { description: 'Done.' } } };

test('errors come before warnings', async () => {
  const spec = await loadFiles(
    {
      'a.json': describeApi({
        paths: { '/{id}': { get: { ...done }, put: { operationId: 'b', parameters: 'x', ...done } } },
      }),
    },
    { rewrite: 'auto' },
  );
  expect(spec.problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'error unreadable',
    'warning path-parameter',
    'warning path-parameter',
  ]);
});

test('a finding has only the documented keys', async () => {
  const paths = { '/a': { parameters: [], get: { operationId: 'a', ...done } } };
  const spec = await loadFiles({ 'a.json': describeApi({ paths }) }, { rewrite: 'never' });
  expect(spec.problems.map((problem) => Object.keys(problem).sort())).toEqual([
    ['column', 'file', 'line', 'message', 'pointer', 'rule', 'severity'],
  ]);
  expect(spec.problems[0]?.message).toMatch(/`rewrite: auto` fixes this problem\.$/);
});

test('a hundred findings of a rule are reported, with the number of the others', async () => {
  const parameters = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, at) => [`P${at}`, { name: 'n', in: 'query', shema: {} }]),
  );
  const text = JSON.stringify(describeApi({ components: { parameters } }));
  const spec = await loadFiles({ 'a.json': text });
  expect(spec.problems).toHaveLength(100);
  const counting = spec.problems.filter(({ message }) => / And \d+ more of this kind\.$/.test(message));
  expect(counting).toEqual([spec.problems.at(-1)]);
});

test('an error in a file that is used several times is reported once, in that file', async () => {
  const parameters = [{ $ref: '../common/limit.yaml#/Limit' }];
  const files = {
    'api/a.json': describeApi({
      paths: { '/a': { get: { operationId: 'a', parameters }, put: { operationId: 'b', parameters } } },
    }),
    'common/limit.yaml': 'Limit:\n  name: limit\n  in: query\n  shema: {}\n',
  };
  const spec = await loadFiles(files, { rewrite: 'auto' });
  expect(listLocations(spec.problems)).toEqual(['common/limit.yaml:4:3 unknown-key']);
});

test('a key that looks like a number has its own line in YAML', async () => {
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
      '        1000: {$ref: "#/none"}',
    ].join('\n'),
  });
  expect(listLocations(spec.problems)).toEqual(['a.yaml:10:16 unresolved-ref']);
});

const operation = { operationId: 'one', responses: { '200': { description: 'Done.' } } };
const head = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
};

function locate(spec: Spec): readonly string[] {
  const locations = spec.locate(spec.operations);
  return spec.operations.map((one) => {
    const at = locations.get(one);
    return `${one.method} ${one.path} ${at?.file ?? 'nowhere'}:${at?.line ?? ''}`;
  });
}

const pretty = (value: object): string => JSON.stringify(value, undefined, 1);

test.each<[string, Readonly<Record<string, FileContent>>, readonly string[]]>([
  [
    'in JSON',
    { 'swagger.json': pretty({ ...head, paths: { '/a/{b}': { get: operation, post: operation } } }) },
    ['GET /a/{b} swagger.json:14', 'POST /a/{b} swagger.json:22'],
  ],
  [
    'of a minified file, all in its one line',
    { 'swagger.json': JSON.stringify({ ...head, paths: { '/a': { get: operation } } }) },
    ['GET /a swagger.json:1'],
  ],
  [
    'of a path item in the components',
    {
      'swagger.json': pretty({
        ...head,
        paths: { '/a': { $ref: '#/components/pathItems/A' } },
        components: { pathItems: { A: { get: operation } } },
      }),
    },
    ['GET /a swagger.json:20'],
  ],
  [
    'of a path item in another file',
    {
      'swagger.json': pretty({ ...head, paths: { '/a': { $ref: './paths/a.json' } } }),
      'paths/a.json': pretty({ get: operation, put: operation }),
    },
    ['GET /a paths/a.json:2', 'PUT /a paths/a.json:10'],
  ],
  [
    'of a method that OpenAPI 3.2 adds',
    {
      'swagger.json': pretty({
        ...head,
        openapi: '3.2.0',
        paths: { '/a': { additionalOperations: { COPY: operation } } },
      }),
    },
    ['COPY /a swagger.json:15'],
  ],
  [
    'of an OpenAPI file with errors',
    { 'swagger.json': pretty({ ...head, servers: [], paths: { '/a': { get: operation } } }) },
    ['GET /a swagger.json:10'],
  ],
])('the location of an operation is known %s', async (_, files, expected) => {
  expect(locate(await loadFiles(files))).toEqual(expected);
});

test('the location of an operation is known in YAML, in the file that contains the operation', async () => {
  const spec = await loadFiles(
    {
      'api.yaml': [
        'openapi: 3.0.3',
        'info: { title: T, version: "1" }',
        'servers: [{ url: "https://api.example.com" }]',
        'paths:',
        '  /a:',
        '    get: { operationId: one, responses: { "200": { description: Done. } } }',
        '  /b:',
        '    $ref: b.yaml#/item',
      ].join('\n'),
      'b.yaml': [
        'item:',
        '  delete:',
        '    operationId: two',
        '    responses: { "200": { description: Done. } }',
      ].join('\n'),
    },
    { path: 'api.yaml' },
  );
  expect(locate(spec)).toEqual(['GET /a api.yaml:6', 'DELETE /b b.yaml:2']);
});
