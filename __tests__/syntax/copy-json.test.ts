import { copyJson } from '../../src/syntax/copy-json.ts';
import { type CompactJson, findCompactJson } from '../../src/syntax/compact-json.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { parseSource } from '../../src/syntax/source.ts';
import { createMeasure } from '../../src/syntax/survey.ts';
import { fc } from '../support/seeded-fast-check.ts';

function findCompact(text: string): CompactJson | undefined {
  const parsed = parseSource('a.json', Buffer.from(text));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return findCompactJson(parsed.source);
}

function copy(value: JsonValue, compact: CompactJson): string {
  return Buffer.from(copyJson(value, compact, createMeasure()(value).bytes)).toString();
}

const word = fc.oneof(fc.constantFrom('a', 'b', 'é', '"', '\\', '\u001f', '😀', '/'), fc.string());
const key = fc.oneof(word, fc.constantFrom('200', '4', '01', '-1')).filter((name) => name !== '__proto__');
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

test('a changed document is written like any other document', () => {
  fc.assert(
    fc.property(
      anyObject,
      fc.infiniteStream(fc.nat()),
      fc.constantFrom('', '\n'),
      (object, numbers, space) => {
        const compact = findCompact(`${space}${JSON.stringify(object)}${space}`);
        fc.pre(compact !== undefined);
        const pick: Pick = (max) => (numbers.next().value ?? 0) % max;
        const changed = change(compact.root, pick);
        expect(copy(changed, compact)).toBe(JSON.stringify(changed));
        expect(copy(compact.root, compact)).toBe(JSON.stringify(compact.root));
      },
    ),
  );
});

test('other spellings of the same length are kept, and so is the order of numeric keys', () => {
  const text = '{"a":{"b":"\\u001F"},"c":{"d":{"404":1,"200":2}},"e":3}';
  const compact = findCompact(text);
  expect(compact).toBeDefined();
  if (compact === undefined) return;
  const changed = { ...(compact.root as JsonObject), e: 4, f: 5 };
  const copied = copy(changed, compact);
  expect(copied).toBe(text.replace('3}', '4,"f":5}'));
  expect(JSON.stringify(JSON.parse(copied))).toBe(JSON.stringify(changed));
});

test('an object with numeric keys is written as a whole if one of its parts changes', () => {
  const compact = findCompact('{"a":{"404":[1],"200":[2]},"b":3}');
  if (compact === undefined) throw new Error('not compact');
  const { a, b = null } = compact.root as Record<string, JsonObject>;
  expect(copy({ a: { ...a, 404: 'é' }, b }, compact)).toBe('{"a":{"200":[2],"404":"é"},"b":3}');
});

test.each([
  ['{"a": 1}'],
  ['{\n"a":1}'],
  ['{"a":"\\u0062"}'],
  ['{"a":"\\/"}'],
  ['{"a":1.0}'],
  ['{"a":-0}'],
  // The exponent is as much shorter as the white space, so that the size is that of the compact spelling.
  ['{"a":1e3, "b":2}'],
  ['{"a":[1E3],  "b":1.0}'],
  ['{"a":{"b":"\\/"},"c":[0,1.5e3]}'],
  ['{"a": 1e-3, "b":2}'],
  ['{"a":[ 1e3]}'],
  ['{"a":99999999999999999999, "b":2}'],
  ['{"a":12345678901234567890}'],
])('%s is not compact', (text) => {
  expect(findCompact(text)).toBeUndefined();
});

test('an exponent is found anywhere in a large file', () => {
  const size = 2 * 1024 * 1024;
  for (let offset = size - 60; offset < size + 60; offset += 7) {
    const filler = 'a'.repeat(offset - '{"a":"",'.length);
    expect(findCompact(`{"a":"${filler}","b":1000,"c":2}`)).toBeDefined();
    expect(findCompact(`{"a":"${filler}","b":1e3,"c": 2}`)).toBeUndefined();
  }
});

test('a spelling without an exponent is at least as long as the compact one', () => {
  const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,25})?$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.double({ noNaN: true, noDefaultInfinity: true }).map(String)), (text) => {
      fc.pre(!text.includes('e'));
      const { bytes, hasLongNumbers } = createMeasure()(Number(text));
      expect(hasLongNumbers || bytes <= text.length).toBe(true);
    }),
  );
});
