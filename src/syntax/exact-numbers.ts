import type { JsonValue } from './json.ts';

declare global {
  interface JSON {
    /** Node 22 and later; TypeScript 6 does not declare it. */
    rawJSON(text: string): unknown;
  }
}

/** The digits of numbers that JavaScript can't represent, such as 64-bit integers, by the number that it reads instead. */
export type ExactNumbers = ReadonlyMap<number, string>;

/** A double keeps every 15 digits. Numbers of more than 400 characters are not looked for: the search would take long. */
const longNumber = /(?<=[:[,\s])-?\d[\d.eE+-]{15,400}(?=[\s,}\]]|$)/g;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/**
 * Returns the numbers of JSON or YAML texts that change when they are read and written again. If two of them are read as
 * the same number, neither is kept, because nothing tells them apart later.
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

/** Writes compact JSON. Numbers that JavaScript can't represent keep the digits that they have in the file. */
export function writeJson(value: JsonValue, exact: ExactNumbers): string {
  if (exact.size === 0) return JSON.stringify(value);
  return JSON.stringify(value, (_key, member: JsonValue): unknown => {
    const written = typeof member === 'number' ? exact.get(member) : undefined;
    return written === undefined ? member : JSON.rawJSON(written);
  });
}
