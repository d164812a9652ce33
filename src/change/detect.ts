import type { Checkout, FileReader, History, Log } from '../ports.ts';
import type { Change, ChangeQuery } from './change.ts';
import { detectInCheckout } from './detect-checkout.ts';
import { detectOnGitHub } from './detect-github.ts';
import { findText, type WorkflowEvent, findPreviewCause } from './event.ts';
import { decideRange } from './range.ts';

interface ChangePorts {
  readonly history: History;
  readonly files: FileReader;
  readonly log: Log;
}

/**
 * For every file whether it, or a file that it refers to, changed with this event; in the order of the query.
 * What cannot be decided counts as changed, with one warning. `missing` is a verdict too: the caller fails the target.
 * @throws ActionError `bad-input` where `base` names no commit
 */
export async function detectChanges(query: ChangeQuery, ports: ChangePorts): Promise<readonly Change[]> {
  noticePreview(query, ports.log);
  const range = decideRange(query.event, query.base);
  if (range.kind === 'ref-deleted') return decideAlike(query, 'ref-deleted', renderDeleted(query.event));
  if (range.kind === 'closed' && !query.force) return decideClosed(query, range.merged);
  if (range.kind === 'github') return detectOnGitHub(range, query, ports.history);
  const local = range.kind === 'closed' ? ({ kind: 'no-before' } as const) : range;
  const groups = await groupByCheckout(query.files, ports.history);
  const changes = await Promise.all(
    [...groups].map(([checkout, roots]) =>
      detectInCheckout(roots, { range: local, query }, { ...ports, checkout }),
    ),
  );
  const byFile = new Map(changes.flat().map((change) => [change.file, change]));
  return query.files.flatMap((file) => byFile.get(file) ?? []);
}

/** Events that everybody knows to preview need no word about it. */
function noticePreview({ event, dryRun }: ChangeQuery, log: Log): void {
  const cause = findPreviewCause(event);
  if (cause === undefined || dryRun === true || plainPreviews.has(event.name)) return;
  log.notice(`This run is a preview, whatever the inputs say: ${cause}.`);
}

const plainPreviews: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target', 'merge_group']);

async function groupByCheckout(
  files: readonly string[],
  history: History,
): Promise<ReadonlyMap<Checkout, readonly string[]>> {
  const distinct = [...new Set(files)];
  const found = await Promise.all(
    distinct.map(async (file) => ({ file, checkout: await history.findCheckout(file) })),
  );
  const groups = Map.groupBy(found, ({ checkout }) => checkout);
  return new Map([...groups].map(([checkout, group]) => [checkout, group.map(({ file }) => file)]));
}

function decideClosed(query: ChangeQuery, isMerged: boolean): readonly Change[] {
  if (isMerged) {
    return decideAlike(
      query,
      'no-before',
      'The pull request was merged: the push that it made is what syncs; let the workflow run on push.',
    );
  }
  return decideAlike(
    query,
    'unchanged',
    'The pull request was closed without being merged: nothing changed.',
  );
}

function decideAlike(
  { event, files }: ChangeQuery,
  reason: Change['reason'],
  detail: string,
): readonly Change[] {
  return files.map((file) => ({
    file,
    changed: reason === 'no-before',
    reason,
    detail,
    changedFiles: [],
    files: [file],
    warnings: [],
    isCheckedOut: true,
    preview: findPreviewCause(event) !== undefined,
  }));
}

/** The run itself is on the default branch: only the payload names what is gone. */
function renderDeleted({ payload, ref }: WorkflowEvent): string {
  return `${findText(payload, 'ref') ?? ref} was deleted: there is nothing to compare and nothing to sync.`;
}
