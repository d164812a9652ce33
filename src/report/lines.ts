import type { Comparison, Operation, OperationChange } from '../openapi/operation.ts';
import { plainText } from './escape.ts';
import { renderDifference, renderHeadline, renderPayload } from './headline.ts';
import { renderCount, renderDuration, renderNumber } from '../text.ts';
import { gatherAlike, renderBreaking } from './operations.ts';
import { findReplacement, type TargetResult } from './result.ts';

/** So many changed operations are named in the log; the summary holds them all. */
const namedOperations = 10;

/**
 * The last log lines of a target: outcome, what changed, what happened, timings. Without line breaks. What failed and
 * what to do is the step's error, which GitHub shows in the log too.
 */
export function renderLines(result: TargetResult): readonly string[] {
  return [...renderFrames(result), renderTitle(result), ...renderStory(result)];
}

/** How it ended, in one line: of many targets the title of what is told of each. */
export function renderTitle(result: TargetResult): string {
  return `${plainText(renderHeadline(result))}.`;
}

/** The same lines without their title. */
export function renderDetails(result: TargetResult): readonly string[] {
  return [...renderFrames(result), ...renderStory(result)];
}

function renderFrames({ description }: TargetResult): readonly string[] {
  // A line of the file stands behind its number: it cannot be read as a command.
  return (description?.frames ?? []).flatMap(({ lines, spot }) => [
    `${plainText(spot.file)}:${spot.line}:${spot.column}`,
    ...lines,
  ]);
}

function renderStory(result: TargetResult): readonly string[] {
  const { comparison, operations, payload, rewrites = [] } = result.description ?? {};
  return [
    ...(result.ending.outcome === 'synced' ? [plainText(result.ending.state)] : []),
    ...renderCounts(result),
    ...(comparison === undefined ? [] : renderChanges(comparison, operations)),
    ...(payload === undefined ? [] : [`Document: ${renderPayload(payload)}.`]),
    ...rewrites.map(({ message }) => `  Rewritten: ${plainText(message)}`),
    ...(findReplacement(result)?.incidents ?? []).map((incident) => `What happened: ${plainText(incident)}`),
    renderTimes(result),
  ];
}

function renderCounts(result: TargetResult): readonly string[] {
  const { operations, comparison } = result.description ?? {};
  if (operations === undefined) return [];
  const breaking = renderBreaking(comparison);
  const difference = comparison === undefined ? '' : `; ${renderDifference(result)}`;
  return [
    `Operations: ${renderNumber(operations.length)} now${difference}${breaking === '' ? '' : `; ${breaking}`}.`,
  ];
}

function renderChanges(
  comparison: Comparison,
  operations: readonly Operation[] | undefined,
): readonly string[] {
  const { alike, rest: others } = gatherAlike(comparison, operations);
  const all = [
    ...(alike.length === 0 ? [] : [`  ~ All operations that stay: ${tellChanges(alike)}`]),
    ...others.removed.map((operation) => `  - ${nameOperation(operation)}: breaking: removed`),
    ...others.modified.map(
      ({ operation, changes }) => `  ~ ${nameOperation(operation)}: ${tellChanges(changes)}`,
    ),
    ...others.added.map((operation) => `  + ${nameOperation(operation)}`),
  ];
  if (all.length <= namedOperations) return all;
  const rest = renderCount(all.length - namedOperations, 'more operation');
  return [...all.slice(0, namedOperations), `  … and ${rest} in the job summary`];
}

function nameOperation({ method, path, name }: Operation): string {
  return `${plainText(`${method} ${path}`, 200)} (${plainText(name, 80)})`;
}

function tellChanges(changes: readonly OperationChange[]): string {
  const told = changes.map(
    (change) => `${change.class === 'breaking' ? 'breaking: ' : ''}${change.sentence}`,
  );
  return plainText(told.join('; '), 600);
}

function renderTimes(result: TargetResult): string {
  const { emptyMs, settleMs } = findReplacement(result) ?? {};
  const pause =
    settleMs === undefined ? '' : `, ${renderDuration(settleMs)} of it the pause after the delete`;
  const empty =
    emptyMs === undefined ? '' : `; the copilot was without its actions for ${renderDuration(emptyMs)}`;
  return `Took ${renderDuration(result.totalMs)}${pause}${empty}.`;
}
