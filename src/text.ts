/**
 * C0 and C1 controls, soft hyphens, zero-width and bidirectional marks, which are invisible or can hide the following
 * text.
 */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Renders text as one line of visible characters, truncated with an ellipsis to `maxChars` UTF-16 units. Markdown and
 * logs must still be escaped.
 */
export function renderLine(text: string, maxChars = 200): string {
  // Truncating first limits the work. Collapsing white space can make the result slightly shorter than necessary.
  const line = text
    .slice(0, maxChars * 2)
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(invisible, '\ufffd')
    .trim();
  return cutText(line, maxChars);
}

/** Renders text from a file as one line in backticks. */
export function quote(text: string, maxChars?: number): string {
  return `\`${renderLine(text, maxChars)}\``;
}

/** Truncates text to `maxChars` UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(0, Math.max(0, maxChars - 1));
  return `${kept.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}

/**
 * Renders a whole number with thousands separators: `1,200`. It doesn't use `toLocaleString`, which takes 17 ms to
 * load its data.
 */
export function renderNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Renders a count with its noun: `1 operation`, `1,200 operations`. */
export function renderCount(count: number, noun: string): string {
  return `${renderNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Renders up to `max` names: `a, b and 3 more`. */
export function renderSome(names: readonly string[], max: number, divider = ', '): string {
  const shown = names.slice(0, max).join(divider);
  return names.length > max ? `${shown} and ${renderNumber(names.length - max)} more` : shown;
}

/** Renders a duration: `420 ms`, `6.1 s`, `2 min 5 s`. */
export function renderDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Renders a size in decimal units: `812 bytes`, `48.1 kB`, `2.4 MB`. */
export function renderBytes(bytes: number): string {
  if (bytes < 1_000) return renderCount(bytes, 'byte');
  if (bytes < 999_950) return `${(bytes / 1_000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
