import type { JsonObject, JsonValue } from '../../../src/text-tree/json.ts';
import { importActions } from '../../support/importer.ts';
import { errorsOf, get, of, prepare, rulesOf, withPath } from '../../support/preparing.ts';

const parameter = { name: 'q', in: 'query' };
const body = (media: JsonValue): JsonObject => ({ requestBody: { content: { a: media } } });

describe('what the importer stops at is said in a way that it reads', () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      'a schema that allows everything',
      { parameters: [{ ...parameter, schema: true }] },
      { parameters: [{ ...parameter, schema: {} }] },
    ],
    [
      'a schema that allows nothing',
      { parameters: [{ ...parameter, schema: false }] },
      { parameters: [{ ...parameter, schema: { not: {} } }] },
    ],
    ['a schema that is null', { parameters: [{ ...parameter, schema: null }] }, { parameters: [parameter] }],
    ['a schema of a body', body({ schema: true }), body({ schema: {} })],
    ['a body whose schema is null', body({ schema: null }), body({})],
    ['a media type that is null', body(null), body({})],
    ['a content that is null', { requestBody: { content: null } }, { requestBody: {} }],
    ['a body that is null', { requestBody: null }, {}],
    ['parameters that are null', { parameters: null }, {}],
    ['a description that is a number', { description: 1.5 }, { description: '1.5' }],
    ['a summary that is no text', { summary: true, description: 'D' }, { summary: 'true', description: 'D' }],
    ['texts that are null', { summary: null, description: null }, {}],
  ])('%s', (_, given, expected) => {
    const prepared = prepare(withPath({ put: { ...get, ...given } }));
    expect(prepared.document['paths']).toEqual({ '/a/{id}': { put: { ...get, ...expected } } });
    expect(rulesOf(prepared)).toEqual(['values-replaced']);
    expect(errorsOf(prepared)).toEqual([]);
    expect(importActions(prepared.document).ok).toBe(true);
    const [told] = prepare(withPath({ put: { ...get, ...given } }), { prepare: 'none' }).findings;
    expect(told).toMatchObject({
      severity: 'error',
      pointer: expect.stringMatching(/^\/paths\/~1a~1\{id\}\/put\//) as unknown,
    });
  });

  test('behind a reference and beside the operations, too', () => {
    const { document } = prepare(
      withPath(
        {
          parameters: [{ ...parameter, schema: true }],
          put: { ...get, requestBody: { $ref: '#/components/requestBodies/B' } },
        },
        { requestBodies: { B: { content: { a: null } } } },
      ),
    );
    expect(document['paths']).toEqual({
      '/a/{id}': { put: { ...get, parameters: [{ ...parameter, schema: {} }], ...body({}) } },
    });
  });

  test('parameters that are null leave those of the path', () => {
    const { document } = prepare(withPath({ parameters: [parameter], put: { ...get, parameters: null } }));
    expect(document['paths']).toEqual({ '/a/{id}': { put: { ...get, parameters: [parameter] } } });
  });

  test.each(['', ' ', null, 5])('a summary of %p is no name beside a description', (summary) => {
    const imported = importActions(prepare(withPath({ put: { summary, description: 'D' } })).document);
    expect(imported).toMatchObject({
      ok: true,
      actions: [{ name: expect.stringMatching(/^(?:D|putAById)$/) as unknown }],
    });
  });
});

describe('a text longer than the service stores', () => {
  test.each([
    ['of 65,535 bytes stays', 'x'.repeat(65_535), 65_535],
    ['of more is cut', 'x'.repeat(65_536), 65_532],
    ['is never cut inside of a character', `x${'€'.repeat(30_000)}`, 65_530],
  ])('%s', (_, description, bytes) => {
    const { document } = prepare(withPath({ put: { ...get, description } }));
    const imported = importActions(document);
    if (!imported.ok) throw new Error(imported.reason);
    const stored = imported.actions[0]?.description ?? '';
    expect(Buffer.byteLength(stored)).toBe(bytes);
    expect(stored).not.toContain('\uFFFD');
  });

  test('is cut where it has grown by what the path says', () => {
    const text = 'x'.repeat(40_000);
    const { document } = prepare(withPath({ description: text, put: { ...get, description: `${text}y` } }));
    expect(importActions(document).ok).toBe(true);
  });
});

test('halves of surrogate pairs are replaced, in keys and in data, too', () => {
  const schema = { enum: ['a\ud800'], properties: { '\udc00': {} } };
  const prepared = prepare(
    withPath({ put: { ...get, description: '\ud800', parameters: [{ ...parameter, schema }] } }),
  );
  expect(prepared.document['paths']).toEqual({
    '/a/{id}': {
      put: {
        ...get,
        description: '\uFFFD',
        parameters: [{ ...parameter, schema: { enum: ['a\uFFFD'], properties: { '\uFFFD': {} } } }],
      },
    },
  });
  expect(rulesOf(prepared)).toEqual(['halves-replaced']);
  expect(importActions(prepared.document).ok).toBe(true);
});

