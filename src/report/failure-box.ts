import { escapeMarkdown, splitLines } from './escape.ts';
import type { Outcome } from '../ending.ts';

/** What a person must know of a failure. Text from outside may be in all of it. */
export interface FailureNews {
  readonly outcome: Outcome;
  readonly message: string;
  readonly hint: string | undefined;
  /** What the copilot holds now. */
  readonly state: string;
}

/** What failed, what to do and what the copilot holds now, in a box that nobody overlooks. */
export function renderFailureBox({ outcome, message, hint = '', state }: FailureNews): string {
  const paragraphs = [
    { title: 'What failed', text: message },
    { title: 'What to do', text: hint },
    { title: 'Now', text: state },
  ].filter(({ text }) => text !== '');
  const body = paragraphs.map(({ title, text }) => `**${title}:** ${renderMessage(text)}`).join('\n\n');
  // GitHub shows an alert as a box in colour; everywhere else it is a plain quotation.
  const alert = outcome === 'lost' ? 'CAUTION' : 'WARNING';
  return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}

/** A message in lines keeps them: some list the copilots that a key sees. */
function renderMessage(text: string): string {
  return splitLines(text)
    .map((line) =>
      line.startsWith('- ') ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line, 2_000),
    )
    .join('\n');
}
