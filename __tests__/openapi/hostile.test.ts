import { ActionError } from '../../src/errors.ts';
import { loadSpec } from '../../src/importer/load-spec.ts';
import { importActions } from '../support/importer.ts';
import { describeApi, listLocations, loadFiles, type FileContent } from '../support/spec-files.ts';
import { eachCase } from '../support/each-case.ts';

const api = JSON.stringify(describeApi());
/** A path that each of a thousand findings would repeat. */
const endless = `/a/${'{p}/'.repeat(600)}`;
const dangling = Array.from({ length: 1000 }, (_, at) => ({ $ref: `#/components/parameters/P${at}` }));
const underEndless = { [endless]: { get: { operationId: 'a', parameters: dangling, responses: {} } } };
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const aliases = Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`);
const steps = Array.from(
  { length: 20 },
  (_, at) => `s${at}: &s${at} ${'['.repeat(30)}${at === 0 ? '' : `*s${at - 1}`}${']'.repeat(30)}`,
);
const deepAliases = ['openapi: 3.0.3', ...steps].join('\n');
const bomb = ['openapi: 3.0.3', 'a0: &a0 "lollollollollollollollollollol"', ...aliases].join('\n');

/** Content of the file, and the location and rule of the expected finding, which also names the file. */
eachCase<[FileContent, string]>({
  'an endless path': [{ openapi: '3.0.3', paths: underEndless }, 'a.json:1:29 url-too-long'],
  'an endless method': [
    { openapi: '3.2.0', paths: { '/a': { additionalOperations: { ['X'.repeat(2001)]: {} } } } },
    'a.json:1:29 url-too-long',
  ],
  'an empty file': ['', 'a.json:1:1 empty-file'],
  'a file of blanks': [' \n\n', 'a.yaml:1:1 empty-file'],
  binary: [Uint8Array.from([0x7b, 0xff, 0x80, 1]), 'a.json:1:2 bad-encoding'],
  'UTF-32': [Uint8Array.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]), 'a.json:1:1 bad-encoding'],
  'truncated JSON': [api.slice(0, 60), 'a.json:1:61 json-syntax'],
  'a string that never ends': ['{\n  "openapi": "3.0', 'a.json:2:14 json-syntax'],
  'a trailing comma': ['{\n  "openapi": "3.0.3",\n}', 'a.json:3:1 json-syntax'],
  'a comment': ['{ // no\n}', 'a.json:1:3 json-syntax'],
  'two documents of JSON': ['{}\n{}', 'a.json:2:1 json-syntax'],
  'YAML in a .json': ['openapi: 3.0.3', 'a.json:1:1 json-syntax'],
  'a duplicate key in JSON': ['{"openapi":"3.0.3",\n "paths":{}, "paths":{}}', 'a.json:2:14 duplicate-key'],
  'an escaped duplicate key': ['{"a":1,\n"\\u0061":2}', 'a.json:2:1 duplicate-key'],
  'a duplicate key in YAML': ['openapi: 3.0.3\npaths: {}\npaths: {}', 'a.yaml:3:1 duplicate-key'],
  'a tab in YAML': ['info:\n\ttitle: x', 'a.yaml:2:1 yaml-syntax'],
  'several YAML documents': ['openapi: 3.0.3\n---\nopenapi: 3.0.3', 'a.yaml:1:1 yaml-documents'],
  'an unknown YAML tag': ['openapi: 3.0.3\nx: !!js/function "f"', 'a.yaml:2:4 yaml-tag'],
  'an alias to nothing': ['openapi: 3.0.3\nx: *nobody', 'a.yaml:2:5 yaml-syntax'],
  'an alias to itself': ['openapi: 3.0.3\nx: &x\n  y: *x', 'a.yaml:3:3 circular-alias'],
  'an alias bomb': [bomb, 'a.yaml:9:1 too-large'],
  'a mapping as a key': ['openapi: 3.0.3\n? {a: 1}\n: 2', 'a.yaml:2:3 yaml-syntax'],
  infinity: ['openapi: 3.0.3\nx: .inf', 'a.yaml:2:1 bad-number'],
  '100,000 levels of JSON': [nested(100_000), 'a.json:1:401 too-deep'],
  '100,000 levels of YAML': [`x: ${nested(100_000)}`, 'a.yaml:1:403 too-deep'],
  '20,000 levels of schema': [`{"x":${'{"not":'.repeat(2e4)}{}${'}'.repeat(2e4)}}`, 'a.json:1:2793 too-deep'],
  '600 levels through aliases': [deepAliases, 'a.yaml:15:41 too-deep'],
  'a `__proto__` key': ['{"openapi":"3.0.3",\n"__proto__":{"paths":{}}}', 'a.json:2:1 forbidden-key'],
  'a `__proto__` key in YAML': ['openapi: 3.0.3\n__proto__: {paths: {}}', 'a.yaml:2:1 forbidden-key'],
  'a merge conflict in JSON': ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n}', 'a.json:2:1 merge-conflict'],
  'a merge conflict in YAML': ['a: 0\n<<<<<<< HEAD\na: 1\n=======\na: 2\n', 'a.yaml:2:1 merge-conflict'],
  'a page': ['<!DOCTYPE html>\n<html><body>Sign in</body></html>', 'a.yaml:1:1 html-page'],
  'a page called JSON': ['\n<html lang="en">', 'a.json:1:1 html-page'],
  XML: ['<?xml version="1.0"?>\n<application/>', 'a.json:1:1 xml-file'],
  'a pointer of Git LFS': ['version https://git-lfs.github.com/spec/v1\n', 'a.yaml:1:1 git-lfs-pointer'],
  'a list': ['[]', 'a.json:1:1 unknown-version'],
  'a number': ['42', 'a.yaml:1:1 unknown-version'],
  null: ['null', 'a.json:1:1 unknown-version'],
})('%s is one error at its location', async ([content, location]) => {
  const [path = ''] = location.split(':');
  const spec = await loadFiles({ [path]: content });
  expect(spec.ok).toBe(false);
  expect(listLocations(spec.problems)).toEqual([location]);
});

test('a comment directly after a quoted string is recognized', async () => {
  const spec = await loadFiles({ 'a.yaml': "openapi: '3.0.3'# version" });
  expect(spec.problems[0]?.message).toBe(
    'A comment starts here without a space before its `#`. Add a space.',
  );
});

