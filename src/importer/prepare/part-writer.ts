import { findReference, findTarget, mapParts, type Mode, overlay, resolve } from '../../openapi/door.ts';
import {
  countBytes,
  countLevels,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../text-tree/door.ts';
import { isSchemaKey, payloadLevels } from './operations.ts';

/** Writes parameters and request bodies out: what is no schema, for those are followed later. */
export interface PartWriter {
  /** Whether anything of the part stands behind a reference. */
  mayWrite(part: JsonValue): boolean;
  /**
   * The part with everything written out that there is room for: itself always, for the importer would store the
   * reference; media types, examples and headers of encodings as long as the room lasts. The same object where nothing
   * stood behind a reference, and one object for what is the same in many places.
   */
  write(part: JsonValue): JsonValue;
}

/** @param roomBytes by how much the document may grow by what stands within parts, wherever they are used */
export function createPartWriter(document: JsonObject, roomBytes: number): PartWriter {
  const expansion = createExpansion(document);
  const parts = new Map<JsonValue, Written>();
  let room = roomBytes;

  function find(part: JsonValue): Written {
    const isShared = isJsonObject(part) && Object.keys(part).length === 1;
    const key = (isShared ? findReference(part) : undefined) ?? part;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const written = expansion(part);
    parts.set(key, written);
    return written;
  }

  return {
    mayWrite: (part) => find(part).whole !== part,
    write(part) {
      const { bare, growth, whole } = find(part);
      if (growth > room) return bare;
      room -= Math.max(0, growth);
      return whole;
    },
  };
}

interface Written {
  /** The part itself written out, and nothing in it. */
  readonly bare: JsonValue;
  readonly whole: JsonValue;
  /** How many bytes more `whole` takes. */
  readonly growth: number;
}

/** What a reference names is written out once: written again for each use, what is nested would double and double. */
function createExpansion(document: JsonObject): (part: JsonValue) => Written {
  const targets = new Map<string, JsonValue>();
  const bytes = new Map<JsonValue, number>();
  const levels = new Map<JsonValue, number>();
  return (part) => {
    const bare = resolve(document, part) ?? part;
    const whole = walk(part, 'keywords', []);
    const isTooDeep = countLevels(whole, levels) > payloadLevels;
    const growth = isTooDeep ? Infinity : countBytes(whole, bytes) - countBytes(bare, bytes);
    return { bare, whole, growth };
  };

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
    bytes.set(written, countBytes(written, bytes));
    levels.set(written, countLevels(written, levels));
    return written;
  }
}
