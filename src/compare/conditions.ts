import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import { heirsKeyword } from '../openapi/door.ts';
import { findTreatment } from './schema-keywords.ts';

/**
 * What schemas that apply together ask for beside what has a part in `SchemaView`, by keyword: each of the conditions
 * has to be met, so that fewer of them let more through.
 */
export function groupConditions(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const conditions = new Map<string, JsonObject[]>();
  for (const piece of pieces) {
    for (const keyword of Object.keys(piece)) {
      const treatment = findTreatment(keyword);
      if (treatment === 'merged' || treatment === 'text' || keyword === heirsKeyword) continue;
      const known = conditions.get(keyword) ?? [];
      known.push(...listConditions(piece, keyword));
      if (known.length > 0) conditions.set(keyword, known);
    }
  }
  return conditions;
}

function listConditions(piece: JsonObject, keyword: string): readonly JsonObject[] {
  const value = piece[keyword] ?? null;
  if (isTrivial(piece, keyword, value)) return [];
  const { if: condition } = piece;
  if (keyword === 'then' || keyword === 'else') {
    return condition === undefined ? [] : [{ if: condition, [keyword]: value }];
  }
  if (!keyword.startsWith('depend') || !isJsonObject(value)) return [{ [keyword]: value }];
  return Object.entries(value).flatMap(([name, needed]) =>
    (isArray(needed) ? needed.map((field) => [field]) : [needed]).map((one) => ({
      [keyword]: { [name]: one },
    })),
  );
}

/** What leaves nothing out. */
function isTrivial(piece: JsonObject, keyword: string, value: JsonValue): boolean {
  if (keyword === 'if') return true;
  if (keyword === 'contains') return piece['minContains'] === 0;
  if (findTreatment(keyword) !== 'condition' || keyword === 'not') return false;
  if (keyword === 'uniqueItems') return value === false;
  return value === true || (isJsonObject(value) && Object.keys(value).length === 0);
}
