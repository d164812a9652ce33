import { isArray, isObject, type JsonObject, type JsonValue } from '../text-tree/json.ts';
import { omitMembers } from '../openapi/document/members.ts';
import { findTreatment } from './schema-keywords.ts';

/** Keywords that count together with the first of them only. */
const companions = new Map([
  ['if', ['if', 'then', 'else']],
  ['contains', ['contains', 'minContains', 'maxContains']],
]);
const followers = new Set([...companions.values()].flatMap(([, ...others]) => others));

/**
 * What schemas that apply together ask for beside what has a part in `SchemaView`, by keyword: each of the conditions
 * has to be met, so that fewer of them let more through.
 */
export function groupConditions(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const conditions = new Map<string, JsonObject[]>();
  for (const piece of pieces) {
    for (const keyword of Object.keys(piece)) {
      const treatment = findTreatment(keyword);
      if (treatment === 'merged' || treatment === 'text') continue;
      const known = conditions.get(keyword) ?? [];
      known.push(...listConditions(piece, keyword));
      if (known.length > 0) conditions.set(keyword, known);
    }
  }
  return conditions;
}

function listConditions(piece: JsonObject, keyword: string): readonly JsonObject[] {
  const value = piece[keyword] ?? null;
  if (followers.has(keyword) || isTrivial(piece, keyword, value)) return [];
  const together = companions.get(keyword);
  if (together !== undefined) return [omitMembers(piece, (key) => !together.includes(key))];
  if (!keyword.startsWith('depend') || !isObject(value)) return [{ [keyword]: value }];
  return Object.entries(value).flatMap(([name, needed]) =>
    (isArray(needed) ? needed.map((field) => [field]) : [needed]).map((one) => ({
      [keyword]: { [name]: one },
    })),
  );
}

/** What leaves nothing out. */
function isTrivial(piece: JsonObject, keyword: string, value: JsonValue): boolean {
  if (keyword === 'contains') return piece['minContains'] === 0 && piece['maxContains'] === undefined;
  if (findTreatment(keyword) !== 'condition' || keyword === 'not' || keyword === 'if') return false;
  if (keyword === 'uniqueItems') return value === false;
  return value === true || (isObject(value) && Object.keys(value).length === 0);
}
