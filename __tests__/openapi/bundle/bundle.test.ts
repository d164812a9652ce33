import type { Spec } from '../../../src/importer/load-spec.ts';
import type { JsonObject } from '../../../src/syntax/json.ts';
import {
  bundle,
  createShelf,
  describeApi,
  listLocations,
  loadFiles,
  type FileContent,
} from '../../support/spec-files.ts';
import { lookUpIn } from '../../support/standard-reader.ts';
import { eachCase } from '../../support/each-case.ts';

type Files = Readonly<Record<string, FileContent>>;

const pet = { type: 'object', properties: { name: { type: 'string' } } };
const toSchema = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object): object => ({ 'application/json': { schema } });
/** Creates an OpenAPI file with one operation, whose response has the schema. */
const returning = (schema: object, parts: object = {}): object => {
  const responses = { '200': { description: 'Found.', content: content(schema) } };
  return describeApi({ paths: { '/a': { get: { operationId: 'a', responses } } }, ...parts });
};
const withGet = (get: object): object => ({ paths: { '/a': { get: { responses: {}, ...get } } } });
const withSchemas = (schemas: object): object => ({ components: { schemas } });
const withResponse = (parts: object): object => ({
  components: { responses: { A: { description: '', ...parts } } },
});

/** Bundles the first file with the files that it refers to. */
const bundleAll = (files: Files): ReturnType<typeof bundle> =>
  bundle(Object.keys(files)[0] ?? '', createShelf(files));

const find = (document: JsonObject | undefined, pointer: string): unknown =>
  lookUpIn(document ?? {}, `#${pointer}`);
const schemaOf = (document: JsonObject | undefined): unknown =>
  find(document, '/paths/~1a/get/responses/200/content/application~1json/schema');
/** Bundles files, and returns the schemas of the components. The bundle has no other components. */
const bundleSchemas = async (files: Files): Promise<unknown> => {
  const components = (await bundleAll(files))?.['components'] as JsonObject | undefined;
  expect(Object.keys(components ?? {})).toEqual(['schemas']);
  return components?.['schemas'];
};
const listRules = ({ problems }: Spec): readonly string[] => [
  ...new Set(problems.map(({ severity, rule }) => `${severity} ${rule}`)),
];

const b = { $ref: 'b.json' };
const otherwise = (defaultMapping: string): object => ({
  discriminator: { propertyName: 'kind', defaultMapping },
});

