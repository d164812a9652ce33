import type { Base } from './base.ts';
import type { Change, ChangeReason, StateReason } from './changes.ts';
import type { Evidence, Watched } from './evidence.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
import { isSameEntry } from './trees.ts';

/** Decision about one OpenAPI file from the evidence. The caller adds the other fields. */
export type FileDecision = Pick<Change, 'reason' | 'detail' | 'changedFiles'>;

export interface Compared {
  readonly evidence: Evidence;
  readonly head: string;
  readonly base: Base;
  /**
   * Whether a file may be missing from the workspace intentionally, because there is a checkout or the workspace
   * isn't read.
   */
  readonly isClone: boolean;
}

/** Whether an OpenAPI file with this reason is to be synced. The guards of the run follow later. */
export function isChange(reason: ChangeReason): boolean {
  return !['unchanged', 'file-removed', 'missing', 'ref-deleted'].includes(reason);
}

/** Completes a decision with default values. `rest` overrides them. */
export function toChange(
  file: string,
  decision: FileDecision,
  rest: Pick<Change, 'preview'> & Partial<Change>,
): Change {
  const changed = isChange(decision.reason);
  return { file, ...decision, changed, files: [file], warnings: [], isCheckedOut: true, ...rest };
}

export function toDecision(
  reason: ChangeReason,
  detail: string,
  changedFiles: readonly string[] = [],
): FileDecision {
  return { reason, detail, changedFiles };
}

/** Decides for `force`, which makes every file count as changed. */
export function decideForced(root: string): FileDecision {
  return toDecision('forced', `${root} counts as changed, because the input \`force\` is set.`);
}

/** Decides about one OpenAPI file from the evidence alone. Even with `force`, a missing file can't be synced. */
export function decideFile(watched: Watched, compared: Compared, force = false): FileDecision {
  const { root } = watched;
  const { base, evidence } = compared;
  const isOnDisk = evidence.onDisk.has(root);
  const absence = isOnDisk ? undefined : findAbsence(root, compared);
  if (absence !== undefined) return absence;
  if (force) return isOnDisk ? decideForced(root) : describeMissing(root, compared);
  if (base.kind === 'none') return decideWithoutBase(root, base.reason, compared);
  if (base.kind === 'commit' && evidence.head !== undefined && evidence.base !== undefined) {
    return decideByStates(watched, compared, `${renderBase(base)} and ${shortenOid(compared.head)}`);
  }
  return toDecision('unknown', `${root} counts as changed: ${renderDoubt(compared)}.`, [root]);
}

/**
 * Decides about a file that isn't in the workspace, or returns `undefined` if the commits show what happened to it.
 */
function findAbsence(root: string, compared: Compared): FileDecision | undefined {
  const { base, evidence, head, isClone } = compared;
  if (evidence.head?.has(root) === true) {
    if (isClone) return base.kind === 'none' ? describeMissing(root, compared) : undefined;
    const remedy = 'run actions/checkout before this action';
    return toDecision(
      'missing',
      `${root} is in the repository, but the workspace has no checkout of it: ${remedy}.`,
    );
  }
  if (evidence.base?.has(root) === true) return undefined;
  const isDoubtful = evidence.head === undefined || (base.kind === 'commit' && evidence.base === undefined);
  if (isDoubtful)
    return toDecision('missing', `${root} is not in the workspace, and ${renderDoubt(compared)}.`);
  const elsewhere = base.kind === 'commit' ? ` or in ${renderBase(base)}` : '';
  return toDecision('missing', `${root} is not in the workspace, in commit ${shortenOid(head)}${elsewhere}.`);
}

function decideWithoutBase(
  root: string,
  reason: 'ref-created' | 'no-base',
  { evidence, head }: Compared,
): FileDecision {
  if (reason === 'ref-created' && evidence.head?.has(root) === false) {
    return toDecision('untracked', renderUntracked(root, head), [root]);
  }
  const why = {
    'ref-created': 'the branch or tag is new, so there is nothing to compare with',
    'no-base': 'this event names no earlier commit to compare with',
  }[reason];
  return toDecision(reason, `${root} at ${shortenOid(head)} counts as changed: ${why}.`, [root]);
}

