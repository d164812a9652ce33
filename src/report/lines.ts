import type { Operation } from '../openapi/index.ts';
import { renderCount } from '../text.ts';
import { gatherCauses, type Cause, type Concern } from './change-groups.ts';
import { plainText } from './escape.ts';
import { describeFacts } from './facts.ts';
import { renderHeadline } from './headline.ts';
import { findReplacement } from './result.ts';
import type { SpecResult, TargetResult } from '../result.ts';

/** Maximum number of changes in the log. The summary shows all of them. */
const namedRows = 10;

/** Renders the last log lines of a target, without line breaks. The step's error contains the failure and the fix. */
export function renderLines(result: TargetResult): readonly string[] {
  return [renderTitle(result), ...renderDetails(result)];
}

/** Renders the result as one line, which is the title of the target's log group in a run with several targets. */
export function renderTitle(result: TargetResult): string {
  return `${plainText(renderHeadline(result))}.`;
}

export function renderDetails(result: TargetResult): readonly string[] {
  const { spec, ending } = result;
  const { document, operations, time } = describeFacts(result);
  // Line numbers precede the lines of the file, so the lines can't be read as commands.
  const frames = (spec?.frames ?? []).flatMap(({ lines, spot }) => [
    `${plainText(spot.file)}:${spot.line}:${spot.column}`,
    ...lines,
  ]);
  return [
    ...frames,
    ...(ending.outcome === 'synced' ? [plainText(ending.state)] : []),
    ...(operations === '' ? [] : [`Operations: ${operations}.`]),
    ...(spec === undefined ? [] : renderChanges(spec)),
    ...(document === '' ? [] : [`Document: ${document}.`]),
    ...(spec?.rewrites ?? []).map(({ message }) => `  Rewritten: ${plainText(message)}`),
    ...(findReplacement(result)?.incidents ?? []).map((incident) => `What happened: ${plainText(incident)}`),
    `Time: ${time}.`,
  ];
}

function renderChanges(spec: SpecResult): readonly string[] {
  const all = [
    ...gatherCauses(spec).map(renderCause),
    ...(spec.comparison?.added ?? []).map((operation) => `  + ${nameOperation(operation)}`),
  ];
  if (all.length <= namedRows) return all;
  const rest = renderCount(all.length - namedRows, 'more change');
  return [...all.slice(0, namedRows), `  … and ${rest} in the job summary`];
}

function renderCause({ operations, parts }: Cause): string {
  const [only] = operations;
  const count = renderCount(operations.length, 'operation');
  const who = only !== undefined && operations.length === 1 ? nameOperation(only) : count;
  const isRemoval = parts.some(({ change }) => change.rule === 'action-removed');
  const reported = parts.map(({ change, concern }) => `${words[concern] ?? ''}${change.sentence}`);
  return `  ${isRemoval ? '-' : '~'} ${who}: ${plainText(reported.join('; '), 600)}`;
}

const words: Partial<Record<Concern, string>> = { breaking: 'breaking: ', accepted: 'breaking, accepted: ' };

function nameOperation({ method, path, name }: Operation): string {
  return `${plainText(`${method} ${path}`, 200)} (${plainText(name, 80)})`;
}
