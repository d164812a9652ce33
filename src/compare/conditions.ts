import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { findTreatment } from './schema-keywords.ts';

/**
 * What schemas that apply together ask for beside what has a part in `SchemaView`, by keyword: each of the conditions
 * has to be met, so that fewer of them let more through.
 */
export function groupConditions(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const conditions = pieces.flatMap((piece) =>
    Object.keys(piece).flatMap((keyword) => listConditions(piece, keyword)),
  );
  return Map.groupBy(conditions, (condition) => Object.keys(condition).at(-1) ?? '');
}

/** Each with its keyword as the last member. */
function listConditions(piece: JsonObject, keyword: string): readonly JsonObject[] {
  const treatment = findTreatment(keyword);
  const value = piece[keyword] ?? null;
  if (treatment === 'puzzle') return [{ [keyword]: value }];
  if (treatment !== 'condition' || isTrivial(piece, keyword, value)) return [];
  const { if: condition } = piece;
  if (keyword === 'then' || keyword === 'else') {
    return condition === undefined ? [] : [{ if: condition, [keyword]: value }];
  }
  if (!keyword.startsWith('depend') || !isJsonObject(value)) return [{ [keyword]: value }];
  return Object.entries(value).flatMap(([name, needed]) =>
    (isArray(needed) ? needed.map((one) => [one]) : [needed]).map((one) => ({ [keyword]: { [name]: one } })),
  );
}

function isTrivial(piece: JsonObject, keyword: string, value: JsonValue): boolean {
  if (keyword === 'if') return true;
  if (keyword === 'contains') return piece['minContains'] === 0;
  if (keyword === 'not') return false;
  if (keyword === 'uniqueItems') return value === false;
  return value === true || (isJsonObject(value) && Object.keys(value).length === 0);
}
