import { bundle, createShelf, describeApi, listLocations, loadFiles } from '../../support/spec-files.ts';

const answer = (schema: object): object => ({
  description: 'Found.',
  content: { 'application/json': { schema } },
});
const pathTo = (schema: object): object => ({
  '/a': { get: { operationId: 'a', responses: { '200': answer(schema) } } },
});
const pet = { type: 'object', properties: { name: { type: 'string' } } };
const schemaOf = (document: object | undefined): unknown =>
  (
    document as {
      paths: Record<
        string,
        { get: { responses: Record<string, { content: Record<string, { schema: unknown }> }> } }
      >;
    }
  ).paths['/a']?.get.responses['200']?.content['application/json']?.schema;
const componentsOf = (document: object | undefined): Record<string, Record<string, unknown>> =>
  (document as { components?: Record<string, Record<string, unknown>> }).components ?? {};

describe('a part of another file', () => {
  test.each([
    ['a whole file', './pet.json', { 'pet.json': pet }, 'pet'],
    [
      'a part of a file',
      'all.json#/components/schemas/Pet',
      { 'all.json': { components: { schemas: { Pet: pet } } } },
      'Pet',
    ],
    [
      'a part deep in a file',
      'all.json#/Owner/properties/pet',
      { 'all.json': { Owner: { properties: { pet } } } },
      'Owner_pet',
    ],
    ['YAML', './pet.yaml', { 'pet.yaml': 'type: object\nproperties: {name: {type: string}}' }, 'pet'],
    ['a folder above', '../shared/pet.json', { 'shared/pet.json': pet }, 'pet'],
    ['an escaped name', './my%20pet.json', { 'my pet.json': pet }, 'my_pet'],
    [
      'a name with accents',
      './Größe.json',
      { 'Größe.json': pet },
      'Große'.normalize('NFKD').replace('ß', 'udf'),
    ],
    ['an escaped accent', './Gr%C3%B6n.json', { 'Grön.json': pet }, 'Gron'],
    ['an escaped pointer', 'all.json#/a~1b/c%7Ed', { 'all.json': { 'a/b': { 'c~d': pet } } }, 'a_b_c_d'],
    [
      'a reference to a reference',
      './one.json',
      { 'one.json': { $ref: 'two.json' }, 'two.json': pet },
      'two',
    ],
    [
      'a path through a reference',
      'one.json#/inner/pet',
      { 'one.json': { inner: { $ref: 'two.json' } }, 'two.json': { pet } },
      'pet',
    ],
  ])('named by %s becomes a component', async (_what, ref, files, name) => {
    const root = Object.keys(files).some((file) => file.startsWith('shared/'))
      ? 'api/openapi.json'
      : 'openapi.json';
    const document = await bundle(
      root,
      createShelf({ [root]: describeApi({ paths: pathTo({ $ref: ref }) }), ...files }),
    );
    expect(schemaOf(document)).toEqual({ $ref: `#/components/schemas/${name}` });
    expect(componentsOf(document)).toEqual({ schemas: { [name]: pet } });
  });

  test('keeps the name that the root file gives it, for every reference', async () => {
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': describeApi({
          paths: pathTo({ $ref: 'pet.json' }),
          components: { schemas: { Animal: { $ref: './pet.json' } } },
        }),
        'pet.json': pet,
      }),
    );
    expect(schemaOf(document)).toEqual({ $ref: '#/components/schemas/Animal' });
    expect(componentsOf(document)).toEqual({ schemas: { Animal: pet } });
  });

  test('with the same name as another one is distinguished by the path of its file', async () => {
    const schemas = (value: object): object => ({ components: { schemas: { Pet: value } } });
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': describeApi({
          paths: pathTo({
            allOf: ['b.json', 'c.json', 'x/c.json'].map((file) => ({
              $ref: `${file}#/components/schemas/Pet`,
            })),
          }),
          components: { schemas: { Pet: { type: 'string' } } },
        }),
        'b.json': schemas({ type: 'number' }),
        'c.json': schemas({ type: 'boolean' }),
        'x/c.json': schemas({ type: 'integer' }),
      }),
    );
    expect(Object.keys(componentsOf(document)['schemas'] ?? {})).toEqual([
      'Pet',
      'b_Pet',
      'c_Pet',
      'x_c_Pet',
    ]);
  });

  test.each([
    ['response', { paths: { '/a': { get: { responses: { '200': { $ref: 'b.json' } } } } } }, 'responses'],
    [
      'parameter',
      { paths: { '/a': { get: { parameters: [{ $ref: 'b.json' }], responses: {} } } } },
      'parameters',
    ],
    [
      'request body',
      { paths: { '/a': { post: { requestBody: { $ref: 'b.json' }, responses: {} } } } },
      'requestBodies',
    ],
    [
      'header',
      { components: { responses: { A: { description: '', headers: { X: { $ref: 'b.json' } } } } } },
      'headers',
    ],
    [
      'link',
      { components: { responses: { A: { description: '', links: { X: { $ref: 'b.json' } } } } } },
      'links',
    ],
    [
      'callback',
      { paths: { '/a': { get: { callbacks: { X: { $ref: 'b.json' } }, responses: {} } } } },
      'callbacks',
    ],
    [
      'example',
      { components: { parameters: { A: { name: 'a', in: 'query', examples: { X: { $ref: 'b.json' } } } } } },
      'examples',
    ],
  ])('that is a %s goes to its own section', async (_what, parts, section) => {
    const document = await bundle(
      'a.json',
      createShelf({ 'a.json': describeApi(parts), 'b.json': { description: 'b' } }),
    );
    expect(componentsOf(document)[section]?.['b']).toEqual({ description: 'b' });
  });

  test('goes to definitions, parameters and responses in Swagger 2.0', async () => {
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': {
          swagger: '2.0',
          paths: {
            '/a': { get: { parameters: [{ $ref: 'p.json' }], responses: { '200': { $ref: 'r.json' } } } },
          },
        },
        'p.json': { name: 'p', in: 'body', schema: { $ref: 's.json' } },
        'r.json': { description: 'r', schema: { $ref: 's.json' }, headers: { X: { $ref: 'h.json' } } },
        's.json': pet,
        'h.json': { type: 'string' },
      }),
    );
    expect(document).toMatchObject({
      parameters: { p: { schema: { $ref: '#/definitions/s' } } },
      responses: { r: { schema: { $ref: '#/definitions/s' }, headers: { X: { type: 'string' } } } },
      definitions: { s: pet },
    });
  });
});

