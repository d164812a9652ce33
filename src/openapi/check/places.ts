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
  listLostNumbers,
  locatePointers,
  parsePointer,
  renderPointer,
  type SourceFile,
  type SourcePlace,
  warns,
} from '../../text-tree/door.ts';
import type { LocateOperations, Operation } from '../operation.ts';
import { listRoutes, placeOf, type Route } from '../document/route.ts';

/** A part of a file. */
interface Part {
  readonly file: string;
  /** Into the file. */
  readonly pointer: string;
}

/** The finding in the file where the part that it is about was written. */
export function fileFinding(finding: Finding, document: JsonValue, resolver: Resolver): Finding {
  const { file, tokens } = findOrigin(parsePointer(finding.pointer) ?? [], document, resolver);
  return { ...finding, file, pointer: renderPointer(tokens) };
}

/** What reading the files and writing them again as JSON did to them: warnings with their places. */
export function noteReading({ files }: Resolver): readonly Finding[] {
  return [...files.values()].flatMap((state) => (state.state === 'read' ? noteReadingOf(state.source) : []));
}

function noteReadingOf(source: SourceFile): readonly Finding[] {
  const warn = (rule: string, message: string, place: SourcePlace): Finding => ({
    ...warns(rule, [], message),
    file: source.path,
    ...place,
  });
  const lost = listLostNumbers(source).map(({ written, becomes, place }) => {
    const message = `The number ${renderLine(written, 60)} is too large or too precise for JSON readers; it is sent as ${becomes}. Put it in quotes if its exact value matters.`;
    return warn('number-precision', message, place);
  });
  const mended =
    'This line of quoted text is not indented deeper than its key. It was read anyway, but other YAML readers refuse it.';
  return [...lost, ...source.mended.map((place) => warn('yaml-indentation', mended, place))];
}

/** In which file, and where in it, a part of the bundled document was written. */
function findOrigin(way: readonly string[], document: JsonValue, resolver: Resolver): Origin {
  if (resolver.origins.size === 0) return { file: resolver.rootFile, tokens: way };
  let file = resolver.rootFile;
  let tokens: readonly string[] = [];
  let value: JsonValue | undefined = document;
  for (const token of way) {
    value = value === undefined ? undefined : findStep(value, token);
    const origin = typeof value === 'object' && value !== null ? resolver.origins.get(value) : undefined;
    if (origin !== undefined) ({ file } = origin);
    tokens = origin?.tokens ?? [...tokens, token];
  }
  return { file, tokens };
}

type Text = Pick<SourceFile, 'format' | 'text'>;

function findSource({ files }: Resolver, file: string): SourceFile | undefined {
  const state = files.get(file);
  return state?.state === 'read' ? state.source : undefined;
}

/** Looks for all of the parts at once, in one walk through each file, and then tells where each was found. */
function locateParts(
  parts: readonly Part[],
  findText: (file: string) => Text | undefined,
): (part: Part) => SourcePlace | undefined {
  const places = new Map<string, ReadonlyMap<string, SourcePlace>>();
  for (const [file, group] of Map.groupBy(parts, (part) => part.file)) {
    const text = findText(file);
    const pointers = new Set(group.map(({ pointer }) => pointer));
    if (text !== undefined) places.set(file, locatePointers(text, pointers));
  }
  return ({ file, pointer }) => places.get(file)?.get(pointer);
}

/** In characters: far more than any rule says, but for the texts of others that it may repeat. */
const longestMessage = 1000;

/** Adds lines and columns; keeps one problem of a kind for each place, and of each kind as many as people can read. */
export function placeFindings(findings: readonly Finding[], resolver: Resolver): readonly Finding[] {
  const kept = limitRules(dropRepeats(findings));
  const unplaced = kept.filter(({ line }) => line === undefined);
  const findPlace = locateParts(unplaced, (file) => findSource(resolver, file));
  return kept.map((finding) => ({
    ...finding,
    message: renderLine(finding.message, longestMessage),
    ...(finding.line === undefined && findPlace(finding)),
  }));
}

/** Errors first: they are what stops the run. What is said twice of one place goes. */
function dropRepeats(findings: readonly Finding[]): readonly Finding[] {
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
  const seen = new Set<string>();
  return sorted.filter(({ severity, rule, file, pointer, line, column }) => {
    const at = `${file}\n${pointer}\n${line ?? ''}:${column ?? ''}`;
    // Of several errors at one place the first is the cause; warnings of different kinds say different things.
    const key = severity === 'error' ? at : `${at}\n${rule}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Of each kind the first hundred, the last of them with a count of the rest. */
function limitRules(findings: readonly Finding[]): readonly Finding[] {
  const counts = new Map<string, number>();
  const kindOf = ({ severity, rule }: Finding): string => `${severity} ${rule}`;
  const numbered = findings.map((finding) => {
    const number = (counts.get(kindOf(finding)) ?? 0) + 1;
    counts.set(kindOf(finding), number);
    return { finding, number };
  });
  const shown = numbered.filter(({ number }) => number <= limits.problemsPerRule);
  return shown.map(({ finding, number }) => {
    const rest = (counts.get(kindOf(finding)) ?? 0) - limits.problemsPerRule;
    if (number < limits.problemsPerRule || rest <= 0) return finding;
    return { ...finding, message: `${finding.message} And ${rest} more of this kind.` };
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
  const origins = new Map<Operation, Origin>();
  const texts = new Map<string, Text>();
  for (const [index, route] of listRoutes(document).entries()) {
    const origin = findOrigin(findWay(document, route), document, resolver);
    const source = findSource(resolver, origin.file);
    const operation = operations[index];
    if (operation === undefined || source === undefined) continue;
    origins.set(operation, origin);
    texts.set(origin.file, { format: source.format, text: source.text });
  }
  return (wanted) => {
    const known = wanted.flatMap((operation) => {
      const origin = origins.get(operation);
      return origin === undefined
        ? []
        : [{ operation, file: origin.file, pointer: renderPointer(origin.tokens) }];
    });
    const findPlace = locateParts(known, (file) => texts.get(file));
    return new Map(
      known.map(({ operation, ...part }) => [
        operation,
        { file: part.file, line: findPlace(part)?.line ?? 1 },
      ]),
    );
  };
}

/** The keys to an operation. A path item may stand elsewhere and only be named under `paths`. */
function findWay(document: JsonObject, route: Route): readonly string[] {
  const [root = '', path = '', ...key] = placeOf(route);
  const item = findMember(document[root], path);
  const reference = isJsonObject(item) && !Object.hasOwn(item, key[0] ?? '') ? item['$ref'] : undefined;
  return typeof reference === 'string' && reference.startsWith('#/')
    ? [...(parsePointer(reference.slice(1)) ?? []), ...key]
    : [root, path, ...key];
}
