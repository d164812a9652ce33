import { findReference, findTarget, mapParts, type Mode, mergeRefSiblings } from '../../openapi/index.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Measure } from '../../syntax/index.ts';
import { payloadLevels } from '../judge.ts';
import { isSchemaKey } from './operations.ts';

/**
 * Inlines the references in a parameter or a request body, except those in schemas. Returns the same object if there
 * are none, or if the result is nested too deeply for a payload.
 */
export type WritePart = (part: JsonValue) => JsonValue;

export function createPartWriter(document: JsonObject, measure: Measure): WritePart {
  const parts = new Map<JsonValue, JsonValue>();
  /** Inlined targets. Inlining a target again for each use would take exponential time for nested references. */
  const targets = new Map<string, JsonValue>();
  return (part) => {
    const known = parts.get(part);
    if (known !== undefined) return known;
    const inlined = walk(part, 'keywords', []);
    const written = inlined !== part && measure(inlined).levels > payloadLevels ? part : inlined;
    parts.set(part, written);
    return written;
  };

  function walk(current: JsonValue, mode: Mode, open: readonly string[]): JsonValue {
    const reference = findReference(current);
    if (reference !== undefined && isJsonObject(current)) {
      const target = targets.get(reference) ?? writeTarget(reference, mode, open);
      return target === undefined ? current : mergeRefSiblings(document, target, current);
    }
    return mapParts(current, mode, (part, below, key) =>
      isSchemaKey(key, mode) ? part : walk(part, below, open),
    );
  }

  function writeTarget(reference: string, mode: Mode, open: readonly string[]): JsonValue | undefined {
    // The service can't store deeper payloads anyway.
    if (open.includes(reference) || open.length > payloadLevels) return undefined;
    const target = findTarget(document, reference);
    if (target === undefined) return undefined;
    const written = walk(target, mode, [...open, reference]);
    targets.set(reference, written);
    return written;
  }
}