describe('a part without a section', () => {
  test.each([
    ['a path item', { paths: { '/a': { $ref: 'b.json' } } }, { get: { responses: {} } }, '/paths/~1a'],
    ['all paths', { paths: { $ref: 'b.json' } }, { '/a': { get: { responses: {} } } }, '/paths'],
    ['all components', { components: { $ref: 'b.json' } }, { schemas: { A: pet } }, '/components'],
    [
      'a list of properties',
      { components: { schemas: { A: { properties: { $ref: 'b.json' } } } } },
      { x: pet },
      '/components/schemas/A/properties',
    ],
    [
      'a text',
      { info: { title: 'x', version: '1', description: { $ref: 'b.json' } } },
      'Long text.',
      '/info/description',
    ],
    [
      'an example',
      { components: { schemas: { A: { example: { $ref: 'b.json' } } } } },
      { name: 'Rex' },
      '/components/schemas/A/example',
    ],
    ['an extension', { 'x-samples': [{ $ref: 'b.json' }] }, { lang: 'sh' }, '/x-samples/0'],
    ['a server', { servers: [{ $ref: 'b.json' }] }, { url: 'https://b.example.com' }, '/servers/0'],
  ])('such as %s replaces its reference', async (_what, parts, content, pointer) => {
    const files = {
      'a.json': describeApi(parts),
      'b.json': typeof content === 'string' ? JSON.stringify(content) : content,
    };
    const document = await bundle('a.json', createShelf(files));
    const value = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, token) => (at as Record<string, unknown>)[token.replaceAll('~1', '/')], document);
    expect(value).toEqual(content);
  });

  test('such as Markdown becomes a string', async () => {
    const files = {
      'a.json': describeApi({ info: { title: 'x', version: '1', description: { $ref: './intro.md' } } }),
      'intro.md': '# Pets\n',
    };
    expect(await bundle('a.json', createShelf(files))).toMatchObject({ info: { description: '# Pets\n' } });
  });
});

