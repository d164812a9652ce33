import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
  mergeTag,
  parseEvents as parseWritten,
  SCALAR_STYLE,
  YAMLException,
  type Event,
} from 'js-yaml';

import { quote, renderLine } from '../text.ts';
import type { JsonValue } from './json.ts';
import { limits } from './limits.ts';
import { errorProblem, type Finding } from './finding.ts';
import { locationAt, type SourceLocation } from './location.ts';

const schema = CORE_SCHEMA.withTags(mergeTag);

export type ParsedYaml =
  | {
      readonly ok: true;
      readonly value: JsonValue;
      /** Parsed text: the text of the file except for the indentation of `repaired` lines. */
      readonly text: string;
      readonly repaired: readonly SourceLocation[];
    }
  | { readonly ok: false; readonly fault: Finding };

/** Maximum number of repaired lines and of characters that are parsed again, because each repair needs another parse. */
const maxRepairs = 100;
const maxRereadBytes = 64 * 1024 * 1024;
const duplicate = 'duplicated mapping key';

/**
 * Parses one document of YAML 1.2 with merge keys. Keys stay strings as written: `200:` is "200", `1.10:` is "1.10". If a
 * line of a quoted string isn't indented deeper than its key, the line is indented. YAML forbids such lines, but popular
 * parsers accepted them for years, so existing files contain them. Their indentation has no meaning.
 */
export function parseYaml(written: string): ParsedYaml {
  const repaired: SourceLocation[] = [];
  let text = written;
  for (;;) {
    try {
      return { ok: true, value: parseDocument(text), text, repaired };
    } catch (error) {
      const mayRepair = repaired.length < maxRepairs && repaired.length * text.length < maxRereadBytes;
      const isShallow = error instanceof YAMLException && error.reason === 'deficient indentation';
      const mark = mayRepair && isShallow ? error.mark : undefined;
      if (mark === undefined) return { ok: false, fault: explain(error, text) };
      repaired.push({ line: mark.line + 1, column: mark.column + 1 });
      const start = text.lastIndexOf('\n', mark.position - 1) + 1;
      text = `${text.slice(0, start)} ${text.slice(start)}`;
    }
  }
}

/** Parses a document. @throws YAMLException */
function parseDocument(text: string): JsonValue {
  const documents = constructFromEvents(parseEvents(text), {
    source: text,
    schema,
    maxTotalMergeKeys: limits.mergedKeys,
  });
  if (documents.length > 1) YAMLException.throwAt(text, 0, `${documents.length} documents`);
  // The core schema creates JSON types, and also NaN and infinities, which the survey rejects.
  return (documents[0] ?? null) as JsonValue;
}

/**
 * Returns the parser's events. Keys that look like numbers, booleans or null become strings.
 * @throws YAMLException
 */
export function parseEvents(text: string): Event[] {
  const events = parseWritten(text, { maxDepth: limits.depth });
  // Each open collection has an entry: whether its next node is a key. Sequences and documents have no keys.
  const keyNext: (boolean | undefined)[] = [];
  const finishNode = (): void => {
    const top = keyNext.at(-1);
    if (top !== undefined) keyNext[keyNext.length - 1] = !top;
  };
  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        keyNext.push(undefined);
        break;
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING:
        if (keyNext.at(-1) === true)
          YAMLException.throwAt(text, event.start, 'a key must be a string and not a collection');
        keyNext.push(event.type === EVENT_ID.MAPPING ? true : undefined);
        break;
      case EVENT_ID.POP:
        keyNext.pop();
        finishNode();
        break;
      case EVENT_ID.ALIAS:
        finishNode();
        break;
      case EVENT_ID.SCALAR:
        if (keyNext.at(-1) === true) keepAsText(event, text);
        finishNode();
        break;
    }
  }
  return events;
}

type ScalarEvent = Extract<Event, { readonly type: typeof EVENT_ID.SCALAR }>;

function keepAsText(key: ScalarEvent, text: string): void {
  if (key.style === SCALAR_STYLE.PLAIN && isTyped(text, key.valueStart, key.valueEnd))
    key.style = SCALAR_STYLE.SINGLE_QUOTED;
}

function isTyped(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  // Most keys don't start with a digit, a sign, `~` or a letter of `true`, `false` and `null`.
  const mayBe = first <= 0x39 || first === 0x7e || (end - start < 6 && 'tfnTFN'.includes(text.charAt(start)));
  return (
    mayBe && end - start < 40 && /^(?:[-+.]?[\d.][\w.+-]*|true|false|null|~)$/i.test(text.slice(start, end))
  );
}

function explain(error: unknown, text: string): Finding {
  if (!(error instanceof YAMLException)) {
    // js-yaml can throw other errors, such as a stack overflow.
    const reason = error instanceof Error ? error.message : String(error);
    return errorProblem('yaml-syntax', [], `Can't parse the YAML: ${renderLine(reason)}.`);
  }
  const { mark, reason } = error;
  // The offset of a quoted key is after its quote.
  const isQuoted = reason === duplicate && /['"]/.test(text[(mark?.position ?? 0) - 1] ?? '');
  const at = (mark?.position ?? text.length) - (isQuoted ? 1 : 0);
  const [rule, message] = explainReason(reason, text, at);
  return { ...errorProblem(rule, [], message), ...(mark !== undefined && locationAt(text, at)) };
}

/** Messages of the parser with the rule and the message to report instead. */
const explanations: readonly (readonly [pattern: RegExp, rule: string, message: string])[] = [
  [/ documents$/, 'yaml-documents', 'The file has several documents (separated by `---`). Keep only one.'],
  [/tab characters/, 'yaml-syntax', 'The YAML is indented with a tab here. Use spaces.'],
  [/maxDepth|nesting/i, 'too-deep', `The document is nested more than ${limits.depth} levels deep here.`],
  [
    /maxTotalMergeKeys/,
    'too-large',
    `The merge keys (\`<<\`) of this file copy more than ${limits.mergedKeys} entries.`,
  ],
];

function explainReason(reason: string, text: string, at: number): readonly [rule: string, message: string] {
  const after = text.slice(at, at + 200);
  if (reason === duplicate) {
    const key = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]+)/.exec(after)?.[0] ?? '';
    return ['duplicate-key', `The key ${quote(key)} appears twice in the same mapping. Remove one of them.`];
  }
  if (after.startsWith('#') && /["'\]}]/.test(text[at - 1] ?? '')) {
    return ['yaml-syntax', 'A comment starts here without a space before its `#`. Add a space.'];
  }
  const [, rule, reported] = explanations.find(([pattern]) => pattern.test(reason)) ?? [];
  if (rule !== undefined && reported !== undefined) return [rule, reported];
  const isTag = /^unknown .*tag/.test(reason);
  return [isTag ? 'yaml-tag' : 'yaml-syntax', `Invalid YAML: ${renderLine(reason)}.`];
}
