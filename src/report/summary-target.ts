import { cutText, escapeMarkdown } from './escape.ts';
import { renderFailureBox } from './failure-box.ts';
import { renderHeadline } from './headline.ts';
import { findFailure, isFailure, isRecordRemoved } from './outcome.ts';
import type { Outcome } from '../ending.ts';
import type { TargetResult } from './result.ts';
import { renderFacts } from './summary-facts.ts';
import { renderOperations } from './summary-operations.ts';
import { renderProblems } from './summary-problems.ts';
import { fitLines, renderFolded } from './table.ts';

/** How a section's bytes are shared out, so that no long list pushes another out of the summary. */
const share = { operations: 0.5, problems: 0.25, notes: 0.1 };

/** Longest record that is shown, in characters; an instruction text can be long. */
const recordLimit = 30_000;

/** One target as a section: outcome first, then what a person must know or do, then everything else. */
export function renderTarget(result: TargetResult, limitBytes: number): string {
  const changes = renderChanges(result, limitBytes * share.operations);
  const problems = renderProblems(result.description?.problems ?? [], limitBytes * share.problems);
  const blocks = [
    `### ${escapeMarkdown(renderHeadline(result), 400)}`,
    renderState(result),
    renderRecord(result),
    ...(isFailure(result.ending.outcome) ? [problems, changes] : [changes, problems]),
    renderRewrites(result, limitBytes * share.notes),
    renderList('Good to know', result.warnings, limitBytes * share.notes),
    `#### This run\n\n${renderFacts(result)}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function renderState(result: TargetResult): string {
  const { outcome, state } = result.ending;
  const failure = findFailure(result);
  // The headline of a sync says what the copilot holds now.
  if (outcome === 'synced') return '';
  if (failure === undefined) return escapeMarkdown(state, 800);
  return renderFailureBox({ outcome, message: failure.message, hint: failure.hint, state });
}

function renderChanges(result: TargetResult, limitBytes: number): string {
  const { outcome } = result.ending;
  if (result.description?.comparison === undefined) return renderOperations(result, limitBytes);
  const table = renderOperations(result, limitBytes);
  if (table === '') return outcome === 'synced' ? 'The file changed, but no operation differs.' : '';
  return `#### ${changesTitles[outcome] ?? 'What the change would have done'}\n\n${table}`;
}

const changesTitles: Readonly<Partial<Record<Outcome, string>>> = {
  synced: 'What changed for the copilot',
  previewed: 'What would change for the copilot',
};

function renderRewrites({ description }: TargetResult, limitBytes: number): string {
  const messages = (description?.rewrites ?? []).map(({ message }) => message);
  return renderList('Rewritten, so that everything imports whole', messages, limitBytes);
}

function renderList(title: string, sentences: readonly string[], limitBytes: number): string {
  if (sentences.length === 0) return '';
  const { lines, cut } = fitLines(sentences, (sentence) => `- ${escapeMarkdown(sentence, 800)}`, limitBytes);
  const rest = cut === 0 ? [] : [`- …and ${cut.toLocaleString('en-GB')} more in the log.`];
  return [`#### ${title}`, '', ...lines, ...rest].join('\n');
}

/** The copilot's fields, for a person who must recreate a record that the delete removed. */
function renderRecord(result: TargetResult): string {
  const { copilot } = result;
  if (!isRecordRemoved(result) || copilot === undefined) return '';
  // Inside JSON line breaks are escaped, so no line of it can end the fence: only backticks at a line's start could.
  const json = cutText(escapeInvisible(JSON.stringify(copilot.record, undefined, 2)), recordLimit);
  return renderFolded(
    'The copilot’s fields as they were (without its token), to recreate it by hand',
    `\`\`\`json\n${json}\n\`\`\``,
  );
}

/** JSON's own way of writing what would be invisible, or would turn the reading direction round. */
function escapeInvisible(json: string): string {
  return json.replace(
    /[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
