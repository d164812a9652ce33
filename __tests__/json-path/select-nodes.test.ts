import { findDeadEnd } from '../../src/json-path/evaluate.ts';
import { selectNodes } from '../../src/json-path/select-nodes.ts';

const document = {
  paths: {
    '/pets': { get: { tags: ['a', 'b'], 'x-internal': true }, post: { description: 'Adds a pet' } },
    '/orders': { get: { constructor: 1 } },
  },
};
const options = { maxDepth: 400, timeoutMs: 60_000 };

test.each<[string, readonly (readonly (string | number)[])[]]>([
  ['$', [[]]],
  [
    '$.paths.*.get',
    [
      ['paths', '/pets', 'get'],
      ['paths', '/orders', 'get'],
    ],
  ],
  ["$.paths.*[?@['x-internal'] == true]", [['paths', '/pets', 'get']]],
  ["$.paths['/pets', '/pets'].post", [['paths', '/pets', 'post']]],
  ['$.paths.*.*.tags[-1]', [['paths', '/pets', 'get', 'tags', 1]]],
  ['$..constructor', [['paths', '/orders', 'get', 'constructor']]],
  ['$.__proto__', []],
  // These are evaluated in the worker.
  ["$.paths.*[?match(@.description, 'Adds.*')]", [['paths', '/pets', 'post']]],
  ['$.paths[?@.get == $.paths.missing]', []],
])('%s selects each node once', async (expression, locations) => {
  expect(await selectNodes(expression, document, options)).toEqual({ kind: 'selected', locations });
});

const aaa = { text: 'a'.repeat(40) };
const endless: readonly (readonly [string, unknown, string])[] = [
  ['a regular expression', aaa, "$[?search(@, '(a+)+$') || search(@, '(a+)+b')]"],
  ['nested filters', { list: Array.from({ length: 3000 }, () => ({ a: 1 })) }, '$..[?$..[?$..[?@.b]]]'],
  ['repeated names', nest(40), `$${"['a','a']".repeat(40)}.b`],
  [
    'comparisons of large parts',
    { list: Array.from({ length: 3000 }, (_, at) => at), x: copyOfMany(), y: copyOfMany() },
    '$..[?$.x == $.y]',
  ],
];

function nest(levels: number): unknown {
  return levels === 0 ? {} : { a: nest(levels - 1) };
}

function copyOfMany(): readonly number[] {
  return Array.from({ length: 300_000 }, (_, at) => at);
}

test.each(endless)(
  '%s with an endless run time stops at the time limit',
  async (_what, value, expression) => {
    // The evaluation never ends, so the limit is reached on every machine.
    const selection = await selectNodes(expression, value, { ...options, timeoutMs: 50 });
    expect(selection).toEqual({ kind: 'exceeded', limit: 'time' });
  },
);

test('a cancellation stops an evaluation at once', async () => {
  const [, value, expression] = endless[0] ?? [];
  const cancellation = new AbortController();
  const selection = selectNodes(expression ?? '', value, { ...options, signal: cancellation.signal });
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

test('an expression that selects nothing reports the nearest existing path', () => {
  const limits = { maxDepth: 400, maxNodes: 1000, maxSteps: 10_000 };
  expect(findDeadEnd("$.paths['/pet'].get", document, limits)).toEqual({
    reached: '$.paths',
    missing: '/pet',
    names: ['/pets', '/orders'],
    rest: '.get',
  });
  expect(findDeadEnd('$.paths.*.patch', document, limits)).toMatchObject({
    reached: '$.paths[*]',
    names: ['get', 'post'],
  });
  expect(findDeadEnd('$.paths.*.*.tags[5]', document, limits)).toMatchObject({
    missing: undefined,
    names: [],
  });
});
