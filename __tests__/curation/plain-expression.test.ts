import { parsePlainExpression, selectPlainly } from '../../src/curation/overlay/plain-expression.ts';
import { selectNodes } from '../../src/json-path/index.ts';
import type { JsonValue } from '../../src/syntax/index.ts';
import { fc } from '../support/seeded-fast-check.ts';

const document = {
  paths: { '/orders': { get: { tags: ['a', 'b'], 'x-a': null } }, '0': { length: 1 } },
  tags: [{ name: 'a' }, [false]],
  list: [
    { in: 'query', name: 'a' },
    { in: 'query', name: null },
    { in: ['query'], size: 1 },
    { in: 'path', size: '1', isLast: true },
  ],
};

async function selectBoth(expression: string, root: JsonValue) {
  const steps = parsePlainExpression(expression);
  const found = await selectNodes(expression, root, { maxDepth: 100, timeoutMs: 60_000 });
  return { plain: steps && selectPlainly(root, steps), library: 'locations' in found && found.locations };
}

test.each([
  ['$', 1],
  ['$.paths', 1],
  [`$.paths['/orders'].get`, 1],
  [`$['paths']["/orders"]['get']['x-a']`, 1],
  [`$.paths['0'].length`, 1],
  ['$.paths[0]', 0],
  ['$.tags[0].name', 1],
  ['$.tags[1][0]', 1],
  ['$.tags[2]', 0],
  [`$.tags['0']`, 0],
  ['$.tags.length', 0],
  ['$.missing.get', 0],
  ['$.paths.toString', 0],
  ['$.*', 3],
  ['$[*][*]', 8],
  ['$.paths.*.get', 1],
  ['$.paths.*.get.tags[*]', 2],
  ['$.tags[1][0].*', 0],
  ["$.list[?@.in == 'query']", 2],
  ['$.list[?@.in=="query"].name', 2],
  ["$.list[? @['name']  ==  'a' ]", 1],
  ["$.list[?@.in[0] == 'query']", 1],
  ['$.list[?@.size == 1]', 1],
  ['$.list[?@.size == -1]', 0],
  ['$.list[?@.name == null]', 1],
  ['$.list[?@.isLast == true]', 1],
  ['$.list[?@.isLast == false]', 0],
  ["$.paths.*[?@.tags[0] == 'a'].tags", 1],
  ["$.paths['/orders'].get.tags[?@ == 'b']", 1],
  ["$.list[0][?@ == 'query']", 1],
])('the plain expression %s selects the same %i nodes as JSONPath', async (expression, count) => {
  const { plain, library } = await selectBoth(expression, document);
  expect(plain).toHaveLength(count);
  expect(plain).toEqual(library);
});

test('a plain expression selects the same nodes of any document as JSONPath', async () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const key = fc.oneof(
    name.map((word) => `.${word}`),
    name.map((word) => `['${word}']`),
    fc.nat({ max: 3 }).map((index) => `[${index}]`),
  );
  const scalar = fc.constantFrom('a', 'b', '', 0, 1, -1, true, false, null);
  const value = scalar.map((one) => (typeof one === 'string' ? `'${one}'` : String(one)));
  const filter = fc.tuple(fc.array(key, { maxLength: 2 }), value);
  const step = fc.oneof(
    key,
    fc.constantFrom('.*', '[*]'),
    filter.map(([path, one]) => `[?@${path.join('')} == ${one}]`),
  );
  const { root } = fc.letrec<{ root: JsonValue }>((tie) => ({
    root: fc.oneof(
      { depthSize: 'medium', maxDepth: 5 },
      scalar,
      fc.array(tie('root'), { maxLength: 4 }),
      fc.dictionary(name, tie('root')),
    ),
  }));
  const steps = fc.array(step, { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(root, steps, async (value, written) => {
      const { plain, library } = await selectBoth(`$${written.join('')}`, value);
      expect(plain).toBeDefined();
      expect(plain).toEqual(library);
    }),
  );
});

test('a document with too many nodes is left to the library', () => {
  const root = Array.from({ length: 150 }, () => new Array<number>(150).fill(0));
  expect(selectPlainly(root, parsePlainExpression('$[*]') ?? [])).toHaveLength(150);
  expect(selectPlainly(root, parsePlainExpression('$[*][*]') ?? [])).toBeUndefined();
});

test.each([
  // Other segments, and other spellings of a name or an index.
  ...['$..get', '$.tags[-1]', '$.tags[0:1]', `$['a','b']`, `$['\\u0061']`, '$.x-a', '$.tags[01]', 'paths'],
  ...['$ .paths', '$.paths '],
  // Other filters.
  ...[
    '$.tags[?@.name]',
    "$[?@.a != 'b']",
    "$[?@.a == 'b' && @.b == 'c']",
    "$[?(@.a == 'b')]",
    "$[?@.a === 'b']",
  ],
  // Other operands.
  ...["$[?@.* == 'b']", "$[?@..a == 'b']", "$[?@[-1] == 'b']", "$[?$.a == 'b']", "$[?'b' == @.a]"],
  ...["$[?@.a == '\\n']", '$[?@.a == 1.5]', '$[?@.a == 1e3]', '$[?@.a == 01]', '$[?@.a == -0]'],
  '$[?@.a == nothing]',
])('%s is not a plain expression', (expression) => {
  expect(parsePlainExpression(expression)).toBeUndefined();
});
