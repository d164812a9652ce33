import { ActionError } from './errors.ts';
import { parseFilePath, type Fail } from './input-values.ts';
import { type OperationPattern, parsePatterns, type PatternFault } from './operation-pattern.ts';

/** A maximum of faults in one error: more would hide the first one. */
const maxFaults = 20;

/**
 * Parses the input `operations`. Without patterns, every operation is selected.
 * @throws ActionError `bad-input`, with the line within the input of every wrong pattern
 */
export function parseOperations(text: string): readonly OperationPattern[] {
  const { faults, patterns } = parsePatterns(text);
  failOnFaults('operations', faults);
  return patterns;
}

/**
 * Parses the input `overlay-files`: one path per line.
 * @throws ActionError `bad-input`, with the line within the input of every wrong path
 */
export function parseOverlayFiles(text: string): readonly string[] {
  const { faults, files } = parsePaths(text);
  failOnFaults('overlay-files', faults);
  return files;
}

/** Parses paths in the workspace, one per line. */
export function parsePaths(text: string): {
  readonly files: readonly string[];
  readonly faults: readonly PatternFault[];
} {
  const files: string[] = [];
  const faults: PatternFault[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const path = written.trim();
    if (path === '') continue;
    const column = written.length - written.trimStart().length + 1;
    const fail: Fail = (hint, shown = path) => {
      throw new ActionError('bad-input', `“${shown}” can’t be used.`, { hint });
    };
    try {
      files.push(parseFilePath(path, fail));
    } catch (error) {
      if (!(error instanceof ActionError)) throw error;
      const { hint = '', message } = error;
      faults.push({ line: index + 1, column, message, hint });
    }
  }
  return { files, faults };
}

function failOnFaults(name: string, faults: readonly PatternFault[]): void {
  const [first] = faults;
  if (first === undefined) return;
  if (faults.length === 1) {
    const { column, hint, line, message } = first;
    const where = `Line ${line}, column ${column} of the input \`${name}\``;
    throw new ActionError('bad-input', `${where}: ${message}`, { hint });
  }
  const lines = faults
    .slice(0, maxFaults)
    .map(({ column, hint, line, message }) => `- line ${line}, column ${column}: ${message} ${hint}`);
  const rest = faults.length > maxFaults ? [`- …and ${faults.length - maxFaults} more.`] : [];
  throw new ActionError('bad-input', [`The input \`${name}\` is invalid:`, ...lines, ...rest].join('\n'), {
    hint: 'Correct these lines.',
  });
}
