import { renderCount } from '../text.ts';
import { listOpen } from './change-groups.ts';
import { codeSpan, plainText } from './escape.ts';
import { createList, type Markdown, renderFolded, wrap } from './markdown.ts';
import type { TargetResult } from '../result.ts';

/** Renders the entries that accept the blocking changes, for pasting; empty if nothing blocks the sync. */
export function renderAcceptance({ spec }: TargetResult): Markdown {
  const { acceptance } = spec ?? {};
  // Changes with the same fingerprint are accepted together.
  const reported = spec === undefined ? [] : listOpen(spec);
  const open = [...new Map(reported.map((one) => [one.fingerprint, one])).values()];
  if (acceptance === undefined) return [];
  const entries = createList(
    open,
    ({ change, fingerprint, operation: { method, path } }) =>
      // A dash precedes all text from outside, so the text can neither end the fence nor start a line.
      `- fingerprint: '${fingerprint}' # ${plainText(`${method} ${path}: ${change.sentence}`, 200)}\n  reason: ''\n  accepted-by: ''`,
    (cut) =>
      cut === 0
        ? '\n```'
        : `\n\`\`\`\n\n…and ${renderCount(cut, 'more change')}, omitted to limit the length. Accept these first.`,
  );
  const title = `To accept ${renderCount(open.length, 'breaking change')}: entries to paste`;
  const words = `Paste the entries for intended changes into ${codeSpan(acceptance.file)}, and fill in \`reason\` and \`accepted-by\`.`;
  return renderFolded(title, wrap(`${words}\n\n\`\`\`yaml\n`, entries, ''));
}
