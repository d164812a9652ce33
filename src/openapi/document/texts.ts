import type { JsonObject, JsonValue } from '../../syntax/index.ts';

/**
 * Combines the texts of an operation with those of its path. A missing text of the operation is taken from the path.
 * Otherwise, the text of the path is appended, so that no sentence is lost.
 */
export function foldTexts(
  operation: JsonObject,
  pathItem: JsonObject,
): { readonly summary?: JsonValue; readonly description?: JsonValue } {
  const texts = pick(operation);
  const path = pick(pathItem);
  if (!isText(path.summary) && !isText(path.description)) return texts;
  const takesSummary = texts.summary === undefined && isText(path.summary);
  const paragraphs = [texts.description, takesSummary ? undefined : path.summary, path.description].filter(
    isText,
  );
  const description = [...new Set(paragraphs)].filter(
    (text) => text === texts.description || text !== texts.summary,
  );
  return {
    ...texts,
    ...(takesSummary && { summary: path.summary }),
    ...(description.length > 0 && { description: description.join('\n\n') }),
  };
}

function pick(holder: JsonObject): { readonly summary?: JsonValue; readonly description?: JsonValue } {
  const { summary, description } = holder;
  return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
