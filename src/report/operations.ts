import { listBreaking, type Operation } from '../openapi/door.ts';
import { renderCount, renderNumber } from '../text.ts';
import { findConcern, findWorst, gatherCauses, type Cause, type Concern } from './causes.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { linkPlace, type Links } from './links.ts';
import type { ReadDescription } from './result.ts';
import { joinBlocks, renderFolded, renderTable } from './table.ts';

/** Up to here one open table is easier to read than folded ones. */
const openRows = 20;

/** So many changes of one action are told; the report holds them all. */
const toldChanges = 8;

/** So many of the actions that share a change are named openly, and so many characters of all of them. */
const openNames = 4;
const namesLimit = 4_000;

/** A sign can be seen from afar, and its word can be read. GitHub would break the line between them. */
const signs: Readonly<Record<Concern | 'added', string>> = {
  breaking: '🔴&nbsp;breaking',
  accepted: '🟡&nbsp;accepted',
  changes: '🟡&nbsp;changed',
  added: '🟡&nbsp;added',
  none: '⚪&nbsp;same',
};

interface Row {
  readonly sign: keyof typeof signs;
  readonly text: () => string;
}

/** Rows of a kind, and how they are headed where they are folded. */
interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** What changes for the copilot, action by action, as Markdown below `limitBytes`; empty where nothing differs. */
export function renderOperations(links: Links, limitBytes: number): string {
  const { description } = links.result;
  if (description === undefined) return '';
  const { comparison, operations, noComparison } = description;
  if (comparison === undefined) {
    if (operations === undefined) return '';
    const why =
      noComparison === undefined ? '' : `Not compared: ${escapeMarkdown(noComparison.replace(/\.$/u, ''))}.`;
    return joinBlocks([why, renderAll(operations, links, limitBytes)]);
  }
  const { loud, changed, quiet } = groupCauses(description, links);
  const added = comparison.added.map((operation) => describeAdded(operation, links));
  const other = [
    { title: renderCount(changed.length, 'other change'), rows: changed },
    { title: `${renderCount(added.length, 'action')} added`, rows: added },
  ];
  // What breaks something is never folded away; what the copilot does not use always is.
  const isShort = loud.length + changed.length + added.length <= openRows;
  const quietTitle = `${renderCount(quiet.length, 'change')} only in parts that the copilot does not use`;
  const open = [...loud, ...(isShort ? [...changed, ...added] : [])];
  const folded: readonly Group[] = [...(isShort ? [] : other), { title: quietTitle, rows: quiet }].filter(
    ({ rows }) => rows.length > 0,
  );
  const share = limitBytes / (folded.length + 1);
  return joinBlocks([
    renderRows(open, share),
    ...folded.map(({ rows, title }) => renderFolded(title, renderRows(rows, share))),
  ]);
}

function groupCauses(
  description: ReadDescription,
  links: Links,
): Readonly<Record<'loud' | 'changed' | 'quiet', readonly Row[]>> {
  const rows = gatherCauses(description).map((cause) => ({
    sign: findWorst(cause),
    text: () => describeCause(cause, links),
  }));
  const { breaking = [], accepted = [], changes = [], none = [] } = Object.groupBy(rows, ({ sign }) => sign);
  return { loud: [...breaking, ...accepted], changed: changes, quiet: none };
}

/** `2 breaking changes in 2 actions, 1 of them accepted`; empty where nothing breaks. */
export function renderBreaking({
  acceptance,
  comparison,
}: Pick<ReadDescription, 'acceptance' | 'comparison'>): string {
  const breaking = comparison === undefined ? [] : listBreaking(comparison);
  if (breaking.length === 0) return '';
  const actions = new Set(breaking.map(({ operation }) => operation)).size;
  const entries = acceptance?.entries ?? new Map<string, never>();
  const accepted =
    entries.size === 0 ? 0 : breaking.filter(({ fingerprint }) => entries.has(fingerprint)).length;
  const told = `${renderCount(breaking.length, 'breaking change')} in ${renderCount(actions, 'action')}`;
  return accepted === 0 ? told : `${told}, ${renderNumber(accepted)} of them accepted`;
}

