import { parseYaml } from '../../src/syntax/yaml-text.ts';
import type { JsonValue } from '../../src/syntax/json.ts';
import { describeApi, listLocations, loadFiles } from '../support/spec-files.ts';
import { eachCase } from '../support/each-case.ts';

/** YAML texts and their JSON values. */
eachCase<[string, JsonValue]>({
  'words that are booleans in YAML 1.1': [
    '[on, off, yes, no, y, n, On, NO]',
    ['on', 'off', 'yes', 'no', 'y', 'n', 'On', 'NO'],
  ],
  booleans: ['[true, True, TRUE, false, False]', [true, true, true, false, false]],
  'null in all its spellings': ['[null, Null, NULL, ~, ]', [null, null, null, null]],
  'nothing after a key': ['a:\nb: ""', { a: null, b: '' }],
  'octal numbers of YAML 1.2': ['[0o17, 0o0]', [15, 0]],
  'octal numbers of YAML 1.1, which are decimal': ['[017, 0777]', [17, 777]],
  'hexadecimal numbers': ['[0x1F, 0xff]', [31, 255]],
  'numbers of YAML 1.1 to the base of sixty': ['[1:30, 12:30:45]', ['1:30', '12:30:45']],
  'numbers with underscores': ['[1_000, 0b11]', ['1_000', '0b11']],
  'decimals and exponents': ['[1.50, .5, 1e3, +2, -0.1]', [1.5, 0.5, 1000, 2, -0.1]],
  dates: ['[2026-01-01, 2026-01-01T10:00:00Z]', ['2026-01-01', '2026-01-01T10:00:00Z']],
  versions: ['{a: 1.10.0, b: 1.10, c: "1.10"}', { a: '1.10.0', b: 1.1, c: '1.10' }],
  'keys that look like other types': [
    '{200: a, 1.10: b, true: c, null: d, 0x10: e, on: f}',
    { '200': 'a', '1.10': 'b', true: 'c', null: 'd', '0x10': 'e', on: 'f' },
  ],
  'an anchor that is used twice': ['a: &x {b: 1}\nc: *x\nd: *x', { a: { b: 1 }, c: { b: 1 }, d: { b: 1 } }],
  'an anchor that is set again': ['[&x 1, *x, &x 2, *x]', [1, 1, 2, 2]],
  'a merge key, overridden': [
    'a: &x {b: 1, c: 1}\nd: {<<: *x, c: 2}',
    { a: { b: 1, c: 1 }, d: { b: 1, c: 2 } },
  ],
  'a merge of several, the first winning': [
    'a: &x {b: 1}\nc: &y {b: 2, e: 2}\nd: {<<: [*x, *y]}',
    { a: { b: 1 }, c: { b: 2, e: 2 }, d: { b: 1, e: 2 } },
  ],
  'text over lines': ['a: >-\n  b\n  c\n\n  d\ne: |\n  f\n  g\n', { a: 'b c\nd', e: 'f\ng\n' }],
  'tags of the core schema': ['{a: !!str 1, b: !!int "1", c: !!bool "true"}', { a: '1', b: 1, c: true }],
  'a comment and a directive': ['%YAML 1.2\n---\na: 1 # one\n', { a: 1 }],
  'characters beyond the first plane': ['a: "\\U0001F600"\nb: 😀', { a: '😀', b: '😀' }],
  JSON: ['{"a": [1, "\\u00e9"]}', { a: [1, 'é'] }],
})('%s', ([written, meant]) => {
  expect(parseYaml(written)).toMatchObject({ ok: true, value: meant });
});

test("an alias is the same object as its anchor, so that memory doesn't grow", () => {
  const parsed = parseYaml('a: &x {b: 1}\nc: *x');
  const { a, c } = (parsed.ok ? parsed.value : {}) as Record<string, object>;
  expect(a).toBe(c);
});

test('a duplicate key is named', async () => {
  const spec = await loadFiles({ 'a.yaml': 'openapi: 3.0.3\n"a b": 1\n"a b": 2' });
  expect(spec.problems).toMatchObject([{ rule: 'duplicate-key', line: 3, column: 1 }]);
  expect(spec.problems[0]?.message).toContain('`"a b"` appears twice');
});

test('a line of a quoted string without indentation is indented', () => {
  const columns = [1, 2, 3].map((column) => ({ line: 3, column }));
  const parsed = parseYaml('a:\n  b: "one\ntwo"');
  expect(parsed).toMatchObject({ ok: true, value: { a: { b: 'one two' } }, repaired: columns });
});

test("a quoted string that isn't indented enough is accepted, and reported with line and column", async () => {
  const flow = `${JSON.stringify(describeApi()).slice(0, -1)},x-note: "one\ntwo"}`;
  expect(await loadFiles({ 'a.yaml': flow })).toMatchObject({ ok: true });
  const block = `openapi: 3.0.3
info:
  title: 'Our
  pets'
  version: "1"
paths: {/a: {get: {operationId: a, responses: {}}}}`;
  const options = { serverUrl: 'https://a.example.com', rewrite: 'auto' } as const;
  const mended = await loadFiles({ 'a.yaml': block }, options);
  expect(mended.ok && Buffer.from(mended.body).toString()).toContain('"title":"Our pets"');
  expect(listLocations(mended.problems)).toContain('a.yaml:4:3 yaml-indentation');
  expect(mended.problems.find(({ rule }) => rule === 'yaml-indentation')?.severity).toBe('warning');
});
