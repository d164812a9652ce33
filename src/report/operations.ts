import type { Comparison, ModifiedOperation, Operation, OperationChange } from '../openapi/operation.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { renderCount, renderNumber } from '../text.ts';
import { linkPlace, type Links } from './links.ts';
import type { PlaceAtCommit } from './result.ts';
import { renderFolded, renderTable } from './table.ts';

/** Up to here one open table is easier to read than folded ones. */
const openRows = 20;

/** So many changes of one operation are told; the report holds them all. */
const toldChanges = 8;

const header = ['Action', 'What changes for the copilot'];

/** The operations of a kind, and how they are headed where they are folded. */
interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly isBreaking: boolean;
  /** Folded however few there are: nobody has to act on them. */
  readonly isQuiet: boolean;
}

interface Row {
  /** Undefined of what is told of all actions at once. */
  readonly operation: Operation | undefined;
  /** What changes, as Markdown. */
  readonly details: string;
}

/** From so many actions on, what is told of all of them is told once. */
const fewestAlike = 3;

/** The operations as Markdown below `limitBytes`, what breaks something first; empty where none differs. */
export function renderOperations(links: Links, limitBytes: number): string {
  const { description } = links.result;
  if (description === undefined) return '';
  const { comparison, operations, noComparison } = description;
  if (comparison === undefined) {
    if (operations === undefined) return '';
    const why =
      noComparison === undefined ? '' : `Not compared: ${escapeMarkdown(noComparison.replace(/\.$/u, ''))}.`;
    return [why, renderAll(operations, limitBytes)].filter((block) => block !== '').join('\n\n');
  }
  const { alike, rest } = gatherAlike(comparison, operations);
  const all = alike.length === 0 ? [] : [groupOfAll(alike)];
  const groups = [...all, ...listGroups(rest)].filter(({ rows }) => rows.length > 0);
  const isShort = groups.reduce((sum, { isQuiet, rows }) => sum + (isQuiet ? 0 : rows.length), 0) <= openRows;
  // What breaks something is never folded away.
  const isOpen = ({ isBreaking, isQuiet }: Group): boolean => isBreaking || (isShort && !isQuiet);
  const open = groups.filter(isOpen).flatMap(({ rows }) => rows);
  const folded = groups.filter((group) => !isOpen(group));
  const share = limitBytes / (folded.length + 1);
  return [
    ...(open.length === 0 ? [] : [renderRows(open, links, share)]),
    ...folded.map(({ rows, title }) => renderFolded(title, renderRows(rows, links, share))),
  ].join('\n\n');
}

/** `2 breaking changes in 2 actions`; empty where nothing breaks. */
export function renderBreaking(comparison: Comparison | undefined): string {
  if (comparison === undefined || comparison.breaking === 0) return '';
  const actions = comparison.removed.length + comparison.modified.filter(breaks).length;
  return `${renderCount(comparison.breaking, 'breaking change')} in ${renderCount(actions, 'action')}`;
}

/** What is told of every action that stays, such as another server, and the comparison without it. */
export function gatherAlike(
  comparison: Comparison,
  operations: readonly Operation[] | undefined,
): { readonly alike: readonly OperationChange[]; readonly rest: Comparison } {
  const { added, modified } = comparison;
  const stayed = (operations?.length ?? 0) - added.length;
  const [first, ...others] = modified;
  if (first === undefined || modified.length < fewestAlike || modified.length !== stayed)
    return { alike: [], rest: comparison };
  const isAlike = (change: OperationChange, { changes }: ModifiedOperation): boolean =>
    changes.some(({ rule, sentence }) => rule === change.rule && sentence === change.sentence);
  const alike = first.changes.filter((change) => others.every((other) => isAlike(change, other)));
  const left = modified.map((one) => ({
    ...one,
    changes: one.changes.filter((change) => !isAlike(change, { ...one, changes: alike })),
  }));
  return { alike, rest: { ...comparison, modified: left.filter(({ changes }) => changes.length > 0) } };
}

