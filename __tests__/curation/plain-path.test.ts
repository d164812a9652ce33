import { hasNode, parsePlainPath } from '../../src/curation/overlay/plain-path.ts';
import { selectNodes } from '../../src/json-path/index.ts';

const document = {
  paths: { '/orders': { get: { tags: ['a', 'b'], 'x-a': null } }, '0': { length: 1 } },
  tags: [{ name: 'a' }, [false]],
};

test.each([
  ['$'],
  ['$.paths'],
  [`$.paths['/orders'].get`],
  [`$['paths']["/orders"]['get']['x-a']`],
  [`$.paths['0'].length`],
  ['$.paths[0]'],
  ['$.tags[0].name'],
  ['$.tags[1][0]'],
  ['$.tags[2]'],
  [`$.tags['0']`],
  ['$.tags.length'],
  ['$.missing.get'],
  ['$.paths.toString'],
])('the plain path %s selects the same node as JSONPath', async (expression) => {
  const location = parsePlainPath(expression);
  const locations = location !== undefined && hasNode(document, location) ? [location] : [];
  const selection = await selectNodes(expression, document, { maxDepth: 100, timeoutMs: 1000 });
  expect({ location, selection }).toEqual({
    location: expect.any(Array) as unknown,
    selection: { kind: 'selected', locations },
  });
});

test.each([
  ['$.*'],
  ['$..get'],
  ['$.tags[-1]'],
  ['$.tags[0:1]'],
  [`$['a','b']`],
  [`$['\\u0061']`],
  ['$.tags[?@.name]'],
  ['$ .paths'],
  ['$.paths '],
  ['$.x-a'],
  ['$.tags[01]'],
  ['paths'],
])('%s is not a plain path', (expression) => {
  expect(parsePlainPath(expression)).toBeUndefined();
});
