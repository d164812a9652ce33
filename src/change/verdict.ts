import type { Base } from './base.ts';
import type { Change, ChangeReason } from './change.ts';
import type { Evidence, Watched } from './evidence.ts';
import { shortenOid } from '../oid.ts';
import type { TreeEntry } from '../ports.ts';

/** What the trees say of one description; the story adds the rest. */
export type Judgement = Pick<Change, 'reason' | 'detail' | 'changedFiles'>;

export interface Compared {
  readonly evidence: Evidence;
  readonly head: string;
  readonly base: Base;
  /** Whether a file may be absent from the workspace on purpose: there is a checkout, or nobody looks there. */
  readonly isClone: boolean;
}

/** Whether a description with this reason is to be synced; the run's own guards come after. */
export function isChange(reason: ChangeReason): boolean {
  return !['unchanged', 'removed', 'missing', 'ref-deleted'].includes(reason);
}

/** The verdict on one description, from the evidence alone. */
export function judge(watched: Watched, compared: Compared): Judgement {
  const { root, closure } = watched;
  const { evidence, base } = compared;
  const isOnDisk = closure.has(root);
  const isInHead = evidence.head?.has(root) ?? isOnDisk;
  const isInBase = evidence.base?.has(root) ?? false;
  if (!isOnDisk && !isInHead && !isInBase) return state('missing', renderMissing(root, compared));
  if (!isOnDisk && isInHead && !compared.isClone) return state('missing', renderNoCheckout(root));
  if (base.kind === 'none') return judgeWithoutBase(root, base.reason, { compared, isOnDisk, isInHead });
  if (evidence.head !== undefined && evidence.base !== undefined) return judgeStates(watched, compared);
  return state('unknown', renderUnknown(root, compared, evidence.head !== undefined), [root]);
}

/** `force` leaves nothing to find out. */
export function judgeForced(root: string): Judgement {
  return state('forced', `${root} counts as changed: the input \`force\` is set.`);
}

function judgeWithoutBase(
  root: string,
  reason: 'ref-created' | 'no-before',
  { compared, isOnDisk, isInHead }: { compared: Compared; isOnDisk: boolean; isInHead: boolean },
): Judgement {
  if (!isOnDisk) return state('missing', renderSparse(root, compared));
  if (reason === 'ref-created' && !isInHead)
    return state('untracked', renderUntracked(root, compared), [root]);
  return state(reason, renderNoBase(root, reason, compared), [root]);
}

function judgeStates({ root, closure, paths }: Watched, compared: Compared): Judgement {
  const states = new Map(paths.map((path) => [path, decidePathState(path, compared.evidence)]));
  // What a link leads to may be missing: then the link's own state tells all.
  const changed = [...states].filter(([path, is]) => is !== 'same' && (path === root || is !== 'missing'));
  const files = changed.map(([path]) => path);
  if (files.length === 0) return state('unchanged', renderUnchanged(root, paths.length, compared));
  if (states.get(root) === 'removed') return state('removed', renderRemoved(root, compared), files);
  if (!closure.has(root)) return state('missing', renderSparse(root, compared), files);
  const reason = decideReason(
    changed.map(([, is]) => is),
    states.get(root),
  );
  const culprit = changed.find(([, is]) => is === reason)?.[0] ?? root;
  switch (reason) {
    case 'added':
      return state(reason, renderAdded(root, compared), files);
    case 'untracked':
      return state(reason, renderUntracked(culprit, compared), files);
    case 'dirty':
      return state(reason, renderDirty(culprit, compared), files);
    case 'modified':
      return state(reason, renderModified(files, compared), files);
  }
}

/** The root's own state names the reason; whatever befell a reference is a modification of the description. */
function decideReason(
  states: readonly PathState[],
  root: PathState | undefined,
): 'added' | 'modified' | 'untracked' | 'dirty' {
  if (root === 'added' || root === 'untracked') return root;
  if (states.some((is) => is === 'modified' || is === 'added' || is === 'removed')) return 'modified';
  return states.includes('untracked') ? 'untracked' : 'dirty';
}

function state(reason: ChangeReason, detail: string, changedFiles: readonly string[] = []): Judgement {
  return { reason, detail, changedFiles };
}

/** What became of one path from the base to the checkout. */
type PathState = 'same' | 'added' | 'modified' | 'removed' | 'untracked' | 'dirty' | 'missing';

