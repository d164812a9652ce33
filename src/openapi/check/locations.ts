import { renderLine } from '../../text.ts';
import { findSource, type Origin, type Resolver } from '../bundle/resolver.ts';
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
} from '../../syntax/index.ts';
import type { LocateOperations, Operation } from '../operation.ts';
import { listOperationEntries, keyPathOf, type OperationEntry } from '../document/operation-entry.ts';

/** A part of a file, by a pointer into it. */
type Part = Pick<Finding, 'file' | 'pointer'>;

/** The finding in the file where the part that it is about was written. */
export function fileFinding(finding: Finding, document: JsonValue, resolver: Resolver): Finding {
  const { file, tokens } = findOrigin(parsePointer(finding.pointer) ?? [], document, resolver);
  return { ...finding, file, pointer: renderPointer(tokens) };
}

/** Returns a warning for each line that was read although its indentation is wrong. */
export function noteReading({ files }: Resolver): readonly Finding[] {
  const message =
    'This line of quoted text is not indented deeper than its key. It was read anyway, but other YAML readers refuse it.';
  return [...files.values()].flatMap((state) => {
    if (state.state !== 'read') return [];
    const { mended, path } = state.source;
    return mended.map((place) => ({
      ...warningProblem('yaml-indentation', [], message),
      file: path,
      ...place,
    }));
  });
}

/** In which file, and where in it, a part of the bundled document was written. */
export function findOrigin(way: readonly string[], document: JsonValue, resolver: Resolver): Origin {
  const { memberOrigins, origins, rootFile } = resolver;
  if (origins.size === 0 && memberOrigins.size === 0) return { file: rootFile, tokens: way };
  const find = <T>(known: ReadonlyMap<object, T>, value: JsonValue | undefined): T | undefined =>
    typeof value === 'object' && value !== null ? known.get(value) : undefined;
  let file = rootFile;
  let tokens: readonly string[] = [];
  let value: JsonValue | undefined = document;
  for (const token of way) {
    const moved = find(memberOrigins, value)?.get(token);
    value = value === undefined ? undefined : findStep(value, token);
    const origin = moved ?? find(origins, value);
    if (origin !== undefined) ({ file } = origin);
    tokens = origin?.tokens ?? [...tokens, token];
  }
  return { file, tokens };
}

type Text = Pick<SourceFile, 'format' | 'text'>;

/** Looks for all of the parts at once, in one walk through each file, and then tells where each was found. */
function locateParts(
  parts: readonly Part[],
  findText: (file: string) => Text | undefined,
): (part: Part) => SourceLocation | undefined {
  const places = new Map<string, ReadonlyMap<string, SourceLocation>>();
  for (const [file, group] of Map.groupBy(parts, (part) => part.file)) {
    const text = findText(file);
    if (text !== undefined)
      places.set(file, locatePointers(text, new Set(group.map(({ pointer }) => pointer))));
  }
  return ({ file, pointer }) => places.get(file)?.get(pointer);
}

/** In characters: far more than any rule says, but for the texts of others that it may repeat. */
const maxMessageChars = 1000;

/** Adds lines and columns; errors come first, and of each kind there are as many as people can read. */
export function locateFindings(findings: readonly Finding[], resolver: Resolver): readonly Finding[] {
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
  const kept = limitRules(dropRepeats(sorted));
  const unplaced = kept.filter(({ line }) => line === undefined);
  const findPlace = locateParts(unplaced, (file) => findSource(resolver, file));
  return kept.map((finding) => ({
    ...finding,
    message: renderLine(finding.message, maxMessageChars),
    ...(finding.line === undefined && findPlace(finding)),
  }));
}

/** Of several errors at one place the first is the cause; warnings of different kinds say different things. */
function dropRepeats(findings: readonly Finding[]): readonly Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const finding of findings) {
    const { severity, rule, file, pointer, line, column } = finding;
    const key = [severity === 'error' || rule, file, pointer, line, column].join('\n');
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}

/** Of each kind the first hundred, the last of them with a count of the rest. */
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
 * Tells later on which line of which file an operation is written: of the files it keeps the text alone, and looks into
 * it only when asked. Made before the document is prepared, while its parts are still those that were read.
 * @param operations those of `document`, in its order
 */
export function createLocator(
  document: JsonObject,
  operations: readonly Operation[],
  resolver: Resolver,
): LocateOperations {
  const parts = new Map<Operation, Part>();
  const texts = new Map<string, Text>();
  for (const [index, entry] of listOperationEntries(document).entries()) {
    const { file, tokens } = findOrigin(findWay(document, entry), document, resolver);
    const source = findSource(resolver, file);
    const operation = operations[index];
    if (operation === undefined || source === undefined) continue;
    parts.set(operation, { file, pointer: renderPointer(tokens) });
    texts.set(file, { format: source.format, text: source.text });
  }
  return (wanted) => {
    const known = wanted.flatMap((operation) => parts.get(operation) ?? []);
    const findPlace = locateParts(known, (file) => texts.get(file));
    return new Map(
      wanted.flatMap((operation) => {
        const part = parts.get(operation);
        return part === undefined ? [] : [[operation, { file: part.file, line: findPlace(part)?.line ?? 1 }]];
      }),
    );
  };
}

/** Returns the keys to an operation. A path item can be elsewhere and only be referenced under `paths`. */
export function findWay(document: JsonObject, entry: OperationEntry): readonly string[] {
  const [root = '', path = '', ...key] = keyPathOf(entry);
  const pathItem = findMember(document[root], path);
  const reference =
    isJsonObject(pathItem) && !Object.hasOwn(pathItem, key[0] ?? '') ? pathItem['$ref'] : undefined;
  return typeof reference === 'string' && reference.startsWith('#/')
    ? [...(parsePointer(reference.slice(1)) ?? []), ...key]
    : [root, path, ...key];
}
