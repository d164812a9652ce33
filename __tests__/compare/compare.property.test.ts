import { fc } from '../support/seeded-fast-check.ts';
import { dump } from 'js-yaml';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { findReference } from '../../src/openapi/document/reference.ts';
import { description } from '../support/descriptions.ts';
import { loadFiles } from '../support/spec-files.ts';
import { listOtherParts } from '../support/two-versions.ts';

const runs = { numRuns: 60 };
function compare(before: JsonObject, after: JsonObject): readonly string[] {
  return listOtherParts(before, after);
}

/** Reorders members by a seed. The order of lists stays, because it has a meaning. */
function shuffleKeys(value: JsonValue, seed: number): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => shuffleKeys(entry, seed));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string): number => ((key.length * 31 + key.charCodeAt(0)) * (seed + 1)) % 97;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, member]) => [key, shuffleKeys(member, seed)]),
  );
}

/** Renames all components and the references to them. */
function rename(document: JsonObject): JsonObject {
  const text = JSON.stringify(document).replaceAll(/#\/components\/(\w+)\/(\w+)/g, '#/components/$1/New$2');
  const renamed = JSON.parse(text) as JsonObject;
  const components = Object.entries(renamed['components'] as JsonObject).map(([kind, group]) => [
    kind,
    Object.fromEntries(Object.entries(group as JsonObject).map(([name, value]) => [`New${name}`, value])),
  ]);
  return { ...renamed, components: Object.fromEntries(components) as JsonObject };
}

/** Inlines the references of operations down to a depth. Recursive references stay. */
function writeOut(document: JsonObject, depth: number): JsonObject {
  const components = document['components'] as Record<string, Record<string, JsonValue>>;
  const walk = (value: JsonValue, left: number): JsonValue => {
    if (Array.isArray(value)) return value.map((entry: JsonValue) => walk(entry, left));
    if (typeof value !== 'object' || value === null) return value;
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(findReference(value) ?? '') ?? [];
    const target = components[kind]?.[name];
    if (target !== undefined && left > 0 && !leadsTo(components, target, `/${kind}/${name}`))
      return walk(target, left - 1);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member, left)]));
  };
  return { ...document, paths: walk(document['paths'] ?? {}, depth) };
}

/** Returns whether references below a value lead to a component, directly or indirectly. */
function leadsTo(
  components: Record<string, Record<string, JsonValue>>,
  value: JsonValue,
  wanted: string,
): boolean {
  const seen = new Set<string>();
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, at = '', kind = '', name = ''] of JSON.stringify(next).matchAll(
      /"#\/components(\/(\w+)\/(\w+))"/g,
    )) {
      const target = components[kind]?.[name];
      if (!seen.has(at) && target !== undefined) open.push(target);
      seen.add(at);
    }
  }
  return seen.has(wanted);
}

describe('the comparison ignores', () => {
  test('the order of keys', () => {
    fc.assert(
      fc.property(description, fc.nat({ max: 50 }), (document, seed) => {
        const shuffled = shuffleKeys(document, seed) as JsonObject;
        expect(compare(document, shuffled)).toEqual([]);
      }),
      runs,
    );
  });

  test('the names of components', () => {
    fc.assert(
      fc.property(description, (document) => {
        expect(compare(document, rename(document))).toEqual([]);
      }),
      runs,
    );
  });

  test('whether references are inlined', () => {
    fc.assert(
      fc.property(description, fc.integer({ min: 1, max: 2 }), (document, depth) => {
        expect(compare(document, writeOut(document, depth))).toEqual([]);
      }),
      runs,
    );
  });

  test('formatting, and JSON versus YAML', async () => {
    await fc.assert(
      fc.asyncProperty(description, async (document) => {
        const written = [
          { 'a.json': JSON.stringify(document) },
          { 'a.json': JSON.stringify(document, undefined, 4).replaceAll('\n', '\r\n') },
          { 'a.yaml': dump(document) },
          { 'a.yaml': dump(document, { flowLevel: 2, noRefs: true }) },
        ];
        const specs = await Promise.all(
          written.map((files) => loadFiles(files, { rewrite: 'auto', serverUrl: 'https://a.example.com' })),
        );
        const [first, ...others] = specs.map(({ document }) => document ?? {});
        for (const other of others) expect(listOtherParts(first ?? {}, other)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

test('the comparison reports a changed type in a body, a parameter and a response', () => {
  const parts = fc.constantFrom('parameters', 'body', 'responses');
  fc.assert(
    fc.property(description, parts, (document, part) => {
      const withType = (type: string): JsonObject => {
        const schema = { type: 'array', items: { type } };
        const content = { 'text/csv': { schema } };
        const operation = {
          parameters: part === 'parameters' ? [{ name: 'z', in: 'query', schema }] : [],
          ...(part === 'body' && { requestBody: { content } }),
          responses: part === 'responses' ? { '418': { description: '', content } } : {},
        };
        return { ...document, paths: { ...(document['paths'] as JsonObject), '/z': { put: operation } } };
      };
      expect(compare(withType('string'), withType('number'))).toEqual(['PUT /z: semantics']);
    }),
    { numRuns: 50 },
  );
});
