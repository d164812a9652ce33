import { quote, renderLine } from '../../text.ts';
import type { JsonValue } from '../document/json.ts';
import { showValue } from './value-words.ts';

const names = 'may hold letters, digits, `.`, `-` and `_`';

/** What the official schemas write as regular expressions, as the end of a sentence. */
const forms: Readonly<Record<string, string>> = {
  '^/': 'it must begin with `/`',
  '^\\/': 'it must begin with `/`',
  '^x-': 'it must begin with `x-`',
  '^[^{}]+$': 'it must not be empty or hold `{` or `}`',
  '^[^{}/ :\\\\]+(?::\\d+)?$': 'it must be a host name, with a port or without, and no scheme or path',
  "^[0-9A-Za-z!#$%&'*+.^_`|~-]+$": "a header name may hold letters, digits and ``!#$%&'*+.^_`|~-``",
  '^[a-zA-Z0-9._-]+$': `it ${names}`,
  '^[a-zA-Z0-9\\.\\-_]+$': `it ${names}`,
  '^[A-Za-z_][-A-Za-z0-9._]*$': `it must begin with a letter or \`_\` and ${names}`,
  '^[^#]*$': 'it must have no `#`',
  '^[^#]*#?$': 'it must have no `#` but at its end',
};

/** A text that has not the form that is expected. */
export function describeForm(part: string, value: JsonValue | undefined, pattern: string): string {
  return `${part} is ${showValue(value)}; ${forms[pattern] ?? `it must match \`${pattern}\``}.`;
}

/** A key that has not the form that is expected, or that is taken by something else. */
export function describeName(
  part: string,
  name: string,
  cause: { pattern?: unknown; isTaken: boolean },
): string {
  if (cause.isTaken) {
    return `${part} holds ${quote(name, 100)}, which has a place of its own: write ${quote(name.toLowerCase(), 100)} beside \`additionalOperations\`.`;
  }
  const form = typeof cause.pattern === 'string' ? forms[cause.pattern] : undefined;
  return `${part} has the name "${renderLine(name, 100)}", which is not allowed${form === undefined ? '' : `; ${form}`}.`;
}
