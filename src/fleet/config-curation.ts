import { parsePaths } from '../curation-values.ts';
import { type OperationPattern, parsePatterns, type PatternFault } from '../operation-pattern.ts';
import {
  isArray,
  type JsonValue,
  locateLine,
  locatePointers,
  type ShapeFault,
  type SourceFile,
} from '../syntax/index.ts';

/** A pattern of the config file, with the pointer of the value that contains it. */
export type LocatedPattern = OperationPattern & { readonly pointer: string };

interface Part {
  /** A list of strings, or one string of several lines. */
  readonly value: JsonValue | undefined;
  readonly pointer: string;
  readonly fail: (fault: ShapeFault) => void;
}

/** Returns the patterns of `operations`, or `undefined` if the key is missing. Reports each wrong pattern. */
export function readPatterns(part: Part): readonly LocatedPattern[] | undefined {
  return readLines(part, (text, pointer) => {
    const { faults, patterns } = parsePatterns(text);
    return { faults, values: patterns.map((pattern) => ({ ...pattern, pointer })) };
  });
}

/** Returns the paths of `overlay-files`, or `undefined` if the key is missing. Reports each wrong path. */
export function readOverlayFiles(part: Part): readonly string[] | undefined {
  return readLines(part, (text) => {
    const { faults, files } = parsePaths(text);
    return { faults, values: files };
  });
}

interface Parsed<T> {
  readonly values: readonly T[];
  readonly faults: readonly PatternFault[];
}

function readLines<T>(
  { fail, pointer, value }: Part,
  parse: (text: string, pointer: string) => Parsed<T>,
): readonly T[] | undefined {
  if (value === undefined) return undefined;
  const parts: readonly (readonly [JsonValue, string])[] = isArray(value)
    ? value.map((entry, index) => [entry, `${pointer}/${index}`])
    : [[value, pointer]];
  return parts.flatMap(([text, at]) => {
    // The schema has already rejected everything that isn't a string.
    const { faults, values } = parse(typeof text === 'string' ? text : '', at);
    for (const { hint, line, message } of faults) fail({ pointer: at, message, remedy: hint, line });
    return values;
  });
}

interface Selecting {
  readonly options: { readonly operations?: readonly LocatedPattern[] };
}

/** Adds the location of each pattern in the config file, for warnings about patterns that match nothing. */
export function locatePatterns<T extends Selecting>(targets: readonly T[], source: SourceFile): readonly T[] {
  const pointers = targets.flatMap(({ options }) => options.operations ?? []).map(({ pointer }) => pointer);
  if (pointers.length === 0) return targets;
  const places = locatePointers(source, pointers);
  const locate = (pattern: LocatedPattern): LocatedPattern => {
    const value = places.get(pattern.pointer);
    if (value === undefined) return pattern;
    return { ...pattern, at: { file: source.path, ...locateLine(source.text, value, pattern.line) } };
  };
  return targets.map((target) => {
    const { operations } = target.options;
    if (operations === undefined) return target;
    return { ...target, options: { ...target.options, operations: operations.map(locate) } };
  });
}