describe('a part of another file', () => {
  eachCase({
    'a whole file': ['./pet.json', { 'pet.json': pet }, 'pet'],
    'a part of a file': ['b.json#/components/schemas/Pet', { 'b.json': withSchemas({ Pet: pet }) }, 'Pet'],
    'a part deep in a file': ['b.json#/A/items/p', { 'b.json': { A: { items: { p: pet } } } }, 'A_items_p'],
    YAML: ['./pet.yaml', { 'pet.yaml': 'type: object\nproperties: {name: {type: string}}' }, 'pet'],
    'a folder above': ['../shared/pet.json', { 'shared/pet.json': pet }, 'pet'],
    'an escaped name': ['./my%20pet.json', { 'my pet.json': pet }, 'my_pet'],
    'a name with accents': ['./Größe.json', { 'Größe.json': pet }, 'Groudfe'],
    'an escaped accent': ['./Gr%C3%B6n.json', { 'Grön.json': pet }, 'Gron'],
    'an escaped pointer': ['b.json#/a~1b/c%7Ed', { 'b.json': { 'a/b': { 'c~d': pet } } }, 'a_b_c_d'],
    'a reference to a reference': ['./b.json', { 'b.json': { $ref: 'c.json' }, 'c.json': pet }, 'c'],
    'a path through a reference': [
      'b.json#/a/p',
      { 'b.json': { a: { $ref: 'c.json' } }, 'c.json': { p: pet } },
      'p',
    ],
    'a path with dots': ['./x/../pet.yaml', { 'pet.yaml': JSON.stringify(pet) }, 'pet'],
    'a name with a blank': ['my pet.yaml', { 'my pet.yaml': JSON.stringify(pet) }, 'my_pet'],
    'letters beyond ASCII': ['犬/hündé.yaml', { '犬/hündé.yaml': JSON.stringify(pet) }, 'hunde'],
    'a real percent sign': ['100%.yaml', { '100%.yaml': JSON.stringify(pet) }, '100'],
    'an escaped pointer of a name': [
      'b.json#/My%20Pet',
      { 'b.json': { 'My Pet': pet, Other: {} } },
      'My_Pet',
    ],
    'an escaped accent in a pointer': ['b.json#/H%C3%BCnd', { 'b.json': { Hünd: pet, Other: {} } }, 'Hund'],
  })('named by %s becomes a component', async ([ref, files, name]) => {
    const root = ref.startsWith('..') ? 'api/openapi.json' : 'openapi.json';
    const document = await bundleAll({ [root]: returning({ $ref: ref }), ...files });
    expect(schemaOf(document)).toEqual(toSchema(name));
    expect(document?.['components']).toEqual({ schemas: { [name]: pet } });
  });

  test('keeps the name that the root file gives it, for every reference', async () => {
    const own = { Alias: toSchema('Tag'), Tag: { type: 'string' } };
    const root = returning({ $ref: 'pet.json' }, withSchemas({ ...own, Animal: { $ref: './pet.json' } }));
    const document = await bundleAll({ 'a.json': root, 'pet.json': pet });
    expect(schemaOf(document)).toEqual(toSchema('Animal'));
    expect(document?.['components']).toEqual({ schemas: { ...own, Animal: pet } });
  });

  test('with the same name as another one is distinguished by the path of its file', async () => {
    const allOf = ['b.json', 'c.json', 'x/c.json'].map((file) => ({
      $ref: `${file}#/components/schemas/Pet`,
    }));
    const schemas = await bundleSchemas({
      'a.json': returning({ allOf }, withSchemas({ Pet: { type: 'string' } })),
      'b.json': withSchemas({ Pet: { type: 'number' } }),
      'c.json': withSchemas({ Pet: { type: 'boolean' } }),
      'x/c.json': withSchemas({ Pet: { type: 'integer' } }),
    });
    expect(Object.keys(schemas as object)).toEqual(['Pet', 'b_Pet', 'c_Pet', 'x_c_Pet']);
  });

  eachCase({
    response: [withGet({ responses: { '200': b } }), 'responses'],
    parameter: [withGet({ parameters: [b] }), 'parameters'],
    'request body': [withGet({ requestBody: b }), 'requestBodies'],
    header: [withResponse({ headers: { X: b } }), 'headers'],
    link: [withResponse({ links: { X: b } }), 'links'],
    callback: [withGet({ callbacks: { X: b } }), 'callbacks'],
    example: [
      { components: { parameters: { A: { name: 'a', in: 'query', examples: { X: b } } } } },
      'examples',
    ],
  })('that is a %s goes to its own section', async ([parts, section]) => {
    const document = await bundleAll({ 'a.json': describeApi(parts), 'b.json': { description: 'b' } });
    expect(find(document, `/components/${section}/b`)).toEqual({ description: 'b' });
  });

  test('goes to definitions, parameters and responses in Swagger 2.0', async () => {
    const get = { parameters: [{ $ref: 'p.json' }], responses: { '200': { $ref: 'r.json' } } };
    const document = await bundleAll({
      'a.json': { swagger: '2.0', paths: { '/a': { get } } },
      'p.json': { name: 'p', in: 'body', schema: { $ref: 's.json' } },
      'r.json': { description: 'r', schema: { $ref: 's.json' }, headers: { X: { $ref: 'h.json' } } },
      's.json': pet,
      'h.json': { type: 'string' },
    });
    expect(document).toMatchObject({
      parameters: { p: { schema: { $ref: '#/definitions/s' } } },
      responses: { r: { schema: { $ref: '#/definitions/s' }, headers: { X: { type: 'string' } } } },
      definitions: { s: pet },
    });
  });
});