/** Equal ids mean equal bytes; a source that cannot tell a file from a link leaves the ids to decide. */
export function isSameEntry(a: TreeEntry | undefined, b: TreeEntry | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const isVague = a.kind === 'blob' || b.kind === 'blob';
  const isSameKind = a.kind === b.kind || (isVague && isBlob(a) && isBlob(b));
  return isSameKind && a.oid === b.oid && a.via === b.via;
}

/** The state of one path, from what both commits and the workspace hold there. */
export function decidePathState(path: string, { head, base, onDisk, dirty }: Evidence): PathState {
  const now = head?.get(path);
  const before = base?.get(path);
  const isOnDisk = onDisk.has(path);
  if (now === undefined && isOnDisk) return 'untracked';
  if (now === undefined) return before === undefined ? 'missing' : 'removed';
  if (before === undefined) return 'added';
  if (!isSameEntry(now, before)) return 'modified';
  return dirty.has(path) ? 'dirty' : 'same';
}

function isBlob({ kind }: TreeEntry): boolean {
  return kind === 'file' || kind === 'link' || kind === 'blob';
}

/** The sentences that say in the log what was compared and what came of it. Files and commits are always named. */
export interface Versions {
  readonly head: string;
  readonly base: Base;
}

export function renderUnchanged(root: string, count: number, versions: Versions): string {
  const subject =
    count === 1 ? `${root} is` : `${root} and the ${count - 1} further files that it leads to are`;
  return `${subject} the same ${renderVersions(versions, 'in')}.`;
}

function renderModified(files: readonly string[], versions: Versions): string {
  const [first = '', ...rest] = files;
  const subject = rest.length === 0 ? `${first} differs` : `${first} and ${rest.length} more differ`;
  return `${subject} ${renderVersions(versions, 'between')}.`;
}

function renderAdded(root: string, versions: Versions): string {
  return `${root} is new ${renderVersions(versions, 'between')}.`;
}

function renderRemoved(root: string, versions: Versions): string {
  return `${root} was removed ${renderVersions(versions, 'between')}.`;
}

function renderMissing(root: string, { head, base }: Versions): string {
  const elsewhere = base.kind === 'commit' ? ` or in ${shortenOid(base.commit)} (${base.label})` : '';
  return `${root} is not in the workspace, in commit ${shortenOid(head)}${elsewhere}.`;
}

function renderSparse(root: string, { head }: Versions): string {
  return `${root} is in commit ${shortenOid(head)} but not in the workspace: a sparse checkout leaves it out, or an earlier step removed it.`;
}

function renderNoCheckout(root: string): string {
  return `${root} is in the repository, but the workspace holds no checkout of it: run actions/checkout before this action.`;
}

function renderUntracked(path: string, { head }: Versions): string {
  return `${path} lies in the workspace but not in commit ${shortenOid(head)} (generated, ignored or spelled differently), so it counts as changed.`;
}

function renderDirty(path: string, { head }: Versions): string {
  return `${path} in the workspace differs from commit ${shortenOid(head)}: a step before this one wrote it.`;
}

function renderNoBase(root: string, reason: 'ref-created' | 'no-before', { head }: Versions): string {
  const why =
    reason === 'ref-created'
      ? 'the branch or tag is new, so there is nothing to compare with'
      : 'this event names no earlier commit to compare with';
  return `${root} at ${shortenOid(head)} counts as changed: ${why}.`;
}

function renderUnknown(root: string, { head, base }: Versions, isHeadKnown: boolean): string {
  return `${root} counts as changed: ${renderDoubt({ head, base }, isHeadKnown)}.`;
}

function renderDoubt({ head, base }: Versions, isHeadKnown: boolean): string {
  if (base.kind === 'unknown') return base.why;
  const commit =
    isHeadKnown && base.kind === 'commit'
      ? `${shortenOid(base.commit)} (${base.label})`
      : `${shortenOid(head)}, the commit checked out,`;
  return `commit ${commit} could be read neither from the checkout nor from GitHub`;
}

function renderVersions({ head, base }: Versions, word: 'in' | 'between'): string {
  if (base.kind !== 'commit') return `at ${shortenOid(head)}`;
  return `${word} ${shortenOid(base.commit)} (${base.label}) and ${shortenOid(head)}`;
}
