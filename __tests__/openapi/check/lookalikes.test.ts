import { describeInvalidSpec } from '../../../src/sync/invalid-spec.ts';
import { loadFiles } from '../../support/spec-files.ts';

const postman = {
  info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/' },
  item: [],
};
const packageJson = { name: 'shop', version: '1.0.0', scripts: { build: 'tsc' } };

describe("a file that isn't OpenAPI", () => {
  test.each([
    ['api.json', JSON.stringify(postman), 'Postman collection', /^Convert the collection to OpenAPI 3/u],
    ['api.yaml', 'asyncapi: 3.0.0\ninfo: {title: a}\n', 'AsyncAPI', /^Set `swagger-file`/u],
    ['api.yaml', '# Shop\ntype Query {\n  item(id: Int): String!\n}\n', 'GraphQL', /^Set `swagger-file`/u],
    ['api.graphql', '"""Shop"""\nschema { query: Query }\n', 'GraphQL', /^Set `swagger-file`/u],
    ['api.json', '{"data": {"__schema": {"types": []}}}', 'GraphQL', /^Set `swagger-file`/u],
    ['package.json', JSON.stringify(packageJson), '`package.json`', /^Set `swagger-file`/u],
    ['api.json', '<!doctype html><html><body>Sign in', 'HTML page', /^Check the step that downloads/u],
    ['api.yaml', 'version https://git-lfs.github.com/spec/v1\noid sha256:a\n', 'Git LFS', /`lfs: true`/u],
    [
      'copilots.yml',
      'targets:\n  - copilot-id: a\n    swagger-file: b\n',
      'config file',
      /^Set `config-file`/u,
    ],
    ['api.yaml', 'paths: {}\n', 'no version of OpenAPI', /^Add the version/u],
    ['api.json', '[]', 'a list instead of an object', /^Set `swagger-file`/u],
    ['api.yaml', 'openapi: 3.0\n', 'the number 3', /^Put the version in quotes/u],
    ['api.yaml', '\n', 'empty', /^Check the step that generates/u],
  ])('%s: %j is named, with a hint that fits', async (swaggerFile, text, kind, hint) => {
    const { problems } = await loadFiles({ [swaggerFile]: text });
    const failure = describeInvalidSpec({ swaggerFile, overlayFiles: [] }, { problems });
    expect(failure.message).toContain(kind);
    expect(failure.hint).toMatch(hint);
    expect(failure.hint).not.toContain('Correct the error');
    expect(failure.at).toMatchObject({ file: swaggerFile, line: 1 });
  });

  test('is recognized only by its start: YAML that contains such a text has a syntax error', async () => {
    const text = 'openapi: 3.0.3\ninfo: {description: "type Query {"\n';
    const { problems } = await loadFiles({ 'api.yaml': text });
    expect(problems.map(({ rule }) => rule)).toEqual(['yaml-syntax']);
  });
});
