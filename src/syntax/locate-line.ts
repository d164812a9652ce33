import type { SourceLocation } from './location.ts';

/**
 * Returns the location of a line within a YAML block scalar (`key: |`), or the given location if the value is another one.
 * @param line counts from 1, within the value
 */
export function locateLine(text: Buffer, value: SourceLocation, line: number): SourceLocation {
  const lines = text.toString().split(/\r\n|\n|\r/);
  const header = lines[value.line - 1] ?? '';
  if (!/(?:^|\s)\|[-+\d]*\s*(?:#.*)?$/.test(header)) return value;
  const written = lines[value.line - 1 + line];
  if (written === undefined) return value;
  return { line: value.line + line, column: written.length - written.trimStart().length + 1 };
}
