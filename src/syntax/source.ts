import { decodeFile } from './decode.ts';
import { isJsonObject, type JsonValue } from './json.ts';
import { findDuplicateKey, parseJson } from './json-text.ts';
import { limits, renderLimitBytes } from './limits.ts';
import { locatePointers } from './locate.ts';
import { errorProblem, type Finding } from './finding.ts';
import { firstLocation, locationAt, type SourceLocation } from './location.ts';
import { surveyDocument, type OnMember } from './survey.ts';
import { parseYaml } from './yaml-text.ts';

/** A file, read and found to be finite JSON data. */
export interface SourceFile {
  readonly path: string;
  readonly format: 'json' | 'yaml' | 'text';
  /** UTF-8 without a byte-order mark: what places are counted in. */
  readonly text: Uint8Array;
  /** True where `text` is the file's own bytes. */
  readonly asWritten: boolean;
  readonly root: JsonValue;
  /** Lines whose indentation was mended to read them at all. */
  readonly mended: readonly SourceLocation[];
  /** Where JSON has numbers that may not survive, in bytes. */
  readonly longNumbers: readonly number[];
}

export type ParsedSource =
  { readonly ok: true; readonly source: SourceFile } | { readonly ok: false; readonly fault: Finding };

/**
 * Reads a file by what its name says, and where that says nothing by how it starts.
 * @param onMember told of every member of the data
 */
export function parseSource(path: string, bytes: Uint8Array, onMember?: OnMember): ParsedSource {
  if (bytes.length > limits.totalBytes) {
    return rejectSource(
      'too-large',
      `The file has ${renderLimitBytes(bytes.length)}; at most ${renderLimitBytes(limits.totalBytes)} are read.`,
    );
  }
  const decoded = decodeFile(bytes);
  if (!decoded.ok) return decoded;
  const text = new TextDecoder().decode(decoded.text);
  const file: SourceFile = { ...plain, path, text: decoded.text, asWritten: decoded.asWritten, root: text };
  // Descriptions keep long texts beside them: `description: { $ref: ./intro.md }` stands for the text itself.
  if (/\.(?:md|markdown|txt)$/i.test(path)) return { ok: true, source: file };
  if (!/[^\0- ]/.test(text)) return rejectSource('empty-file', 'The file is empty.');
  const read = parseText(text, file);
  const parsed = read.ok ? check(read, onMember) : read;
  if (parsed.ok && typeof parsed.source.root !== 'string') return parsed;
  return recogniseText(text) ?? parsed;
}

/** What a file has of which nothing more is known. */
const plain = { format: 'text', mended: [], longNumbers: [] } as const;

/** What was read, before it is known to be finite. */
type Read =
  | {
      readonly ok: true;
      readonly source: SourceFile;
      /** How many keys the text has, where its parser silently keeps the last of two that are the same. */
      readonly keys?: number;
    }
  | { readonly ok: false; readonly fault: Finding };

function parseText(text: string, file: SourceFile): Read {
  const isNamedJson = /\.json$/i.test(file.path);
  // JSON is nearly a part of YAML, and its own parser is ten times faster: tried first, whatever the name.
  if (!isNamedJson && !/^\s*[{[]/.test(text)) return readYaml(text, file);
  const parsed = parseJson(text, file.text);
  if (!parsed.ok) return isNamedJson ? parsed : readYaml(text, file);
  const { value: root, outline } = parsed;
  const { keys, longNumbers } = outline;
  return { ok: true, source: { ...file, format: 'json', root, longNumbers }, keys };
}

function readYaml(text: string, file: SourceFile): Read {
  if (file.text.length > limits.yamlBytes) {
    return rejectSource(
      'too-large',
      `The file has ${renderLimitBytes(file.text.length)} of YAML; at most ${renderLimitBytes(limits.yamlBytes)} are read. As JSON it may have ${renderLimitBytes(limits.totalBytes)}.`,
    );
  }
  const parsed = parseYaml(text);
  if (!parsed.ok) return parsed;
  const { value: root, mended } = parsed;
  const read = mended.length === 0 ? file.text : Buffer.from(parsed.text, 'utf8');
  const source = { ...file, format: 'yaml', text: read, asWritten: false, root, mended } as const;
  return { ok: true, source };
}

/** Makes sure that what was read is finite data, and that nothing of it was passed over. */
function check({ source, keys }: Extract<Read, { ok: true }>, onMember: OnMember | undefined): ParsedSource {
  const survey = surveyDocument(source.root, { shared: source.format === 'yaml', onMember });
  if (survey.fault !== undefined) {
    const { pointer } = survey.fault;
    const place = locatePointers(source, [pointer]).get(pointer) ?? firstLocation;
    return { ok: false, fault: { ...survey.fault, ...place } };
  }
  const isWhole = keys === undefined || keys === survey.keys;
  const twice = isWhole ? undefined : findDuplicateKey(new TextDecoder().decode(source.text));
  return twice === undefined ? { ok: true, source } : { ok: false, fault: twice };
}

/** What a file is that is read as no description, told by its text: asked only where reading it failed. */
const strangers: readonly (readonly [mark: RegExp, rule: string, message: string])[] = [
  [
    /^<{7}(?: |$)/m,
    'merge-conflict',
    'The file holds a merge conflict (`<<<<<<<`, `=======`, `>>>>>>>`). Decide which side stays, and remove the markers.',
  ],
  [
    /^\s*version https:\/\/git-lfs\.github\.com\/spec\//,
    'git-lfs-pointer',
    'The file is a Git LFS pointer, not the description itself. Give `actions/checkout` the input `lfs: true`.',
  ],
  [
    /^\s*<(?:!doctype html|html|head|body)\b/i,
    'html-page',
    'The file is an HTML page, not a description. It may be a login or error page that was saved by mistake.',
  ],
  [/^\s*<[?!\w]/, 'xml-file', 'The file is XML; expected a description as JSON or YAML.'],
];

function recogniseText(text: string): ParsedSource | undefined {
  for (const [mark, rule, message] of strangers) {
    const found = mark.exec(text);
    if (found !== null) return rejectSource(rule, message, locationAt(text, found.index));
  }
  return undefined;
}

function rejectSource(
  rule: string,
  message: string,
  place = firstLocation,
): Extract<ParsedSource, { ok: false }> {
  return { ok: false, fault: { ...errorProblem(rule, [], message), ...place } };
}

/** What a root that is no object is, in words. */
export function describeValue(value: JsonValue): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  if (isJsonObject(value)) return 'an object';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}
