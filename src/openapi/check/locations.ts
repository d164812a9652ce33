import { renderLine } from '../../text.ts';
import type { Origin, Resolver } from '../bundle/resolver.ts';
import {
  type Finding,
  findMember,
  findStep,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  limits,
  locatePointers,
  parsePointer,
  renderPointer,
  type SourceFile,
  type SourceLocation,
  warningProblem,
  isError,
} from '../../syntax/index.ts';
import type { LocateOperations, Operation } from '../operation.ts';
import { listOperationEntries, keyPathOf, type OperationEntry } from '../document/operation-entry.ts';

/** A part of a file, by its JSON Pointer. */
type Part = Pick<Finding, 'file' | 'pointer'>;

/** Returns the finding with the file and the pointer of the part as it was written. */
export function fileFinding(finding: Finding, document: JsonValue, resolver: Resolver): Finding {
  const { file, tokens } = findOrigin(parsePointer(finding.pointer) ?? [], document, resolver);
  return { ...finding, file, pointer: renderPointer(tokens) };
}

/** Returns a warning for each line with a wrong indentation that was repaired. */
export function noteReading({ files }: Resolver): readonly Finding[] {
  const message =
    'This line of a quoted string is not indented deeper than its key. The action accepts it, but other YAML parsers reject it. Indent the line.';
  return [...files.values()].flatMap((state) => {
    if (state.state !== 'read') return [];
    const { repaired, path } = state.source;
    return repaired.map((location) => ({
      ...warningProblem('yaml-indentation', [], message),
      file: path,
      ...location,
    }));
  });
}

/** Returns the file and the keys of a part of the bundled document, as it was written. */
export function findOrigin(keys: readonly string[], document: JsonValue, resolver: Resolver): Origin {
  const { memberOrigins, origins, rootFile } = resolver;
  if (origins.size === 0 && memberOrigins.size === 0) return { file: rootFile, tokens: keys };
  const find = <T>(known: ReadonlyMap<object, T>, value: JsonValue | undefined): T | undefined =>
    typeof value === 'object' && value !== null ? known.get(value) : undefined;
  let file = rootFile;
  let tokens: readonly string[] = [];
  let value: JsonValue | undefined = document;
  for (const token of keys) {
    const moved = find(memberOrigins, value)?.get(token);
    value = value === undefined ? undefined : findStep(value, token);
    const origin = moved ?? find(origins, value);
    if (origin !== undefined) ({ file } = origin);
    tokens = origin?.tokens ?? [...tokens, token];
  }
  return { file, tokens };
}

type Text = Pick<SourceFile, 'format' | 'text'>;

/** Returns the texts of all files, without the parsed values. */
function listTexts({ files }: Resolver): ReadonlyMap<string, Text> {
  return new Map(
    [...files].flatMap(([file, state]) =>
      state.state === 'read' ? [[file, { format: state.source.format, text: state.source.text }]] : [],
    ),
  );
}

/** Locates all parts in one walk through each file. Returns a lookup of their locations. */
function locateParts(
  parts: readonly Part[],
  texts: ReadonlyMap<string, Text>,
): (part: Part) => SourceLocation | undefined {
  const locations = new Map<string, ReadonlyMap<string, SourceLocation>>();
  for (const [file, group] of Map.groupBy(parts, (part) => part.file)) {
    const text = texts.get(file);
    if (text !== undefined)
      locations.set(file, locatePointers(text, new Set(group.map(({ pointer }) => pointer))));
  }
  return ({ file, pointer }) => locations.get(file)?.get(pointer);
}

/** Maximum length of a message in characters. Messages can quote long texts of the file. */
const maxMessageChars = 1000;

/**
 * Returns a function that adds lines and columns, sorts errors first, and limits the number of findings per rule. The
 * function searches the texts of the files when it is called first, because the findings of many versions are never read.
 */
export function locateFindings(findings: readonly Finding[], resolver: Resolver): () => readonly Finding[] {
  const texts = listTexts(resolver);
  let located: readonly Finding[] | undefined;
  return () => (located ??= locateAll(findings, texts));
}

function locateAll(findings: readonly Finding[], texts: ReadonlyMap<string, Text>): readonly Finding[] {
  const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
  const kept = limitRules(dropRepeats(sorted));
  const unlocated = kept.filter(({ line }) => line === undefined);
  const findLocation = locateParts(unlocated, texts);
  return kept.map((finding) => ({
    ...finding,
    message: renderLine(finding.message, maxMessageChars),
    ...(finding.line === undefined && findLocation(finding)),
  }));
}

/** Keeps only the first of several errors at one location, because the others are its consequences. Keeps different warnings. */
function dropRepeats(findings: readonly Finding[]): readonly Finding[] {
  const byLocation = new Map<string, Finding>();
  for (const finding of findings) {
    const { severity, rule, file, pointer, line, column } = finding;
    const key = [severity === 'error' || rule, file, pointer, line, column].join('\n');
    if (!byLocation.has(key)) byLocation.set(key, finding);
  }
  return [...byLocation.values()];
}

/** Limits the findings of each rule. The last one has the number of the omitted ones. */
function limitRules(findings: readonly Finding[]): readonly Finding[] {
  const kinds = Map.groupBy(findings, ({ severity, rule }) => `${severity} ${rule}`);
  return [...kinds.values()].flatMap((kind) => {
    const shown = kind.slice(0, limits.problemsPerRule);
    const last = shown.at(-1);
    if (last === undefined || shown.length === kind.length) return shown;
    const message = `${last.message} And ${kind.length - shown.length} more of this kind.`;
    return [...shown.slice(0, -1), { ...last, message }];
  });
}

/**
 * Creates a function that returns the file and the line of operations. The function keeps only the texts of the files and
 * searches them on each call. Must be called before the document is rewritten, while its parts are still the parsed objects.
 * @param operations operations of `document`, in its order
 */
export function createLocator(
  document: JsonObject,
  operations: readonly Operation[],
  resolver: Resolver,
): LocateOperations {
  const origins = new Map<Operation, Origin>();
  for (const [index, entry] of listOperationEntries(document).entries()) {
    const origin = findOrigin(findKeyPath(document, entry), document, resolver);
    const operation = operations[index];
    if (operation !== undefined) origins.set(operation, origin);
  }
  const texts = listTexts(resolver);
  return (requested) => {
    const parts = requested.flatMap((operation) => {
      const { file, tokens } = origins.get(operation) ?? { file: '', tokens: [] };
      return texts.has(file) ? [{ operation, file, pointer: renderPointer(tokens) }] : [];
    });
    const findLocation = locateParts(parts, texts);
    return new Map(
      parts.map((part) => [part.operation, { file: part.file, line: findLocation(part)?.line ?? 1 }]),
    );
  };
}

/** Returns the keys to an operation. The path item under `paths` can be a reference. */
export function findKeyPath(document: JsonObject, entry: OperationEntry): readonly string[] {
  const keys = keyPathOf(entry);
  const pathItem = findMember(document['paths'], entry.path);
  const reference =
    isJsonObject(pathItem) && !Object.hasOwn(pathItem, keys[2] ?? '') ? pathItem['$ref'] : undefined;
  return typeof reference === 'string' && reference.startsWith('#/')
    ? [...(parsePointer(reference.slice(1)) ?? []), ...keys.slice(2)]
    : keys;
}
