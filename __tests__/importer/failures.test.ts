import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { importActions } from '../support/importer.ts';
import { omitMembers } from '../../src/openapi/document/members.ts';
import { importDocument } from '../../src/importer/import-document.ts';
import type { Spec } from '../../src/importer/load-spec.ts';
import { readGolden } from '../support/golden.ts';
import { errorsOf, get, of, rewrite, rulesOf, withPath } from './prepare/preparing.ts';
import { describeApi, loadFiles } from '../support/spec-files.ts';
import { eachCase } from '../support/each-case.ts';

const parameter = { name: 'q', in: 'query' };
const body = (media: JsonValue): JsonObject => ({ requestBody: { content: { a: media } } });

const toSchema = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const at = '/paths/~1a~1{id}/put';

describe('a value that stops the importer is an error, and never rewritten', () => {
  const inParameter = (schema: JsonValue): JsonObject => ({ parameters: [{ ...parameter, schema }] });
  const schemaPath = '`requestBody.content["a"].schema';
  // Python's `in` also works on strings and lists, so the service stores some of these useless values.
  eachCase<[JsonObject, string, string?]>({
    'a schema that allows everything': [inParameter(true), '`parameters[q].schema` is a boolean'],
    'a schema that is a text': [inParameter('x'), '`parameters[q].schema` is a string', 'stored'],
    'a schema of a body': [body({ schema: false }), `${schemaPath}\` is`],
    'the whole document': [body({ schema: { $ref: '#' } }), '`requestBody.content["a"]` refers to `#`'],
    "a reference that isn't a string": [body({ schema: { $ref: 7 } }), `${schemaPath}.$ref\` is a number`],
    'a media type that is null': [body(null), '`requestBody.content["a"]` is `null`'],
    'a media type that is a text': [body('a'), '`requestBody.content["a"]` is a string', 'stored'],
    'a content that is null': [{ requestBody: { content: null } }, '`requestBody.content` is'],
    'a body that is null': [{ requestBody: null }, '`requestBody` is `null`'],
    'a body that is a list': [{ requestBody: [] }, '`requestBody` is a list', 'stored'],
    'parameters that are null': [{ parameters: null }, '`parameters` is `null`'],
    'parameters that are not a list': [{ parameters: {} }, 'the importer requires a list', 'stored'],
    'a parameter that is a text': [{ parameters: ['q'] }, '`parameters[0]` is a string', 'stored'],
    'a description that is a number': [{ description: 1.5 }, '`description` is a number'],
    "a stored summary that isn't a string": [{ summary: true }, '`summary` is a boolean'],
    'an `operationId` that is a number': [{ operationId: 5 }, '`operationId` is a number'],
    'a name of 256 characters': [{ operationId: 'o'.repeat(256) }, '256 characters', 'name-too-long'],
    'a text of 65,536 bytes': [{ description: 'x'.repeat(65_536) }, '65536 bytes', 'text-too-long'],
    'an unpaired surrogate in a string': [{ description: '\ud800' }, 'an unpaired surrogate', 'text-half'],
    'one in a payload': [inParameter({ enum: ['a', 'b\ud800'] }), 'an unpaired surrogate', 'text-half'],
    'one in a key': [body({ '\udc00': 1 }), 'an unpaired surrogate', 'text-half'],
    'one behind a reference': [body({ schema: toSchema('Half') }), 'unpaired', 'text-half'],
  })('%s', ([given, words, kind = 'unreadable']) => {
    const document = withPath({ put: { ...get, ...given } }, { schemas: { Half: { title: '\ud800' } } });
    expect(importActions(document).ok).toBe(kind === 'stored');
    const rule = kind === 'stored' ? 'unreadable' : kind;
    for (const how of ['auto', 'never'] as const) {
      const { findings, rewrites } = rewrite(document, { rewrite: how });
      const message = expect.stringContaining(words) as string;
      expect(findings).toMatchObject([{ severity: 'error', rule, pointer: at, message }]);
      expect(findings[0]?.message).not.toContain('rewrite');
      expect(rewrites).toEqual([]);
    }
  });

  test.each<[string, JsonObject]>([
    ['texts that are null', { summary: null, description: null }],
    ["a summary that isn't a string, next to a description", { summary: true, description: 'D' }],
    ['a text of 65,535 bytes', { description: 'x'.repeat(65_535) }],
    ['a summary longer than that, beside a description', { summary: 'x'.repeat(70_000), description: 'D' }],
    ['an unpaired surrogate in what is not stored', { tags: ['\ud800'], 'x-a': { '\udc00': 1 } }],
    ['a reference of a schema to a component that is `true`', body({ schema: toSchema('Any') })],
  ])("a value that the importer accepts isn't an error: %s", (_, given) => {
    const document = withPath({ put: { ...get, ...given } }, { schemas: { Any: true } });
    expect(importActions(document).ok).toBe(true);
    expect(rewrite(document)).toMatchObject({ rewrites: [], findings: [] });
  });

  test.each(['#/components/schemas/List/anyOf/0', '#/info/title/x'])(
    'the reference %s through a list or a text is one error if it stays',
    ($ref) => {
      const schemas = { List: { anyOf: [{ properties: { again: { $ref } } }] } };
      const document = withPath({ put: { ...get, ...body({ schema: { $ref } }) } }, { schemas });
      expect(importActions(document).ok).toBe(false);
      const error = { severity: 'error', rule: 'unreadable', pointer: at };
      expect(rewrite(document, { rewrite: 'never' }).findings).toMatchObject([error]);
    },
  );

  test('an error in a component is reported for the operation that uses it', () => {
    const item = {
      parameters: [{ ...parameter, schema: true }],
      put: { operationId: 'p', requestBody: { $ref: '#/components/requestBodies/B' } },
      post: { operationId: 'b', parameters: [{ ...parameter, schema: {} }], requestBody: null },
    };
    const { findings } = rewrite(withPath(item, { requestBodies: { B: { content: { a: null } } } }));
    expect(findings.map(({ pointer }) => pointer)).toEqual([at, at.replace('put', 'post')]);
  });

  test.each<[string, JsonObject]>([
    ['a path without operations', of({ paths: { 'x-a': { get }, '/a': { get } } })],
    ['an extension beside operations', withPath({ get, 'x-a': get })],
  ])('%s would become an action', (_, document) => {
    expect(importActions(document)).toMatchObject({ ok: true, actions: [{}, {}] });
    expect(errorsOf(rewrite(document, { rewrite: 'never' }))).toEqual(['unreadable']);
    expect(importActions(rewrite(document).document)).toMatchObject({ ok: true, actions: [{}] });
  });

  test('an unpaired surrogate in the server URL is an error', () => {
    const document = { ...withPath({ put: get }), servers: [{ url: 'https://a.example/\ud800' }] };
    expect(importActions(document).ok).toBe(false);
    expect(errorsOf(rewrite(document))).toEqual(['text-half']);
  });

  test("a text that exceeds the limit with the path's text is an error", () => {
    const text = 'x'.repeat(40_000);
    const document = withPath({ description: text, put: { ...get, description: `${text}y` } });
    expect(errorsOf(rewrite(document))).toEqual(['text-too-long']);
  });

  test('a path that refers to itself and has siblings is an error in all versions', () => {
    for (const openapi of ['3.0.3', '3.1.0']) {
      const document = { ...withPath({ $ref: '#/paths/~1a~1{id}', put: get }), openapi };
      expect(importActions(document).ok).toBe(false);
      expect(errorsOf(rewrite(document))).not.toEqual([]);
      expect(errorsOf(rewrite(document, { rewrite: 'never' }))).not.toEqual([]);
    }
  });

  test.each([null, 7, {}, [], ''])("a `name` of %j isn't used: the operation gets a derived one", (name) => {
    const document = withPath({ put: { name, summary: 'S', responses: {} } });
    // The service stores an empty name, with which no conversation finds the action.
    expect(importActions(document).ok).toBe(name === '');
    const prepared = rewrite(document);
    expect(rulesOf(prepared)).toEqual(['names-derived']);
    expect(importActions(prepared.document)).toMatchObject({ ok: true, actions: [{ name: 'putAById' }] });
    expect(errorsOf(rewrite(document, { rewrite: 'never' }))).toEqual(['unreadable']);
  });
});

