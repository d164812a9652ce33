import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { findTreatment } from './schema-keywords.ts';

/**
 * Groups the conditions of schemas that apply together by keyword, without the keywords that have their own part in
 * `SchemaView`. A value must meet every condition, so fewer conditions accept more values.
 */
export function groupConditions(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const conditions = pieces.flatMap((piece) =>
    Object.keys(piece).flatMap((keyword) => listConditions(piece, keyword)),
  );
  return Map.groupBy(conditions, (condition) => Object.keys(condition).at(-1) ?? '');
}

/** Lists the conditions of a keyword. The keyword is the last member of each. */
function listConditions(piece: JsonObject, keyword: string): readonly JsonObject[] {
  const treatment = findTreatment(keyword);
  const value = piece[keyword] ?? null;
  if (treatment === 'opaque') return [{ [keyword]: value }];
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
