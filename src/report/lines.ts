import type { Operation } from '../openapi/door.ts';
import { findConcern, gatherCauses, type Cause, type Concern } from './causes.ts';
import { plainText } from './escape.ts';
import { renderDifference, renderHeadline, renderPayload } from './headline.ts';
import { renderCount, renderDuration, renderNumber } from '../text.ts';
import { renderBreaking } from './operations.ts';
import {
  describeGap,
  findReplacement,
  namePauses,
  type ReadDescription,
  type TargetResult,
} from './result.ts';

/** So many lines tell of changes in the log; the summary holds them all. */
const namedRows = 10;

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
  const { payload, rewrites = [] } = result.description ?? {};
  return [
    ...(result.ending.outcome === 'synced' ? [plainText(result.ending.state)] : []),
    ...renderCounts(result),
    ...renderChanges(result.description),
    ...(payload === undefined ? [] : [`Document: ${renderPayload(payload)}.`]),
    ...rewrites.map(({ message }) => `  Rewritten: ${plainText(message)}`),
    ...(findReplacement(result)?.incidents ?? []).map((incident) => `What happened: ${plainText(incident)}`),
    renderTimes(result),
  ];
}

function renderCounts(result: TargetResult): readonly string[] {
  const { description } = result;
  const { operations, comparison } = description ?? {};
  if (operations === undefined) return [];
  const breaking = description === undefined ? '' : renderBreaking(description);
  const difference = comparison === undefined ? '' : `; ${renderDifference(result)}`;
  return [
    `Operations: ${renderNumber(operations.length)} now${difference}${breaking === '' ? '' : `; ${breaking}`}.`,
  ];
}

function renderChanges(description: ReadDescription | undefined): readonly string[] {
  if (description === undefined) return [];
  const all = [
    ...gatherCauses(description).map(renderCause),
    ...(description.comparison?.added ?? []).map((operation) => `  + ${nameOperation(operation)}`),
  ];
  if (all.length <= namedRows) return all;
  const rest = renderCount(all.length - namedRows, 'more change');
  return [...all.slice(0, namedRows), `  … and ${rest} in the job summary`];
}

function renderCause({ isAll, operations, parts }: Cause): string {
  const [only] = operations;
  const count = renderCount(operations.length, 'operation');
  const many = isAll ? `All ${count} that stay` : count;
  const who = only !== undefined && operations.length === 1 ? nameOperation(only) : many;
  const isRemoval = parts.some(({ change }) => change.rule === 'action-removed');
  const told = parts.map((part) => `${words[findConcern(part)]}${part.change.sentence}`);
  return `  ${isRemoval ? '-' : '~'} ${who}: ${plainText(told.join('; '), 600)}`;
}

const words: Readonly<Record<Concern, string>> = {
  breaking: 'breaking: ',
  accepted: 'breaking, accepted: ',
  changes: '',
  none: '',
};

function nameOperation({ method, path, name }: Operation): string {
  return `${plainText(`${method} ${path}`, 200)} (${plainText(name, 80)})`;
}

function renderTimes(result: TargetResult): string {
  const took = `Took ${renderDuration(result.totalMs)}`;
  const replacement = findReplacement(result);
  if (replacement === undefined) return `${took}.`;
  const { settleMs } = replacement;
  const pause =
    settleMs === undefined ? '' : `, ${renderDuration(settleMs)} of it ${namePauses(replacement)}`;
  const gap = describeGap(replacement);
  return `${took}${pause}${gap === '' ? '' : `; ${gap}`}.`;
}