describe('inlined schemas', () => {
  const chain = Array.from({ length: 60 }, (_, index): [string, JsonObject] => [
    `S${index}`,
    index === 59 ? { type: 'string' } : { properties: { next: toSchema(`S${index + 1}`) } },
  ]);
  const items = { items: toSchema('S0') };

  test.each([
    ['a parameter', { parameters: [{ ...parameter, schema: items }] }],
    ['a body', body({ schema: toSchema('S0') })],
    ['an encoding', body({ encoding: { e: { headers: { h: { schema: items } } } } })],
  ])('end in a reference before the payload is too deep to store: %s', (_, operation) => {
    const document = withPath({ put: { ...get, ...operation } }, { schemas: Object.fromEntries(chain) });
    const prepared = rewrite(document);
    expect(rulesOf(prepared)).toContain('schema-references');
    const imported = importActions(prepared.document);
    expect(imported.ok).toBe(true);
    // The payload has the maximum depth, and the reference leads to the rest.
    const payload = JSON.stringify(imported);
    expect(payload.match(/"next"/g)?.length).toBeGreaterThan(7);
    const [, end = ''] = /"\$ref":"#\/components\/schemas\/(S\d+)"/.exec(payload) ?? [];
    expect(prepared.document).toMatchObject({ components: { schemas: { [end]: {} } } });
  });
});

