import { fc } from '../../support/seeded-fast-check.ts';
import { parseInPieces } from '../../../src/openapi/read/json-pieces.ts';

const anyJson = fc.jsonValue({ maxDepth: 5, noUnicodeString: false });
const spaces = fc.constantFrom(undefined, 1, '\t', 4);
const sizes = fc.integer({ min: 1, max: 40 });

type Outcome = { readonly value: unknown } | 'not JSON';

function read(parse: () => unknown): Outcome {
  try {
    return { value: parse() };
  } catch {
    return 'not JSON';
  }
}

function readBoth(text: string, pieceBytes: number): readonly [Outcome, Outcome] {
  const bytes = Buffer.from(text);
  return [read(() => parseInPieces(bytes, pieceBytes)), read(() => JSON.parse(bytes.toString()) as unknown)];
}

describe('JSON that is parsed in pieces', () => {
  test('is what it would be parsed as a whole, keys in the same order', () => {
    fc.assert(
      fc.property(anyJson, spaces, sizes, (value, space, pieceBytes) => {
        const text = JSON.stringify(value, undefined, space);
        expect(JSON.stringify(parseInPieces(Buffer.from(text), pieceBytes))).toBe(
          JSON.stringify(JSON.parse(text)),
        );
      }),
    );
  });

  test('is refused where the whole is, with a character lost, doubled or changed', () => {
    const slips = fc.constantFrom('', ',', ':', '"', '{', '}', '[', ']', '\\', ' ', '0', '\ufeff');
    fc.assert(
      fc.property(anyJson, slips, fc.nat(), sizes, (value, slip, where, pieceBytes) => {
        const text = JSON.stringify(value);
        const at = where % text.length;
        for (const rest of [text.slice(at), text.slice(at + 1)]) {
          const [pieces, whole] = readBoth(text.slice(0, at) + slip + rest, pieceBytes);
          expect(pieces).toEqual(whole);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    '{"__proto__":{"a":1},"b":[1,2,3]}',
    '{"a":1,"a":2,"b":{"c":3,"c":[4,5,6,7]}}',
    '{"10":1,"9":{"long":"long long long"},"b":2}',
    '{"a\\\\":"\\\\\\"{[,","\\u0022":":"}',
    '{"a":[1,2,3,4,5,6,7,8,9],}',
    '{,"a":[1,2,3,4,5,6,7,8,9]}',
    '[[1,2,3,4,5,6,7,8,9],,1]',
    '{"a" "b":[1,2,3,4,5,6,7,8,9]}',
    '{1:[1,2,3,4,5,6,7,8,9]}',
    '{                                }',
    '{"a":\ufeff[1,2,3,4,5,6,7,8,9]}',
    '[1,2,3,4,5,6}',
    '',
  ])('gives what the platform gives: %s', (text) => {
    for (const pieceBytes of [1, 4, 16]) {
      const [pieces, whole] = readBoth(text, pieceBytes);
      expect(pieces).toEqual(whole);
      expect(JSON.stringify(pieces)).toBe(JSON.stringify(whole));
    }
  });

  test('may be nested deeply, or have millions of small members', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const wide = `[${'1,'.repeat(1_000_000)}1]`;
    for (const text of [deep, wide]) {
      // Not compared by the matcher, which recurses.
      expect(Array.isArray(parseInPieces(Buffer.from(text), 1_000))).toBe(true);
    }
  });
});
