import type { FileLocation } from '../errors.ts';
import type { CodeFrame, Spot } from '../result.ts';

/** Maximum width of a shown line in UTF-16 units, as columns are counted. */
const widestLine = 100;
/** Maximum length of a line for which a frame is shown. Longer lines are from minified files. */
const maxLineChars = 1_000_000;

/**
 * Returns the lines before, at and after a location in a UTF-8 text, with a caret, or `undefined` if the text is
 * shorter.
 */
export function findCodeFrame(text: Uint8Array, spot: Spot): CodeFrame | undefined {
  const first = Math.max(1, spot.line - 1);
  const lines = new TextDecoder()
    .decode(text)
    .split('\n', spot.line + 1)
    .slice(first - 1);
  const marked = lines[spot.line - first];
  if (marked === undefined || marked.length >= maxLineChars) return undefined;
  const cut = spot.column > widestLine - 20 ? spot.column - 40 : 0;
  const width = String(spot.line + 1).length;
  const rows = lines.flatMap((line, index) => {
    const number = first + index;
    const shown = showPlainly(line.slice(cut, cut + widestLine));
    const row = `${number === spot.line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd();
    return number === spot.line
      ? [row, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, spot.column - 1 - cut))}^`]
      : [row];
  });
  return { spot, lines: rows };
}

/**
 * Renders a line without invisible characters or the start of a workflow command. Tabs become one space, so that the
 * caret is in the right column.
 */
function showPlainly(line: string): string {
  return line
    .replace(/\r$/u, '')
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd')
    .replaceAll('##[', '#\ufffd[');
}

/** Renders a location as editors and terminals understand it: `api/openapi.yaml:12:3`. */
export function renderLocation({ file, line, column }: FileLocation): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
