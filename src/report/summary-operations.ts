import type { Comparison, ModifiedOperation, Operation, OperationPart } from '../openapi/operation.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { renderCount } from './measures.ts';
import type { TargetResult } from './result.ts';
import { renderFolded, renderTable } from './table.ts';

/** Up to here one open table is easier to read than folded ones. */
const openRows = 20;

const partWords: Readonly<Record<OperationPart, string>> = {
  parameters: 'parameters',
  body: 'request body',
  responses: 'responses',
  security: 'security',
  servers: 'server address',
  name: 'name',
  description: 'description',
  extensions: 'extensions',
  other: 'other details',
};

const header = ['Change', 'Operation and action', 'Details'];

/** One row: an operation and the word for what became of it. */
interface Changed extends Partial<Omit<ModifiedOperation, 'operation'>> {
  readonly word: 'added' | 'removed' | 'moved' | 'modified';
  readonly operation: Operation;
}

/** The operations by kind of change as Markdown below `limitBytes`; empty where none differs. */
export function renderOperations(result: TargetResult, limitBytes: number): string {
  const { comparison, operations, noComparison } = result.description ?? {};
  if (comparison === undefined) {
    if (operations === undefined) return '';
    const why =
      noComparison === undefined ? '' : `Not compared: ${escapeMarkdown(noComparison.replace(/\.$/u, ''))}.`;
    return [why, renderAll(operations, limitBytes)].filter((block) => block !== '').join('\n\n');
  }
  const kinds = listKinds(comparison).filter((rows) => rows.length > 0);
  const rows = kinds.flat();
  if (rows.length === 0) return '';
  if (rows.length <= openRows) return renderTable({ noun: 'operation', header, rows, describe }, limitBytes);
  return kinds
    .map((kind) =>
      renderFolded(
        `<b>${renderCount(kind.length, 'operation')}</b> ${kind[0]?.word ?? ''}`,
        renderTable({ noun: 'operation', header, rows: kind, describe }, limitBytes / kinds.length),
      ),
    )
    .join('\n');
}

function listKinds({ added, removed, modified }: Comparison): readonly (readonly Changed[])[] {
  const isMoved = ({ movedFrom }: ModifiedOperation): boolean => movedFrom !== undefined;
  return [
    added.map((operation) => ({ word: 'added', operation })),
    removed.map((operation) => ({ word: 'removed', operation })),
    modified.filter(isMoved).map((change) => ({ word: 'moved', ...change })),
    modified.filter((change) => !isMoved(change)).map((change) => ({ word: 'modified', ...change })),
  ];
}

function renderAll(operations: readonly Operation[], limitBytes: number): string {
  const table = renderTable(
    {
      noun: 'operation',
      header: ['Operation and action', 'Summary'],
      rows: operations,
      describe: (operation) => [describeOperation(operation), escapeMarkdown(summarise(operation), 160)],
    },
    limitBytes,
  );
  return renderFolded(`All ${renderCount(operations.length, 'operation')}`, table);
}

function describe(change: Changed): readonly string[] {
  const { word, operation } = change;
  return [word, describeOperation(operation), describeDetails(change)];
}

function describeDetails({ operation, parts, movedFrom }: Changed): string {
  if (parts === undefined) return escapeMarkdown(summarise(operation), 160);
  const was = movedFrom === undefined ? [] : [`was ${nameOperation(movedFrom)}`];
  const differs = parts.map((part) => partWords[part]).join(', ');
  return [...was, ...(differs === '' ? [] : [differs])].join('; ');
}

// Real paths and names are long: below each other they leave room for the rest of the table.
function describeOperation(operation: Operation): string {
  return `${nameOperation(operation)}<br>${escapeMarkdown(operation.name, 120)}`;
}

// An action is named after its summary where it has no operationId: saying it twice helps nobody.
function summarise(operation: Operation): string {
  return operation.summary === undefined || operation.summary === operation.name ? '' : operation.summary;
}

function nameOperation({ method, path }: { readonly method: string; readonly path: string }): string {
  return codeCell(`${method} ${path}`, 200);
}
