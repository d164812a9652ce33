import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { SourceFile } from './source.ts';
import type { Measure } from './survey.ts';

/** Levels of objects that are compared: root, section, kind of component or path. A changed component is written as a whole. */
const copiedLevels = 3;

/**
 * Writes compact JSON in UTF-8 like `writeJson`. The parts that are the same objects as in the file are copied from it,
 * which takes a fraction of the time. They keep their spelling, so that the escapes and the order of numeric keys can
 * differ from `writeJson`. Returns `undefined` if the file isn't JSON without white space.
 * @param bytes size of the value as compact JSON
 */
export function copyJson(value: JsonValue, file: SourceFile, bytes: number): Uint8Array | undefined {
  const text = trim(file.text);
  if (file.format !== 'json' || text.length !== file.measure(file.root).bytes) return undefined;
  const writer = new CopyWriter(text, file.measure, bytes);
  writer.write(value, { original: file.root, at: 0, levels: copiedLevels });
  return writer.finish();
}

/** First character after the white space. */
const graphic = 0x21;

function trim(text: Buffer): Buffer {
  const start = text.findIndex((unit) => unit >= graphic);
  return text.subarray(start, text.findLastIndex((unit) => unit >= graphic) + 1);
}

/** Part of the file of which the written part is made. */
interface Original<Value = JsonValue> {
  readonly original: Value;
  /** Offset in the file. */
  readonly at: number;
  /** Number of levels whose members are compared. */
  readonly levels: number;
}

/** Offsets of a member in the file. */
interface Span {
  /** Offset of the separator before the key. */
  readonly start: number;
  readonly valueAt: number;
  readonly end: number;
}

class CopyWriter {
  readonly #text: Buffer;
  readonly #measure: Measure;
  readonly #body: Buffer;
  #end = 0;
  /** Part of the file that is copied next. Adjacent parts are copied at once. */
  #from = 0;
  #to = 0;

  constructor(text: Buffer, measure: Measure, bytes: number) {
    this.#text = text;
    this.#measure = measure;
    this.#body = Buffer.allocUnsafe(bytes);
  }

  write(part: JsonValue, { original, at, levels }: Original): void {
    if (levels > 0 && isJsonObject(part) && isJsonObject(original)) {
      this.#writeMembers(part, { original, at, levels });
    } else this.#append(JSON.stringify(part));
  }

  finish(): Uint8Array {
    this.#flush();
    return this.#body.subarray(0, this.#end);
  }

  #writeMembers(part: JsonObject, { original, at, levels }: Original<JsonObject>): void {
    const spans = this.#locateMembers(original, at);
    if (spans === undefined) {
      this.#append(JSON.stringify(part));
      return;
    }
    let separator = '{';
    for (const key in part) {
      const member = part[key] ?? null;
      const known = original[key] ?? null;
      const span = spans.get(key);
      if (span === undefined) this.#append(`${separator}${JSON.stringify(key)}:${JSON.stringify(member)}`);
      else {
        const { start, valueAt, end } = span;
        // The separator before the member in the file is copied with it, if it's the same one.
        const isSame = (start === at) === (separator === '{');
        if (!isSame) this.#append(separator);
        this.#copy(isSame ? start : start + 1, member === known ? end : valueAt);
        if (member !== known) this.write(member, { original: known, at: valueAt, levels: levels - 1 });
      }
      separator = ',';
    }
    this.#append(separator === '{' ? '{}' : '}');
  }

  /**
   * Locates the members. The size of the parts before a part is its offset if their spelling is as long as the compact one.
   * Returns `undefined` if a key isn't at its offset.
   */
  #locateMembers(object: JsonObject, at: number): ReadonlyMap<string, Span> | undefined {
    const spans = new Map<string, Span>();
    let start = at;
    for (const key in object) {
      const name = `${start === at ? '{' : ','}${JSON.stringify(key)}:`;
      const valueAt = start + Buffer.byteLength(name);
      if (this.#text.toString('utf8', start, valueAt) !== name) return undefined;
      const end = valueAt + this.#measure(object[key] ?? null).bytes;
      spans.set(key, { start, valueAt, end });
      start = end;
    }
    return spans;
  }

  #copy(start: number, end: number): void {
    if (start !== this.#to) {
      this.#flush();
      this.#from = start;
    }
    this.#to = end;
  }

  #append(written: string): void {
    this.#flush();
    this.#end += this.#body.write(written, this.#end);
  }

  #flush(): void {
    this.#body.set(this.#text.subarray(this.#from, this.#to), this.#end);
    this.#end += this.#to - this.#from;
    this.#from = this.#to;
  }
}
