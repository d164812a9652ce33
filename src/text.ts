/** Text and counts on their way into a message; what it is shown in (Markdown, a log) escapes it again in its own way. */

/** C0 and C1 controls, soft hyphen, zero-width and bidirectional marks: invisible, or able to hide what follows. */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** One line of visible characters, at most `limitChars` UTF-16 units long, its end cut with an ellipsis. */
export function renderLine(text: string, limitChars = 200): string {
  // Cutting first bounds the work; white space that collapses leaves a little less than there is room for.
  const line = text
    .slice(0, limitChars * 2)
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(invisible, '\ufffd')
    .trim();
  return cutText(line, limitChars);
}

/** The same in backticks: how messages name what stands in a file. */
export function quote(text: string, limitChars?: number): string {
  return `\`${renderLine(text, limitChars)}\``;
}

/** At most `limitChars` UTF-16 units, never half a surrogate pair. */
export function cutText(text: string, limitChars: number): string {
  if (text.length <= limitChars) return text;
  const kept = text.slice(0, Math.max(0, limitChars - 1));
  return `${kept.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}

/** A whole number as people read it, thousands apart: `1,200`. Not by `toLocaleString`: loading its data takes 17 ms. */
export function renderNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 operation`, `1,200 operations`. */
export function renderCount(count: number, noun: string): string {
  return `${renderNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** At most so many of them: `a, b and 3 more`. */
export function renderSome(names: readonly string[], max: number, divider = ', '): string {
  const shown = names.slice(0, max).join(divider);
  return names.length > max ? `${shown} and ${renderNumber(names.length - max)} more` : shown;
}

/** Milliseconds as people read them: `420 ms`, `6.1 s`, `2 min 5 s`. */
export function renderDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Bytes as people read them, in thousands: `812 bytes`, `48.1 kB`, `2.4 MB`. */
export function renderBytes(bytes: number): string {
  if (bytes < 1_000) return renderCount(bytes, 'byte');
  if (bytes < 999_950) return `${(bytes / 1_000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
