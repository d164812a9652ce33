import { describeApi, listLocations, loadFiles } from '../../support/spec-files.ts';
import { eachCase } from '../../support/each-case.ts';

const done = { responses: { '200': { description: 'Done.' } } };

test('errors come before warnings', async () => {
  const paths = { '/{id}': { get: done, put: { operationId: 'b', parameters: 'x', ...done } } };
  const { problems } = await loadFiles({ 'a.json': describeApi({ paths }) }, { rewrite: 'auto' });
  expect(problems.map(({ rule }) => rule)).toEqual(['unreadable', 'path-parameter', 'path-parameter']);
  expect(problems.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning']);
});

test('a finding has only the documented keys', async () => {
  const paths = { '/a': { parameters: [], get: { operationId: 'a', ...done } } };
  const spec = await loadFiles({ 'a.json': describeApi({ paths }) }, { rewrite: 'never' });
  expect(spec.problems.map((problem) => Object.keys(problem).sort())).toEqual([
    ['column', 'file', 'line', 'message', 'pointer', 'rule', 'severity'],
  ]);
  expect(spec.problems[0]?.message).toMatch(/`rewrite: auto` fixes this problem\.$/);
});

const servers = [{ url: 'https://api.example.com' }];
const head = { openapi: '3.1.0', info: { title: 'T', version: '1' }, servers };
const operation = { operationId: 'one', ...done };

test('an error in a file that is used several times is reported once, in that file', async () => {
  const parameters = [{ $ref: '../common/limit.yaml#/Limit' }];
  const paths = { '/a': { get: { operationId: 'a', parameters }, put: { operationId: 'b', parameters } } };
  const Limit = 'Limit:\n  name: limit\n  in: query\n  shema: {}\n';
  const files = { 'api/a.json': describeApi({ paths }), 'common/limit.yaml': Limit };
  const { problems } = await loadFiles(files, { rewrite: 'auto' });
  expect(listLocations(problems)).toEqual(['common/limit.yaml:4:3 unknown-key']);
});

const write = (parts: object): string => JSON.stringify({ ...head, ...parts }, undefined, 1);
const toItem = { '/a': { $ref: '#/components/pathItems/A' } };

eachCase<[Readonly<Record<string, string>>, readonly string[]]>({
  'in JSON': [
    { 'a.json': write({ paths: { '/a/{b}': { get: operation, post: operation } } }) },
    ['GET /a/{b} a.json:14', 'POST /a/{b} a.json:22'],
  ],
  'of a minified file, all in its one line': [
    { 'a.json': JSON.stringify({ ...head, paths: { '/a': { get: operation } } }) },
    ['GET /a a.json:1'],
  ],
  'of a path item in the components': [
    { 'a.json': write({ paths: toItem, components: { pathItems: { A: { get: operation } } } }) },
    ['GET /a a.json:20'],
  ],
  'of a path item in another file': [
    {
      'a.json': write({ paths: { '/a': { $ref: './paths/b.json' } } }),
      'paths/b.json': JSON.stringify({ get: operation, put: operation }, undefined, 1),
    },
    ['GET /a paths/b.json:2', 'PUT /a paths/b.json:10'],
  ],
  'of a method that OpenAPI 3.2 adds': [
    {
      'a.json': write({ openapi: '3.2.0', paths: { '/a': { additionalOperations: { COPY: operation } } } }),
    },
    ['COPY /a a.json:15'],
  ],
  'of an OpenAPI file with errors': [
    { 'a.json': write({ servers: [], paths: { '/a': { get: operation } } }) },
    ['GET /a a.json:10'],
  ],
  'in YAML, in the file that contains the operation': [
    {
      'a.yaml': `openapi: 3.0.3
info: { title: T, version: "1" }
servers: [{ url: "https://api.example.com" }]
paths:
  /a:
    get: { operationId: one, responses: { "200": { description: Done. } } }
  /b:
    $ref: b.yaml#/item`,
      'b.yaml': 'item:\n  delete: { operationId: two, responses: { "200": { description: Done. } } }',
    },
    ['GET /a a.yaml:6', 'DELETE /b b.yaml:2'],
  ],
})('the location of an operation is known %s', async ([files, expected]) => {
  const spec = await loadFiles(files);
  const locations = spec.locate(spec.operations);
  const located = spec.operations.map((one) => {
    const { file, line } = locations.get(one) ?? {};
    return `${one.method} ${one.path} ${file ?? 'nowhere'}:${line ?? ''}`;
  });
  expect(located).toEqual(expected);
});
