import type {
  ChangeClass,
  Comparison,
  ModifiedOperation,
  Operation,
  OperationChange,
} from '../openapi/operation.ts';
import { renderCount, renderNumber } from '../text.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { linkPlace, type Links } from './links.ts';
import { joinBlocks, renderFolded, renderTable } from './table.ts';

/** Up to here one open table is easier to read than folded ones. */
const openRows = 20;

/** So many changes of one operation are told; the report holds them all. */
const toldChanges = 8;

/** The operations of a kind, and how they are headed where they are folded. */
interface Group {
  readonly title: string;
  /** What breaks something is never folded away; what is no change for the copilot always is. */
  readonly class: ChangeClass;
  readonly rows: readonly Row[];
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
    return joinBlocks([why, renderAll(operations, links, limitBytes)]);
  }
  const { alike, rest } = gatherAlike(comparison, operations);
  const groups = [...groupOfAll(alike), ...listGroups(rest)].filter(({ rows }) => rows.length > 0);
  const loud = groups.filter((group) => group.class !== 'none').flatMap(({ rows }) => rows);
  const isOpen = (group: Group): boolean =>
    group.class === 'breaking' || (group.class === 'changes' && loud.length <= openRows);
  const open = groups.filter(isOpen).flatMap(({ rows }) => rows);
  const folded = groups.filter((group) => !isOpen(group));
  const share = limitBytes / (folded.length + 1);
  return joinBlocks([
    renderRows(open, links, share),
    ...folded.map(({ rows, title }) => renderFolded(title, renderRows(rows, links, share))),
  ]);
}

/** `2 breaking changes in 2 actions`; empty where nothing breaks. */
export function renderBreaking(comparison: Comparison | undefined): string {
  if (comparison === undefined || comparison.breaking === 0) return '';
  const actions =
    comparison.removed.length +
    comparison.modified.filter(({ changes }) => findWorst(changes) === 'breaking').length;
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
  const isAmong = (changes: readonly OperationChange[], { rule, sentence }: OperationChange): boolean =>
    changes.some((change) => change.rule === rule && change.sentence === sentence);
  const alike = first.changes.filter((change) => others.every(({ changes }) => isAmong(changes, change)));
  const left = modified.map((one) => ({
    ...one,
    changes: one.changes.filter((change) => !isAmong(alike, change)),
  }));
  return { alike, rest: { ...comparison, modified: left.filter(({ changes }) => changes.length > 0) } };
}

function groupOfAll(alike: readonly OperationChange[]): readonly Group[] {
  if (alike.length === 0) return [];
  const row = { operation: undefined, details: renderChanges(alike) };
  return [{ title: 'All actions changed alike', class: findWorst(alike), rows: [row] }];
}

function listGroups({ added, removed, modified }: Comparison): readonly Group[] {
  const byClass = Map.groupBy(modified, ({ changes }) => findWorst(changes));
  const rowsOf = (kind: ChangeClass): readonly Row[] => (byClass.get(kind) ?? []).map(describeModified);
  const broken = [...removed.map(describeRemoved), ...rowsOf('breaking')];
  const changed = rowsOf('changes');
  const quiet = rowsOf('none');
  const quietTitle = `${renderCount(quiet.length, 'operation')} changed in nothing that the copilot uses`;
  return [
    {
      title: `${renderCount(broken.length, 'action')} with breaking changes`,
      class: 'breaking',
      rows: broken,
    },
    { title: `${renderCount(changed.length, 'action')} changed`, class: 'changes', rows: changed },
    {
      title: `${renderCount(added.length, 'action')} added`,
      class: 'changes',
      rows: added.map(describeAdded),
    },
    { title: quietTitle, class: 'none', rows: quiet },
  ];
}

function findWorst(changes: readonly OperationChange[]): ChangeClass {
  if (changes.some((change) => change.class === 'breaking')) return 'breaking';
  return changes.every((change) => change.class === 'none') ? 'none' : 'changes';
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
  const header = ['Action', 'What changes for the copilot'];
  const describe = ({ operation, details }: Row): readonly string[] => [
    operation === undefined ? '**All actions that stay**' : describeOperation(operation, links),
    details,
  ];
  return renderTable({ noun: 'operation', header, rows, describe }, limitBytes);
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

// Real paths and names are long: below each other they leave room for the rest of the table.
function describeOperation(operation: Operation, links: Links): string {
  const { method, name, path } = operation;
  const place = links.result.description?.places.get(operation);
  const title = `**${escapeMarkdown(name, 120)}**`;
  const linked = place === undefined ? title : linkPlace(title, place, links);
  return `${linked}<br>${codeCell(`${method} ${path}`, 200)}`;
}

// An action is named after its summary where it has no operationId: saying it twice helps nobody.
function summarise(operation: Operation): string {
  return operation.summary === undefined || operation.summary === operation.name ? '' : operation.summary;
}
