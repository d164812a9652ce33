import type { Readiness } from '../../src/importer/index.ts';
import type { ReadinessEntry } from '../../src/importer/readiness.ts';
import { type LoadOptions, loadSpec, type Spec } from '../../src/importer/load-spec.ts';
import { parsePatterns } from '../../src/operation-pattern.ts';
import { renderOverlayTemplate } from '../../src/report/overlay-template.ts';
import { writeOverlay } from '../curation/overlaying.ts';
import { createShelf, describeApi, type FileContent } from '../support/spec-files.ts';
import { eachCase } from '../support/each-case.ts';

const responses = { 200: { description: 'ok' } };

interface Given {
  readonly files?: Readonly<Record<string, FileContent>>;
  readonly rest?: object;
  readonly curation?: LoadOptions['curation'];
}

function load(paths: object, { files = {}, rest, curation }: Given = {}): Promise<Spec> {
  const document = describeApi({ paths, ...rest });
  const reader = createShelf({ 'openapi.json': document, ...files });
  return loadSpec({ path: 'openapi.json', reader, rewrite: 'auto', curation });
}

/** Creates an operation with a name and no text. */
const named = (operationId: string, parts: object = {}): object => ({ operationId, responses, ...parts });

function findReadiness(spec: Spec): Readiness {
  if (!spec.ok) throw new Error(spec.problems.map(({ message }) => message).join('\n'));
  return spec.findReadiness();
}

/** Lists the operations and parameters of each finding by its rule. */
async function listFound(paths: object, options: Given = {}): Promise<object> {
  const { findings } = findReadiness(await load(paths, options));
  const list = (entries: readonly ReadinessEntry[]): readonly string[] =>
    entries.map(({ operation, parameters = [] }) => [operation.name, ...parameters].join(' '));
  return Object.fromEntries(findings.map(({ rule, entries }) => [rule, list(entries)]));
}

const curate = (select: string, ...overlayFiles: readonly string[]): LoadOptions['curation'] => ({
  overlayFiles,
  operations: parsePatterns(select).patterns,
  needsOverlays: true,
});

/** An operation that no rule is about. */
const good = named('good', { description: 'Lists the good things' });

eachCase<[object, object]>({
  'a good operation has no finding': [{ '/good': { get: good } }, {}],
  'an operation with neither description nor summary has no text': [
    {
      '/a': { get: named('a'), put: named('b', { description: ' \n' }), head: named('c', { summary: 'C' }) },
    },
    { 'no-text': ['a', 'b'] },
  ],
  'the text of a path counts as the text of its operations, as in the import': [
    { '/a': { summary: 'Orders', get: named('a'), post: named('b') } },
    { 'same-text': ['a', 'b'] },
  ],
  'texts are the same if they differ in case and white space only': [
    {
      '/a': { get: named('a', { description: 'Lists  the\norders ' }), put: { ...good, operationId: 'b' } },
      '/c': { get: named('c', { summary: 'lists the Orders' }) },
    },
    { 'same-text': ['a', 'c'] },
  ],
  'a name is derived from the path if the operation has none, but not if it has a summary': [
    { '/a': { get: { responses } }, '/b': { get: { summary: 'Lists b', responses } } },
    { 'no-text': ['getA'], 'derived-name': ['getA'] },
  ],
})('%s', async ([paths, found]) => {
  expect(await listFound(paths)).toEqual(found);
});

test.each([
  ['32,000 characters', 'x'.repeat(32_000), false],
  ['32,001 characters', 'x'.repeat(32_001), true],
  ['an image', '![logo](https://example.com/logo.png)', true],
  ['tags and rules', '<br/>\n---\n&nbsp;<p class="x"></p>', true],
  ['a word in tags', '<b>Orders</b>', false],
  ['a word in another script', '注文', false],
])('the rule about unusable descriptions, for %s', async (_, description, isUnusable) => {
  const found = await listFound({ '/a': { get: named('a', { description }) } });
  expect(found).toEqual(isUnusable ? { 'unusable-text': ['a'] } : {});
});

