import type { Change, ChangePorts, ChangeQuery } from './changes.ts';
import { detectInCheckout, noticePreview } from './detect-checkout.ts';
import { detectOnGitHub } from './detect-github.ts';
import { findPushedBranch } from './event.ts';
import { toDecision, toChange, type FileDecision } from './decision.ts';

/**
 * Decides for every target whether its file, or a file that it references, changed with this event, in the order of
 * the query. An unknown result counts as changed, with one warning. For `missing`, the caller fails the target.
 * @throws ActionError `bad-input` if `base` names no commit
 */
export async function detectChanges(query: ChangeQuery, ports: ChangePorts): Promise<readonly Change[]> {
  const { base, event, force, targets } = query;
  const cause = event.previewCause;
  // Events that are always previewed need no notice.
  const isExpected = ['pull-request', 'pull-request-target', 'merge-group'].includes(event.kind);
  if (!isExpected) noticePreview(cause, query, ports.log);
  const alike = decideByEvent(query);
  if (alike !== undefined) {
    return targets.map((target) => toChange(target.swaggerFile, alike, { preview: cause !== undefined }));
  }
  if (event.kind === 'pull-request-target') return detectOnGitHub(query, ports.history);
  const changes = await detectByCheckout(query, ports);
  if (base === undefined && findPushedBranch(event) !== undefined)
    return releaseStopped(changes, query, ports);
  if (base !== 'copilot' || force) return changes;
  return changes.map((change) => (change.preview ? change : { ...change, asksCopilot: true }));
}

/** Decides on the targets of each checkout together. */
async function detectByCheckout(query: ChangeQuery, ports: ChangePorts): Promise<readonly Change[]> {
  const { acceptedFiles, selection, targets } = query;
  const files = targets.map(({ swaggerFile }) => swaggerFile);
  const configFiles = selection?.kind === 'config' ? [selection.file] : [];
  const found = [...new Set([...files, ...acceptedFiles, ...configFiles])].map(
    async (path) => [path, await ports.history.findCheckout(path)] as const,
  );
  const checkouts = new Map(await Promise.all(found));
  const decided = [...new Set(checkouts.values())].map(async (checkout) => {
    const isInside = (path: string): boolean => checkouts.get(path) === checkout;
    const own = targets.filter(({ swaggerFile }) => isInside(swaggerFile));
    if (own.length === 0) return [];
    const inside = {
      targets: own,
      acceptedFiles: acceptedFiles.filter(isInside),
      // The event's commits are those of one repository.
      selection: configFiles.every(isInside) ? selection : undefined,
    };
    const changes = await detectInCheckout({ ...query, ...inside }, { ...ports, checkout });
    return changes.map((change, index) => [own[index], change] as const);
  });
  const changes = new Map((await Promise.all(decided)).flat());
  return targets.flatMap((target) => changes.get(target) ?? []);
}

/** Decides for all files from the event alone, or returns `undefined` if the files must be checked. */
function decideByEvent({ event, force }: ChangeQuery): FileDecision | undefined {
  if (event.kind === 'ref-deleted') {
    return toDecision('ref-deleted', `${event.gone} was deleted, so there is nothing to compare or sync.`);
  }
  if (!('pull' in event)) return undefined;
  const { headSha, isClosed, isMerged } = event.pull;
  if (event.kind === 'pull-request-target') {
    // For this event, the workspace may contain files of an outside contributor, and is never read.
    if (isClosed && !isMerged) return closed;
    return headSha === undefined ? toDecision('missing', 'the event names no head commit.') : undefined;
  }
  if (!isClosed || force) return undefined;
  return isMerged ? merged : closed;
}

const closed = toDecision(
  'unchanged',
  'The pull request was closed without being merged, so there is nothing to sync.',
);
const merged = toDecision(
  'no-base',
  'The pull request was merged. The push event of the merge syncs the copilot, so run the workflow on `push` as well.',
);

/**
 * Releases a blocked change if only the accepted-changes file changed. The commit before the push already has the
 * blocked change, so the OpenAPI file is compared with the last synced version.
 */
async function releaseStopped(
  changes: readonly Change[],
  query: ChangeQuery,
  ports: ChangePorts,
): Promise<readonly Change[]> {
  const isStopped = ({ changed, changedFiles }: Change): boolean =>
    changed && changedFiles.length > 0 && changedFiles.every((file) => query.acceptedFiles.includes(file));
  const stopped = changes.filter(isStopped);
  const again: ChangeQuery = {
    ...query,
    targets: query.targets.filter((_, index) => changes.slice(index, index + 1).some(isStopped)),
    // The selection didn't change, because otherwise more than the accepted changes would differ.
    selection: undefined,
    base: 'last-success',
  };
  // The first detection has already reported the event and the checkout.
  const log = { ...ports.log, info: ignore, notice: ignore };
  const since = await detectChanges(again, { ...ports, log });
  return changes.map((change) => {
    const newer = since[stopped.indexOf(change)];
    if (newer === undefined || newer.lastSuccess !== undefined) return newer ?? change;
    return { ...change, warnings: [...change.warnings, unknownSync] };
  });
}

const ignore = (): void => undefined;

const unknownSync =
  'Only the file of accepted changes differs, and the last sync could not be found, so the OpenAPI file was compared ' +
  'with the commit before this push. To find the last sync, grant the permission `actions: read`.';
