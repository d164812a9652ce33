import { ActionError } from '../../src/errors.ts';
import { createShelf, describeApi, loadFiles } from '../support/spec-files.ts';
import { loadSpec } from '../../src/importer/load-spec.ts';

const good = JSON.stringify(describeApi(), undefined, 2);

describe('an OpenAPI file in JSON', () => {
  test('that imports unchanged is sent byte for byte', async () => {
    const spec = await loadFiles({ 'swagger.json': good }, { rewrite: 'auto' });
    expect(spec).toMatchObject({ ok: true, version: '3.0', verbatim: true, problems: [], rewrites: [] });
    expect(spec.ok && Buffer.from(spec.body).toString()).toBe(good);
    expect(spec.files).toEqual(['swagger.json']);
    expect(spec.operations.map(({ method, path, name }) => `${method} ${path} ${name}`)).toEqual([
      'GET /pets listPets',
    ]);
  });

  test('with a byte-order mark is sent without the mark, with its numbers as written', async () => {
    const text = good.replace('"1.0.0"', '"1.0.0", "x-id": 9223372036854775807');
    const spec = await loadFiles({ 'swagger.json': `\uFEFF${text}` });
    expect(spec).toMatchObject({ ok: true, verbatim: false, problems: [] });
    expect(spec.ok && Buffer.from(spec.body).toString()).toBe(text);
  });
});

test('an OpenAPI file in YAML becomes JSON: codes and dates are strings, aliases are copies, numbers keep their digits', async () => {
  const yaml = `openapi: 3.0.3
info: {title: Pets, version: "1.0"}
servers: [{url: "https://pets.example.com"}]
x-shared: &shared
  description: Found.
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        200:
          <<: *shared
        404: *shared
      x-when: 2026-01-01
      x-big: 12345678901234567890`;
  const spec = await loadFiles({ 'api.yaml': yaml });
  const text = spec.ok ? Buffer.from(spec.body).toString() : '{}';
  expect((JSON.parse(text) as { paths: object }).paths).toEqual({
    '/pets': {
      get: {
        operationId: 'listPets',
        responses: { '200': { description: 'Found.' }, '404': { description: 'Found.' } },
        'x-when': '2026-01-01',
        'x-big': 12345678901234567890,
      },
    },
  });
  expect(text).toContain('"x-big":12345678901234567890');
  expect(spec.problems).toEqual([]);
});

test.each([
  ['a missing file', [], 'file-missing'],
  ['a root file outside the workspace', ['swagger.json'], 'file-outside-workspace'],
])('%s stops the run', async (_what, links, code) => {
  const loading = loadSpec({ path: 'swagger.json', reader: createShelf({}, links), rewrite: 'auto' });
  await expect(loading).rejects.toThrow(ActionError);
  await expect(loading).rejects.toMatchObject({ code });
});

test('a rejected OpenAPI file still lists its operations', async () => {
  const components = { schemas: { A: { $ref: '#/none' } } };
  const spec = await loadFiles({ 'swagger.json': describeApi({ components }) });
  expect(spec.ok).toBe(false);
  expect(spec.operations).toHaveLength(1);
});