describe('a part without a section', () => {
  const toA = '/components/schemas/A';

  eachCase({
    'a path item': [{ paths: { '/a': b } }, { get: { responses: {} } }, '/paths/~1a'],
    'all paths': [{ paths: b }, { '/a': { get: { responses: {} } } }, '/paths'],
    'all components': [{ components: b }, { schemas: { A: pet } }, '/components'],
    'a list of properties': [withSchemas({ A: { properties: b } }), { x: pet }, `${toA}/properties`],
    'a text': [{ info: { description: b } }, 'Long text.', '/info/description'],
    'an example': [withSchemas({ A: { example: b } }), { name: 'Rex' }, `${toA}/example`],
    'an extension': [{ 'x-samples': [b] }, { lang: 'sh' }, '/x-samples/0'],
    Markdown: [{ info: { description: { $ref: 'b.md' } } }, '# Pets\n', '/info/description'],
    'a server': [{ servers: [b] }, { url: 'https://b.example.com' }, '/servers/0'],
  })('such as %s replaces its reference', async ([parts, value, pointer]) => {
    const files = { 'b.json': JSON.stringify(value), 'b.md': value };
    const document = await bundleAll({ 'a.json': describeApi(parts), ...files });
    expect(find(document, pointer)).toEqual(value);
  });
});

test.each([
  ['a property called $ref', { properties: { $ref: { type: 'string' } } }],
  ['an example of a reference', { example: { $ref: '#/nowhere' } }],
  ['an example that names no file', { example: { $ref: './none.json' } }],
  ['an example with a URL', { example: { $ref: 'https://example.com/x' } }],
  ['an extension', { 'x-any': { $ref: '#/nowhere' } }],
  ['an enum', { enum: [{ $ref: 5 }] }],
  ['a default', { default: { $ref: '../outside.json' } }],
])('a reference that is data, such as %s, stays as it is', async (_what, schema) => {
  const spec = await loadFiles({ 'a.json': describeApi(withSchemas({ A: schema })) });
  expect(spec).toMatchObject({ ok: true, verbatim: true });
});

describe('cycles', () => {
  test('across files become references inside the document', async () => {
    const schemas = await bundleSchemas({
      'a.json': returning({ $ref: 'person.json' }),
      'person.json': { properties: { pets: { type: 'array', items: { $ref: 'pet.json' } } } },
      'pet.json': { properties: { owner: { $ref: 'person.json' }, mother: { $ref: '#' } } },
    });
    expect(schemas).toEqual({
      person: { properties: { pets: { type: 'array', items: toSchema('pet') } } },
      pet: { properties: { owner: toSchema('person'), mother: toSchema('pet') } },
    });
  });

  test.each([
    ['lead back to the root file', 'items', toSchema('A')],
    ['are data in an example', 'example', { $ref: 'a.json#/components/schemas/A' }],
  ])('through the root file %s', async (_what, key, value) => {
    const files = {
      'a.json': describeApi(withSchemas({ A: b })),
      'b.json': { [key]: { $ref: 'a.json#/components/schemas/A' } },
    };
    expect(await bundleSchemas(files)).toEqual({ A: { [key]: value } });
  });

  test('of a path item through its callbacks lead to its path', async () => {
    const item = { post: { callbacks: { done: { '{$url}': { $ref: 'item.json' } } }, responses: {} } };
    const root = describeApi({ paths: { '/a': { $ref: 'item.json' } } });
    const document = await bundleAll({ 'a.json': root, 'item.json': item });
    const callbacks = find(document, '/paths/~1a/post/callbacks');
    expect(callbacks).toEqual({ done: { '{$url}': { $ref: '#/paths/~1a' } } });
  });

  test.each([
    ['to itself', { A: toSchema('A') }],
    ['in a ring', { A: toSchema('B'), B: toSchema('A') }],
  ])('of schemas that lead only %s are reported and sent unchanged', async (_what, schemas) => {
    const get = { operationId: 'a', parameters: [{ name: 'q', in: 'query', schema: toSchema('A') }] };
    const spec = await loadFiles({ 'a.json': describeApi({ ...withSchemas(schemas), ...withGet(get) }) });
    expect(spec.ok && spec.actions).toHaveLength(1);
    expect(listRules(spec)).toEqual(['warning ref-loop']);
  });

  test.each([
    ['through a file', { schemas: { A: b } }],
    ['in parameters', { parameters: { A: { $ref: '#/components/parameters/A' } } }],
    ['in request bodies', { requestBodies: { A: { $ref: '#/components/requestBodies/A' } } }],
  ])('that lead only to themselves %s are errors', async (_what, components) => {
    const spec = await loadFiles({
      'a.json': describeApi({ components }),
      'b.json': { $ref: 'a.json#/components/schemas/A' },
    });
    expect(listRules(spec)).toEqual(['error ref-loop']);
  });
});

