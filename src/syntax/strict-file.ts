import { ActionError } from '../errors.ts';
import type { ShapeFault } from './check-shape.ts';
import type { Finding } from './finding.ts';
import type { JsonValue } from './json.ts';
import { locateLine } from './locate-line.ts';
import { locatePointers } from './locate.ts';
import type { SourceLocation } from './location.ts';
import { parseSource, type SourceFile } from './source.ts';

interface StrictRules {
  readonly check: (root: JsonValue) => readonly ShapeFault[];
  /** Returns the fix for a file that can't be parsed, or `undefined` for “Correct the file.” */
  readonly explainFault?: (fault: Finding) => string | undefined;
}

/**
 * Parses a file that users write for this action. Unknown keys are errors with their location.
 * @throws ActionError `bad-input` that lists all errors
 */
export function parseStrictly(
  file: string,
  bytes: Uint8Array,
  { check, explainFault = () => undefined }: StrictRules,
): SourceFile {
  const parsed = parseSource(file, bytes);
  if (!parsed.ok) {
    const remedy = explainFault(parsed.fault) ?? 'Correct the file.';
    throw createError(file, [{ ...parsed.fault, remedy }]);
  }
  failOnFaults(parsed.source, check(parsed.source.root));
  return parsed.source;
}

/** Maximum number of listed errors. The others are only counted. */
const maxListed = 20;

/** Checks that there are no errors. @throws ActionError `bad-input` that lists all errors */
export function failOnFaults(source: SourceFile, faults: readonly ShapeFault[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, maxListed);
  const locations = locatePointers(
    source,
    shown.flatMap(({ pointer, earlier = pointer }) => [pointer, earlier]),
  );
  const located = shown.map(({ pointer, message, remedy, earlier, line }) => {
    const first = earlier === undefined ? undefined : locations.get(earlier)?.line;
    const also = first === undefined ? '' : `: first in line ${first}.`;
    const value = locations.get(pointer);
    const location = value === undefined || line === undefined ? value : locateLine(source.text, value, line);
    return { message: message + also, remedy, ...location };
  });
  throw createError(source.path, located, faults.length - shown.length);
}

interface LocatedFault extends Partial<SourceLocation> {
  readonly message: string;
  readonly remedy: string;
}

function createError(file: string, faults: readonly LocatedFault[], hidden = 0): ActionError {
  const [first] = faults;
  const at = { file, ...(first?.line !== undefined && { line: first.line, column: first.column }) };
  const where = ({ line, column }: LocatedFault): string =>
    line === undefined ? '' : `line ${line}, column ${column ?? 1}: `;
  if (first !== undefined && faults.length === 1) {
    return new ActionError('bad-input', `${file}, ${where(first)}${first.message}`, {
      hint: first.remedy,
      at,
    });
  }
  const lines = faults.map((fault) => `- ${where(fault)}${fault.message} ${fault.remedy}`);
  const rest = hidden === 0 ? [] : [`- …and ${hidden} more.`];
  return new ActionError('bad-input', [`${file} is invalid:`, ...lines, ...rest].join('\n'), {
    hint: 'Correct these errors. Nothing was sent.',
    at,
  });
}