describe('a payload that is too deep without inlining', () => {
  const nested = (levels: number): JsonValue => (levels === 1 ? {} : { items: nested(levels - 1) });

  test.each<[string, number, JsonObject, readonly string[]]>([
    ['a parameter of 30 levels fits', 27, { parameters: [{ ...parameter, schema: nested(27) }] }, []],
    ['a parameter of 31 does not', 28, { parameters: [{ ...parameter, schema: nested(28) }] }, [at]],
    ['a body of 30 levels fits', 26, body({ schema: nested(26) }), []],
    ['a body of 31 does not', 27, body({ schema: nested(27) }), [at]],
    ['nor one behind the reference that is followed', 27, body({ schema: toSchema('Deep') }), [at]],
  ])('%s', (_, levels, operation, pointers) => {
    const schemas = { Deep: nested(levels) };
    const { document, findings } = rewrite(withPath({ put: { ...get, ...operation } }, { schemas }));
    expect(findings).toMatchObject(pointers.map((pointer) => ({ rule: 'payload-depth', pointer })));
    // The database stores one level more.
    expect(importActions(document).ok).toBe(true);
  });
});

describe('operations with the same ID on the service', () => {
  const naming = (names: readonly string[]): JsonObject => {
    const paths = names.map((operationId, index) => [`/${index}`, { get: { operationId } }]);
    return of({ paths: Object.fromEntries(paths) as JsonObject });
  };

  test.each([
    ['the whole name', ['a', 'a']],
    ['white space and capitals', ['get pet', 'getPet']],
    ['symbols', ['a.b', 'a-b']],
    ['capitals and accents beyond ASCII', ['get öl', 'getol']],
    ['the end of long names beyond ASCII', [`${'ö'.repeat(64)}a`, `${'ö'.repeat(64)}b`]],
  ])('are reported with both operations: %s', (_, names) => {
    const { findings } = rewrite(naming(names));
    const message = expect.stringContaining('`GET /1` and `GET /0`') as unknown;
    const place = { rule: 'same-operation-id', pointer: '/paths/~11/get' };
    expect(findings).toMatchObject([{ severity: 'warning', ...place, message }]);
  });

  test('are not reported if names differ early', () => {
    expect(rewrite(naming([`a${'x'.repeat(64)}`, `b${'x'.repeat(64)}`])).findings).toEqual([]);
  });
});

test('each problem has a message with a fix', () => {
  const unserved = omitMembers(withPath({ get }), (key) => key === 'servers');
  const reported = [
    { swagger: '2.0', paths: {} },
    unserved,
    { ...unserved, servers: [{ url: '/v1' }] },
    of({ paths: { '/a': null, 'x-b': { get } } }),
    withPath({ parameters: [], get, put: { operationId: ' ' }, post: { operationId: 'b', summary: 'S' } }),
    withPath({ put: { ...get, parameters: [{ ...parameter, schema: true }, { schema: { $ref: '#' } }] } }),
    withPath({ put: { ...get, ...body({ schema: toSchema('a~1b') }) } }, { schemas: { 'a/b': {} } }),
    withPath({ get: { ...get, servers: [{ url: 'https://b.example' }] }, put: { operationId: 'A' } }),
    withPath({ get: { operationId: 'o'.repeat(256), description: '\ud800' } }),
  ].flatMap((document) => importDocument(document).findings);
  const text = reported.map(({ severity, rule, pointer, message }) =>
    [`## ${severity} ${rule} ${pointer}`, message, ''].join('\n'),
  );
  expect(text.join('\n')).toBe(readGolden('import-findings', text.join('\n')));
});

describe('a dangling reference', () => {
  const dangling = { $ref: '#/x-schemas/Missing' };
  const load = (schema: JsonObject): Promise<Spec> => {
    const document = describeApi({
      paths: { '/a': { put: { operationId: 'a', responses: {}, ...body({ schema }) } } },
      'x-schemas': { Pet: { properties: { owner: dangling } }, Other: { items: dangling } },
      components: { schemas: { Pet: { items: { $ref: '#/x-schemas/Pet' } } } },
    });
    return loadFiles({ 'a.json': document }, { rewrite: 'auto' });
  };

  test.each<[string, JsonObject]>([
    ['in the extension', { $ref: '#/x-schemas/Pet' }],
    ['in the extension, inside another schema', { properties: { pet: { $ref: '#/x-schemas/Pet' } } }],
    ['in the extension, behind a component', toSchema('Pet')],
  ])('is an error if an action leads to it through an extension: %s', async (_, schema) => {
    const message = expect.stringContaining('`#/x-schemas/Missing`') as unknown;
    expect(await load(schema)).toMatchObject({
      ok: false,
      problems: [{ rule: 'unresolved-ref', pointer: '/paths/~1a/put', message }],
    });
  });

  test.each<[string, JsonObject]>([
    ['in an example', { example: dangling }],
    ['in an extension that no action leads to', { 'x-note': dangling }],
    ['in a text', { description: '#/x-schemas/Missing' }],
  ])('is valid %s', async (_, schema) => {
    expect(await load(schema)).toMatchObject({ ok: true, problems: [] });
  });
});
