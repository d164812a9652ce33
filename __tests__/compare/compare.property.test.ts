import { fc } from '../support/seeded-fast-check.ts';
import { dump } from 'js-yaml';
import { listOperations } from '../../src/openapi/operations.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { findReference } from '../../src/openapi/document/reference.ts';
import { description } from '../support/descriptions.ts';
import { loadFiles } from '../support/spec-files.ts';
import { listOtherParts } from '../support/two-versions.ts';

const runs = { numRuns: 60 };
function compare(before: JsonObject, after: JsonObject): readonly string[] {
  return listOtherParts(listOperations(before), listOperations(after));
}

/** The same members in an order that a number decides; the order of lists means something. */
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

/** Components under other names, with all that refers to them. */
function rename(document: JsonObject): JsonObject {
  const text = JSON.stringify(document).replaceAll(/#\/components\/(\w+)\/(\w+)/g, '#/components/$1/New$2');
  const renamed = JSON.parse(text) as JsonObject;
  const components = Object.entries(renamed['components'] as JsonObject).map(([kind, group]) => [
    kind,
    Object.fromEntries(Object.entries(group as JsonObject).map(([name, value]) => [`New${name}`, value])),
  ]);
  return { ...renamed, components: Object.fromEntries(components) as JsonObject };
}

/** References of operations written out, down to a depth, as somebody would by hand; what is recursive stays. */
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

/** Whether references below a value lead to a component, by whatever way. */
function leadsTo(
  components: Record<string, Record<string, JsonValue>>,
  value: JsonValue,
  wanted: string,
): boolean {
  const seen = new Set<string>();
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, place = '', kind = '', name = ''] of JSON.stringify(next).matchAll(
      /"#\/components(\/(\w+)\/(\w+))"/g,
    )) {
      const target = components[kind]?.[name];
      if (!seen.has(place) && target !== undefined) open.push(target);
      seen.add(place);
    }
  }
  return seen.has(wanted);
}

describe('the comparison is not fooled by', () => {
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

  test('references written out or not', () => {
    fc.assert(
      fc.property(description, fc.integer({ min: 1, max: 2 }), (document, depth) => {
        expect(compare(document, writeOut(document, depth))).toEqual([]);
      }),
      runs,
    );
  });

  test('formatting, or JSON against YAML', async () => {
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
        const [first, ...others] = specs.map(({ operations }) => operations);
        for (const other of others) expect(listOtherParts(first ?? [], other)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

test('the comparison sees the change of one type in a body, a parameter and a response', () => {
  const place = fc.constantFrom('parameters', 'body', 'responses');
  fc.assert(
    fc.property(description, place, (document, part) => {
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
      expect(compare(withType('string'), withType('number'))).toEqual(['PUT /z: meaning']);
    }),
    { numRuns: 50 },
  );
});