function describeCause(cause: Cause, links: Links): string {
  const { isAll, operations } = cause;
  const [only] = operations;
  if (only !== undefined && operations.length === 1) {
    return `${describeOperation(only, links)}<br>${describeParts(cause)}`;
  }
  const count = renderCount(operations.length, 'action');
  if (isAll) return `**All ${count} that stay:** ${describeParts(cause)}`;
  const names = listNames(operations);
  const which =
    operations.length <= openNames ? `<br>${names}` : `<details><summary>which</summary>${names}</details>`;
  return `**${count}:** ${describeParts(cause)}${which}`;
}

function listNames(operations: readonly Operation[]): string {
  const named: string[] = [];
  let left = namesLimit;
  for (const { method, path } of operations) {
    const name = codeCell(`${method} ${path}`, 200);
    left -= name.length;
    if (left < 0) break;
    named.push(name);
  }
  const rest = operations.length - named.length;
  return `${named.join(', ')}${rest === 0 ? '' : ` and ${renderNumber(rest)} more`}`;
}

/** What breaks, then, behind a click, what else changes. */
function describeParts({ parts }: Cause): string {
  const isLoud = (part: Cause['parts'][number]): boolean =>
    ['breaking', 'accepted'].includes(findConcern(part));
  const loud = tellParts(parts.filter(isLoud));
  const rest = tellParts(parts.filter((part) => !isLoud(part)));
  if (loud === '' || rest === '') return loud + rest;
  const count = renderCount(parts.filter((part) => !isLoud(part)).length, 'more change');
  return `${loud}<details><summary>${count}</summary>${rest}</details>`;
}

function tellParts(parts: Cause['parts']): string {
  const sentences = [...new Set(parts.map(tellPart))];
  const told = sentences.slice(0, toldChanges);
  const rest = sentences.length - told.length;
  return [...told, ...(rest > 0 ? [`…and ${renderNumber(rest)} more`] : [])].join('<br>');
}

function tellPart({ accepted, change: { rule, sentence } }: Cause['parts'][number]): string {
  const gone = rule === 'action-removed' ? '; flows and prompts that use it stop working' : '';
  const told = `${escapeMarkdown(sentence, 240)}${gone}`;
  if (accepted === undefined) return told;
  return `${told} – accepted by ${escapeMarkdown(accepted.who, 80)}: ${escapeMarkdown(accepted.why, 240)}`;
}

function describeAdded(operation: Operation, links: Links): Row {
  const summary = (): string => escapeMarkdown(summarise(operation), 160);
  return {
    sign: 'added',
    text: () => [describeOperation(operation, links), summary()].filter((part) => part !== '').join('<br>'),
  };
}

function renderRows(rows: readonly Row[], limitBytes: number): string {
  // The sign comes first: on a narrow screen the rest may lie out of sight.
  const header = ['', 'What changes for the copilot'];
  const describe = ({ sign, text }: Row): readonly string[] => [signs[sign], text()];
  return renderTable({ noun: 'row', header, rows, describe }, limitBytes);
}

function renderAll(operations: readonly Operation[], links: Links, limitBytes: number): string {
  const header = ['Action', 'Summary'];
  const describe = (operation: Operation): readonly string[] => [
    describeOperation(operation, links),
    escapeMarkdown(summarise(operation), 160),
  ];
  const table = renderTable({ noun: 'operation', header, rows: operations, describe }, limitBytes);
  return renderFolded(`All ${renderCount(operations.length, 'operation')}`, table);
}

function describeOperation(operation: Operation, links: Links): string {
  const { method, name, path } = operation;
  const place = links.result.description?.places.get(operation);
  const title = `**${escapeMarkdown(name, 120)}**`;
  const linked = place === undefined ? title : linkPlace(title, place, links);
  return `${linked} ${codeCell(`${method} ${path}`, 200)}`;
}

// An action is named after its summary where it has no operationId: saying it twice helps nobody.
function summarise(operation: Operation): string {
  return operation.summary === undefined || operation.summary === operation.name ? '' : operation.summary;
}
