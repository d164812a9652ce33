import { renderCount } from '../text.ts';

/** GitHub-flavored Markdown with lists that are cut if the Markdown exceeds its limit. */
export type Markdown = string | readonly (string | List)[];

/** Lines of a table or list. Only the lines that fit are rendered, and each only once. */
interface List {
  readonly count: number;
  readonly lines: Iterable<string>;
  /** Renders the text after the shown lines. `cut` is the number of omitted lines. */
  readonly end: (cut: number) => string;
}

/** Creates a list with one or several lines per item; empty without items. */
export function createList<Item>(
  items: readonly Item[],
  render: (item: Item) => string,
  end: List['end'],
): Markdown {
  return items.length === 0 ? [] : [{ count: items.length, lines: items.values().map(render), end }];
}

export interface Table<Row> {
  /** Noun for a row, such as "operation" in "and 12 more operations". */
  readonly noun: string;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** Returns a row's cells as escaped Markdown. */
  readonly describe: (row: Row) => readonly string[];
}

/** Renders a table, followed by the number of rows that don't fit; empty without rows. */
export function renderTable<Row>({ describe, header, noun, rows }: Table<Row>): Markdown {
  const head = `${renderRow(header)}\n${renderRow(header.map(() => ':---'))}\n`;
  const list = createList(
    rows,
    (row) => renderRow(describe(row)),
    (cut) => (cut === 0 ? '' : `\n\n…and ${renderCount(cut, `more ${noun}`)}, omitted to limit the length.`),
  );
  return wrap(head, list, '');
}

/** Returns as many of the first lines as fit into `maxBytes` of UTF-8. Renders no further ones. */
export function takeLines(all: Iterable<string>, maxBytes: number): readonly string[] {
  const lines: string[] = [];
  let leftBytes = maxBytes;
  for (const line of all) {
    leftBytes -= Buffer.byteLength(line) + 1;
    if (leftBytes < 0) break;
    lines.push(line);
  }
  return lines;
}

/** Renders Markdown below a heading; empty if the Markdown is empty. */
export function renderTitled(title: string, markdown: Markdown): Markdown {
  return wrap(`#### ${title}\n\n`, markdown, '');
}

/**
 * Renders Markdown that a click on the title unfolds; empty if the Markdown is empty.
 * @param title escaped HTML
 */
export function renderFolded(title: string, markdown: Markdown): Markdown {
  // GitHub parses Markdown inside HTML only after an empty line.
  return wrap(`<details><summary>${title}</summary>\n\n`, markdown, '\n\n</details>');
}

/** Renders Markdown between two texts; empty if the Markdown is empty. */
export function wrap(before: string, markdown: Markdown, after: string): Markdown {
  return markdown.length === 0 ? [] : [before, ...toPieces(markdown), after];
}

/** Joins blocks of Markdown with empty lines, without empty blocks. */
export function joinBlocks(blocks: readonly Markdown[]): Markdown {
  const [first, ...others] = blocks.filter((block) => block.length > 0);
  return first === undefined
    ? []
    : [...toPieces(first), ...others.flatMap((block) => ['\n\n', ...toPieces(block)])];
}

function toPieces(markdown: Markdown): readonly (string | List)[] {
  return typeof markdown === 'string' ? [markdown] : markdown;
}

/** Renders Markdown, and cuts the longest lists if it would have more than `maxBytes` of UTF-8. */
export function fitMarkdown(markdown: Markdown, maxBytes = Infinity): string {
  const pieces = toPieces(markdown);
  const lists = pieces.filter((piece) => typeof piece !== 'string');
  const texts = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.end(piece.count)));
  let leftBytes = maxBytes - Buffer.byteLength(texts.join(''));
  const measured = lists.map((list) => {
    const lines = takeLines(list.lines, leftBytes);
    return { list, lines, bytes: countBytes(lines) };
  });
  const rendered = new Map<List, string>();
  // The smallest lists come first, so that the longer lists share the remaining bytes.
  for (const [index, { list, lines }] of measured
    .toSorted((one, other) => one.bytes - other.bytes)
    .entries()) {
    const shown = takeLines(lines, leftBytes / (measured.length - index));
    leftBytes -= countBytes(shown);
    rendered.set(list, shown.join('\n') + list.end(list.count - shown.length));
  }
  return pieces.map((piece) => (typeof piece === 'string' ? piece : (rendered.get(piece) ?? ''))).join('');
}

function countBytes(lines: readonly string[]): number {
  return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + 1, 0);
}

function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