function groupOfAll(alike: readonly OperationChange[]): Group {
  return {
    title: 'All actions changed alike',
    rows: [{ operation: undefined, details: renderChanges(alike) }],
    isBreaking: alike.some((change) => change.class === 'breaking'),
    isQuiet: alike.every((change) => change.class === 'none'),
  };
}

function listGroups({ added, removed, modified }: Comparison): readonly Group[] {
  const breaking = modified.filter(breaks);
  const changing = modified.filter((one) => !breaks(one) && !isQuietChange(one));
  const quiet = modified.filter(isQuietChange);
  const loud = { isBreaking: false, isQuiet: false };
  return [
    {
      title: `${renderCount(removed.length + breaking.length, 'action')} with breaking changes`,
      rows: [...removed.map(describeRemoved), ...breaking.map(describeModified)],
      isBreaking: true,
      isQuiet: false,
    },
    {
      title: `${renderCount(changing.length, 'action')} changed`,
      rows: changing.map(describeModified),
      ...loud,
    },
    { title: `${renderCount(added.length, 'action')} added`, rows: added.map(describeAdded), ...loud },
    {
      title: `${renderCount(quiet.length, 'operation')} changed in nothing that the copilot uses`,
      rows: quiet.map(describeModified),
      isBreaking: false,
      isQuiet: true,
    },
  ];
}

function breaks({ changes }: ModifiedOperation): boolean {
  return changes.some((change) => change.class === 'breaking');
}

function isQuietChange({ changes }: ModifiedOperation): boolean {
  return changes.every((change) => change.class === 'none');
}

function describeRemoved(operation: Operation): Row {
  return { operation, details: '**breaking:** removed; flows and prompts that use it stop working' };
}

function describeAdded(operation: Operation): Row {
  const summary = escapeMarkdown(summarise(operation), 160);
  return { operation, details: summary === '' ? 'added' : `added: ${summary}` };
}

function describeModified({ operation, changes }: ModifiedOperation): Row {
  return { operation, details: renderChanges(changes) };
}

function renderChanges(changes: readonly OperationChange[]): string {
  const told = changes.slice(0, toldChanges).map(describeChange);
  const rest = changes.length - told.length;
  return [...told, ...(rest > 0 ? [`…and ${renderNumber(rest)} more`] : [])].join('<br>');
}

function describeChange(change: OperationChange): string {
  const sentence = escapeMarkdown(change.sentence, 240);
  return change.class === 'breaking' ? `**breaking:** ${sentence}` : sentence;
}

function renderRows(rows: readonly Row[], links: Links, limitBytes: number): string {
  const { places } = links.result.description ?? {};
  const describe = ({ operation, details }: Row): readonly string[] => [
    operation === undefined
      ? '**All actions that stay**'
      : describeOperation(operation, (name) => linkOperation(name, places?.get(operation), links)),
    details,
  ];
  return renderTable({ noun: 'operation', header, rows, describe }, limitBytes);
}

function renderAll(operations: readonly Operation[], limitBytes: number): string {
  const table = renderTable(
    {
      noun: 'operation',
      header: ['Action', 'Summary'],
      rows: operations,
      describe: (operation) => [describeOperation(operation), escapeMarkdown(summarise(operation), 160)],
    },
    limitBytes,
  );
  return renderFolded(`All ${renderCount(operations.length, 'operation')}`, table);
}

function linkOperation(name: string, place: PlaceAtCommit | undefined, links: Links): string {
  return place === undefined ? name : linkPlace(name, place, links);
}

// Real paths and names are long: below each other they leave room for the rest of the table.
function describeOperation(
  { method, name, path }: Operation,
  linkName = (markdown: string): string => markdown,
): string {
  return `${linkName(`**${escapeMarkdown(name, 120)}**`)}<br>${codeCell(`${method} ${path}`, 200)}`;
}

// An action is named after its summary where it has no operationId: saying it twice helps nobody.
function summarise(operation: Operation): string {
  return operation.summary === undefined || operation.summary === operation.name ? '' : operation.summary;
}
