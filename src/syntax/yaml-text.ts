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
      /** The text that was read: the file's own but for the indentation of `mended` lines. */
      readonly text: string;
      readonly repaired: readonly SourceLocation[];
    }
  | { readonly ok: false; readonly fault: Finding };

/** Each line that is mended costs another reading: so many, or so many characters in all. */
const maxRepairs = 100;
const maxRereadBytes = 64 * 1024 * 1024;
const duplicate = 'duplicated mapping key';

/**
 * YAML 1.2 with merge keys, one document. Keys stay the text they are written as: `200:` is "200", `1.10:` is "1.10".
 * A line of quoted text that is not indented deeper than its key is indented: the standard forbids it, yet the most used
 * readers took it for years, so real files have it, and its indentation means nothing.
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

/** @throws YAMLException */
function parseDocument(text: string): JsonValue {
  const documents = constructFromEvents(parseEvents(text), {
    source: text,
    schema,
    maxTotalMergeKeys: limits.mergedKeys,
  });
  if (documents.length > 1) YAMLException.throwAt(text, 0, `${documents.length} documents`);
  // What the core schema builds are JSON's types, plus NaN and the infinities, which the survey refuses.
  return (documents[0] ?? null) as JsonValue;
}

/**
 * The parser's events, keys that look like numbers, booleans or null turned into text.
 * @throws YAMLException
 */
export function parseEvents(text: string): Event[] {
  const events = parseWritten(text, { maxDepth: limits.depth });
  // One entry for each open collection: whether the next node in it is a key; sequences and documents never have one.
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
          YAMLException.throwAt(text, event.start, 'a key must be text, not a collection');
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
  // Most keys are words that begin like none of these: digits, signs, `~` and the letters of `true`, `false`, `null`.
  const mayBe = first <= 0x39 || first === 0x7e || (end - start < 6 && 'tfnTFN'.includes(text.charAt(start)));
  return (
    mayBe && end - start < 40 && /^(?:[-+.]?[\d.][\w.+-]*|true|false|null|~)$/i.test(text.slice(start, end))
  );
}

function explain(error: unknown, text: string): Finding {
  if (!(error instanceof YAMLException)) {
    // js-yaml documents that other errors may come; a stack that is too deep is the one seen.
    const reason = error instanceof Error ? error.message : String(error);
    return errorProblem('yaml-syntax', [], `The YAML cannot be read: ${renderLine(reason)}.`);
  }
  const { mark, reason } = error;
  // The offset of a quoted key begins after its quote.
  const isQuoted = reason === duplicate && /['"]/.test(text[(mark?.position ?? 0) - 1] ?? '');
  const at = (mark?.position ?? text.length) - (isQuoted ? 1 : 0);
  const [rule, message] = explainReason(reason, text, at);
  return { ...errorProblem(rule, [], message), ...(mark !== undefined && locationAt(text, at)) };
}

/** What the parser says, and what is told instead; without a rule of its own it is `yaml-syntax`. */
const explanations: readonly (readonly [said: RegExp, rule: string, reported: string])[] = [
  [/ documents$/, 'yaml-documents', 'The file holds several documents (separated by `---`); expected one.'],
  [/tab characters/, 'yaml-syntax', 'The YAML is indented with a tab here; YAML allows spaces only.'],
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
    return ['duplicate-key', `The key ${quote(key)} appears twice in the same mapping; keep one of them.`];
  }
  if (after.startsWith('#') && /["'\]}]/.test(text[at - 1] ?? '')) {
    return ['yaml-syntax', 'A comment begins here without a space before its `#`; put one there.'];
  }
  const [, rule, reported] = explanations.find(([said]) => said.test(reason)) ?? [];
  if (rule !== undefined && reported !== undefined) return [rule, reported];
  const isTag = /^unknown .*tag/.test(reason);
  return [isTag ? 'yaml-tag' : 'yaml-syntax', `The YAML is broken: ${renderLine(reason)}.`];
}
