import type { Base } from './base.ts';
import type { Change, ChangeReason } from './changes.ts';
import type { Evidence, Watched } from './evidence.ts';
import { shortenOid } from '../oid.ts';
import type { TreeEntry } from '../ports.ts';
import { renderCount } from '../text.ts';

/** What the evidence says of one description; the story adds the rest. */
export type FileVerdict = Pick<Change, 'reason' | 'detail' | 'changedFiles'>;

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

/** A verdict with all that belongs to it; `rest` says what is not as usual. */
export function toChange(
  file: string,
  verdict: FileVerdict,
  rest: Pick<Change, 'preview'> & Partial<Change>,
): Change {
  const changed = isChange(verdict.reason);
  return { file, ...verdict, changed, files: [file], warnings: [], isCheckedOut: true, ...rest };
}

/** The verdict on one description, from the evidence alone. */
export function decideVerdict(watched: Watched, compared: Compared): FileVerdict {
  const { root } = watched;
  const { base, evidence } = compared;
  const absence = evidence.onDisk.has(root) ? undefined : findAbsence(root, compared);
  if (absence !== undefined) return absence;
  if (base.kind === 'none') return decideWithoutBase(root, base.reason, compared);
  if (evidence.head !== undefined && evidence.base !== undefined) return decideByStates(watched, compared);
  return say('unknown', `${root} counts as changed: ${renderDoubt(compared)}.`, [root]);
}

/** `force` leaves nothing to find out. */
export function decideForced(root: string): FileVerdict {
  return say('forced', `${root} counts as changed: the input \`force\` is set.`);
}

/** Of a file that does not lie in the workspace; undefined where the commits tell what became of it. */
function findAbsence(root: string, compared: Compared): FileVerdict | undefined {
  const { base, evidence, head, isClone } = compared;
  const isInHead = evidence.head?.has(root) === true;
  if (!isInHead && evidence.base?.has(root) !== true) {
    const isDoubtful = evidence.head === undefined || (base.kind === 'commit' && evidence.base === undefined);
    if (isDoubtful) return say('missing', `${root} is not in the workspace, and ${renderDoubt(compared)}.`);
    const elsewhere = base.kind === 'commit' ? ` or in ${shortenOid(base.commit)} (${base.label})` : '';
    return say('missing', `${root} is not in the workspace, in commit ${shortenOid(head)}${elsewhere}.`);
  }
  if (isInHead && !isClone) {
    return say(
      'missing',
      `${root} is in the repository, but the workspace holds no checkout of it: run actions/checkout before this action.`,
    );
  }
  return base.kind === 'none' ? sayMissing(root, compared) : undefined;
}

function decideWithoutBase(
  root: string,
  reason: 'ref-created' | 'no-before',
  compared: Compared,
): FileVerdict {
  if (reason === 'ref-created' && compared.evidence.head?.has(root) === false) {
    return sayUntracked(root, compared, [root]);
  }
  const why =
    reason === 'ref-created'
      ? 'the branch or tag is new, so there is nothing to compare with'
      : 'this event names no earlier commit to compare with';
  return say(reason, `${root} at ${shortenOid(compared.head)} counts as changed: ${why}.`, [root]);
}

function decideByStates({ files: own, root, paths }: Watched, compared: Compared): FileVerdict {
  const { evidence } = compared;
  const states = new Map(paths.map((path) => [path, decidePathState(path, evidence)]));
  // What a link leads to may be missing: then the link's own state tells all.
  const changed = [...states].filter(([path, is]) => is !== 'same' && (path === root || is !== 'missing'));
  const files = changed.map(([path]) => path);
  if (files.length === 0) return sayUnchanged(root, own.length, compared);
  const between = renderVersions(compared, 'between');
  if (states.get(root) === 'removed') return say('removed', `${root} was removed ${between}.`, files);
  if (!evidence.onDisk.has(root)) return sayMissing(root, compared, files);
  const reason = decideReason(
    changed.map(([, is]) => is),
    states.get(root),
  );
  const culprit = changed.find(([, is]) => is === reason)?.[0] ?? root;
  switch (reason) {
    case 'added':
      return say(reason, `${root} is new ${between}.`, files);
    case 'untracked':
      return sayUntracked(culprit, compared, files);
    case 'dirty': {
      const head = shortenOid(compared.head);
      const detail = `${culprit} in the workspace differs from commit ${head}: an earlier step wrote it.`;
      return say(reason, detail, files);
    }
    case 'modified': {
      const [first = '', ...rest] = files;
      const subject = rest.length === 0 ? `${first} differs` : `${first} and ${rest.length} more differ`;
      return say(reason, `${subject} ${between}.`, files);
    }
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

export function say(reason: ChangeReason, detail: string, changedFiles: readonly string[] = []): FileVerdict {
  return { reason, detail, changedFiles };
}

function sayUnchanged(root: string, count: number, compared: Compared): FileVerdict {
  const subject =
    count === 1 ? `${root} is` : `${root} and ${renderCount(count - 1, 'file')} that it refers to are`;
  const detail = `${subject} the same ${renderVersions(compared, 'in')}`;
  const { doubt } = compared.base;
  if (doubt === undefined) return say('unchanged', `${detail}.`);
  return say('unknown', `${detail}, but ${doubt}. To be safe, it counts as changed.`, [root]);
}

function sayMissing(root: string, { head }: Compared, files: readonly string[] = []): FileVerdict {
  const detail = `${root} is in commit ${shortenOid(head)} but not in the workspace: a sparse checkout leaves it out, or an earlier step removed it.`;
  return say('missing', detail, files);
}

function sayUntracked(path: string, { head }: Compared, files: readonly string[]): FileVerdict {
  const detail = `${path} is in the workspace but not in commit ${shortenOid(head)} (generated, ignored or spelled differently), so it counts as changed.`;
  return say('untracked', detail, files);
}

function renderDoubt({ base, evidence, head }: Compared): string {
  if (base.kind === 'unknown') return base.why;
  const commit =
    evidence.head !== undefined && base.kind === 'commit'
      ? `${shortenOid(base.commit)} (${base.label})`
      : `${shortenOid(head)}, the commit checked out,`;
  return `commit ${commit} could be read neither from the checkout nor from GitHub`;
}

/** Files and commits are always named. */
function renderVersions({ head, base }: Compared, word: 'in' | 'between'): string {
  if (base.kind !== 'commit') return `at ${shortenOid(head)}`;
  return `${word} ${shortenOid(base.commit)} (${base.label}) and ${shortenOid(head)}`;
}

/** What became of one path from the base to the checkout. */
type PathState = 'same' | 'added' | 'modified' | 'removed' | 'untracked' | 'dirty' | 'missing';

/** Equal ids mean equal bytes. */
export function isSameEntry(a: TreeEntry | undefined, b: TreeEntry | undefined): boolean {
  return a?.kind === b?.kind && a?.oid === b?.oid && a?.via === b?.via;
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