describe('a reference that is data', () => {
  test.each([
    ['a property called $ref', { properties: { $ref: { type: 'string' } } }],
    ['an example of a reference', { example: { $ref: '#/nowhere' } }],
    ['an example that names no file', { example: { $ref: './none.json' } }],
    ['an example with a URL', { example: { $ref: 'https://example.com/x' } }],
    ['an extension', { 'x-any': { $ref: '#/nowhere' } }],
    ['an enum', { enum: [{ $ref: 5 }] }],
    ['a default', { default: { $ref: '../outside.json' } }],
  ])('such as %s stays as it is', async (_what, schema) => {
    const files = { 'a.json': describeApi({ components: { schemas: { A: schema } } }) };
    const spec = await loadFiles(files);
    expect(spec).toMatchObject({ ok: true, verbatim: true });
  });
});

describe('cycles', () => {
  test('across files become references inside the document', async () => {
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': describeApi({ paths: pathTo({ $ref: 'person.json' }) }),
        'person.json': { properties: { pets: { type: 'array', items: { $ref: 'pet.json' } } } },
        'pet.json': { properties: { owner: { $ref: 'person.json' }, mother: { $ref: '#' } } },
      }),
    );
    expect(componentsOf(document)['schemas']).toEqual({
      person: { properties: { pets: { type: 'array', items: { $ref: '#/components/schemas/pet' } } } },
      pet: {
        properties: {
          owner: { $ref: '#/components/schemas/person' },
          mother: { $ref: '#/components/schemas/pet' },
        },
      },
    });
  });

  test('through the root file lead back to the root file', async () => {
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': describeApi({ components: { schemas: { A: { $ref: 'b.json' } } } }),
        'b.json': { items: { $ref: 'a.json#/components/schemas/A' } },
      }),
    );
    expect(componentsOf(document)['schemas']).toEqual({ A: { items: { $ref: '#/components/schemas/A' } } });
  });

  test('of a path item through its callbacks lead to its path', async () => {
    const item = { post: { callbacks: { done: { '{$url}': { $ref: 'item.json' } } }, responses: {} } };
    const document = await bundle(
      'a.json',
      createShelf({ 'a.json': describeApi({ paths: { '/a': { $ref: 'item.json' } } }), 'item.json': item }),
    );
    expect(document).toMatchObject({
      paths: { '/a': { post: { callbacks: { done: { '{$url}': { $ref: '#/paths/~1a' } } } } } },
    });
  });

  test.each([
    ['to itself', { A: { $ref: '#/components/schemas/A' } }],
    ['in a ring', { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }],
  ])('of schemas that lead only %s are reported and sent unchanged', async (_what, schemas) => {
    const spec = await loadFiles({
      'a.json': describeApi({
        components: { schemas },
        paths: {
          '/a': {
            get: {
              operationId: 'a',
              responses: {},
              parameters: [{ name: 'q', in: 'query', schema: { $ref: '#/components/schemas/A' } }],
            },
          },
        },
      }),
    });
    expect(spec.ok && spec.actions).toHaveLength(1);
    expect(new Set(spec.problems.map(({ rule, severity }) => `${severity} ${rule}`))).toEqual(
      new Set(['warning ref-loop']),
    );
  });

  test.each([
    ['through a file', { schemas: { A: { $ref: 'b.json' } } }],
    ['in parameters', { parameters: { A: { $ref: '#/components/parameters/A' } } }],
    ['in request bodies', { requestBodies: { A: { $ref: '#/components/requestBodies/A' } } }],
  ])('that lead only to themselves %s are errors', async (_what, components) => {
    const spec = await loadFiles({
      'a.json': describeApi({ components }),
      'b.json': { $ref: 'a.json#/components/schemas/A' },
    });
    expect(spec.ok).toBe(false);
    expect(new Set(spec.problems.map(({ rule }) => rule))).toEqual(new Set(['ref-loop']));
  });
});

