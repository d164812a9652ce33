import { renderNumber } from '../text.ts';
import { codeCell } from './escape.ts';
import type { TargetResult } from '../result.ts';
import { createList, type Markdown, renderFolded } from './markdown.ts';

/** Lists the operations that `operations` doesn't select, folded. */
export function renderExcluded({ spec }: TargetResult): Markdown {
  const items = spec?.selection?.excluded ?? [];
  const list = createList(
    items,
    ({ method, path }) => `- ${codeCell(`${method} ${path}`, 200)}`,
    (cut) => (cut === 0 ? '' : `\n- …and ${renderNumber(cut)} more.`),
  );
  return renderFolded(`Operations that aren’t selected (${renderNumber(items.length)})`, list);
}
