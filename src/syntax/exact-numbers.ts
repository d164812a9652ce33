import { isJsonObject, type JsonValue } from './json.ts';
import type { Measure } from './survey.ts';

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

/** Maximum size of a character in UTF-8 in bytes. */
const characterBytes = 4;

/** Approximate size in bytes of the strings that a document is written as. Collecting many smaller strings takes longer. */
const stringBytes = 100_000;

/**
 * Writes compact JSON in UTF-8, part by part, because one string of a large document would need several times its memory.
 * Numbers that JavaScript can't represent keep their digits from the file.
 */
export function writeJson(value: JsonValue, exact: ExactNumbers, measure: Measure): Uint8Array {
  let body = Buffer.allocUnsafe(measure(value).bytes + characterBytes);
  let end = 0;
  writePart(value);
  return body.subarray(0, end);

  function writePart(part: JsonValue): void {
    const { bytes } = measure(part);
    if (bytes <= stringBytes || !isJsonObject(part)) {
      append(render(part));
      return;
    }
    const members = Object.entries(part);
    const count = Math.max(Math.floor((members.length * stringBytes) / bytes), 1);
    for (let from = 0; from < members.length; from += count) {
      const batch = members.slice(from, from + count);
      append(from === 0 ? '{' : ',');
      if (count > 1) append(render(Object.fromEntries(batch)).slice(1, -1));
      else {
        for (const [key, member] of batch) {
          append(`${JSON.stringify(key)}:`);
          writePart(member);
        }
      }
    }
    append('}');
  }

  function append(text: string): void {
    let written = body.write(text, end);
    // A text that doesn't fit is cut after a character.
    if (body.length - end - written < characterBytes) {
      body = Buffer.concat([body], 2 * body.length + 4 * text.length);
      written = body.write(text, end);
    }
    end += written;
  }

  function render(part: JsonValue): string {
    if (exact.size === 0) return JSON.stringify(part);
    return JSON.stringify(part, (_key, member: JsonValue): unknown => {
      const written = typeof member === 'number' ? exact.get(member) : undefined;
      return written === undefined ? member : JSON.rawJSON(written);
    });
  }
}
