import type { ReplacementEnding } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import { codeSpan, escapeMarkdown, plainText } from './escape.ts';
import { renderFailureBox } from './section.ts';

/** What the post step says of one replacement that it brought to an end. */
export interface RecoveryReport {
  readonly copilotId: string;
  readonly copilotName: string;
  readonly swaggerFile: string;
  readonly ending: ReplacementEnding;
}

/** The post step's own part of the job summary, GitHub-flavoured Markdown: a section for each copilot. */
export function renderRecoverySummary(reports: readonly RecoveryReport[]): string {
  return `${reports.map(renderSection).join('\n\n---\n\n')}\n`;
}

const endings: Readonly<Record<ReplacementEnding['outcome'], string>> = {
  synced: 'has its new actions after all',
  restored: 'has its previous actions again',
  untouched: 'keeps the actions it had',
  lost: 'may be without its actions',
};

/** The same as log lines, without line breaks. */
export function renderRecoveryLines(report: RecoveryReport): readonly string[] {
  const { outcome, state } = report.ending;
  const failure = findFailure(report.ending);
  const name = report.copilotName === '' ? report.copilotId : `${report.copilotName} (${report.copilotId})`;
  return [
    `${plainText(name)}: ${outcome}. ${plainText(state, 1_000)}`,
    ...(failure === undefined ? [] : [`What failed: ${plainText(failure.message, 2_000)}`]),
    ...(failure?.hint === undefined ? [] : [`What to do: ${plainText(failure.hint, 1_000)}`]),
  ];
}

function renderHow(ending: ReplacementEnding): string {
  if (ending.outcome === 'lost' && ending.isRecordRemoved) return 'is gone from the service';
  if (ending.outcome === 'untouched' && ending.isInferred === true)
    return 'should still have the actions it had';
  return endings[ending.outcome];
}

function renderSection(report: RecoveryReport): string {
  const { copilotId, copilotName, ending, swaggerFile } = report;
  const { outcome, state } = ending;
  const failure = findFailure(ending);
  const how = renderHow(ending);
  const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
  const blocks = [
    `### Finished by the post step: ${escapeMarkdown(who, 200)} ${how}`,
    'The main step ended before the replacement did, by a cancellation, a time-out or a crash; this one went on from there.',
    failure === undefined
      ? escapeMarkdown(state, 1_000)
      : renderFailureBox({ outcome, message: failure.message, hint: failure.hint, state }),
    `Copilot ${codeSpan(copilotId, 80)}${swaggerFile === '' ? '' : `, description ${codeSpan(swaggerFile)}`}, outcome ${outcome}.`,
  ];
  return blocks.join('\n\n');
}

function findFailure(ending: ReplacementEnding): Explanation | undefined {
  return ending.outcome === 'synced' ? undefined : ending.failure;
}