function decideByStates(
  { files: own, root, paths }: Watched,
  compared: Compared,
  versions: string,
): FileDecision {
  const { base, evidence, head } = compared;
  const states = new Map(paths.map((path) => [path, decidePathState(path, evidence)]));
  // The target of a link can be missing. The state of the link is then sufficient.
  const changed = [...states].filter(([path, is]) => is !== 'same' && (path === root || is !== 'missing'));
  const files = changed.map(([path]) => path);
  const [first = '', ...more] = files;
  if (first === '') {
    const others =
      own.length === 1 ? 'is' : `and ${renderCount(own.length - 1, 'file')} that belong to it are`;
    const detail = `${root} ${others} the same in ${versions}`;
    if (base.doubt === undefined) return toDecision('unchanged', `${detail}.`);
    return toDecision('unknown', `${detail}, but ${base.doubt}. To be safe, it counts as changed.`, [root]);
  }
  if (states.get(root) === 'removed')
    return toDecision('file-removed', `${root} was deleted between ${versions}.`, files);
  if (!evidence.onDisk.has(root)) return describeMissing(root, compared, files);
  const reason = decideReason(states, root);
  const culprit = changed.find(([, is]) => is === reason)?.[0] ?? root;
  const details: Readonly<Record<StateReason, string>> = {
    added: `${root} is new between ${versions}.`,
    modified: `${more.length === 0 ? `${first} differs` : `${first} and ${more.length} more differ`} between ${versions}.`,
    untracked: renderUntracked(culprit, head),
    dirty: `${culprit} in the workspace differs from commit ${shortenOid(head)}: an earlier step changed it.`,
  };
  return toDecision(reason, details[reason], files);
}

/** Returns the decision for an unchanged file with another selection of operations. */
export function decideSelection(root: string, file: string, { base, head }: Compared): FileDecision {
  const versions = base.kind === 'commit' ? ` between ${renderBase(base)} and ${shortenOid(head)}` : '';
  const detail = `\`operations\` or \`overlay-files\` in ${file} changed${versions}, so ${root} counts as changed.`;
  return toDecision('selection-changed', detail, [file]);
}

/** Returns the reason: the state of the root itself, or `modified` if a referenced file changed. */
function decideReason(states: ReadonlyMap<string, PathState>, root: string): StateReason {
  const own = states.get(root);
  if (own === 'added' || own === 'untracked') return own;
  const all = new Set(states.values());
  if (all.has('modified') || all.has('added') || all.has('removed')) return 'modified';
  return all.has('untracked') ? 'untracked' : 'dirty';
}

function describeMissing(
  root: string,
  { evidence, head }: Compared,
  files: readonly string[] = [],
): FileDecision {
  const commit = `commit ${shortenOid(head)}`;
  const detail =
    evidence.head?.has(root) === true
      ? `${root} is in ${commit} but not in the workspace: a sparse checkout excludes it, or an earlier step removed it.`
      : `${root} is not in the workspace or in ${commit}.`;
  return toDecision('missing', detail, files);
}

function renderUntracked(path: string, head: string): string {
  return `${path} is in the workspace but not in commit ${shortenOid(head)} (generated, ignored or spelled differently), so it counts as changed.`;
}

function renderDoubt({ base, evidence, head }: Compared): string {
  if (base.kind === 'unknown') return base.why;
  const isHeadKnown = evidence.head !== undefined && base.kind === 'commit';
  const commit = isHeadKnown ? renderBase(base) : `${shortenOid(head)}, the commit checked out,`;
  return `commit ${commit} could not be read from the checkout or from GitHub`;
}

/** Renders a commit with its label. */
function renderBase({ commit, label }: Extract<Base, { readonly kind: 'commit' }>): string {
  return `${shortenOid(commit)} (${label})`;
}

/** State of one path between the base and the checkout. */
type PathState = StateReason | 'same' | 'removed' | 'missing';

/** Decides the state of one path from both commits and the workspace. */
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
