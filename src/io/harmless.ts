/** Longest piece of text from outside that one log line or annotation carries, in characters; the runner cuts at 4,096. */
const limitChars = 3_500;

/**
 * One line that the runner prints and does not obey: it reads `::command::` at a line's start (after any white space)
 * and `##[command]` anywhere, and it ends a line at LF and CR alike. Terminal escapes become visible.
 * @see actions/runner 258d6c8, src/Runner.Common/ActionCommand.cs
 */
export function renderHarmlessLine(text: string): string {
  const line = renderHarmlessText(text).replaceAll('\n', '\\n');
  return /^\s*::/.test(line) ? `“${line}` : line;
}

/** The same for text that reaches the runner in an escaped command (an annotation), where line breaks are allowed. */
export function renderHarmlessText(text: string): string {
  return cut(text)
    .replaceAll('##[', '# #[')
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, renderVisible);
}

function cut(text: string): string {
  return text.length <= limitChars ? text : `${text.slice(0, limitChars).trimEnd()} … (cut)`;
}

function renderVisible(character: string): string {
  if (character === '\n' || character === '\t') return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
