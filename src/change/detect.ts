import type { Change, ChangePorts, ChangeQuery } from './changes.ts';
import { detectInCheckout, noticePreview } from './detect-checkout.ts';
import { detectOnGitHub } from './detect-github.ts';
import { findPreviewCause, findTargetCommit, findText, isBranchPush } from './event.ts';
import { findField } from '../field.ts';
import { isZeroOid } from '../oid.ts';
import type { WorkflowEvent } from '../ports.ts';
import { say, toChange, type FileVerdict } from './verdict.ts';

/**
 * For every file whether it, or a file that it refers to, changed with this event; in the order of the query.
 * What cannot be decided counts as changed, with one warning. `missing` is a verdict too: the caller fails the target.
 * @throws ActionError `bad-input` where `base` names no commit
 */
export async function detectChanges(query: ChangeQuery, ports: ChangePorts): Promise<readonly Change[]> {
  const { acceptedFile = [], base, event, files, force } = query;
  const cause = findPreviewCause(event);
  // Events that everybody knows to preview need no word about it.
  if (!/^(?:pull_request(?:_target)?|merge_group)$/.test(event.name)) noticePreview(cause, query, ports.log);
  const alike = decideByEvent(query);
  if (alike !== undefined) {
    return files.map((file) => toChange(file, alike, { preview: cause !== undefined }));
  }
  if (findTargetCommit(event) !== undefined) return detectOnGitHub(query, ports.history);
  const placed = await Promise.all(
    [...new Set([...files, ...acceptedFile])].map(async (path) => ({
      path,
      checkout: await ports.history.findCheckout(path),
    })),
  );
  const changes = await Promise.all(
    [...Map.groupBy(placed, ({ checkout }) => checkout)].map(async ([checkout, group]) => {
      const held = new Set(group.map(({ path }) => path));
      const roots = files.filter((path) => held.has(path));
      const own = { ...query, acceptedFile: acceptedFile.filter((path) => held.has(path)) };
      return roots.length === 0 ? [] : detectInCheckout(roots, own, { ...ports, checkout, cause });
    }),
  );
  const byFile = new Map(changes.flat().map((change) => [change.file, change]));
  const inOrder = files.flatMap((file) => byFile.get(file) ?? []);
  if (base === undefined && isBranchPush(event)) return releaseStopped(inOrder, query, ports);
  if (base !== 'copilot' || force) return inOrder;
  return inOrder.map((change) => (change.preview ? change : { ...change, asksCopilot: true }));
}

/** What the event alone decides, of all files alike; undefined: they must be looked at. */
function decideByEvent({ event, force }: ChangeQuery): FileVerdict | undefined {
  const { name, payload, ref } = event;
  const isDeleted = findField(payload, 'deleted') === true || isZeroOid(findText(payload, 'after') ?? '');
  if (name === 'push' && isDeleted) {
    // The run itself is on the default branch: only the payload names what is gone.
    const gone = findText(payload, 'ref') ?? ref;
    return say('ref-deleted', `${gone} was deleted: there is nothing to compare and nothing to sync.`);
  }
  return name.startsWith('pull_request') ? decideByPullRequest(event, force) : undefined;
}

function decideByPullRequest(event: WorkflowEvent, force: boolean): FileVerdict | undefined {
  const { payload } = event;
  // The workspace may hold a stranger's files there, and is never looked at.
  const isStrange = findTargetCommit(event) !== undefined;
  const isMerged = findField(payload, 'pull_request', 'merged') === true;
  const isClosed = findText(payload, 'action') === 'closed' && !(isStrange && isMerged);
  if (isClosed && (!force || isStrange)) return isMerged ? merged : closed;
  const isHeadless = isStrange && findText(payload, 'pull_request', 'head', 'sha') === undefined;
  return isHeadless ? say('missing', 'the event names no head commit.') : undefined;
}

const closed = say('unchanged', 'The pull request was closed without being merged: nothing changed.');
const merged = say(
  'no-base',
  'The pull request was merged. The push of that merge does the sync: let the workflow run on `push`, too.',
);

/**
 * Where nothing changed but what people accept, what was stopped is to go out: the commit before the push holds it
 * already, so the description is compared with the one that was synced last.
 */
async function releaseStopped(
  changes: readonly Change[],
  query: ChangeQuery,
  ports: ChangePorts,
): Promise<readonly Change[]> {
  const { acceptedFile = [] } = query;
  const isAlone = ({ changed, changedFiles }: Change): boolean =>
    changed && changedFiles.length > 0 && changedFiles.every((file) => acceptedFile.includes(file));
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