test.each<[string, JsonObject, string]>([
  ['a text', { description: '\ud800' }, '/description'],
  ['a text in a list', { tags: ['a', 'b\ud800'] }, '/tags/1'],
  ['a key', { 'x-a': { '\udc00': 1 } }, '/x-a'],
])('half a surrogate pair is told where it stands first: %s', (_, operation, pointer) => {
  const { findings } = prepare(withPath({ put: { ...get, ...operation } }), { prepare: 'none' });
  expect(findings).toMatchObject([
    { severity: 'error', rule: 'text-half', pointer: `/paths/~1a~1{id}/put${pointer}` },
  ]);
});

test.each<[string, JsonObject, string, string]>([
  ['a description that is a list', { description: [] }, 'text-type', '/description'],
  [
    'a schema that is a text',
    { parameters: [{ ...parameter, schema: 'x' }] },
    'schema-type',
    '/parameters/0/schema',
  ],
  [
    'a schema that is the whole description',
    body({ schema: { $ref: '#' } }),
    'schema-reference',
    '/requestBody/content/a/schema',
  ],
])('%s is an error', (_, given, rule, pointer) => {
  const { findings } = prepare(withPath({ put: { ...get, ...given } }));
  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { rule, pointer: `/paths/~1a~1{id}/put${pointer}` },
  ]);
});

describe('written-out schemas', () => {
  const chain = (length: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `S${index}`,
        index === length - 1
          ? { type: 'string' }
          : { properties: { next: { $ref: `#/components/schemas/S${index + 1}` } } },
      ]),
    );

  test.each([
    [
      'a parameter',
      { parameters: [{ ...parameter, schema: { items: { $ref: '#/components/schemas/S0' } } }] },
    ],
    ['a body', body({ schema: { $ref: '#/components/schemas/S0' } })],
    [
      'an encoding',
      body({
        encoding: { e: { headers: { h: { schema: { items: { $ref: '#/components/schemas/S0' } } } } } },
      }),
    ],
  ])('end in a reference before the payload is too deep to store: %s', (_, operation) => {
    const document = withPath({ put: { ...get, ...operation } }, { schemas: chain(60) });
    const prepared = prepare(document, { sourceBytes: 100_000 });
    expect(rulesOf(prepared)).toContain('schema-references');
    const imported = importActions(prepared.document);
    expect(imported.ok).toBe(true);
    // As deep as it may be, and the rest where the reference leads.
    const payload = JSON.stringify(imported);
    expect(payload.match(/"next"/g)?.length).toBeGreaterThan(7);
    const [, end = ''] = /"\$ref":"#\/components\/schemas\/(S\d+)"/.exec(payload) ?? [];
    expect(prepared.document).toMatchObject({ components: { schemas: { [end]: {} } } });
  });
});

describe('a payload that is too deep as it stands', () => {
  const nested = (levels: number): JsonValue => (levels === 1 ? {} : { items: nested(levels - 1) });

  test.each<[string, number, JsonObject, readonly string[]]>([
    ['a parameter of 30 levels fits', 27, { parameters: [{ ...parameter, schema: nested(27) }] }, []],
    [
      'a parameter of 31 does not',
      28,
      { parameters: [{ ...parameter, schema: nested(28) }] },
      ['/parameters/0'],
    ],
    ['a body of 30 levels fits', 26, body({ schema: nested(26) }), []],
    ['a body of 31 does not', 27, body({ schema: nested(27) }), ['/requestBody']],
    [
      'nor one behind the reference that is followed',
      27,
      body({ schema: { $ref: '#/components/schemas/Deep' } }),
      ['/requestBody'],
    ],
  ])('%s', (_, levels, operation, pointers) => {
    const { document, findings } = prepare(
      withPath({ put: { ...get, ...operation } }, { schemas: { Deep: nested(levels) } }),
    );
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual(
      pointers.map((pointer) => ['payload-depth', `/paths/~1a~1{id}/put${pointer}`]),
    );
    expect(importActions(document).ok).toBe(pointers.length === 0);
  });
});

describe('operations that get the same id on the service', () => {
  const naming = (names: readonly string[]): JsonObject =>
    of({
      paths: Object.fromEntries(names.map((operationId, index) => [`/${index}`, { get: { operationId } }])),
    });

  test.each([
    ['capitals of the first word', ['getPet', 'getpet']],
    ['symbols', ['a.b', 'a-b']],
    ['capitals beyond ASCII', ['Ölpreis', 'ölpreis']],
    ['symbols beyond ASCII', ['preis–öl', 'preis→öl']],
    ['the end of long names beyond ASCII', [`${'ö'.repeat(64)}a`, `${'ö'.repeat(64)}b`]],
    ['the end of long names', [`${'x'.repeat(64)}a`, `${'x'.repeat(64)}b`]],
  ])('are told with both places: %s', (_, names) => {
    const { findings } = prepare(naming(names));
    expect(findings).toMatchObject([
      { severity: 'warning', rule: 'same-operation-id', pointer: '/paths/~11/get' },
    ]);
    expect(findings[0]?.message).toContain('`GET /1` and `GET /0`');
  });

  test.each([
    ['capitals of other words differ', ['get_Pet', 'get_pet']],
    ['names are the same, which is told elsewhere', ['a', 'a']],
    ['capitals of other words differ beyond ASCII', ['öl_Preis', 'öl_preis']],
    ['names differ early', [`a${'x'.repeat(64)}`, `b${'x'.repeat(64)}`]],
  ])('are not told where %s', (_, names) => {
    expect(prepare(naming(names)).findings).toEqual([]);
  });
});
