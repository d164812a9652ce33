import type { Change, ChangeQuery } from './changes.ts';
import { detectInCheckout, noticePreview } from './detect-checkout.ts';
import { detectOnGitHub } from './detect-github.ts';
import { findPreviewCause, findTargetCommit, findText } from './event.ts';
import type { Checkout, FileReader, History, Log, WorkflowEvent } from '../ports.ts';
import { decideRange, isAboutCopilot, isBranchPush, type Range } from './range.ts';
import { say, toChange, type FileVerdict } from './verdict.ts';

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
  const { base, event, files, force } = query;
  const cause = findPreviewCause(event);
  // Events that everybody knows to preview need no word about it.
  if (!plainPreviews.has(event.name)) noticePreview(cause, query, ports.log);
  const range = decideRange(event, base);
  const alike = decideByEvent(range, query);
  if (alike !== undefined)
    return files.map((file) => toChange(file, alike, { preview: cause !== undefined }));
  if (range.kind === 'github') return detectOnGitHub(range, query, ports.history);
  const local = 'merged' in range || range.kind === 'ref-deleted' ? anyway : range;
  const { alongside = [] } = query;
  const groups = await groupByCheckout([...files, ...alongside], ports.history);
  const held = [...groups].filter(([, paths]) => paths.some((path) => files.includes(path)));
  const changes = await Promise.all(
    held.map(([checkout, paths]) => {
      const roots = paths.filter((path) => files.includes(path));
      const beside = paths.filter((path) => alongside.includes(path));
      return detectInCheckout(
        roots,
        { range: local, query, alongside: beside, cause },
        { ...ports, checkout },
      );
    }),
  );
  const byFile = new Map(changes.flat().map((change) => [change.file, change]));
  const inOrder = files.flatMap((file) => byFile.get(file) ?? []);
  if (base === undefined && isBranchPush(event)) return releaseStopped(inOrder, query, ports);
  if (!isAboutCopilot(base) || force) return inOrder;
  return inOrder.map((change) => (change.preview ? change : { ...change, asksCopilot: true }));
}

const anyway = { kind: 'none', reason: 'no-before' } as const;

/** What the event alone decides, of all files alike; undefined: they must be looked at. */
function decideByEvent(range: Range, { event, force }: ChangeQuery): FileVerdict | undefined {
  if (range.kind === 'ref-deleted') return say('ref-deleted', renderDeleted(event));
  // The workspace may hold a stranger's files there, and is never looked at.
  const isStrange = findTargetCommit(event) !== undefined;
  if (range.kind === 'closed' && (!force || isStrange)) return decideClosed(range.merged);
  return range.kind === 'unknown' && isStrange ? say('missing', `${range.why}.`) : undefined;
}

/**
 * Where nothing changed but what people accept, what was stopped is to go out: the commit before the push holds it
 * already, so the description is compared with the one that was synced last.
 */
async function releaseStopped(
  changes: readonly Change[],
  query: ChangeQuery,
  ports: ChangePorts,
): Promise<readonly Change[]> {
  const { alongside = [] } = query;
  const isAlone = ({ changed, changedFiles }: Change): boolean =>
    changed && changedFiles.length > 0 && changedFiles.every((file) => alongside.includes(file));
  const files = changes.filter(isAlone).map(({ file }) => file);
  if (files.length === 0) return changes;
  const since = await detectChanges({ ...query, files, base: 'last-success' }, ports);
  return changes.map((change) => {
    const again = since.find(({ file }) => file === change.file);
    if (again === undefined || again.lastSuccess !== undefined) return again ?? change;
    return { ...change, warnings: [...change.warnings, unknownSync] };
  });
}

const unknownSync =
  'Only the file of accepted changes differs, and the last sync could not be found. So the description was compared ' +
  'with the commit before this push. The permission `actions: read` may help to find the last sync.';

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

function decideClosed(isMerged: boolean): FileVerdict {
  return isMerged
    ? say(
        'no-before',
        'The pull request was merged. The push of that merge does the sync: let the workflow run on `push`, too.',
      )
    : say('unchanged', 'The pull request was closed without being merged: nothing changed.');
}

/** The run itself is on the default branch: only the payload names what is gone. */
function renderDeleted({ payload, ref }: WorkflowEvent): string {
  return `${findText(payload, 'ref') ?? ref} was deleted: there is nothing to compare and nothing to sync.`;
}