test.each([
  ['one letter in the path', { name: 'q', in: 'path' }, true],
  ['`id` in the query', { name: 'id', in: 'query' }, true],
  ['`ID` in the query', { name: 'ID', in: 'query' }, true],
  ['`id` in the path', { name: 'id', in: 'path' }, false],
  ['a name', { name: 'order', in: 'query' }, false],
  ['a description', { name: 'q', in: 'query', description: 'Words to search for' }, false],
  ['a described schema', { name: 'q', in: 'query', schema: { type: 'string', description: 'Words' } }, false],
  ['an optional parameter', { name: 'q', in: 'query', required: false }, false],
])('the rule about unclear parameters, for %s', async (_, parameter, isUnclear) => {
  const own = { required: true, schema: { type: 'string' }, ...parameter };
  const path = parameter.in === 'path' ? `/a/{${parameter.name}}` : '/a';
  const found = await listFound({ [path]: { get: { ...good, parameters: [own] } } });
  expect(found).toEqual(isUnclear ? { 'unclear-parameter': [`good ${parameter.name}`] } : {});
});

test('a parameter that is a reference is judged as it is imported', async () => {
  const rest = { components: { parameters: { Q: { name: 'q', in: 'query', required: true, schema: {} } } } };
  const get = { ...good, parameters: [{ $ref: '#/components/parameters/Q' }] };
  expect(await listFound({ '/a': { get } }, { rest })).toEqual({ 'unclear-parameter': ['good q'] });
});

test('the report is about the selected operations, with the texts of the overlays', async () => {
  const paths = { '/a': { get: named('a') }, '/b': { get: named('b') }, '/c': { get: named('c') } };
  const files = { 'o.yaml': writeOverlay(["target: $.paths['/a'].get\nupdate: { description: Lists a }"]) };
  const curation = curate('!/c', 'o.yaml');
  expect(await listFound(paths, { files, curation })).toEqual({ 'no-text': ['b'] });
});

describe('the overlay template', () => {
  const strange = [
    ...["/it's", '/say/"hello"', '/back\\slash', '/$.x[?(@)]', '/ünï/😀/\u200d\u2028\u0085'],
    ...['/line\nbreak\t# no comment', '/{id}/`code`', '/__proto__/constructor', '/*/**'],
  ];

  async function applyTemplate(paths: object, rest: object = {}, select = ''): Promise<void> {
    const before = await load(paths, { rest, curation: curate(select) });
    const template = renderOverlayTemplate(findReadiness(before).missingTexts);
    expect(template.split('\n')[0]).toBe('overlay: 1.0.0');
    const after = await load(paths, {
      rest,
      files: { 'new.overlay.yaml': Buffer.from(template) },
      curation: curate(select, 'new.overlay.yaml'),
    });
    expect(after.problems).toEqual(before.problems);
    expect(after.ok && after.actions).toEqual(before.ok && before.actions);
  }

  test('applies without a warning and changes no action, whatever the paths and texts are', async () => {
    const entries = strange.flatMap((path, index) => {
      const description = `Same ${path}: #\u0007\ufeff`;
      const write = (name: string) => ({ put: named(`${name}${index}`, { description }) });
      return [
        [path, { get: named(`get${index}`) }],
        [`${path}/text`, write('put')],
        [`${path}/again`, write('replace')],
      ] as const;
    });
    const paths = Object.fromEntries<object>(entries);
    const spec = await load(paths);
    expect(findReadiness(spec).missingTexts).toHaveLength(3 * strange.length);
    await applyTemplate(paths);
  });

  test('changes no name of an operation without an `operationId`', async () => {
    await applyTemplate({
      '/a': { get: { responses } },
      '/b': { summary: 'Orders', get: { responses }, post: { responses } },
      '/c': { description: 'Orders', get: { responses }, post: { description: 'Own', responses } },
      '/d': { get: { description: 'Own\n\nOrders', responses } },
      '/e': { get: { summary: 'Orders', responses }, post: { summary: 'orders ', responses } },
    });
  });

  test('has one action for paths that share a path item', async () => {
    const components = { pathItems: { Shared: { get: named('shared') } } };
    const paths = { '/a': { $ref: '#/components/pathItems/Shared' }, '/b': { get: named('b') } };
    const rest = { openapi: '3.1.0', components };
    const targets = findReadiness(await load(paths, { rest })).missingTexts.map(({ target }) => target);
    expect(targets).toEqual(['$.components.pathItems.Shared.get', "$.paths['/b'].get"]);
    await applyTemplate(paths, rest);
  });

  test('has the targets of the whole document, although a selection rewrites it', async () => {
    const components = { pathItems: { Shared: { get: named('a'), delete: named('b') } } };
    const paths = { '/x': { $ref: '#/components/pathItems/Shared' }, '/y': { get: good } };
    await applyTemplate(paths, { openapi: '3.1.0', components }, '!DELETE **');
  });
});
