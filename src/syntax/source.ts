import { decodeFile } from './decode.ts';
import { isJsonObject, type JsonValue } from './json.ts';
import { countKeys, findDuplicateKey, parseJson } from './json-text.ts';
import { limits, renderLimitBytes } from './limits.ts';
import { locatePointers } from './locate.ts';
import { errorProblem, type Finding } from './finding.ts';
import { firstLocation, locationAt, type SourceLocation } from './location.ts';
import { createMeasure, surveyDocument, type NoteReferences, type Measure } from './survey.ts';
import { parseYaml } from './yaml-text.ts';

/** A parsed file that contains finite JSON data. */
export interface SourceFile {
  readonly path: string;
  readonly format: 'json' | 'yaml' | 'text';
  /** UTF-8 without a byte-order mark, to which locations refer. */
  readonly text: Buffer;
  /** Whether `text` equals the bytes of the file. */
  readonly asWritten: boolean;
  readonly root: JsonValue;
  /** Lines whose indentation was repaired to parse the file. */
  readonly repaired: readonly SourceLocation[];
  /** Measures parts of `root`, which must not change. */
  readonly measure: Measure;
  /** Every reference in the file, as written, including those in discriminators' mappings and in plain data. */
  readonly references: readonly string[];
}

export type ParsedSource =
  { readonly ok: true; readonly source: SourceFile } | { readonly ok: false; readonly fault: Finding };

/**
 * Parses a file by its extension, otherwise by its first characters.
 * @param noteReferences adds references that are recognized by the key of a member
 */
export function parseSource(path: string, bytes: Uint8Array, noteReferences?: NoteReferences): ParsedSource {
  if (bytes.length > limits.totalBytes) {
    return rejectSource(
      'too-large',
      `The file has ${renderLimitBytes(bytes.length)}, but the limit is ${renderLimitBytes(limits.totalBytes)}. Remove unused content.`,
    );
  }
  const decoded = decodeFile(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.text.toString();
  const file: SourceFile = {
    ...{ path, format: 'text', text: decoded.text, asWritten: decoded.asWritten, root: text, repaired: [] },
    ...{ measure: createMeasure(), references: [] },
  };
  // Some OpenAPI files reference long texts: `description: { $ref: ./intro.md }` becomes the text.
  if (/\.(?:md|markdown|txt)$/i.test(path)) return { ok: true, source: file };
  if (!/[^\0- ]/.test(text))
    return rejectSource('empty-file', 'The file is empty.', {
      ...firstLocation,
      hint: 'Check the step that generates the file, or set `swagger-file` to the OpenAPI file.',
    });
  const read = parseText(text, file);
  const parsed = read.ok ? check(read.source, text, noteReferences) : read;
  if (parsed.ok && typeof parsed.source.root !== 'string') return parsed;
  return recognizeText(text) ?? parsed;
}

/** Parses a file. The result isn't checked yet. */
function parseText(text: string, file: SourceFile): ParsedSource {
  const isNamedJson = /\.json$/i.test(file.path);
  // JSON is nearly a subset of YAML, and its parser is ten times faster, so it's tried first for any file name.
  if (!isNamedJson && !/^\s*[{[]/.test(text)) return readYaml(text, file);
  const parsed = parseJson(text);
  if (!parsed.ok) return isNamedJson ? parsed : readYaml(text, file);
  return { ok: true, source: { ...file, format: 'json', root: parsed.value } };
}

function readYaml(text: string, file: SourceFile): ParsedSource {
  if (file.text.length > limits.yamlBytes) {
    return rejectSource(
      'too-large',
      `The YAML file has ${renderLimitBytes(file.text.length)}, but the limit is ${renderLimitBytes(limits.yamlBytes)}. Convert it to JSON, for which the limit is ${renderLimitBytes(limits.totalBytes)}.`,
    );
  }
  const parsed = parseYaml(text);
  if (!parsed.ok) return parsed;
  const { value: root, repaired } = parsed;
  const read = repaired.length === 0 ? file.text : Buffer.from(parsed.text);
  const source = { ...file, format: 'yaml', text: read, asWritten: false, root, repaired } as const;
  return { ok: true, source };
}

/** Checks that the parsed data is finite, and that the JSON parser dropped no duplicate key. */
function check(source: SourceFile, text: string, noteReferences: NoteReferences | undefined): ParsedSource {
  const survey = surveyDocument(source.root, { shared: source.format === 'yaml', noteReferences });
  if (survey.fault !== undefined) {
    const { pointer } = survey.fault;
    const location = locatePointers(source, [pointer]).get(pointer) ?? firstLocation;
    return { ok: false, fault: { ...survey.fault, ...location } };
  }
  const isWhole = source.format === 'yaml' || countKeys(text) === survey.keys;
  const twice = isWhole ? undefined : findDuplicateKey(text);
  if (twice !== undefined) return { ok: false, fault: twice };
  const { measure } = survey;
  return { ok: true, source: { ...source, measure, references: measure(source.root).references } };
}

/** The start of a GraphQL schema: comments and docstrings, then a definition. */
const graphqlStart = new RegExp(
  String.raw`^(?:\s|#[^\n]*\n|"""[\s\S]*?""")*(?:extend\s+)?` +
    String.raw`(?:(?:type|interface|input|enum)\s+\w+[^:\n]*\{|schema\s*(?:@[^{\n]*)?\{|union\s+\w+\s*=|scalar\s+\w+|directive\s+@)`,
);

const otherFile = 'Set `swagger-file` to the OpenAPI file.';

/** Other formats, recognized by their text. Checked only if parsing failed. */
const otherFormats: readonly (readonly [mark: RegExp, rule: string, message: string, hint?: string])[] = [
  [
    /^<{7}(?: |$)/m,
    'merge-conflict',
    'The file contains a merge conflict (`<<<<<<<`, `=======`, `>>>>>>>`). Decide which side to keep, and remove the markers.',
  ],
  [
    /^\s*version https:\/\/git-lfs\.github\.com\/spec\//,
    'git-lfs-pointer',
    'The file is a Git LFS pointer, not the file itself.',
    'Set `lfs: true` in the `actions/checkout` step.',
  ],
  [
    /^\s*<(?:!doctype html|html|head|body)\b/i,
    'html-page',
    'The file is an HTML page, not JSON or YAML. It might be a login or error page that an earlier step saved.',
    'Check the step that downloads or generates the file (`curl --fail` stops at an error page), or set `swagger-file` to the OpenAPI file.',
  ],
  [/^\s*<[?!\w]/, 'xml-file', 'The file is XML, not JSON or YAML.', otherFile],
  [
    graphqlStart,
    'graphql-schema',
    'The file is a GraphQL schema, not JSON or YAML. A copilot calls HTTP operations, which only an OpenAPI file describes.',
    otherFile,
  ],
];

function recognizeText(text: string): ParsedSource | undefined {
  for (const [mark, rule, message, hint] of otherFormats) {
    const found = mark.exec(text);
    if (found !== null) return rejectSource(rule, message, { ...locationAt(text, found.index), hint });
  }
  return undefined;
}

function rejectSource(
  rule: string,
  message: string,
  { hint, ...location }: SourceLocation & { readonly hint?: string | undefined } = firstLocation,
): Extract<ParsedSource, { ok: false }> {
  return { ok: false, fault: { ...errorProblem(rule, [], message, hint), ...location } };
}

/** Describes the type of a value in messages. */
export function describeValue(value: JsonValue): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'a list';
  if (isJsonObject(value)) return 'an object';
  return typeof value === 'string' ? 'a string' : `a ${typeof value}`;
}
