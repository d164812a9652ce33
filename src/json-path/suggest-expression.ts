import { quoteName } from '../quote-name.ts';
import { checkExpression } from './check-expression.ts';

type Rewriting = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

/**
 * Placeholder for a string of the expression during a rewrite, because an expression can't contain a control
 * character.
 */
const placeholder = '\u0001\\d+\u0001';
const operand = `(?:[@$][^\\s()=<>!&|?]*|${placeholder})`;

/** Forms of older JSONPath dialects, and the form of RFC 9535. The order matters. */
const rewritings: readonly Rewriting[] = [
  [/^\s+|\s+$/g, ''],
  [/^@/, '$'],
  [/^\.?(?=[\w*/])/, '$.'],
  [/^(?=\[)/, '$'],
  [/\[\s*\(\s*@\.length\s*-\s*(\d+)\s*\)\s*\]/g, '[-$1]'],
  [/([!=])==/g, '$1='],
  [/<>/g, '!='],
  [/([^=!<>~])=(?![=~])/g, '$1=='],
  [/\band\b/gi, '&&'],
  [/\bor\b/gi, '||'],
  [/\bnot\s+/gi, '!'],
  [
    new RegExp(`(${operand})\\s*=~\\s*/([^/]*)/`, 'g'),
    (operand, source) => `search(${operand}, ${quoteName(source)})`,
  ],
  [
    /([@$][^\s()=<>!&|?]*)\.match\(\s*\/([^/]*)\/\s*\)/g,
    (operand, source) => `search(${operand}, ${quoteName(source)})`,
  ],
  [
    new RegExp(`(${operand})\\s+in\\s+\\[([^\\]]*)\\]`, 'g'),
    (operand, list) =>
      `(${list
        .split(',')
        .map((value) => `${operand} == ${value.trim()}`)
        .join(' || ')})`,
  ],
  // `..[` selects descendants, so only a single dot is removed.
  [/(?<!\.)\.(?=\[)/g, ''],
  [
    /\[\s*([A-Za-z_/][^\]\u0001?*@$]*)\]/g,
    (names) =>
      `[${names
        .split(',')
        .map((name) => quoteName(name.trim()))
        .join(', ')}]`,
  ],
  [
    /(\.\.?)(\/[^.[\]\s)]*|\d[\w-]*|[A-Za-z_][\w]*-[\w-]*)/g,
    (dots, name) => (dots === '..' ? '..' : '') + `[${quoteName(name)}]`,
  ],
  [new RegExp(`\\((${operand})\\)(?=\\s*[=!<>])`, 'g'), '$1'],
  [new RegExp(`([=!<>]=?\\s*)\\((${operand})\\)`, 'g'), '$1$2'],
  [new RegExp(`!\\s*(${operand}\\s*[=!<>]=?\\s*(?:${operand}|[\\w.-]+))`, 'g'), '!($1)'],
];

/** Returns the expression in the form of RFC 9535, or `undefined` if no known difference explains the error. */
export function suggestExpression(written: string): string | undefined {
  if (written.length > 1000) return undefined;
  const fromPointer = convertPointer(written);
  if (fromPointer !== undefined) return fromPointer;
  const strings: string[] = [];
  let text = written.replaceAll(
    /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g,
    (string) => `\u0001${strings.push(string) - 1}\u0001`,
  );
  for (const [pattern, replacement] of rewritings) {
    text =
      typeof replacement === 'string'
        ? text.replace(pattern, replacement)
        : text.replace(pattern, (match: string, ...groups: unknown[]) => {
            const own = groups.filter((group) => typeof group === 'string').slice(0, -1);
            return replacement(...(own.length > 0 ? own : [match]));
          });
  }
  const suggested = text.replaceAll(/\u0001(\d+)\u0001/g, (_, index) => strings[Number(index)] ?? '');
  return suggested !== written && checkExpression(suggested).ok ? suggested : undefined;
}

/** Converts a JSON pointer, such as `#/paths/~1pets/get`. */
function convertPointer(written: string): string | undefined {
  if (!/^#?\/\S*$/.test(written)) return undefined;
  const tokens = written.replace(/^#?\//, '').split('/');
  return `$${tokens.map((token) => `[${quoteName(token.replaceAll('~1', '/').replaceAll('~0', '~'))}]`).join('')}`;
}
