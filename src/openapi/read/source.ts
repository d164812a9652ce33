import { decodeFile } from './decode.ts';
import { isObject, type JsonValue } from '../document/json.ts';
import type { JsonOutline } from './json-outline.ts';
import { findDuplicateKey, parseJson } from './json-text.ts';
import { limits, renderBytes } from './limits.ts';
import { locatePointers } from './locate.ts';
import type { Fault, Place } from './place.ts';
import { recogniseText } from './recognise.ts';
import { surveyDocument } from './survey.ts';
import { parseYaml } from './yaml-text.ts';

/** One file of a description, read and found to be finite JSON data. */
export interface SourceFile {
  readonly path: string;
  readonly format: 'json' | 'yaml' | 'text';
  /** UTF-8 without a byte-order mark: what places are counted in. */
  readonly text: Uint8Array;
  /** True where `text` is the file's own bytes. */
  readonly asWritten: boolean;
  readonly root: JsonValue;
  /** False where no reference in it leads into another file. */
  readonly refersOut: boolean;
  /** Lines whose indentation was mended to read them at all. */
  readonly mended: readonly Place[];
  /** Where numbers begin that may not survive reading: offsets in the bytes of JSON, in the text of YAML. */
  readonly longNumbers: readonly number[];
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
      source: { ...plain, path, format: 'text', text, asWritten, root: new TextDecoder().decode(text) },
    };
  }
  if (isBlank(text)) return refuse('empty-file', 'The file is empty.');
  const parsed = parseText(path, text, asWritten);
  if (parsed.ok && typeof parsed.source.root !== 'string') return parsed;
  const other = recogniseText(text);
  return other === undefined ? parsed : { ok: false, fault: other };
}

/** What most files have nothing of. */
const plain = { refersOut: false, mended: [], longNumbers: [] } as const;

function parseText(path: string, text: Uint8Array, asWritten: boolean): ParsedSource {
  const isNamedJson = /\.json$/i.test(path);
  const first = text.find((byte) => byte > 0x20);
  // JSON is nearly a part of YAML, and its own parser is ten times faster: tried first, whatever the name.
  if (!isNamedJson && first !== 0x7b && first !== 0x5b) return readYaml(path, text);
  const parsed = parseJson(text);
  if (parsed.ok) return surveyJson(path, { text, asWritten }, parsed);
  return isNamedJson ? parsed : readYaml(path, text);
}

function surveyJson(
  path: string,
  { text, asWritten }: { readonly text: Uint8Array; readonly asWritten: boolean },
  { value: root, outline }: { readonly value: JsonValue; readonly outline: JsonOutline },
): ParsedSource {
  const { longNumbers } = outline;
  const read: SourceFile = { ...plain, path, format: 'json', text, asWritten, root, longNumbers };
  const survey = surveyDocument(root, { shared: false });
  if (!survey.ok) return { ok: false, fault: placeFault(survey.fault, read) };
  const source = { ...read, refersOut: survey.refersOut };
  const fault = outline.keys === survey.keys ? undefined : findDuplicateKey(new TextDecoder().decode(text));
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
  const { value: root, mended, longNumbers } = parsed;
  const text = mended.length === 0 ? bytes : Buffer.from(parsed.text, 'utf8');
  const read: SourceFile = {
    ...plain,
    path,
    format: 'yaml',
    text,
    asWritten: false,
    root,
    mended,
    longNumbers,
  };
  const survey = surveyDocument(root, { shared: true });
  if (!survey.ok) return { ok: false, fault: placeFault(survey.fault, read) };
  return { ok: true, source: { ...read, refersOut: survey.refersOut } };
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