describe('a tolerable reference is reported and sent unchanged:', () => {
  const answer = (media: object): object => ({ 200: { description: '', content: { 'a/b': media } } });
  const load = (openapi: string, get: object): ReturnType<typeof loadFiles> =>
    loadFiles({
      'a.json': {
        ...describeApi({ paths: { '/a': { get: { operationId: 'a', responses: {}, ...get } } } }),
        openapi,
      },
    });

  test('a missing example', async () => {
    const examples = { one: { $ref: '#/components/examples/None' } };
    const spec = await load('3.0.3', { responses: answer({ examples }) });
    expect(spec).toMatchObject({
      ok: true,
      verbatim: true,
      problems: [{ severity: 'warning', rule: 'unresolved-ref' }],
    });
  });

  test('an anchor, from 3.1 on, where the importer does not follow it', async () => {
    const schema = { items: { $ref: '#pet' }, $defs: { Pet: { $anchor: 'pet' } } };
    const parameters = [{ name: 'q', in: 'query', schema }];
    const reported = (spec: Awaited<ReturnType<typeof load>>): readonly string[] =>
      spec.problems.map(({ severity, rule }) => `${severity} ${rule}`);
    expect(reported(await load('3.1.0', { parameters }))).toEqual(['warning ref-anchor']);
    expect(reported(await load('3.0.3', { parameters }))).toEqual(['error ref-anchor']);
    const followed = [{ name: 'q', in: 'query', schema: { $ref: '#pet' } }];
    expect(reported(await load('3.1.0', { parameters: followed }))).toContain('error unreadable');
  });

  test("a missing schema isn't tolerable", async () => {
    const spec = await load('3.1.0', {
      responses: answer({ schema: { $ref: '#/components/schemas/None' } }),
    });
    expect(spec).toMatchObject({ ok: false, problems: [{ severity: 'error', rule: 'unresolved-ref' }] });
  });
});

describe('a discriminator', () => {
  test('is rewritten with its schemas', async () => {
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': describeApi({ paths: pathTo({ $ref: 'pet.json' }) }),
        'pet.json': {
          oneOf: [{ $ref: 'cat.json' }],
          discriminator: { propertyName: 'kind', mapping: { cat: './cat.json', dog: 'dogs.json#/Dog' } },
        },
        'cat.json': pet,
        'dogs.json': { Dog: pet },
      }),
    );
    expect(componentsOf(document)['schemas']).toMatchObject({
      pet: {
        discriminator: { mapping: { cat: '#/components/schemas/cat', dog: '#/components/schemas/Dog' } },
      },
      Dog: pet,
    });
  });

  test.each([
    ['a file', 'other.json'],
    ['a schema beside it', 'Other'],
  ])('follows the schema for all other values into the document: %s', async (_what, defaultMapping) => {
    const discriminator = { propertyName: 'kind', defaultMapping };
    const document = await bundle(
      'a.json',
      createShelf({
        'a.json': describeApi({ paths: pathTo({ $ref: 'pets.json#/components/schemas/Pet' }) }),
        'pets.json': { components: { schemas: { Pet: { discriminator }, Other: pet } } },
        'other.json': pet,
      }),
    );
    const [name] = defaultMapping.split('.');
    expect(componentsOf(document)['schemas']).toMatchObject({
      Pet: { discriminator: { defaultMapping: `#/components/schemas/${name}` } },
      [String(name)]: pet,
    });
  });

  test('is rewritten if nothing else refers to another file', async () => {
    const discriminator = { propertyName: 'kind', defaultMapping: 'other.json' };
    const root = describeApi({ paths: pathTo({ discriminator }) });
    const document = await bundle('a.json', createShelf({ 'a.json': root, 'other.json': pet }));
    expect(JSON.stringify(document)).toContain('"defaultMapping":"#/components/schemas/other"');
    expect(componentsOf(document)['schemas']).toEqual({ other: pet });
  });
});

