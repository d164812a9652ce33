import { cutText, renderLine } from '../text.ts';

/** Renders text from outside (names, paths, messages) as one visible line that can't start a workflow command. */
export function plainText(text: string, limit = 500): string {
  return cutText(renderVisible(text, limit).replace(/^::/u, '\\::'), limit);
}

function renderVisible(text: string, limit: number): string {
  return cutText(renderLine(text, limit).replaceAll('##[', '# #['), limit);
}

/**
 * Escapes text from outside so that GitHub shows it literally in a paragraph, list item, heading or table cell: it
 * can't contain Markdown, HTML, mentions or terminal escapes. Words in backticks become inline code, because the
 * action's messages name inputs this way.
 */
export function escapeMarkdown(text: string, limit = 500): string {
  return plainText(text, limit)
    .split(/(`[^`]+`)/u)
    .map((part, index) =>
      index % 2 === 1 ? codeCell(part.slice(1, -1), limit) : escapeProse(part, index === 0),
    )
    .join('');
}

// GitHub finds mentions, issue numbers, email addresses and bare links after rendering, so backslashes don't stop
// them, but a zero-width space does.
function escapeProse(text: string, isStart: boolean): string {
  const escaped = text
    .replace(/[\\`*_{}[\]|~]/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('$', '<span>$$</span>')
    .replaceAll('@', '@&#8203;')
    .replace(/(?<!&)#(?=\d)/gu, '#&#8203;')
    .replace(/GH-(?=\d)/giu, '$&&#8203;')
    .replace(/:(?=[/:])|:(?=[\w+-]+:)/gu, ':&#8203;')
    .replace(/www(?=\.)/giu, '$&&#8203;');
  // Lists and headings can begin only at the start of a line.
  return isStart ? escaped.replace(/^[-+=#]/u, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/u, '$1\\$2') : escaped;
}

/** Renders text as inline code outside a table. */
export function codeSpan(text: string, limit = 300): string {
  // After its backtick, the text isn't at the start of a line, so it can't be a command.
  const line = renderVisible(text, limit);
  if (line === '') return '';
  const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Renders text as inline code in a table cell, where pipes must be escaped even inside code. */
export function codeCell(text: string, limit = 300): string {
  // Renderers treat `\\|` differently, so a backslash of the text is separated from the pipe's.
  return codeSpan(text.replace(/\\(?=\|)/gu, '\\ '), limit).replaceAll('|', '\\|');
}

/** Writes characters as JSON escapes if they would be invisible or would reverse the reading direction. */
export function escapeInvisible(json: string): string {
  return json.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
