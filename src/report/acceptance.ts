import { renderCount } from '../text.ts';
import { listOpen } from './change-groups.ts';
import { codeSpan, plainText } from './escape.ts';
import type { TargetResult } from './result.ts';
import { fitLines, renderFolded } from './table.ts';

/** The lines by which people accept what stopped a description, to be pasted; empty where nothing did. */
export function renderAcceptance({ description }: TargetResult, maxBytes: number): string {
  const { acceptance } = description ?? {};
  // What cannot be told apart is accepted together.
  const reported = description === undefined ? [] : listOpen(description);
  const open = [...new Map(reported.map((one) => [one.fingerprint, one])).values()];
  if (acceptance === undefined || open.length === 0) return '';
  const { cut, lines } = fitLines(
    open,
    ({ change, fingerprint, operation: { method, path } }) =>
      // Behind their dash, what comes from outside can neither end the fence nor begin a line.
      `- fingerprint: '${fingerprint}' # ${plainText(`${method} ${path}: ${change.sentence}`, 200)}\n  reason: ''\n  accepted-by: ''`,
    maxBytes,
  );
  const rest =
    cut === 0
      ? []
      : ['', `…and ${renderCount(cut, 'more change')}, cut to keep this short: accept these first.`];
  const title = `To accept ${renderCount(open.length, 'breaking change')}: entries to paste`;
  const words = `Paste the entries for intended changes into ${codeSpan(acceptance.file)}, and fill in \`why\` and \`who\`.`;
  return renderFolded(title, [words, '', '```yaml', ...lines, '```', ...rest].join('\n'));
}
