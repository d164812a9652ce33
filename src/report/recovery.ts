import { codeCell, escapeMarkdown, plainText } from './escape.ts';

/** What the post step says of one replacement that it brought to an end. */
export interface RecoveryReport {
  readonly copilotId: string;
  readonly copilotName: string;
  readonly swaggerFile: string;
  readonly outcome: 'synced' | 'restored' | 'untouched' | 'lost';
  readonly state: string;
  readonly failure?: { readonly message: string; readonly hint: string };
}

/** The post step's own part of the job summary, GitHub-flavoured Markdown. */
export function renderRecoverySummary(reports: readonly RecoveryReport[]): string {
  return [
    '## Copilot Swagger Sync: finished by the post step',
    '',
    'The main step ended before the replacement did, by a cancellation, a time-out or a crash.',
    '',
    '| Copilot | File | Outcome | The copilot now | What failed, what to do |',
    '|---|---|---|---|---|',
    ...reports.map(renderRow),
    '',
  ].join('\n');
}

/** The same as log lines, without line breaks. */
export function renderRecoveryLines(report: RecoveryReport): readonly string[] {
  const { failure, outcome, state } = report;
  const name = report.copilotName === '' ? report.copilotId : `${report.copilotName} (${report.copilotId})`;
  return [
    `${plainText(name)}: ${outcome}. ${plainText(state, 1_000)}`,
    ...(failure === undefined ? [] : [`What failed: ${plainText(failure.message, 2_000)}`]),
    ...(failure === undefined ? [] : [`What to do: ${plainText(failure.hint, 1_000)}`]),
  ];
}

function renderRow(report: RecoveryReport): string {
  const { copilotId, copilotName, failure, outcome, state, swaggerFile } = report;
  const cells = [
    [escapeMarkdown(copilotName), codeCell(copilotId)].filter((part) => part !== '').join(' '),
    codeCell(swaggerFile),
    outcome,
    escapeMarkdown(state, 1_000),
    failure === undefined ? '' : escapeMarkdown(`${failure.message} ${failure.hint}`, 3_000),
  ];
  return `| ${cells.join(' | ')} |`;
}
