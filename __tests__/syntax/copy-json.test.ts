import { copyJson } from '../../src/syntax/copy-json.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { parseSource, type SourceFile } from '../../src/syntax/source.ts';
import { createMeasure } from '../../src/syntax/survey.ts';
import { fc } from '../support/seeded-fast-check.ts';

function parse(text: string): SourceFile {
  const parsed = parseSource('a.json', Buffer.from(text));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.source;
}

function copy(value: JsonValue, file: SourceFile): string | undefined {
  const copied = copyJson(value, file, createMeasure()(value).bytes);
  return copied && Buffer.from(copied).toString();
}

const word = fc.oneof(fc.constantFrom('a', 'b', 'é', '"', '\\', '\u001f', '😀', '/'), fc.string());
// `JSON.parse` of Node.js 24 sometimes reads the key `"\\""` as a backslash, so keys have neither.
const key = fc
  .oneof(word, fc.constantFrom('200', '4', '01', '-1'))
  .filter((name) => name !== '__proto__' && !/["\\]/.test(name));
const { value: anyValue } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', maxDepth: 6 },
    fc.oneof(word, fc.integer(), fc.constantFrom(0.5, 1000, 1e-7, 1e21, true, null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}));
const anyObject = fc.dictionary(key, anyValue, { maxKeys: 6 }) as fc.Arbitrary<JsonObject>;

type Pick = (max: number) => number;

/** Changes some parts, and leaves the others as the same objects. */
function change(value: JsonValue, pick: Pick): JsonValue {
  if (pick(5) === 0) return 'new';
  if (typeof value !== 'object' || value === null || Array.isArray(value) || pick(4) === 0) return value;
  const members = Object.entries(value)
    .filter(() => pick(6) > 0)
    .map(([name, member]): [string, JsonValue] => [name, change(member, pick)]);
  if (pick(4) === 0) members.reverse();
  if (pick(4) === 0) members.push(['new\n', { é: ['😀'] }]);
  return Object.fromEntries(members);
}

/** Spells a number shorter and adds as much white space elsewhere. The size stays that of the compact spelling. */
function respell(text: string, pick: Pick): string {
  const shorter = text.replace('1000', '1e3');
  const places = [...shorter.matchAll(/[,:[{](?=["[{])/g)];
  const { index = -1 } = places[pick(Math.max(places.length, 1))] ?? {};
  return `${shorter.slice(0, index + 1)} ${shorter.slice(index + 1)}`;
}

/** Picks numbers that are smaller than a maximum. */
const picks = fc.infiniteStream(fc.nat()).map(
  (numbers): Pick =>
    (max) =>
      (numbers.next().value ?? 0) % max,
);

test('a changed document is written like any other document', () => {
  fc.assert(
    fc.property(anyObject, picks, fc.constantFrom('', '\n'), (object, pick, space) => {
      const file = parse(`${space}${JSON.stringify(object)}${space}`);
      const changed = change(file.root, pick);
      expect(copy(changed, file)).toBe(JSON.stringify(changed));
      expect(copy(file.root, file)).toBe(JSON.stringify(file.root));
    }),
  );
});

test('a changed document of the same size with other spellings has the right values', () => {
  fc.assert(
    fc.property(anyObject, picks, (object, pick) => {
      const file = parse(respell(JSON.stringify({ ...object, n: [1000, { a: 'b' }] }), pick));
      const changed = change(file.root, pick);
      const copied = copy(changed, file);
      fc.pre(copied !== undefined);
      expect(JSON.stringify(JSON.parse(copied))).toBe(JSON.stringify(changed));
    }),
  );
});

test('other spellings of the same length are kept, and so is the order of numeric keys', () => {
  const text = '{"a":{"b":"\\u001F"},"c":{"d":{"404":1,"200":2}},"e":3}';
  const file = parse(text);
  const changed = { ...(file.root as JsonObject), e: 4, f: 5 };
  const copied = copy(changed, file);
  expect(copied).toBe(text.replace('3}', '4,"f":5}'));
  expect(JSON.stringify(JSON.parse(copied ?? ''))).toBe(JSON.stringify(changed));
});

test('an object with numeric keys is written as a whole if one of its parts changes', () => {
  const file = parse('{"a":{"404":[1],"200":[2]},"b":3}');
  const { a, b = null } = file.root as Record<string, JsonObject>;
  expect(copy({ a: { ...a, 404: 'é' }, b }, file)).toBe('{"a":{"200":[2],"404":"é"},"b":3}');
});

// The exponent is as much shorter as the white space or the escape is longer, so that the size is that of the compact spelling.
test.each([
  ['{"a":1e3, "b":2}', '{"a":1000,"b":3}'],
  ['{"a":1e3,"b":{"c":[1],"d":"\\/"}}', '{"a":1000,"b":3}'],
  ['{"a":[1E3], "b":2}', '{"a":[1000],"b":3}'],
  ['{"a":{"b":"\\/"},"c":[0,1e3],"b":4}', '{"a":{"b":"/"},"c":[0,1000],"b":3}'],
  ['{"a":[ 1e3],"b":2}', '{"a":[ 1e3],"b":3}'],
  // Nothing is copied from a file with white space.
  ['{\n  "a": [1],\n  "b": 2\n}', undefined],
])('%s with a change becomes %s', (text, expected) => {
  const file = parse(text);
  expect(copy({ ...(file.root as JsonObject), b: 3 }, file)).toBe(expected);
});
