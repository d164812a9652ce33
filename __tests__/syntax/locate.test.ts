import { locatePointers } from '../../src/syntax/locate.ts';
import { parseSource } from '../../src/syntax/source.ts';

function locate(path: string, text: string, pointer: string): string {
  const parsed = parseSource(path, Buffer.from(text));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const location = locatePointers(parsed.source, [pointer]).get(pointer);
  return `${location?.line ?? '?'}:${location?.column ?? '?'}`;
}

const json = ['{', '  "a": {"b~c/d": [1, {"e": 2}]},', '  "é😀": {"f": null}, "": {"g": 0}', '}'].join('\n');

test.each([
  ['the whole', '', '1:1'],
  ['a member, by its key', '/a', '2:3'],
  ['a key with escaped characters', '/a/b~0c~1d', '2:9'],
  ['an item, by its start', '/a/b~0c~1d/0', '2:19'],
  ['a member of an item', '/a/b~0c~1d/1/e', '2:23'],
  ['what stands behind characters of several bytes, as editors count', '/é😀/f', '3:11'],
  ['a member of an empty key', '//g', '3:28'],
  ['what is not there, by the nearest that is', '/a/b~0c~1d/7/x', '2:9'],
  ['nothing that is there', '/none/x', '1:1'],
])('in JSON: %s', (_what, pointer, location) => {
  expect(locate('a.json', json, pointer)).toBe(location);
});

test("in JSON: all line endings count, and a byte-order mark doesn't", () => {
  for (const end of ['\n', '\r\n']) {
    expect(locate('a.json', `\uFEFF{${end}${end} "a": 1}`, '/a')).toBe('3:2');
  }
});

const yaml = `# comment
base: &base
  one: 1
  list:
    - a
    - {deep: &deep {x: 1}}
merged:
  <<: *base
  own: 2
alias: *deep
"quoted key": 'text'
200: ok
é😀: {f: 1}`;

test.each([
  ['the whole, by its first key', '', '2:1'],
  ['a member', '/base/one', '3:3'],
  ['an item', '/base/list/1', '6:7'],
  ['a member in one line', '/base/list/1/deep', '6:8'],
  ['an own member beside a merge', '/merged/own', '9:3'],
  ['a merged member, where it is written', '/merged/one', '3:3'],
  ['what stands behind an alias, where it is written', '/alias/x', '6:21'],
  ['an alias', '/alias', '10:1'],
  ['a quoted key', '/quoted key', '11:1'],
  ['a key that looks like a number', '/200', '12:1'],
  ['what stands behind characters of several bytes', '/é😀/f', '13:7'],
  ['what is not there, by the nearest that is', '/base/none', '2:1'],
])('in YAML: %s', (_what, pointer, location) => {
  expect(locate('a.yaml', yaml, pointer)).toBe(location);
});
