import { weigh } from '../../text-tree/json-bytes.ts';
import { isArray, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { mapList, mapMembers } from '../../openapi/document/members.ts';
import { defineRewrites, stops, type Hazard, type Ledger } from './rule.ts';

export const halfRewrites = defineRewrites({
  'halves-replaced': () =>
    'Replaced halves of surrogate pairs by the mark for unreadable text, because the service cannot store them.',
});

/** The first text that holds half a surrogate pair, which has no bytes in UTF-8. */
export function findHalves(document: JsonObject): readonly Hazard[] {
  const way = findHalf(document);
  const message = 'Half a surrogate pair is no text: the service cannot store it.';
  return way === undefined ? [] : [stops('text-half', way, message)];
}

/** The keys to the first text with half a pair, or to the first object that has such a key. */
function findHalf(value: JsonValue): readonly string[] | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : [];
  if (typeof value !== 'object' || value === null || !weigh(value).hasHalves) return undefined;
  for (const [key, member] of Object.entries<JsonValue>(value)) {
    const way = key.isWellFormed() ? findHalf(member) : undefined;
    if (way !== undefined) return [key, ...way];
    if (!key.isWellFormed()) return [];
  }
  return undefined;
}

export function makeTextsWhole(document: JsonObject, ledger: Ledger): JsonObject {
  if (!weigh(document).hasHalves) return document;
  ledger.note(halfRewrites['halves-replaced']);
  return replaceMembers(document);
}

function replaceMembers(value: JsonObject): JsonObject {
  const entries = Object.entries(value);
  return entries.every(([key]) => key.isWellFormed())
    ? mapMembers(value, replaceHalves)
    : Object.fromEntries(entries.map(([key, member]) => [key.toWellFormed(), replaceHalves(member)]));
}

function replaceHalves(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (isArray(value)) return mapList(value, replaceHalves);
  return isObject(value) ? replaceMembers(value) : value;
}
