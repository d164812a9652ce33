import { decodeFile } from './decode.ts';
import type { Fault, Place } from './fault.ts';
import { isObject, type JsonValue } from '../document/json.ts';
import { countKeys, findDuplicateKey, parseJson } from './json-parse.ts';
import { limits, renderBytes } from './limits.ts';
import { locatePointers } from './locate.ts';
import { surveyDocument } from './survey.ts';
import { parseYaml } from './yaml-parse.ts';

/** One file of a description, read and found to be finite JSON data. */
export interface SourceFile {
  readonly path: string;
  readonly format: 'json' | 'yaml' | 'text';
  /** UTF-8 without a byte-order mark: what places are counted in. */
  readonly text: Uint8Array;
  /** True where `text` is the file's own bytes. */
  readonly asWritten: boolean;
  readonly root: JsonValue;
  /** Lines whose indentation was mended to read them at all. */
  readonly mended: readonly Place[];
}

export type ParsedSource =
  { readonly ok: true; readonly source: SourceFile } | { readonly ok: false; readonly fault: Fault };

/** Reads a file by what its name says, and where that says nothing by how it starts. */
export function parseSource(path: string, bytes: Uint8Array): ParsedSource {
  if (bytes.length > limits.totalBytes) {
    return refuse(
      'too-large',
      `The file has ${renderBytes(bytes.length)}; at most ${renderBytes(limits.totalBytes)} are read.`,
    );
  }
  const decoded = decodeFile(bytes);
  if (!decoded.ok) return decoded;
  const { text, asWritten } = decoded;
  if (/\.(?:md|markdown|txt)$/i.test(path)) {
    // Descriptions keep long texts beside them: `description: { $ref: ./intro.md }` stands for the text itself.
    return {
      ok: true,
      source: { path, format: 'text', text, asWritten, root: new TextDecoder().decode(text), mended: [] },
    };
  }
  if (isBlank(text)) return refuse('empty-file', 'The file is empty.');
  const format = decideFormat(path, text);
  if (format === 'yaml') return readYaml(path, text);
  return readJson(path, text, asWritten);
}

function decideFormat(path: string, text: Uint8Array): 'json' | 'yaml' {
  if (/\.json$/i.test(path)) return 'json';
  const first = text.find((byte) => byte > 0x20);
  const startsLikeJson = first === 0x7b || first === 0x5b;
  // JSON is nearly a part of YAML, and its own parser is ten times faster: tried first, whatever the name.
  return startsLikeJson && parseJson(text).ok ? 'json' : 'yaml';
}

function readJson(path: string, text: Uint8Array, asWritten: boolean): ParsedSource {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const source: SourceFile = { path, format: 'json', text, asWritten, root: parsed.value, mended: [] };
  const survey = surveyDocument(source.root, { shared: false });
  if (!survey.ok) return { ok: false, fault: placeFault(survey.fault, source) };
  const fault = countKeys(text) === survey.keys ? undefined : findDuplicateKey(text);
  return fault === undefined ? { ok: true, source } : { ok: false, fault };
}

function readYaml(path: string, bytes: Uint8Array): ParsedSource {
  if (bytes.length > limits.yamlBytes) {
    return refuse(
      'too-large',
      `The file has ${renderBytes(bytes.length)} of YAML; at most ${renderBytes(limits.yamlBytes)} are read. As JSON it may have ${renderBytes(limits.totalBytes)}.`,
    );
  }
  const parsed = parseYaml(new TextDecoder().decode(bytes));
  if (!parsed.ok) return parsed;
  const { value: root, mended } = parsed;
  const text = mended.length === 0 ? bytes : Buffer.from(parsed.text, 'utf8');
  const source: SourceFile = { path, format: 'yaml', text, asWritten: false, root, mended };
  const survey = surveyDocument(root, { shared: true });
  return survey.ok ? { ok: true, source } : { ok: false, fault: placeFault(survey.fault, source) };
}

function placeFault(fault: Fault, source: SourceFile): Fault {
  const place = locatePointers(source, [fault.pointer]).get(fault.pointer);
  return place === undefined ? fault : { ...fault, place };
}

function refuse(rule: string, message: string): { ok: false; fault: Fault } {
  return { ok: false, fault: { rule, message, pointer: '', place: { line: 1, column: 1 } } };
}

function isBlank(text: Uint8Array): boolean {
  return text.every((byte) => byte <= 0x20);
}

/** What a root that is no object is, in words. */
export function describeValue(value: JsonValue): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}
