import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';

import type { JsonValue } from './json.ts';
import { quote, renderLine } from '../text.ts';
import { outlineJson, type JsonOutline } from './json-scan.ts';
import { limits } from './limits.ts';
import { errorProblem, type Finding } from './finding.ts';
import { locationAt } from './location.ts';

export type ParsedJson =
  | { readonly ok: true; readonly value: JsonValue; readonly outline: JsonOutline }
  | { readonly ok: false; readonly fault: Finding };

/** JSON that is not nested too deep. Says where it is broken, which the platform's parser does not always do. */
export function parseJson(text: string, bytes: Uint8Array): ParsedJson {
  const outline = outlineJson(bytes);
  // Also for what reads the text again: it recurses.
  if (outline.tooDeepAt !== undefined) {
    const message = `The document is nested more than ${limits.depth} levels deep here.`;
    return {
      ok: false,
      fault: { ...errorProblem('too-deep', [], message), ...locationAt(bytes, outline.tooDeepAt) },
    };
  }
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue, outline };
  } catch (error) {
    return { ok: false, fault: explain(text, error) };
  }
}

/** The first key that an object has twice; the platform's parser would silently keep the last. */
export function findDuplicateKey(text: string): Finding | undefined {
  const open: Set<string>[] = [];
  let fault: Finding | undefined;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset) => {
      const keys = open.at(-1);
      if (keys?.has(key) === true) {
        const message = `The key ${JSON.stringify(renderLine(key))} appears twice in the same object; keep one of them.`;
        fault ??= { ...errorProblem('duplicate-key', [], message), ...locationAt(text, offset) };
      }
      keys?.add(key);
    },
  });
  return fault;
}

function explain(text: string, error: unknown): Finding {
  let fault: Finding | undefined;
  const onError: JSONVisitor['onError'] = (code, offset, length) => {
    const message = describe(printParseErrorCode(code), text.slice(offset, offset + Math.max(length, 1)));
    fault ??= { ...errorProblem('json-syntax', [], message), ...locationAt(text, offset) };
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (thrown) {
    // In text that is no JSON, quotes may hide from the outline how deep it is.
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  const reason = error instanceof Error ? renderLine(error.message) : '';
  return fault ?? errorProblem('json-syntax', [], `The JSON is broken: ${reason}.`);
}

const expectations: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotes',
  ValueExpected: 'a value',
  ColonExpected: '`:` after the key',
  CommaExpected: '`,` or the closing bracket',
  CloseBraceExpected: '`,` or `}`',
  CloseBracketExpected: '`,` or `]`',
  EndOfFileExpected: 'nothing more after the document',
};

const reasons: Readonly<Record<string, string>> = {
  InvalidCommentToken:
    'The JSON has a comment here, which JSON does not allow. Take it out, or write the file as YAML.',
  UnexpectedEndOfString: 'The string that starts here is not closed on its line; the file may be cut off.',
  InvalidCharacter: 'A control character in a string must be escaped.',
  InvalidEscapeCharacter:
    'The string has a backslash that starts no JSON escape; write `\\\\` for a backslash.',
  InvalidUnicode: 'The string has a `\\u` without four hexadecimal digits after it.',
};

function describe(code: string, seen: string): string {
  const reason = reasons[code];
  if (reason !== undefined) return reason;
  const wanted = expectations[code] ?? 'a JSON value';
  if (seen === '') return `The JSON ends too early: expected ${wanted}. The file may be cut off.`;
  const isTrailing = /^[}\]]/.test(seen) && /^a (?:key|value)/.test(wanted);
  const comma = isTrailing ? ` A comma before \`${seen}\` is not allowed in JSON.` : '';
  return `The JSON is broken: found ${quote(seen, 40)} but expected ${wanted}.${comma}`;
}
