import { renderNumber } from '../text.ts';
import { codeCell } from './escape.ts';
import type { TargetResult } from '../result.ts';
import { fitLines, renderFolded } from './table.ts';

/** Lists the operations that `operations` doesn't select, folded, as Markdown below `maxBytes`. */
export function renderExcluded({ spec }: TargetResult, maxBytes: number): string {
  const excluded = spec?.selection?.excluded ?? [];
  const { lines, cut } = fitLines(
    excluded,
    ({ method, path }) => `- ${codeCell(`${method} ${path}`, 200)}`,
    maxBytes,
  );
  const rest = cut === 0 ? [] : [`- …and ${renderNumber(cut)} more.`];
  return renderFolded(
    `Operations that aren’t selected (${renderNumber(excluded.length)})`,
    [...lines, ...rest].join('\n'),
  );
}
