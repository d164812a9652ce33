import { createChange, type OperationChange } from '../../src/compare/change-rules.ts';
import { compareSchemas } from '../../src/compare/schema-changes.ts';
import { createSides, type Report } from '../../src/compare/side.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { body, compareDocuments, orders } from './two-versions.ts';

type Describe = (isNext: boolean) => JsonObject;

const refer = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const list = (length: number, make: (index: number) => readonly [string, JsonValue]): JsonObject =>
  Object.fromEntries(Array.from({ length }, (_, index) => make(index)));

/** Every third part accepts fewer values in the next version. */
const parts = (count: number, refersTo: (index: number) => JsonObject): Describe => {
  return (isNext) =>
    list(count, (index) => {
      const state = { type: 'string', enum: ['open', ...(isNext && index % 3 === 0 ? [] : ['void'])] };
      return [`Part${index}`, { type: 'object', properties: { state, ...refersTo(index) } }];
    });
};

const ring = (count: number): Describe =>
  parts(count, (index) => ({ next: refer(`Part${(index + 1) % count}`) }));

/** Compares each root with itself. Returns the number of compared pairs and the changes of each. */
function compareRoots(schemas: Describe, roots: readonly string[]) {
  const [before, after] = [false, true].map((isNext) =>
    orders({}, { openapi: '3.1.0', components: { schemas: schemas(isNext) } }),
  );
  const sides = createSides(before ?? {}, after ?? {});
  const { pairsLeft } = sides.memory;
  const changes = roots.map((root) => {
    const reported: OperationChange[] = [];
    const report: Report = (...change) => reported.push(createChange(...change));
    compareSchemas({ sides, report }, [refer(root), refer(root)], { key: 'body', isInput: true });
    return reported;
  });
  return { pairs: pairsLeft - sides.memory.pairsLeft, changes };
}

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Part${index}`);

describe('each pair is compared only once', () => {
  test('in a cycle that is entered at each of its schemas', () => {
    const { changes, pairs } = compareRoots(ring(300), names(300));
    // One pair for each schema, and for each list of values that differs.
    expect(pairs).toBe(300 + 100);
    expect(changes.every((own) => own.some((change) => change.class === 'breaking'))).toBe(true);
    expect(Math.max(...changes.map((own) => own.length))).toBeLessThanOrEqual(12);
  });

  test('if all schemas refer to each other', () => {
    const all = parts(40, () => list(40, (index) => [`of${index}`, refer(`Part${index}`)]));
    expect(compareRoots(all, names(40)).pairs).toBe(40 + 14);
  });

  test('if each of these references has a description of its own', () => {
    const all = parts(20, (from) =>
      list(20, (to) => [`of${to}`, { ...refer(`Part${to}`), description: `From ${from} to ${to}.` }]),
    );
    // One pair for the texts next to each reference, each schema, and each list of values that differs.
    expect(compareRoots(all, names(20)).pairs).toBe(20 * 20 + 2 * 20 + 7);
  });

  test('if a recursive choice has one more alternative', () => {
    const choice: Describe = (isNext) => {
      const widgets = list(isNext ? 46 : 45, (index) => {
        const kind = { enum: [`kind${index}`] };
        const properties = { kind, widgets: { type: 'array', items: refer('Widget') } };
        return [`Widget${index}`, { type: 'object', required: ['kind'], properties }];
      });
      return { ...widgets, Widget: { oneOf: Object.keys(widgets).map(refer) } };
    };
    const { changes, pairs } = compareRoots(choice, ['Widget']);
    expect(changes.flat().map(({ sentence }) => sentence)).toEqual(['body can now accept Widget45']);
    // One pair for the choice and one for its list, which all alternatives share. For each alternative: itself, and an
    // attempt to match the new one, with its kind.
    expect(pairs).toBe(2 + 45 * 3);
  });
});

test('a distant change is named by its schema, nearest first, and a rest is reported', () => {
  const [changes = []] = compareRoots(ring(300), ['Part0']).changes;
  expect(changes.map(({ path }) => path)).toEqual([
    'body state',
    'body next.next.next.state',
    'body next.next.next.next.next.next.state',
    ...[9, 12, 15, 18, 21, 24, 27, 30].map((index) => `schema Part${index} state`),
    'body',
  ]);
  expect(changes.at(-1)).toMatchObject({
    rule: 'undetailed',
    sentence: 'body has more breaking changes in schemas further below',
  });
});

test('a difference changes every digest of a cycle of thousands', () => {
  const cycle = (isNext: boolean): JsonObject => {
    const schemas = list(3_000, (index) => {
      const id = { type: isNext && index === 2_000 ? 'integer' : 'string' };
      return [`Part${index}`, { properties: { id, next: refer(`Part${(index + 1) % 3_000}`) } }];
    });
    return orders(body(refer('Part0')), { components: { schemas } });
  };
  const { modified } = compareDocuments(cycle(false), cycle(true));
  expect(modified.flatMap(({ changes }) => changes.map(({ sentence }) => sentence))).toEqual([
    'type of field id of schema Part2000 is now integer, was string',
  ]);
});
