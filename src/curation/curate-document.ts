import type { OperationPattern } from '../operation-pattern.ts';
import { fileFinding, type Resolver, type SpecVersion } from '../openapi/index.ts';
import type { FileReader } from '../ports.ts';
import { quote, renderCount } from '../text.ts';
import {
  type Finding,
  type JsonObject,
  errorProblem,
  warningProblem,
  type Measure,
  isError,
} from '../syntax/index.ts';

import { applyOverlays } from './overlay/apply-overlays.ts';
import { selectOperations, type UnusedPattern } from './selection/select-operations.ts';

/** Settings of a workflow for the operations of a copilot. */
export interface Curation {
  /** Paths of the overlay files in their order, relative to the workspace, with `/`. */
  readonly overlayFiles: readonly string[];
  /** Patterns that select operations. Without patterns, every operation is selected. */
  readonly operations: readonly OperationPattern[];
  /**
   * Whether a missing overlay file is an error. An earlier version of the OpenAPI file can be older than its
   * overlays.
   */
  readonly needsOverlays: boolean;
  /** Signal that ends the application of an overlay immediately. */
  readonly signal?: AbortSignal | undefined;
}

export interface CurateOptions extends Curation {
  readonly version: SpecVersion;
  readonly reader: FileReader;
  /** Files of the document. The overlay files are added, so that problems can be located in them. */
  readonly resolver: Resolver;
  readonly measure: Measure;
}

export interface CuratedDocument {
  /** Document with the selected operations, or the given object if nothing was changed. */
  readonly document: JsonObject;
  /** Document with the overlays and all operations. */
  readonly whole: JsonObject;
  /** Findings with their files. */
  readonly findings: readonly Finding[];
  /** Warnings about patterns of the workflow that match no operation. The file of these patterns isn't known. */
  readonly warnings: readonly string[];
}

/**
 * Applies overlays to a bundled document, and then selects operations.
 * @throws ActionError `file-missing`, `file-outside-workspace`, `file-unreadable`; the reason of the signal
 */
export async function curateDocument(document: JsonObject, options: CurateOptions): Promise<CuratedDocument> {
  const { measure, needsOverlays: isRequired, operations, overlayFiles: files, resolver, version } = options;
  const { reader, signal } = options;
  const overlaid =
    files.length === 0
      ? { document, findings: [] }
      : await applyOverlays(document, { files, isRequired, measure, reader, resolver, signal });
  const { document: whole } = overlaid;
  if (operations.length === 0 || overlaid.findings.some(isError)) {
    return { document: whole, whole, findings: overlaid.findings, warnings: [] };
  }
  const selection = selectOperations(whole, operations, { measure, version });
  const unused = selection.unused.map((one) => ({ at: one.pattern.at, message: describeUnused(one) }));
  const findings = unused.flatMap(({ at, message }): Finding[] =>
    at === undefined ? [] : [{ ...warningProblem('unused-pattern', [], message), ...at }],
  );
  if (selection.selected.length === 0 && selection.excluded.length > 0) {
    const empty = failEmpty(selection.excluded.length, unused[0]?.message);
    const { at } = operations[0] ?? {};
    findings.push(at === undefined ? fileFinding(empty, whole, resolver) : { ...empty, ...at });
  }
  return {
    document: selection.document,
    whole,
    findings: [...overlaid.findings, ...findings],
    warnings: unused.flatMap(({ at, message }) => (at === undefined ? [message] : [])),
  };
}

/** Describes a pattern without an effect, because a filter that excludes nothing is dangerous. */
function describeUnused({ pattern, suggestion }: UnusedPattern): string {
  const fix = suggestion ?? 'Correct or remove the pattern.';
  const line = pattern.at === undefined ? ` in line ${pattern.line} of the input \`operations\`` : '';
  return `The pattern ${quote(pattern.text, 80)}${line} matches no operation. ${fix}`;
}

/**
 * Fails because no operation is selected.
 * @param unused the message about the first pattern without an effect, which is the likely cause
 */
function failEmpty(
  excluded: number,
  unused = 'The last matching line decides; add a line that selects an operation.',
): Finding {
  const message = `\`operations\` selects none of the ${renderCount(excluded, 'operation')}. ${unused}`;
  return errorProblem('nothing-selected', ['paths'], message);
}
