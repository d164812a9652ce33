import type { CompactJson } from './compact-json.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';

/** Levels of objects that are compared: root, section, kind of component or path. A changed component is written as a whole. */
const copiedLevels = 3;

/**
 * Writes compact JSON in UTF-8 like `writeJson`. The parts that are the same objects as in the file are copied from it,
 * which takes a fraction of the time. They keep their spelling, so that the escapes and the order of numeric keys can
 * differ from `writeJson`.
 * @param bytes size of the value as compact JSON
 */
export function copyJson(value: JsonValue, file: CompactJson, bytes: number): Uint8Array {
  const writer = new CopyWriter(file, bytes);
  writer.write(value, { original: file.root, at: 0, levels: copiedLevels });
  return writer.finish();
}

/** Part of the file of which the written part is made. */
interface Original<Value = JsonValue> {
  readonly original: Value;
  /** Offset in the file. */
  readonly at: number;
  /** Number of levels whose members are compared. */
  readonly levels: number;
}

class CopyWriter {
  readonly #file: CompactJson;
  readonly #body: Buffer;
  #end = 0;
  /** Part of the file that is copied next. Adjacent parts are copied at once. */
  #from = 0;
  #to = 0;

  constructor(file: CompactJson, bytes: number) {
    this.#file = file;
    this.#body = Buffer.allocUnsafe(bytes);
  }

  write(part: JsonValue, { original, at, levels }: Original): void {
    if (part === original) this.#copy(at, at + this.#sizeOf(original));
    else if (levels > 0 && isJsonObject(part) && isJsonObject(original) && isOrdered(original)) {
      this.#writeMembers(part, { original, at, levels });
    } else this.#append(JSON.stringify(part));
  }

  finish(): Uint8Array {
    this.#flush();
    return this.#body.subarray(0, this.#end);
  }

  #writeMembers(part: JsonObject, { original, at, levels }: Original<JsonObject>): void {
    const starts = this.#locateMembers(original, at);
    let separator = '{';
    for (const key in part) {
      const member = part[key] ?? null;
      const start = starts.get(key);
      if (start === undefined) {
        this.#append(`${separator}${JSON.stringify(key)}:${JSON.stringify(member)}`);
      } else {
        // The separator before the member in the file is copied with it, if it's the same one.
        const isSame = (start === at + 1) === (separator === '{');
        if (!isSame) this.#append(separator);
        const valueAt = start + this.#sizeOf(key) + 1;
        this.#copy(isSame ? start - 1 : start, valueAt);
        this.write(member, { original: original[key] ?? null, at: valueAt, levels: levels - 1 });
      }
      separator = ',';
    }
    this.#append(separator === '{' ? '{}' : '}');
  }

  /** Returns the offset of each member. */
  #locateMembers(object: JsonObject, at: number): ReadonlyMap<string, number> {
    const starts = new Map<string, number>();
    let start = at + 1;
    for (const key in object) {
      starts.set(key, start);
      start += this.#sizeOf(key) + this.#sizeOf(object[key] ?? null) + 2;
    }
    return starts;
  }

  #sizeOf(value: JsonValue): number {
    return this.#file.measure(value).bytes;
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
    this.#body.set(this.#file.text.subarray(this.#from, this.#to), this.#end);
    this.#end += this.#to - this.#from;
    this.#from = this.#to;
  }
}

/** Returns whether the keys have the same order as in the file. The platform lists numeric keys first. */
function isOrdered(object: JsonObject): boolean {
  for (const key in object) return !/^\d+$/.test(key);
  return true;
}
