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

  test.each(['utf16le', 'utf16be'] as const)('in %s is sent as UTF-8', async (encoding) => {
    const little = Buffer.from(`\uFEFF${good}`, 'utf16le');
    const spec = await loadFiles({ 'swagger.json': encoding === 'utf16le' ? little : little.swap16() });
    expect(spec.ok && Buffer.from(spec.body).toString()).toBe(good);
  });
});

describe('an OpenAPI file in YAML', () => {
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

  test('becomes JSON: codes and dates are strings, aliases are copies, numbers keep their digits', async () => {
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

  test('gives the same bytes each time', async () => {
    const [one, two] = [await loadFiles({ 'api.yaml': yaml }), await loadFiles({ 'api.yaml': yaml })];
    expect(one.ok && two.ok && Buffer.compare(one.body, two.body)).toBe(0);
  });

  test("can have quoted strings that aren't indented enough, which common parsers accept", async () => {
    const shallow = yaml.replace('description: Found.', "description: 'Found\n  it.'");
    const spec = await loadFiles({ 'api.yaml': shallow });
    expect(spec.ok && Buffer.from(spec.body).toString()).toContain('"Found it."');
  });
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
