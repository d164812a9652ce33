import { isJsonObject, type JsonValue } from './json.ts';

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

/** Size in bytes of a document that is written as one string. */
const splitBytes = 200_000;

/** Levels of a larger document that are written separately: root, section, kind of component or path, component or operation. */
const splitLevels = 4;

/**
 * Writes compact JSON in UTF-8, part by part, because one string of a large document would need several times its memory.
 * Numbers that JavaScript can't represent keep their digits from the file.
 * @param bytes expected size
 */
export function writeJson(value: JsonValue, exact: ExactNumbers, bytes: number): Uint8Array {
  let body = Buffer.allocUnsafe(bytes + characterBytes);
  let end = 0;
  writePart(value, bytes > splitBytes ? splitLevels : 0);
  return body.subarray(0, end);

  function writePart(part: JsonValue, levels: number): void {
    if (levels === 0 || !isJsonObject(part)) {
      append(render(part));
      return;
    }
    let separator = '{';
    for (const key in part) {
      append(`${separator}${JSON.stringify(key)}:`);
      writePart(part[key] ?? null, levels - 1);
      separator = ',';
    }
    append(separator === ',' ? '}' : '{}');
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
