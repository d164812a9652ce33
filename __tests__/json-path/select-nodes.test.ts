import { findDeadEnd } from '../../src/json-path/evaluate.ts';
import { selectNodes } from '../../src/json-path/select-nodes.ts';

const document = {
  paths: {
    '/pets': { get: { tags: ['a', 'b'], 'x-internal': true }, post: { description: 'Adds a pet' } },
    '/orders': { get: { constructor: 1 } },
  },
};
const options = { maxDepth: 400, timeoutMs: 60_000 };

const [pets, orders] = [
  ['paths', '/pets'],
  ['paths', '/orders'],
] as const;

test.each<[string, readonly (readonly (string | number)[])[]]>([
  ['$', [[]]],
  [
    '$.paths.*.get',
    [
      [...pets, 'get'],
      [...orders, 'get'],
    ],
  ],
  ["$.paths.*[?@['x-internal'] == true]", [[...pets, 'get']]],
  ["$.paths['/pets', '/pets'].post", [[...pets, 'post']]],
  ['$.paths.*.*.tags[-1]', [[...pets, 'get', 'tags', 1]]],
  ['$..constructor', [[...orders, 'get', 'constructor']]],
  ['$.__proto__', []],
  // These are evaluated in the worker.
  ["$.paths.*[?match(@.description, 'Adds.*')]", [[...pets, 'post']]],
  ['$.paths[?@.get == $.paths.missing]', []],
])('%s selects each node once', async (expression, locations) => {
  expect(await selectNodes(expression, document, options)).toEqual({ kind: 'selected', locations });
});

function nest(levels: number): unknown {
  return levels === 0 ? {} : { a: nest(levels - 1) };
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);
const list = count(3000).map(() => ({ a: 1 }));
const large = { list: count(3000), x: count(300_000), y: count(300_000) };
const text = 'a'.repeat(40);
const slow = "$[?search(@, '(a+)+$') || search(@, '(a+)+b')]";

test.each<[string, unknown, string]>([
  ['a regular expression', { text }, slow],
  ['nested filters', { list }, '$..[?$..[?$..[?@.b]]]'],
  ['repeated names', nest(40), `$${"['a','a']".repeat(40)}.b`],
  ['comparisons of large parts', large, '$..[?$.x == $.y]'],
])('%s with an endless run time stops at the time limit', async (_what, value, expression) => {
  // The evaluation never ends, so the limit is reached on every machine.
  const selection = await selectNodes(expression, value, { ...options, timeoutMs: 50 });
  expect(selection).toEqual({ kind: 'exceeded', limit: 'time' });
});

test('a cancellation stops an evaluation at once', async () => {
  const cancellation = new AbortController();
  const selection = selectNodes(slow, { text }, { ...options, signal: cancellation.signal });
  cancellation.abort(new Error('canceled'));
  await expect(selection).rejects.toThrow('canceled');
});

test('a document that is nested too deeply for an expression is a limit', async () => {
  expect(await selectNodes('$..b', nest(500), options)).toEqual({ kind: 'exceeded', limit: 'depth' });
});

test('a descent reaches everything within the nesting limit', async () => {
  const selection = await selectNodes('$..*', nest(400), options);
  expect(selection.kind === 'selected' && selection.locations.length).toBe(400);
});

test.each([
  ["$.paths['/pet'].get", { reached: '$.paths', missing: '/pet', names: ['/pets', '/orders'], rest: '.get' }],
  ['$.paths.*.patch', { reached: '$.paths[*]', missing: 'patch', names: ['get', 'post'], rest: '' }],
  ['$.paths.*.*.tags[5]', { reached: '$.paths[*][*].tags', missing: undefined, names: [], rest: '' }],
])('the expression %s selects nothing, and reports the nearest existing path', (expression, deadEnd) => {
  const limits = { maxDepth: 400, maxNodes: 1000, maxSteps: 10_000 };
  expect(findDeadEnd(expression, document, limits)).toEqual(deadEnd);
});
