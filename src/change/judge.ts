import type { Base } from './base.ts';
import type { TreeEntry } from '../ports.ts';
import type { Change, ChangeReason } from './change.ts';
import type { Evidence, Watched } from './evidence.ts';
import {
  renderAdded,
  renderDirty,
  renderMissing,
  renderModified,
  renderNoBase,
  renderNoCheckout,
  renderRemoved,
  renderSparse,
  renderUnchanged,
  renderUnknown,
  renderUntracked,
} from './wording.ts';

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
export type PathState = 'same' | 'added' | 'modified' | 'removed' | 'untracked' | 'dirty' | 'missing';

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
