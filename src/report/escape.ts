import { cutText, renderLine } from '../text.ts';

/**
 * Text from outside (names, paths, messages of the service, commit messages) is never shown raw: a line of it could be
 * a workflow command, Markdown, HTML, a mention or a terminal escape. Everything in this folder passes through here.
 */

/** One line of visible characters that starts no workflow command, wherever it is printed. */
export function plainText(text: string, limit = 500): string {
  return cutText(renderVisible(text, limit).replace(/^::/u, '\\::'), limit);
}

function renderVisible(text: string, limit: number): string {
  return cutText(renderLine(text, limit).replaceAll('##[', '# #['), limit);
}

/**
 * Text as GitHub shows it literally: in a paragraph, a list item, a heading, a table cell. Only words in backticks
 * become inline code: that is how our own messages name inputs, and code is as harmless as escaped text.
 */
export function escapeMarkdown(text: string, limit = 500): string {
  return plainText(text, limit)
    .split(/(`[^`]+`)/u)
    .map((part, index) =>
      index % 2 === 1 ? codeCell(part.slice(1, -1), limit) : escapeProse(part, index === 0),
    )
    .join('');
}

// Backslashes do not stop mentions, issue numbers, e-mail addresses and bare links, which GitHub finds after
// rendering, so a zero-width space breaks those.
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
  // What would begin a list or a heading does so only at the start.
  return isStart ? escaped.replace(/^[-+=#]/u, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/u, '$1\\$2') : escaped;
}

/** Text as inline code outside a table. */
export function codeSpan(text: string, limit = 300): string {
  // Behind its backtick nothing is at a line's start.
  const line = renderVisible(text, limit);
  if (line === '') return '';
  const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Text as inline code in a table's cell, where a pipe must be escaped even inside code. */
export function codeCell(text: string, limit = 300): string {
  // Renderers disagree about `\\|`, so a backslash of the text's own is kept away from the pipe's.
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
