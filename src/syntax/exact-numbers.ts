import type { JsonValue } from './json.ts';

declare global {
  interface JSON {
    /** Available since Node 22, but not declared by TypeScript 6. */
    rawJSON(text: string): unknown;
  }
}

/** Digits of numbers that JavaScript can't represent, such as 64-bit integers, by the parsed number. */
export type ExactNumbers = ReadonlyMap<number, string>;

/** Numbers of more than 15 digits, which a double can't always represent. The limit of 400 characters bounds the search. */
const longNumber = /(?<=[:[,\s])-?\d[\d.eE+-]{15,400}(?=[\s,}\]]|$)/g;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/**
 * Returns the numbers of JSON or YAML texts that change when they are read and written again. If two of them are read as
 * the same number, neither is kept, because they can't be distinguished later.
 */
export function listExactNumbers(texts: Iterable<string>): ExactNumbers {
  const exact = new Map<number, string>();
  const ambiguous = new Set<number>();
  for (const text of texts) {
    for (const [written] of text.matchAll(longNumber)) {
      if (!jsonNumber.test(written)) continue;
      const value = Number(written);
      const other = exact.get(value) ?? written;
      if (other !== written) ambiguous.add(value);
      exact.set(value, written);
    }
  }
  return new Map([...exact].filter(([value, written]) => !ambiguous.has(value) && String(value) !== written));
}

/** Writes compact JSON. Numbers that JavaScript can't represent keep their digits from the file. */
export function writeJson(value: JsonValue, exact: ExactNumbers): string {
  if (exact.size === 0) return JSON.stringify(value);
  return JSON.stringify(value, (_key, member: JsonValue): unknown => {
    const written = typeof member === 'number' ? exact.get(member) : undefined;
    return written === undefined ? member : JSON.rawJSON(written);
  });
}
