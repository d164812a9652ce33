import { parsePatterns } from '../src/operation-pattern.ts';

test('each line is a pattern, except blank lines and comments', () => {
  const { patterns, faults } = parsePatterns('\n  tag:public  \r\n# a comment\n! DELETE **\n!x-internal\n');
  expect(faults).toEqual([]);
  expect(patterns).toEqual([
    { kind: 'tag', name: 'public', text: 'tag:public', line: 2, isExcluded: false },
    { kind: 'path', method: 'DELETE', path: undefined, text: '! DELETE **', line: 4, isExcluded: true },
    { kind: 'extension', name: 'x-internal', text: '!x-internal', line: 5, isExcluded: true },
  ]);
});

test.each([
  ['*', { kind: 'path', method: undefined, path: undefined }],
  ['**', { kind: 'path', method: undefined, path: undefined }],
  ['/orders/{id}', { kind: 'path', method: undefined, path: '/orders/{id}' }],
  ['get  /a b', { kind: 'path', method: 'GET', path: '/a b' }],
  ['DELETE *', { kind: 'path', method: 'DELETE', path: undefined }],
  ['PURGE /cache', { kind: 'path', method: 'PURGE', path: '/cache' }],
  ['tag:Two words', { kind: 'tag', name: 'Two words' }],
  ['tag: orders', { kind: 'tag', name: 'orders' }],
  ['id:list*', { kind: 'id', name: 'list*' }],
  ['x-copilot', { kind: 'extension', name: 'x-copilot' }],
  ['deprecated', { kind: 'deprecated' }],
])('%s is a pattern', (text, form) => {
  expect(parsePatterns(text)).toMatchObject({ patterns: [form], faults: [] });
});

test.each([
  ['!', 'Write a pattern after `!`.'],
  ['!!tag:a', 'Use only one `!`.'],
  ['tag:', 'Write a name after `tag:`.'],
  ['tag public', 'Did you mean `tag:public`?'],
  ['TAG:public', 'Did you mean `tag:public`?'],
  ['operationId: list*', 'Did you mean `id:list*`?'],
  ['Deprecated', 'Did you mean `deprecated`?'],
  ['X-Internal', 'Did you mean `x-Internal`?'],
  ['x-*', 'Write the full name of the extension.'],
  ['delete', 'Did you mean `DELETE **`?'],
  ['get orders/{id}', 'Did you mean `GET /orders/{id}`?'],
  ['orders/**', 'Did you mean `/orders/**`?'],
  ['orders', 'Use a path (`/orders/**`), a method and a path'],
])('%s is an error with a fix', (text, hint) => {
  const { patterns, faults } = parsePatterns(`*\n  ${text}`);
  expect(patterns).toHaveLength(1);
  expect(faults).toMatchObject([{ line: 2, column: 3, hint: expect.stringContaining(hint) as string }]);
  expect(faults[0]?.message).toContain(`“${text}”`);
});
