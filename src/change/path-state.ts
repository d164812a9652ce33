import type { TreeEntry } from '../ports.ts';
import type { Evidence } from './evidence.ts';

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