describe('a reference without a target', () => {
  const media = (parts: object): object => ({
    responses: { 200: { description: '', content: { 'a/b': parts } } },
  });
  const query = (schema: object): object => ({ parameters: [{ name: 'q', in: 'query', schema }] });
  const anchored = query({ items: { $ref: '#pet' }, $defs: { Pet: { $anchor: 'pet' } } });

  eachCase<[string, object, ...reported: string[]]>({
    'is tolerated in an example': [
      '3.0.3',
      media({ examples: { one: { $ref: '#/components/examples/None' } } }),
      'warning unresolved-ref',
    ],
    'is an error in a schema': ['3.1.0', media({ schema: toSchema('None') }), 'error unresolved-ref'],
    'is tolerated if it is an anchor, from 3.1 on': ['3.1.0', anchored, 'warning ref-anchor'],
    'is an error if it is an anchor before 3.1': ['3.0.3', anchored, 'error ref-anchor'],
    'is an error if the importer follows the anchor': [
      '3.1.0',
      query({ $ref: '#pet' }),
      'error unreadable',
      'warning ref-anchor',
    ],
  })('%s', async ([openapi, get, ...reported]) => {
    const root = describeApi({ openapi, ...withGet({ operationId: 'a', ...get }) });
    const spec = await loadFiles({ 'a.json': root });
    expect(spec.problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(reported);
    expect(spec.ok && spec.verbatim).toBe(!String(reported).includes('error'));
  });
});

describe('a discriminator', () => {
  const propertyName = 'kind';
  const Pet = { discriminator: { propertyName, mapping: { cat: './cat.json', dog: 'dogs.json#/Dog' } } };
  const mapping = { cat: '#/components/schemas/cat', dog: '#/components/schemas/Dog' };

  eachCase<[root: object, files: Files, schemas: object]>({
    'with a mapping': [
      returning({ $ref: 'pet.json' }),
      { 'pet.json': { ...Pet, oneOf: [{ $ref: 'cat.json' }] }, 'cat.json': pet, 'dogs.json': { Dog: pet } },
      { pet: { discriminator: { propertyName, mapping }, oneOf: [toSchema('cat')] }, cat: pet, Dog: pet },
    ],
    'with a file for all other values': [
      returning({ $ref: 'pets.json#/Pet' }),
      { 'pets.json': { Pet: otherwise('other.json') }, 'other.json': pet },
      { Pet: otherwise('#/components/schemas/other'), other: pet },
    ],
    'with a schema beside it for all other values': [
      returning({ $ref: 'pets.json#/components/schemas/Pet' }),
      { 'pets.json': withSchemas({ Pet: otherwise('Other'), Other: pet }) },
      { Pet: otherwise('#/components/schemas/Other'), Other: pet },
    ],
    'if nothing else refers to another file': [
      describeApi(withSchemas({ Pet: otherwise('other.json') })),
      { 'other.json': pet },
      { Pet: otherwise('#/components/schemas/other'), other: pet },
    ],
  })('is rewritten with its schemas: %s', async ([root, files, schemas]) => {
    expect(await bundleSchemas({ 'a.json': root, ...files })).toEqual(schemas);
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
    ["that isn't a string", 5, 'bad-ref'],
  ])('%s is an error at its location', async (_what, $ref, rule) => {
    const text = JSON.stringify(describeApi(withSchemas({ A: { $ref } })), undefined, 1);
    const reader = createShelf({ 'x/a.json': text, '.git/config': 'secret' }, ['x/link.json']);
    const spec = await loadFiles({ 'x/a.json': text }, { reader });
    const line = text.split('\n').findIndex((words) => words.includes('"$ref"')) + 1;
    expect(spec.ok).toBe(false);
    expect(listLocations(spec.problems)).toEqual([`x/a.json:${line}:5 ${rule}`]);
    expect(reader.reads.filter((path) => path.startsWith('.') || path.includes('passwd'))).toEqual([]);
  });

  test('in a file with `$id` is an error from 3.1 on, and valid before', async () => {
    const files = (openapi: string): Files => ({
      'a.json': returning({ $ref: './b.json' }, { openapi }),
      'b.json': { $id: 'https://example.com/b.json', properties: { c: { $ref: './c.json' } } },
      'c.json': pet,
    });
    const rejected = await loadFiles(files('3.1.0'));
    expect(rejected).toMatchObject({ ok: false, problems: [{ rule: 'unsupported-id' }] });
    expect(await bundleAll(files('3.0.0'))).toBeDefined();
  });

  test('in a hidden folder is followed if the root file is in that folder', async () => {
    const files = { '.api/a.json': returning({ $ref: './pet.json' }), '.api/pet.json': pet };
    expect(await bundleAll(files)).toBeDefined();
  });
});

describe('problems in other files', () => {
  eachCase<[Files, readonly string[]]>({
    'are reported at their own location': [
      {
        'a.json': describeApi({ paths: { '/a': { $ref: 'paths/a.yaml' } } }),
        'paths/a.yaml': 'get:\n  operationId: a\n  paramaters: []\n  parameters: [5]\n',
      },
      ['paths/a.yaml:1:1 unreadable'],
    ],
    "that can't be parsed are reported once": [
      { 'a.json': returning({ allOf: [b, b] }), 'b.json': '{\n "type": \n}' },
      ['b.json:3:1 json-syntax'],
    ],
  })('%s', async ([files, reported]) => {
    const spec = await loadFiles(files);
    expect(listLocations(spec.problems)).toEqual(reported);
    expect(spec.files).toEqual(Object.keys(files));
  });

  test("that nothing uses aren't reported", async () => {
    const shelf = createShelf({
      'a.json': returning({ $ref: 'b.json#/Pet' }),
      'b.json': { Pet: pet, Broken: { $ref: 'c.json' } },
      'c.json': '{',
    });
    expect(await bundle('a.json', shelf)).toBeDefined();
    expect(shelf.reads).toEqual(['a.json', 'b.json']);
  });

  test('are detected if each file doubles the next', async () => {
    const next = (at: number): object => ({ $ref: `f${at + 1}.json` });
    const files = Array.from({ length: 40 }, (_, at) => [`f${at}.json`, { x: next(at), y: next(at) }]);
    const spec = await loadFiles({
      'a.json': describeApi({ 'x-bomb': { $ref: 'f0.json' } }),
      ...(Object.fromEntries(files) as Files),
      'f40.json': 'null',
    });
    expect(spec.problems).toMatchObject([{ rule: 'too-large' }]);
  });
});

test('the same files give the same bytes, independent of the order in which they are read', async () => {
  const root = returning({ allOf: [{ $ref: 'c.json' }, b] });
  const one = await loadFiles({ 'a.json': root, 'b.json': pet, 'c.json': pet });
  const two = await loadFiles({ 'a.json': root, 'c.json': pet, 'b.json': pet });
  expect(one.ok && two.ok && Buffer.compare(one.body, two.body)).toBe(0);
});

test('a file that refers to itself by its name is bundled as if the reference had no file name', async () => {
  const refer = (file: string): object => {
    const schema = { $ref: `${file}#/components/schemas/Pet` };
    const parameters = [{ $ref: `${file}#/components/parameters/Limit` }];
    const Limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
    const post = { operationId: 'addPet', requestBody: { content: content(schema) }, responses: {} };
    return describeApi({
      paths: { '/pets': { parameters, post } },
      components: { parameters: { Limit }, schemas: { Pet: { properties: { parent: schema } } } },
    });
  };
  expect(await bundleAll({ 'api.json': refer('api.json') })).toEqual(refer(''));
});

describe('a reference with siblings in another file', () => {
  const owner = { $ref: '#/Person', description: 'Who feeds it.', minProperties: 2 };
  const files = (openapi: string, Owner: object = owner): Files => ({
    'api.json': describeApi({
      openapi,
      ...withSchemas({ Pet: { properties: { owner: { $ref: 'parts.json#/Owner' } } } }),
    }),
    'parts.json': { Owner, Person: { type: 'object' } },
  });
  const to = (name: string): object => ({ Pet: { properties: { owner: toSchema(name) } } });
  const Person = { type: 'object' };

  eachCase<[Files, object]>({
    'keeps them from 3.1 on': [
      files('3.1.0'),
      { ...to('Owner'), Owner: { ...owner, ...toSchema('Person') }, Person },
    ],
    'keeps texts before 3.1': [
      files('3.0.3'),
      { ...to('Owner'), Owner: { ...owner, ...toSchema('Person') }, Person },
    ],
    'is followed before 3.1 if its siblings have no effect': [
      files('3.0.3', { $ref: '#/Person', minProperties: 2 }),
      { ...to('Person'), Person },
    ],
    'keeps them in a component of the root file': [
      {
        'api.json': describeApi({ openapi: '3.1.0', ...withSchemas({ Pet: { ...b, description: 'Own.' } }) }),
        'b.json': Person,
      },
      { Pet: { ...toSchema('b'), description: 'Own.' }, b: Person },
    ],
  })('%s', async ([given, schemas]) => {
    expect(await bundleSchemas(given)).toEqual(schemas);
  });

  test('is a problem if it leads back to itself', async () => {
    const circle = { Owner: { $ref: '#/Person', title: 'a' }, Person: { $ref: '#/Owner', title: 'b' } };
    const spec = await loadFiles({ ...files('3.1.0'), 'parts.json': circle });
    expect(JSON.stringify(spec.problems)).not.toContain('Maximum call stack');
  });

  test("keeps the siblings of a path's reference", async () => {
    const get = { operationId: 'a', responses: {} };
    const document = await bundleAll({
      'api.json': describeApi({ paths: { '/a': { $ref: 'parts.json#/a' } }, openapi: '3.1.0' }),
      'parts.json': { a: { $ref: '#/b', summary: 'A' }, b: { get } },
    });
    expect(document?.['paths']).toEqual({ '/a': { get, summary: 'A' } });
  });
});

describe('a path to a part through other references', () => {
  const part = '/properties/part';
  /** Creates a chain of schemas, each made from a reference to the next one. */
  const chain = (length: number, refer: (next: string) => object): object => {
    const schemas = Array.from({ length }, (_, at) => [`S${at}`, refer(`#/components/schemas/S${at + 1}`)]);
    return describeApi(
      withSchemas({
        Start: { $ref: `#/components/schemas/S0${part}` },
        ...(Object.fromEntries(schemas) as object),
        [`S${length}`]: { properties: { part: { type: 'string' } } },
      }),
    );
  };

  test('is replaced with the direct path', async () => {
    const schemas = { Alias: toSchema('Part'), Part: { properties: { part: { type: 'string' } } } };
    const document = await bundleAll({ 'a.json': returning(toSchema(`Alias${part}`), withSchemas(schemas)) });
    expect(schemaOf(document)).toEqual(toSchema(`Part${part}`));
  });

  eachCase<[number, (next: string) => object, readonly string[]]>({
    'can have thousands of steps': [
      5000,
      (next) => ({ properties: { part: { $ref: `${next}${part}` } } }),
      [],
    ],
    'can turn 1,000 corners': [1000, ($ref) => ({ $ref }), []],
    "can't turn more corners": [1002, ($ref) => ({ $ref }), ['warning ref-loop']],
  })('%s', async ([length, refer, reported]) => {
    const rules = listRules(await loadFiles({ 'a.json': chain(length, refer) }));
    expect(rules.filter((rule) => /error|ref-loop/.test(rule))).toEqual(reported);
  });
});

test.each([
  ['#/components/schemas/Pett', 'Did you mean `Pet`?'],
  ['#/component/schemas/Pet', 'Did you mean `components`?'],
  ['#/components/schemas/pet', 'Did you mean `Pet`?'],
  ['..\\common\\pet.yaml', 'is a Windows path. Use a path relative to this file, with `/`.'],
])('next to a reference to %s, the message names the fix', async ($ref, hint) => {
  const spec = await loadFiles({ 'a.json': returning({ $ref }, withSchemas({ Pet: pet })) });
  expect(spec.problems[0]?.message).toContain(hint);
});
