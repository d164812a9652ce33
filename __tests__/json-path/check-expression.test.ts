import { checkExpression } from '../../src/json-path/check-expression.ts';
import { findTypeFault } from '../../src/json-path/evaluate.ts';
import { suggestExpression } from '../../src/json-path/suggest-expression.ts';

test.each([
  '$',
  '$.paths.*.get',
  "$.paths['/a b']['x-y']",
  '$..[?@.a == 1 && (@.b || !@.c)]',
  '$[?!(@.a == 1)]',
  '$[0, -1, 1:2, ::-1, *]',
  '$ .a [ 0 ]',
  "$[?match(@.a, 'x.*') || count(@.*) >= 2]",
  '$.日本.𝒳',
])('%s is an expression of RFC 9535', (expression) => {
  expect(checkExpression(expression)).toEqual({ ok: true, readable: expression });
  expect(findTypeFault(expression)).toBeUndefined();
});

test.each<[string, number, string | undefined]>([
  ['$.x-internal', 3, "$['x-internal']"],
  ['$..x-a.b', 4, "$..['x-a'].b"],
  ['$[?@.x-internal == true]', 6, "$[?@['x-internal'] == true]"],
  ['$.paths./pets/{id}.get', 8, "$.paths['/pets/{id}'].get"],
  ['$.paths[/pets].get', 8, "$.paths['/pets'].get"],
  ['$.paths[*][get,put]', 11, "$.paths[*]['get', 'put']"],
  ['$.responses.200', 12, "$.responses['200']"],
  ["$.a.['b']", 4, "$.a['b']"],
  ['$..[?(@.x-internal==true)]', 9, "$..[?(@['x-internal']==true)]"],
  ['paths.*.get', 0, '$.paths.*.get'],
  ['.paths', 0, '$.paths'],
  ['@.paths', 0, '$.paths'],
  ['#/paths/~1pets/get', 0, "$['paths']['/pets']['get']"],
  [' $.a', 0, '$.a'],
  ['$[(@.length-1)]', 2, '$[-1]'],
  ['$[?@.a = 1]', 7, '$[?@.a == 1]'],
  ['$[?@.a === 1 and not @.b]', 9, '$[?@.a == 1 && !@.b]'],
  ['$[?(@.a =~ /x.*/)]', 8, "$[?(search(@.a, 'x.*'))]"],
  ["$[?@.a in ['x', 'y']]", 7, "$[?(@.a == 'x' || @.a == 'y')]"],
  // json-p3 accepts these.
  ['$[?@.a == @.b == @.c]', 14, undefined],
  ['$[?(@.a) == 1]', 9, '$[?@.a == 1]'],
  ['$[?!@.a == 1]', 7, '$[?!(@.a == 1)]'],
  ['$[?@.a == -01]', 12, undefined],
  // These have no form in RFC 9535.
  ['$.paths.*~', 9, undefined],
  ['$.paths^', 7, undefined],
  ["$['a\\x']", 4, undefined],
  ["$['a", 4, undefined],
])('%s is rejected, with the form of RFC 9535 if there is one', (expression, offset, suggestion) => {
  expect(checkExpression(expression)).toMatchObject({ ok: false, offset });
  expect(suggestExpression(expression)).toBe(suggestion);
});

test('numbers that json-p3 rejects by mistake are respelled', () => {
  const checked = checkExpression('$[?@.a == 0.5 || @.b == 0.25e3 || @.c == 0.0 || @.d == 0]');
  expect(checked).toEqual({ ok: true, readable: '$[?@.a == 5e-1 || @.b == 2.5e+2 || @.c == 0 || @.d == 0]' });
});

test('nested filters end at a limit, without a stack overflow', () => {
  const deep = `$${'[?@'.repeat(5000)}${']'.repeat(5000)}`;
  expect(checkExpression(deep)).toMatchObject({
    ok: false,
    expected: 'at most 50 levels of filters and parentheses',
  });
});

test.each([
  ['$[?@.* == 1]', 'non-singular query is not comparable'],
  ['$[?unknown(@.a)]', "no such function 'unknown'"],
  ['$[?count(@.a, 1) == 1]', 'count() takes 1 argument, 2 given'],
])('the types of %s are checked', (expression, fault) => {
  expect(checkExpression(expression)).toMatchObject({ ok: true });
  expect(findTypeFault(expression)).toBe(fault);
});