describe('a reference to a file', () => {
  test.each([
    ['in a folder beside that of the description', 'api/a.json', '../common/pet.yaml', 'common/pet.yaml'],
    ['further up', 'x/y/a.json', '../../pet.yaml', 'pet.yaml'],
    ['with dots on the way', 'a.json', './x/../pet.yaml', 'pet.yaml'],
    ['with an escaped blank', 'a.json', 'my%20pet.yaml', 'my pet.yaml'],
    ['with a blank', 'a.json', 'my pet.yaml', 'my pet.yaml'],
    ['with escaped letters beyond ASCII', 'a.json', 'h%C3%BCnd%C3%A9.yaml', 'hündé.yaml'],
    ['with letters beyond ASCII', 'a.json', '犬/hündé.yaml', '犬/hündé.yaml'],
    ['with a real percent sign', 'a.json', '100%.yaml', '100%.yaml'],
    ['with an escaped fragment', 'a.json', 'pet.yaml#/My%20Pet', 'pet.yaml'],
    ['with a fragment beyond ASCII', 'a.json', 'pet.yaml#/H%C3%BCnd', 'pet.yaml'],
  ])('%s is followed', async (_what, root, ref, file) => {
    const inner = { '': { type: 'string' }, 'My Pet': { type: 'integer' }, Hünd: { type: 'boolean' } };
    const key = decodeURIComponent(ref.split('#/')[1] ?? '') as keyof typeof inner;
    const files = {
      [root]: describeApi({ paths: pathTo({ $ref: ref }) }),
      [file]: JSON.stringify(key === '' ? inner[''] : inner),
    };
    const spec = await loadFiles(files, { path: root });
    expect(spec.problems).toEqual([]);
    expect(spec.files).toEqual([root, file]);
    const body = JSON.parse(spec.ok ? Buffer.from(spec.body).toString() : '{}') as { components?: object };
    expect(Object.values((body.components as { schemas: object }).schemas)).toEqual([inner[key]]);
    expect(JSON.stringify(Object.keys((body.components as { schemas: object }).schemas))).toMatch(
      /^\["[\w.-]+"\]$/,
    );
  });

  test('with backslashes is rejected with a fix', async () => {
    const spec = await loadFiles({
      'a.json': describeApi({ paths: pathTo({ $ref: '..\\common\\pet.yaml' }) }),
    });
    expect(spec.problems[0]?.message).toContain(
      'is a Windows path. Use a path relative to this file, with `/`.',
    );
  });
});

