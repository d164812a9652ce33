import { renderCount } from '../text.ts';

export interface Table<Row> {
  /** What a row is, for "and 12 more operations". */
  readonly noun: string;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** A row's cells as Markdown, escaped already. Asked only for rows that are shown. */
  readonly describe: (row: Row) => readonly string[];
}

/** A table of as many rows as fit into `maxBytes` of UTF-8, and a line that counts the rest; empty without rows. */
export function renderTable<Row>(table: Table<Row>, maxBytes: number): string {
  if (table.rows.length === 0) return '';
  const head = [renderRow(table.header), renderRow(table.header.map(() => ':---'))];
  const { lines, cut } = fitLines(
    table.rows,
    (row) => renderRow(table.describe(row)),
    maxBytes - weigh(head),
  );
  const rest =
    cut === 0 ? [] : ['', `…and ${renderCount(cut, `more ${table.noun}`)}, cut to keep this short.`];
  return [...head, ...lines, ...rest].join('\n');
}

/** The lines of as many items as fit into `maxBytes` of UTF-8, and how many items were cut. */
export function fitLines<Item>(
  items: readonly Item[],
  render: (item: Item) => string,
  maxBytes: number,
): { readonly lines: readonly string[]; readonly cut: number } {
  const lines: string[] = [];
  let leftBytes = maxBytes;
  for (const item of items) {
    const line = render(item);
    leftBytes -= weigh([line]);
    if (leftBytes < 0) break;
    lines.push(line);
  }
  return { lines, cut: items.length - lines.length };
}

/** Markdown below a heading, or behind a line that opens it with a click: empty where there is nothing to show. */
export function renderTitled(title: string, markdown: string): string {
  return markdown === '' ? '' : `#### ${title}\n\n${markdown}`;
}

/** @param title escaped already */
export function renderFolded(title: string, markdown: string): string {
  // GitHub reads Markdown inside HTML only after an empty line.
  return markdown === '' ? '' : `<details><summary>${title}</summary>\n\n${markdown}\n\n</details>`;
}

/** Blocks of Markdown one below the other; what is empty leaves no gap. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function weigh(lines: readonly string[]): number {
  return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + 1, 0);
}
