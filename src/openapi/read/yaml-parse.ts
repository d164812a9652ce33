import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
  mergeTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { Event } from 'js-yaml';

import type { Fault, Place } from './fault.ts';
import type { JsonValue } from '../document/json.ts';
import { limits } from './limits.ts';

const schema = CORE_SCHEMA.withTags(mergeTag);

export type ParsedYaml =
  | {
      readonly ok: true;
      readonly value: JsonValue;
      /** The text that was read: the file's own but for the indentation of `mended` lines. */
      readonly text: string;
      readonly mended: readonly Place[];
    }
  | { readonly ok: false; readonly fault: Fault };

const mostMended = 100;
const duplicate = 'duplicated mapping key';

/** YAML 1.2 with merge keys, one document. Keys stay the text they are written as: `200:` is "200", `1.10:` is "1.10". */
export function parseYaml(written: string): ParsedYaml {
  const mended: Place[] = [];
  let text = written;
  for (;;) {
    try {
      return { ...readDocument(text), text, mended };
    } catch (error) {
      const place = mended.length < mostMended ? findShallowLine(error) : undefined;
      if (place === undefined) return { ok: false, fault: explain(error, text) };
      mended.push(place);
      text = indentLine(text, place.line);
    }
  }
}

/** @throws YAMLException */
function readDocument(text: string): { ok: true; value: JsonValue } {
  const events = readEvents(text);
  const documents = constructFromEvents(events, {
    source: text,
    schema,
    maxTotalMergeKeys: limits.mergedKeys,
  });
  if (documents.length > 1) YAMLException.throwAt(text, 0, `${documents.length} documents`);
  // What the core schema builds are JSON's types, plus NaN and the infinities, which the survey refuses.
  return { ok: true, value: (documents[0] ?? null) as JsonValue };
}

/**
 * A line of quoted text that is not indented deeper than its key. The standard forbids it, yet the most used readers
 * took it for years, so real files have it; its indentation means nothing, so adding some changes nothing.
 */
function findShallowLine(error: unknown): Place | undefined {
  if (!(error instanceof YAMLException) || error.reason !== 'deficient indentation') return undefined;
  return error.mark === undefined ? undefined : { line: error.mark.line + 1, column: error.mark.column + 1 };
}

function indentLine(text: string, line: number): string {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1;
  return `${text.slice(0, start)} ${text.slice(start)}`;
}

/**
 * The parser's events, keys that look like numbers, booleans or null turned into text.
 * @throws YAMLException
 */
export function readEvents(text: string): Event[] {
  const events = parseEvents(text, { maxDepth: limits.depth });
  keepKeysAsText(events, text);
  return events;
}

function keepKeysAsText(events: readonly Event[], text: string): void {
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
        if (
          keyNext.at(-1) === true &&
          event.style === SCALAR_STYLE.PLAIN &&
          isTyped(text, event.valueStart, event.valueEnd)
        ) {
          event.style = SCALAR_STYLE.SINGLE_QUOTED;
        }
        finishNode();
        break;
    }
  }
}

function isTyped(text: string, start: number, end: number): boolean {
  return end - start < 40 && /^(?:[-+.]?[\d.][\w.+-]*|true|false|null|~)$/i.test(text.slice(start, end));
}

function explain(error: unknown, text: string): Fault {
  if (!(error instanceof YAMLException)) {
    // js-yaml documents that other errors may come; a stack that is too deep is the one seen.
    const reason = error instanceof Error ? error.message : String(error);
    return { rule: 'yaml-syntax', message: `The YAML cannot be read: ${reason}.`, pointer: '' };
  }
  const { mark } = error;
  // The offset of a quoted key begins after its quote.
  const isQuoted =
    error.reason === duplicate && mark !== undefined && /['"]/.test(text[mark.position - 1] ?? '');
  const quote = isQuoted ? 1 : 0;
  const place = mark === undefined ? {} : { place: { line: mark.line + 1, column: mark.column + 1 - quote } };
  const [rule, message] = words(error.reason, text.slice((mark?.position ?? text.length) - quote));
  return { rule, message, pointer: '', ...place };
}

function words(reason: string, after: string): [rule: string, message: string] {
  if (reason === duplicate) {
    const key = /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]+)/.exec(after.slice(0, 200))?.[0].trim() ?? '';
    return ['duplicate-key', `The key \`${key}\` is there twice in the same mapping; keep one of them.`];
  }
  if (reason.endsWith(' documents')) {
    return ['yaml-documents', `The file holds ${reason} (separated by \`---\`); expected one.`];
  }
  if (reason.includes('tab characters')) {
    return ['yaml-syntax', 'The YAML is indented with a tab here; YAML allows spaces only.'];
  }
  if (/maxDepth|nesting/i.test(reason)) {
    return ['too-deep', `The document is nested more than ${limits.depth} levels deep here.`];
  }
  if (reason.includes('maxTotalMergeKeys')) {
    return ['too-large', `The merge keys (\`<<\`) of this file copy more than ${limits.mergedKeys} entries.`];
  }
  if (/^unknown .*tag/.test(reason)) {
    return ['yaml-tag', `The YAML uses a tag that has no meaning in JSON: ${reason}.`];
  }
  return ['yaml-syntax', `The YAML is broken: ${reason}.`];
}