describe('a rejected reference', () => {
  test.each([
    ['over the network', 'https://example.com/pet.json', 'ref-remote'],
    ['without a scheme', '//example.com/pet.json', 'ref-remote'],
    ['by a file URL', 'file:///etc/passwd', 'ref-remote'],
    ['by an absolute path', '/etc/passwd', 'ref-path'],
    ['by an escaped absolute path', '%2Fetc/passwd', 'ref-path'],
    ['by a Windows path', 'C:\\pets\\pet.json', 'ref-path'],
    ['with backslashes', '..\\pet.json', 'ref-path'],
    ['out of the workspace', '../../pet.json', 'ref-outside'],
    ['by escaped dots', '%2e%2e/%2e%2e/pet.json', 'ref-outside'],
    ['by a link', 'link.json', 'ref-outside'],
    ['into .git', './.git/config', 'ref-hidden'],
    ['into a hidden folder', 'x/../.env/pet.json', 'ref-hidden'],
    ['of a hidden file', './.env.yaml', 'ref-hidden'],
    ['to an anchor', '#pet', 'ref-anchor'],
    ['to no file', './none.json', 'unresolved-ref'],
    ['to no part', '#/components/schemas/None', 'unresolved-ref'],
    ['to a part that only the prototype has', '#/constructor', 'unresolved-ref'],
    ['with a NUL', 'a%00.json', 'ref-path'],
  ])('%s is an error at its location', async (_what, ref, rule) => {
    const text = JSON.stringify(describeApi({ components: { schemas: { A: { $ref: ref } } } }), undefined, 1);
    const shelf = createShelf({ 'x/a.json': text, '.git/config': 'secret' }, ['x/link.json']);
    const spec = await loadFiles({ 'x/a.json': text }, { reader: shelf });
    const line = text.split('\n').findIndex((words) => words.includes('"$ref"')) + 1;
    expect(spec.ok).toBe(false);
    expect(listLocations(spec.problems)).toEqual([`x/a.json:${line}:5 ${rule}`]);
    expect(shelf.reads.filter((path) => path.startsWith('.') || path.includes('passwd'))).toEqual([]);
  });

  test("that isn't a string is an error", async () => {
    const spec = await loadFiles({ 'a.json': describeApi({ components: { schemas: { A: { $ref: 5 } } } }) });
    expect(spec).toMatchObject({ ok: false, problems: [{ rule: 'bad-ref' }] });
  });

  test('in a file with `$id` is an error from 3.1 on, and valid before', async () => {
    const files = (openapi: string): Record<string, object> => ({
      'a.json': describeApi({ paths: pathTo({ $ref: './b.json' }), openapi }),
      'b.json': { $id: 'https://example.com/b.json', properties: { c: { $ref: './c.json' } } },
      'c.json': pet,
    });
    expect(await loadFiles(files('3.1.0'))).toMatchObject({
      ok: false,
      problems: [{ rule: 'unsupported-id' }],
    });
    expect(await bundle('a.json', createShelf(files('3.0.0')))).toBeDefined();
  });

  test('in a hidden folder is followed if the root file is in that folder', async () => {
    const files = {
      '.api/a.json': describeApi({ paths: pathTo({ $ref: './pet.json' }) }),
      '.api/pet.json': pet,
    };
    expect(await bundle('.api/a.json', createShelf(files))).toBeDefined();
  });
});

describe('problems in other files', () => {
  test('are reported at their own location', async () => {
    const spec = await loadFiles({
      'a.json': describeApi({ paths: { '/a': { $ref: 'paths/a.yaml' } } }),
      'paths/a.yaml': 'get:\n  operationId: a\n  paramaters: []\n  parameters: [5]\n',
    });
    expect(listLocations(spec.problems)).toEqual(['paths/a.yaml:1:1 unreadable']);
  });

  test("that can't be parsed are reported once", async () => {
    const spec = await loadFiles({
      'a.json': describeApi({ paths: pathTo({ allOf: [{ $ref: 'b.json' }, { $ref: 'b.json' }] }) }),
      'b.json': '{\n "type": \n}',
    });
    expect(listLocations(spec.problems)).toEqual(['b.json:3:1 json-syntax']);
    expect(spec.files).toEqual(['a.json', 'b.json']);
  });

  test("that nothing uses aren't reported", async () => {
    const files = {
      'a.json': describeApi({ paths: pathTo({ $ref: 'b.json#/Pet' }) }),
      'b.json': { Pet: pet, Broken: { $ref: 'c.json' } },
      'c.json': '{',
    };
    const shelf = createShelf(files);
    expect(await bundle('a.json', shelf)).toBeDefined();
    expect(shelf.reads).toEqual(['a.json', 'b.json']);
  });

  test('are detected if each file doubles the next', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `f${at}.json`,
        { x: { $ref: `f${at + 1}.json` }, y: { $ref: `f${at + 1}.json` } },
      ]),
    );
    const root = describeApi({ 'x-bomb': { $ref: 'f0.json' } });
    const spec = await loadFiles({ 'a.json': root, ...files, 'f40.json': 'null' });
    expect(spec.problems).toMatchObject([{ rule: 'too-large' }]);
  });
});

