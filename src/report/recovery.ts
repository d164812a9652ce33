import type { Recovery } from '../ending.ts';
import { codeSpan, escapeMarkdown, plainText } from './escape.ts';
import { isFailed, describeFailure } from './result.ts';
import { renderState } from './section.ts';
import { fitMarkdown, joinBlocks, type Markdown, renderTitled } from './markdown.ts';

/** Renders the post step's part of the job summary as GitHub-flavored Markdown, one section per copilot. */
export function renderRecoverySummary(reports: readonly Recovery[]): string {
  return `${reports.map((report) => fitMarkdown(renderSection(report))).join('\n\n---\n\n')}\n`;
}

export function renderRecoveryLines(report: Recovery): readonly string[] {
  const { copilotId, copilotName, ending } = report;
  const name = copilotName === '' ? copilotId : `${copilotName} (${copilotId})`;
  const reported = isFailed(report) ? describeFailure(report) : [ending.state];
  return [`${name}: ${ending.outcome}.`, ...reported].map((line) => plainText(line, 2_000));
}

function renderSection(report: Recovery): Markdown {
  const { copilotId, copilotName, ending, swaggerFile } = report;
  const { warnings = [] } = ending;
  const who = copilotName === '' ? `copilot ${copilotId}` : `copilot “${copilotName}”`;
  return joinBlocks([
    `### Finished by the post step, outcome \`${ending.outcome}\`: ${escapeMarkdown(who, 200)}`,
    'The main step was canceled, timed out or crashed before the sync finished. The post step resumed it.',
    renderState(report),
    renderTitled('Warnings', warnings.map((text) => `- ${escapeMarkdown(text, 800)}`).join('\n')),
    `Copilot ${codeSpan(copilotId, 80)}${swaggerFile === '' ? '' : `, OpenAPI file ${codeSpan(swaggerFile)}`}.`,
  ]);
}
