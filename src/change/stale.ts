import type { Checkout } from '../ports.ts';
import type { Evidence, Watched } from './evidence.ts';
import { isSameEntry } from './path-state.ts';
import type { WorkflowEvent } from './event.ts';
import { shortenOid } from '../oid.ts';
import { isBranchPush } from './range.ts';

/** Where the pushed branch has moved on, and what it holds there now. */
export interface Tip {
  readonly commit: string;
  readonly isStale: (watched: Watched) => boolean;
}

/**
 * A run that was started again, or waited long, must not put an older description over a newer one.
 * undefined: the branch is where this run is, or nobody could tell where it is.
 */
export async function findTip(
  event: WorkflowEvent,
  checkout: Checkout,
  evidence: Evidence,
): Promise<Tip | undefined> {
  if (!isBranchPush(event)) return undefined;
  const commit = await checkout.findTip(event.ref);
  // A tip at the event's own commit has not moved: the workflow then checked out something else on purpose.
  if (commit === undefined || commit === checkout.head || commit === event.sha) return undefined;
  const paths = [...new Set(evidence.watched.flatMap((watched) => watched.paths))];
  const tree = await checkout.findTree(commit, paths);
  if (tree === undefined) return undefined;
  return {
    commit,
    isStale: ({ paths: own }) => own.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path))),
  };
}

export function renderStale(
  file: string,
  event: WorkflowEvent,
  { head, tip }: { head: string; tip: string },
): string {
  const branch = event.ref.slice('refs/heads/'.length);
  return `${file} is a different one at ${shortenOid(tip)}, where the branch ${branch} is now, than at ${shortenOid(head)}: this run is out of date and leaves the copilot to the newer run.`;
}