test.each([
  ['file of more than 64 MiB', 'a.json', 64, ' '],
  ['YAML file of more than 16 MiB', 'a.yaml', 16, '#'],
])('a %s is rejected', async (_what, path, limit, fill) => {
  const spec = await loadFiles({ [path]: Buffer.alloc(limit * 1024 * 1024 + 1, fill) });
  expect(spec.problems).toMatchObject([{ rule: 'too-large' }]);
});

test.each([
  ['paths', { paths: [] }],
  ['a path', { paths: { '/a': null } }],
  ['an operation', { paths: { '/a': { get: 'x' } } }],
  ['parameters', { paths: { '/a': { get: { parameters: 'x', responses: 5 } } } }],
  [
    'a parameter',
    { paths: { '/a': { parameters: [null, 1, 'x', []], get: { parameters: [null, 7], responses: {} } } } },
  ],
  ['components', { components: 'x' }],
  ['schemas', { components: { schemas: [] } }],
  ['a schema', { components: { schemas: { A: 5, B: { properties: [], allOf: {}, items: 1 } } } }],
  ['servers', { servers: {} }],
  ['a server', { servers: [null] }],
  ['info', { info: null }],
  ['tags', { tags: 'x', security: 7, externalDocs: [] }],
  ['a discriminator', { components: { schemas: { A: { discriminator: { mapping: { a: 5, b: null } } } } } }],
  ['a link', { components: { links: { A: { operationRef: 7 }, B: null } } }],
  ['execute-after', { paths: { '/a': { get: { 'x-open-execute-after': 'b', responses: {} } } } }],
])(
  'a wrong type for %s ends in a problem or in a document that imports, never in a crash',
  async (_what, parts) => {
    for (const rewrite of ['auto', 'never'] as const) {
      const options = { rewrite, serverUrl: 'https://x.example.com' };
      const spec = await loadFiles({ 'a.json': describeApi(parts) }, options);
      expect(spec.problems.some(({ severity }) => severity === 'error')).toBe(!spec.ok);
      if (spec.ok)
        expect(importActions(JSON.parse(Buffer.from(spec.body).toString()))).toMatchObject({ ok: true });
    }
  },
);

