import { renderCount } from '../text.ts';

export interface Table<Row> {
  /** Noun for a row, such as "operation" in "and 12 more operations". */
  readonly noun: string;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** Returns a row's cells as escaped Markdown. Called only for rows that are shown. */
  readonly describe: (row: Row) => readonly string[];
}

/**
 * Renders a table with as many rows as fit into `maxBytes` of UTF-8, and a line that counts the rest; empty without
 * rows.
 */
export function renderTable<Row>(table: Table<Row>, maxBytes: number): string {
  if (table.rows.length === 0) return '';
  const head = [renderRow(table.header), renderRow(table.header.map(() => ':---'))];
  const { lines, cut } = fitLines(
    table.rows,
    (row) => renderRow(table.describe(row)),
    maxBytes - weigh(head),
  );
  const rest =
    cut === 0 ? [] : ['', `…and ${renderCount(cut, `more ${table.noun}`)}, omitted to limit the length.`];
  return [...head, ...lines, ...rest].join('\n');
}

/** Returns the lines of as many items as fit into `maxBytes` of UTF-8, and the number of omitted items. */
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

/** Renders Markdown below a heading; empty if the Markdown is empty. */
export function renderTitled(title: string, markdown: string): string {
  return markdown === '' ? '' : `#### ${title}\n\n${markdown}`;
}

/**
 * Renders Markdown that a click on the title unfolds; empty if the Markdown is empty.
 * @param title escaped HTML
 */
export function renderFolded(title: string, markdown: string): string {
  // GitHub parses Markdown inside HTML only after an empty line.
  return markdown === '' ? '' : `<details><summary>${title}</summary>\n\n${markdown}\n\n</details>`;
}

/** Joins blocks of Markdown with empty lines, without empty blocks. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function weigh(lines: readonly string[]): number {
  return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + 1, 0);
}
