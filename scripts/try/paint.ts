import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

// `styleText` uses plain text if the terminal has no colors or NO_COLOR is set.
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

export function bold(text: string): string {
  return paint('bold', text);
}

export function dim(text: string): string {
  return paint('dim', text);
}

/** Shortens a text to one line of at most `length` characters. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

export function count(items: readonly unknown[], noun: string): string {
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${items.length} ${items.length === 1 ? noun : many}`;
}