test('a rule with thousands of findings is reported a limited number of times, with a count', async () => {
  const paths = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`/p${at}/{id}`, { get: {} }]));
  const spec = await loadFiles({ 'a.json': describeApi({ paths }) });
  const missing = spec.problems.filter(({ rule }) => rule === 'path-parameter');
  expect(missing).toHaveLength(100);
  const counting = missing.filter(({ message }) => message.endsWith(' And 2900 more of this kind.'));
  expect(counting).toEqual([missing.at(-1)]);
});

/** Messages that quote a text of the file. */
const long = 'x'.repeat(300_000);
test.each<[string, object | string, path?: string]>([
  ['reference', { components: { schemas: { A: { $ref: `#/components/schemas/${long}` } } } }],
  ['reference to a file', { components: { schemas: { A: { $ref: `./${long}.json` } } } }],
  ['address in a reference', { components: { schemas: { A: { $ref: `https://example.com/${long}` } } } }],
  ['path', { paths: { [`/${long}`]: { get: { responses: 1 } }, [long]: {} } }],
  ['path parameter', { paths: { [`/{${long}}/{${long}}`]: { get: {} } } }],
  ['key', { [long]: 1, paths: { '/a': { get: { [long]: 1, responses: { [long]: 1 } } } } }],
  ['operationId', { paths: { '/a': { get: { operationId: long }, put: { operationId: long } } } }],
  [
    'parameter',
    { paths: { '/a': { get: { parameters: [long, long].map((name) => ({ name, in: 'query' })) } } } },
  ],
  ['location of a parameter', { paths: { '/a': { get: { parameters: [{ name: 'a', in: long }] } } } }],
  ['name of a component', { components: { parameters: { [` ${long}`]: { shema: long } }, [long]: {} } }],
  ['version', { openapi: long }],
  ['server', { servers: [{ url: `/${long}` }] }],
  ['operation to run after', { paths: { '/a': { get: { 'x-open-execute-after': [long] } } } }],
  ['key of JSON', `{"${long}": 1, "${long}": 2}`],
  ['word in JSON', `{"a": ${long}}`],
  ['key of YAML', `{"${long}": 1, "${long}": 2}`, 'a.yaml'],
  ['tag of YAML', `a: !${long} b`, 'a.yaml'],
  ['alias of YAML', `a: *${long}`, 'a.yaml'],
])('a long %s is reported in one line', async (_what, given, path = 'a.json') => {
  for (const openapi of ['3.0.3', '3.1.0']) {
    const content = typeof given === 'string' ? given : describeApi({ openapi, ...given });
    const { problems } = await loadFiles({ [path]: content });
    expect(problems).not.toEqual([]);
    for (const { message } of problems) expect(message.length).toBeLessThan(1000);
  }
});

test("the reason why a file can't be read is one line, even with a long name", async () => {
  const root = describeApi({ components: { schemas: { A: { $ref: './b.json' } } } });
  const read = (path: string): Promise<Uint8Array> =>
    path === 'a.json'
      ? Promise.resolve(Buffer.from(JSON.stringify(root)))
      : Promise.reject(new ActionError('file-unreadable', `${long} cannot be read.`));
  const { problems } = await loadSpec({ path: 'a.json', reader: { read }, rewrite: 'auto' });
  expect(problems.map(({ rule }) => rule)).toEqual(['ref-unreadable']);
  for (const { message } of problems) expect(message.length).toBeLessThanOrEqual(1000);
});