test('the same files give the same bytes, independent of the order in which they are read', async () => {
  const files = { 'b.json': pet, 'c.json': pet };
  const root = describeApi({ paths: pathTo({ allOf: [{ $ref: 'c.json' }, { $ref: 'b.json' }] }) });
  const one = await loadFiles({ 'a.json': root, ...files });
  const two = await loadFiles({ 'a.json': root, 'c.json': files['c.json'], 'b.json': files['b.json'] });
  expect(one.ok && two.ok && Buffer.compare(one.body, two.body)).toBe(0);
});

describe('a file that refers to itself by its name', () => {
  const self = {
    ...describeApi({
      paths: {
        '/pets': {
          parameters: [{ $ref: 'api.json#/components/parameters/Limit' }],
          post: {
            operationId: 'addPet',
            requestBody: {
              content: { 'application/json': { schema: { $ref: './api.json#/components/schemas/Pet' } } },
            },
            responses: { '200': { description: 'Done.' } },
          },
        },
      },
      components: {
        parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
        schemas: {
          Pet: { type: 'object', properties: { parent: { $ref: 'api.json#/components/schemas/Pet' } } },
        },
      },
    }),
  };

  test('is bundled as if the reference had no file name', async () => {
    const document = await bundle('api.json', createShelf({ 'api.json': self }));
    expect(JSON.stringify(document)).not.toContain('api.json');
    expect(document).toMatchObject({
      paths: { '/pets': { parameters: [{ $ref: '#/components/parameters/Limit' }] } },
      components: { schemas: { Pet: { properties: { parent: { $ref: '#/components/schemas/Pet' } } } } },
    });
  });

  test('is imported whole', async () => {
    const spec = await loadFiles({ 'api.json': self }, { rewrite: 'auto' });
    expect(spec.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(spec.ok && Buffer.from(spec.body).toString()).not.toContain('api.json');
  });
});

describe('a reference with siblings in another file, from 3.1 on,', () => {
  const files = (openapi: string): Record<string, object> => ({
    'api.json': {
      ...describeApi({
        components: { schemas: { Pet: { properties: { owner: { $ref: 'parts.json#/Owner' } } } } },
      }),
      openapi,
    },
    'parts.json': {
      Owner: { $ref: '#/Person', description: 'Who feeds it.', minProperties: 2 },
      Person: { type: 'object' },
    },
  });

  test('keeps them', async () => {
    const document = await bundle('api.json', createShelf(files('3.1.0')));
    expect(document?.['components']).toEqual({
      schemas: {
        Pet: { properties: { owner: { $ref: '#/components/schemas/Owner' } } },
        Owner: { $ref: '#/components/schemas/Person', description: 'Who feeds it.', minProperties: 2 },
        Person: { type: 'object' },
      },
    });
  });

  test('keeps texts before 3.1', async () => {
    const document = await bundle('api.json', createShelf(files('3.0.3')));
    expect(document?.['components']).toMatchObject({
      schemas: { Owner: { $ref: '#/components/schemas/Person', description: 'Who feeds it.' } },
    });
  });

  test('is followed before 3.1 if its siblings have no effect', async () => {
    const shelf = files('3.0.3');
    const document = await bundle(
      'api.json',
      createShelf({
        ...shelf,
        'parts.json': { Owner: { $ref: '#/Person', minProperties: 2 }, Person: { type: 'object' } },
      }),
    );
    expect(document?.['components']).toEqual({
      schemas: {
        Pet: { properties: { owner: { $ref: '#/components/schemas/Person' } } },
        Person: { type: 'object' },
      },
    });
  });

  test('is a problem if it leads back to itself', async () => {
    const spec = await loadFiles({
      ...files('3.1.0'),
      'parts.json': {
        Owner: { $ref: '#/Person', description: 'a' },
        Person: { $ref: '#/Owner', description: 'b' },
      },
    });
    expect(JSON.stringify(spec.problems)).not.toContain('Maximum call stack');
  });

  test("keeps the siblings of a path's reference", async () => {
    const document = await bundle(
      'api.json',
      createShelf({
        'api.json': { ...describeApi({ paths: { '/a': { $ref: 'parts.json#/a' } } }), openapi: '3.1.0' },
        'parts.json': { a: { $ref: '#/b', summary: 'A' }, b: { get: { operationId: 'a', responses: {} } } },
      }),
    );
    expect(document?.['paths']).toEqual({ '/a': { get: { operationId: 'a', responses: {} }, summary: 'A' } });
  });
});

test('a component of the root file that refers to another file keeps the siblings of its reference', async () => {
  const document = await bundle(
    'api.json',
    createShelf({
      'api.json': {
        ...describeApi({ components: { schemas: { Pet: { $ref: 'pet.json', description: 'Ours.' } } } }),
        openapi: '3.1.0',
      },
      'pet.json': { type: 'object' },
    }),
  );
  expect(document?.['components']).toEqual({
    schemas: {
      Pet: { $ref: '#/components/schemas/pet', description: 'Ours.' },
      pet: { type: 'object' },
    },
  });
});

describe('a path to a part through other references', () => {
  const chain = (length: number): object =>
    describeApi({
      components: {
        schemas: {
          Start: { $ref: '#/components/schemas/S0/properties/part' },
          ...Object.fromEntries(
            Array.from({ length }, (_, at) => [
              `S${at}`,
              { properties: { part: { $ref: `#/components/schemas/S${at + 1}/properties/part` } } },
            ]),
          ),
          [`S${length}`]: { properties: { part: { type: 'string' } } },
        },
      },
    });

  test('can have thousands of steps', async () => {
    const spec = await loadFiles({ 'a.json': chain(5000) });
    expect(spec.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  const nested = (length: number): object =>
    describeApi({
      components: {
        schemas: {
          Start: { $ref: '#/components/schemas/S0/properties/part' },
          ...Object.fromEntries(
            Array.from({ length }, (_, at) => [`S${at}`, { $ref: `#/components/schemas/S${at + 1}` }]),
          ),
          [`S${length}`]: { properties: { part: { type: 'string' } } },
        },
      },
    });

  test.each([
    [1000, []],
    [1002, ['ref-loop']],
  ])('may turn %i corners: %j', async (corners, rules) => {
    const spec = await loadFiles({ 'a.json': nested(corners) });
    expect([...new Set(spec.problems.map(({ rule }) => rule))].filter((rule) => rule === 'ref-loop')).toEqual(
      rules,
    );
  });
});

test.each([
  ['#/components/schemas/Pett', 'Did you mean `Pet`?'],
  ['#/component/schemas/Pet', 'Did you mean `components`?'],
  ['#/components/schemas/pet', 'Did you mean `Pet`?'],
])('next to a reference to %s, the message names the likely target', async (reference, hint) => {
  const parts = { paths: pathTo({ $ref: reference }), components: { schemas: { Pet: pet } } };
  const spec = await loadFiles({ 'a.json': describeApi(parts) });
  expect(spec.problems[0]?.message).toContain(hint);
});
