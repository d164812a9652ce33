import {
  findReference,
  findTarget,
  mapParts,
  type Mode,
  overlay,
  resolve,
  weigh,
} from '../../openapi/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { payloadLevels } from '../judge.ts';
import { isSchemaKey } from './operations.ts';

/**
 * Gives a parameter or a request body with everything written out that there is room for but schemas, which are
 * followed later: itself always, for the importer would store the reference; media types, examples and headers of
 * encodings as long as the room lasts. The same object where nothing stood behind a reference, and one object for what
 * is the same in many places.
 */
export type WritePart = (part: JsonValue) => JsonValue;

interface Written {
  /** The part itself written out, and nothing in it. */
  readonly bare: JsonValue;
  readonly whole: JsonValue;
  /** How many bytes more `whole` takes. */
  readonly growth: number;
}

/** @param room by how many bytes the document may grow by what stands within parts, wherever they are used */
export function createPartWriter(document: JsonObject, budget: number): WritePart {
  const parts = new Map<JsonValue, Written>();
  /** What a reference names is written out once: written again for each use, what is nested would double and double. */
  const targets = new Map<string, JsonValue>();
  let left = budget;
  return (part) => {
    const isAlone = isJsonObject(part) && Object.keys(part).length === 1;
    const key = (isAlone ? findReference(part) : undefined) ?? part;
    const written = parts.get(key) ?? writeOut(part);
    parts.set(key, written);
    if (written.growth > left) return written.bare;
    left -= Math.max(0, written.growth);
    return written.whole;
  };

  function writeOut(part: JsonValue): Written {
    const bare = resolve(document, part) ?? part;
    const whole = walk(part, 'keywords', []);
    if (whole === bare) return { bare, whole, growth: 0 };
    const { bytes, levels } = weigh(whole);
    return { bare, whole, growth: levels > payloadLevels ? Infinity : bytes - weigh(bare).bytes };
  }

  function walk(current: JsonValue, mode: Mode, open: readonly string[]): JsonValue {
    const reference = findReference(current);
    if (reference !== undefined && isJsonObject(current)) {
      const target = targets.get(reference) ?? writeTarget(reference, mode, open);
      return target === undefined ? current : overlay(document, target, current);
    }
    return mapParts(current, mode, (part, below, key) =>
      isSchemaKey(key, mode) ? part : walk(part, below, open),
    );
  }

  function writeTarget(reference: string, mode: Mode, open: readonly string[]): JsonValue | undefined {
    // What is nested deeper than any payload may be is not stored anyway.
    if (open.includes(reference) || open.length > payloadLevels) return undefined;
    const target = findTarget(document, reference);
    if (target === undefined) return undefined;
    const written = walk(target, mode, [...open, reference]);
    targets.set(reference, written);
    return written;
  }
}
