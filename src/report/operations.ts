import type { Operation } from '../openapi/index.ts';
import { renderCount, renderNumber } from '../text.ts';
import { findWorst, gatherCauses, type Cause } from './change-groups.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { joinWords } from './counts.ts';
import { linkOperation, type Links } from './links.ts';
import { joinBlocks, type Markdown, renderFolded, renderTable, takeLines } from './markdown.ts';

/** Maximum number of rows in an open table. Longer tables are folded. */
const openRows = 20;
/** Maximum number of changes per action. The report contains all of them. */
const reportedChanges = 8;
/** Maximum number of actions that are named openly for a shared change, and maximum size of all names in bytes. */
const openNames = 4;
const namesLimitBytes = 4_000;

/**
 * Signs of the rows. The symbol is visible at a glance, and the word explains it. GitHub would otherwise break the
 * line between them.
 */
const signs = {
  breaking: '🔴&nbsp;breaking',
  accepted: '🟡&nbsp;accepted',
  changes: '🟡&nbsp;changed',
  added: '🟢&nbsp;added',
  none: '⚪&nbsp;same',
} as const;

interface Row {
  readonly sign: keyof typeof signs;
  readonly text: () => string;
}

/** Renders the copilot's changes by action; empty if nothing differs. */
export function renderOperations(links: Links): Markdown {
  const { spec } = links.result;
  if (spec?.comparison === undefined) return renderUncompared(links);
  const rows: readonly Row[] = [
    ...gatherCauses(spec).map((cause) => ({
      sign: findWorst(cause),
      text: () => describeCause(cause, links),
    })),
    ...spec.comparison.added.map((operation) => ({
      sign: 'added' as const,
      text: () => joinWords(describeNew(operation, links), '<br>'),
    })),
  ];
  const {
    breaking = [],
    accepted = [],
    changes = [],
    added = [],
    none = [],
  } = Object.groupBy(rows, ({ sign }) => sign);
  // Breaking changes are never folded; changes without effect on the copilot always are.
  const loud = [...breaking, ...accepted];
  const isShort = rows.length - none.length <= openRows;
  const folded: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [renderCount(changes.length, 'other change'), isShort ? [] : changes],
    [`${renderCount(added.length, 'action')} added`, isShort ? [] : added],
    [`${renderCount(none.length, 'change')} without effect on the copilot`, none],
  ];
  return joinBlocks([
    renderRows(isShort ? [...loud, ...changes, ...added] : loud),
    ...folded.map(([title, some]) => renderFolded(title, renderRows(some))),
  ]);
}

/** Renders all operations of the file if there is no version to compare with. */
function renderUncompared(links: Links): Markdown {
  const { noComparison, operations: rows } = links.result.spec ?? {};
  if (rows === undefined) return [];
  const header = ['Action', 'Summary'];
  const describe = (operation: Operation): readonly string[] => describeNew(operation, links);
  const table = renderTable({ noun: 'operation', header, rows, describe });
  return joinBlocks([
    noComparison === undefined ? '' : `Not compared: ${escapeMarkdown(noComparison.replace(/\.$/u, ''))}.`,
    renderFolded(`All ${renderCount(rows.length, 'operation')}`, table),
  ]);
}

function renderRows(rows: readonly Row[]): Markdown {
  // The sign is the first column, because narrow screens can hide the others.
  const header = ['', 'What changes for the copilot'];
  const describe = ({ sign, text }: Row): readonly string[] => [signs[sign], text()];
  return renderTable({ noun: 'row', header, rows, describe });
}

function describeCause(cause: Cause, links: Links): string {
  const { operations, parts } = cause;
  const [only] = operations;
  if (only !== undefined && operations.length === 1) {
    return `${describeOperation(only, links)}<br>${describeParts(parts)}`;
  }
  const all = operations.values().map((operation) => describeOperation(operation, links));
  const names = joinLines(takeLines(all, namesLimitBytes), operations.length);
  const which =
    operations.length <= openNames ? `<br>${names}` : `<details><summary>which</summary>${names}</details>`;
  return `**${renderCount(operations.length, 'action')}:** ${describeParts(parts)}${which}`;
}

/** Renders the breaking changes, and folds the other ones. */
function describeParts(parts: Cause['parts']): string {
  const { loud = [], rest = [] } = Object.groupBy(parts, ({ concern }) =>
    ['breaking', 'accepted'].includes(concern) ? 'loud' : 'rest',
  );
  if (loud.length === 0 || rest.length === 0) return renderParts(parts);
  const count = renderCount(rest.length, 'more change');
  return `${renderParts(loud)}<details><summary>${count}</summary>${renderParts(rest)}</details>`;
}

function renderParts(parts: Cause['parts']): string {
  const sentences = [...new Set(parts.map(renderPart))];
  return joinLines(sentences.slice(0, reportedChanges), sentences.length);
}

/** Joins the shown lines of a cell, and counts the others. */
function joinLines(shown: readonly string[], count: number): string {
  const rest = count - shown.length;
  return [...shown, ...(rest === 0 ? [] : [`…and ${renderNumber(rest)} more`])].join('<br>');
}

function renderPart({ accepted, change: { rule, sentence } }: Cause['parts'][number]): string {
  const gone = rule === 'action-removed' ? '; flows and prompts that use it stop working' : '';
  const reported = `${escapeMarkdown(sentence, 240)}${gone}`;
  if (accepted === undefined) return reported;
  return `${reported} – accepted by ${escapeMarkdown(accepted.acceptedBy, 80)}: ${escapeMarkdown(accepted.reason, 240)}`;
}

function describeOperation(operation: Operation, links: Links): string {
  return `${linkOperation(operation, links)} ${codeCell(`${operation.method} ${operation.path}`, 200)}`;
}

/** Describes a new operation and its summary. Omits a summary that equals the name, as without an operationId. */
function describeNew(operation: Operation, links: Links): readonly [operation: string, summary: string] {
  const { name, summary = '' } = operation;
  return [describeOperation(operation, links), summary === name ? '' : escapeMarkdown(summary, 160)];
}
