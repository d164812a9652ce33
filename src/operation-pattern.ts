import type { FileLocation } from './errors.ts';

/** The operations that one pattern selects. */
export type PatternForm =
  | {
      readonly kind: 'path';
      /** HTTP method in upper case, or `undefined` for any method. */
      readonly method: string | undefined;
      /** Glob, or `undefined` for any path. Without a method and a path, all operations match. */
      readonly path: string | undefined;
    }
  | { readonly kind: 'tag' | 'id'; readonly name: string }
  | { readonly kind: 'extension'; readonly name: string }
  | { readonly kind: 'deprecated' };

/** One line of the input `operations`. */
export type OperationPattern = PatternForm & {
  /** Text of the pattern, including its `!`. */
  readonly text: string;
  /** Line number from 1, within the input or the string of the config file. */
  readonly line: number;
  readonly isExcluded: boolean;
  /** Location in the config file. */
  readonly at?: FileLocation & { readonly line: number; readonly column: number };
};

export interface PatternFault {
  /** Line number from 1, within the input. Columns count from 1, too. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

export interface ParsedPatterns {
  readonly patterns: readonly OperationPattern[];
  readonly faults: readonly PatternFault[];
}

/** Parses the patterns that select operations, one per line. */
export function parsePatterns(text: string): ParsedPatterns {
  const patterns: OperationPattern[] = [];
  const faults: PatternFault[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const pattern = written.trim();
    if (pattern === '' || pattern.startsWith('#')) continue;
    const isExcluded = pattern.startsWith('!');
    const form = parseForm(isExcluded ? pattern.slice(1).trim() : pattern);
    const line = index + 1;
    if ('hint' in form) {
      const column = written.length - written.trimStart().length + 1;
      const shown = pattern.length > 80 ? `${pattern.slice(0, 79)}…` : pattern;
      faults.push({ line, column, message: `“${shown}” is not a pattern.`, hint: form.hint });
    } else patterns.push({ ...form, text: pattern, line, isExcluded });
  }
  return { patterns, faults };
}

const forms =
  'Use a path (`/orders/**`), a method and a path (`GET /orders/*`), `tag:NAME`, `id:NAME`, an extension (`x-internal`) or `deprecated`.';

function parseForm(pattern: string): PatternForm | { readonly hint: string } {
  if (pattern === 'deprecated') return { kind: 'deprecated' };
  if (/^(?:\/|\*{1,2}$)/.test(pattern)) return { kind: 'path', method: undefined, path: parsePath(pattern) };
  if (/^x-[^\s*]+$/.test(pattern)) return { kind: 'extension', name: pattern };
  const [, key, name = ''] = /^(tag|id):\s*(\S.*)$/s.exec(pattern) ?? [];
  if (key !== undefined) return { kind: key === 'tag' ? 'tag' : 'id', name };
  const [, method = '', path] = /^([A-Za-z][\w-]*)\s+(\/.*|\*{1,2})$/s.exec(pattern) ?? [];
  if (path === undefined) return { hint: suggestForm(pattern) };
  return { kind: 'path', method: method.toUpperCase(), path: parsePath(path) };
}

function parsePath(path: string): string | undefined {
  return path.startsWith('*') ? undefined : path;
}

type Mistake = readonly [pattern: RegExp, suggest: (first: string, second: string) => string];

const mistakes: readonly Mistake[] = [
  [/^$/, () => `Write a pattern after \`!\`. ${forms}`],
  [/^!/, () => 'Use only one `!`.'],
  [/^(tag|id):/, (key) => `Write a name after \`${key}:\`.`],
  [/^tags?\s*[:=\s]\s*(\S.*)$/i, (name) => askFor(`tag:${name}`)],
  [/^(?:id|operation-?id)\s*[:=\s]\s*(\S.*)$/i, (id) => askFor(`id:${id}`)],
  [/^deprecated$/i, () => askFor('deprecated')],
  [/^x-.*\*/i, () => 'Write the full name of the extension. Globs are allowed in paths, tags and IDs.'],
  [/^x(-\S+)$/i, (rest) => askFor(`x${rest}`)],
  [
    /^(get|put|post|delete|options|head|patch|trace|query)$/i,
    (method) => askFor(`${method.toUpperCase()} **`),
  ],
  [/^([A-Za-z]+)\s+([\w*{][^\s:]*\/\S*)$/, (method, path) => askFor(`${method.toUpperCase()} /${path}`)],
  [/^([\w*{][^\s:]*\/\S*)$/, (path) => askFor(`/${path}`)],
];

/** Returns a fix for a frequent mistake, otherwise the list of all forms. */
function suggestForm(pattern: string): string {
  for (const [mistake, suggest] of mistakes) {
    const found = mistake.exec(pattern);
    if (found !== null) return suggest(found[1] ?? '', found[2] ?? '');
  }
  return forms;
}

function askFor(pattern: string): string {
  return `Did you mean \`${pattern}\`?`;
}
