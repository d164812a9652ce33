import type { Comparison, ModifiedOperation, Operation } from '../openapi/operation.ts';
import { plainText } from './escape.ts';
import { renderDifference, renderHeadline } from './headline.ts';
import { renderBytes, renderCount, renderDuration } from './measures.ts';
import type { ReadDescription, TargetResult } from './result.ts';

/** So many changed operations are named in the log; the summary holds them all. */
const namedOperations = 10;

/**
 * The last log lines of a target: outcome, what changed, timings. Without line breaks. What failed and what to do is
 * the step's error, which GitHub shows in the log too.
 */
export function renderLines(result: TargetResult): readonly string[] {
  const { comparison, payload, rewrites = [] } = result.description ?? {};
  return [
    `${plainText(renderHeadline(result))}.`,
    ...renderCounts(result),
    ...(comparison === undefined ? [] : renderChanges(comparison)),
    ...(payload === undefined ? [] : [renderPayload(payload)]),
    ...rewrites.map(({ message }) => `  Rewritten: ${plainText(message)}`),
    renderTimings(result),
  ];
}

function renderCounts(result: TargetResult): readonly string[] {
  const { operations, comparison } = result.description ?? {};
  if (operations === undefined) return [];
  return [
    `Operations: ${operations.length} now${comparison === undefined ? '' : `; ${renderDifference(result)}`}.`,
  ];
}

function renderChanges(comparison: Comparison): readonly string[] {
  const all = [
    ...comparison.added.map((operation) => `  + ${nameOperation(operation)}`),
    ...comparison.removed.map((operation) => `  - ${nameOperation(operation)}`),
    ...comparison.modified.map((modified) => `  ~ ${nameModified(modified)}`),
  ];
  if (all.length <= namedOperations) return all;
  const rest = renderCount(all.length - namedOperations, 'more operation');
  return [...all.slice(0, namedOperations), `  … and ${rest} in the job summary`];
}

function nameOperation({ method, path, name }: Operation): string {
  return `${plainText(`${method} ${path}`, 200)} (${plainText(name, 80)})`;
}

function nameModified({ operation, parts, movedFrom }: ModifiedOperation): string {
  const was =
    movedFrom === undefined ? '' : ` was ${plainText(`${movedFrom.method} ${movedFrom.path}`, 200)}`;
  const differs = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  return `${nameOperation(operation)}${was}${differs}`;
}

function renderPayload({ bytes, verbatim }: NonNullable<ReadDescription['payload']>): string {
  return `Document: ${renderBytes(bytes)}, ${verbatim ? 'the file byte for byte' : 'an equivalent portable document'}.`;
}

function renderTimings({ ending, totalMs }: TargetResult): string {
  const settleMs = 'replacement' in ending ? ending.replacement.settleMs : undefined;
  const pause =
    settleMs === undefined ? '' : `, ${renderDuration(settleMs)} of it the pause after the delete`;
  return `Took ${renderDuration(totalMs)}${pause}.`;
}
