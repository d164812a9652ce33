import { fc } from '../support/seeded-fast-check.ts';
import { countBytes } from '../../src/text-tree/json-bytes.ts';
import type { JsonValue } from '../../src/text-tree/json.ts';

describe('the size of a value as JSON', () => {
  test('is what writing it out takes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(countBytes(value as JsonValue)).toBe(Buffer.byteLength(JSON.stringify(value)));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', '"\\/', '\u0000\b\t\n\f\r\u001f', 'é漢😀', '\ud83d', '\ude00x', '\u007f\u2028'])(
    'holds for %j',
    (text) => {
      expect(countBytes({ [text]: text })).toBe(Buffer.byteLength(JSON.stringify({ [text]: text })));
    },
  );

  test('is found for what is known to be shared', () => {
    const shared = { a: 1 };
    expect(countBytes([shared, shared], new Map([[shared, 1000]]))).toBe(2003);
  });
});
