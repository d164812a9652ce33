import type { Base } from './base.ts';
import { shortenOid } from '../oid.ts';

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

export function renderModified(files: readonly string[], versions: Versions): string {
  const [first = '', ...rest] = files;
  const subject = rest.length === 0 ? `${first} differs` : `${first} and ${rest.length} more differ`;
  return `${subject} ${renderVersions(versions, 'between')}.`;
}

export function renderAdded(root: string, versions: Versions): string {
  return `${root} is new ${renderVersions(versions, 'between')}.`;
}

export function renderRemoved(root: string, versions: Versions): string {
  return `${root} was removed ${renderVersions(versions, 'between')}.`;
}

export function renderMissing(root: string, { head, base }: Versions): string {
  const elsewhere = base.kind === 'commit' ? ` or in ${shortenOid(base.commit)} (${base.label})` : '';
  return `${root} is not in the workspace, in commit ${shortenOid(head)}${elsewhere}.`;
}

export function renderSparse(root: string, { head }: Versions): string {
  return `${root} is in commit ${shortenOid(head)} but not in the workspace: a sparse checkout leaves it out, or an earlier step removed it.`;
}

export function renderNoCheckout(root: string): string {
  return `${root} is in the repository, but the workspace holds no checkout of it: run actions/checkout before this action.`;
}

export function renderUntracked(path: string, { head }: Versions): string {
  return `${path} lies in the workspace but not in commit ${shortenOid(head)} (generated, ignored or spelled differently), so it counts as changed.`;
}

export function renderDirty(path: string, { head }: Versions): string {
  return `${path} in the workspace differs from commit ${shortenOid(head)}: a step before this one wrote it.`;
}

export function renderNoBase(root: string, reason: 'ref-created' | 'no-before', { head }: Versions): string {
  const why =
    reason === 'ref-created'
      ? 'the branch or tag is new, so there is nothing to compare with'
      : 'this event names no earlier commit to compare with';
  return `${root} at ${shortenOid(head)} counts as changed: ${why}.`;
}

export function renderUnknown(root: string, { head, base }: Versions, isHeadKnown: boolean): string {
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
