import type { Checkout, History } from '../ports.ts';
import { findMergeBase, findRevision, type Base } from './base.ts';
import type { Change, ChangeQuery } from './changes.ts';
import { readClosures } from './closure.ts';
import { decideForced, decideVerdict, toChange, type FileVerdict } from './verdict.ts';
import type { GitHubBase, Range } from './range.ts';

type GitHubRange = Extract<Range, { readonly kind: 'github' }>;

/**
 * The verdicts for pull_request_target. The workspace is not read: it may hold a stranger's files beside our secrets.
 * What belongs to a description is taken from the base commit, which is ours.
 */
export async function detectOnGitHub(
  range: GitHubRange,
  query: ChangeQuery,
  history: History,
): Promise<readonly Change[]> {
  const checkout = await history.findCheckout(query.files[0] ?? '', 'github');
  const base = await findGitHubBase(range.base, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const closures = await Promise.all(query.files.map((file) => listBaseFiles(file, commit, history)));
  const watched = query.files.map((root, index) => {
    const files = [...new Set([root, ...(closures[index] ?? [])])];
    return { root, files, paths: files };
  });
  const paths = [...new Set(watched.flatMap(({ files }) => files))];
  const [before, now] = await Promise.all([
    commit === undefined ? undefined : checkout.findTree(commit, paths),
    checkout.findTree(range.head, paths),
  ]);
  // Nothing lies in a workspace here: what the head holds is all that there is.
  const onDisk = new Set(now === undefined ? closures.flat() : now.keys());
  const evidence = { watched, head: now, base: before, onDisk, dirty: new Set<string>() };
  const compared = { evidence, head: range.head, base, isClone: true };
  return watched.map((own, index) => {
    const verdict = query.force ? decideForced(own.root) : decideVerdict(own, compared);
    return toChange(own.root, verdict, {
      head: range.head,
      base: before === undefined ? undefined : commit,
      files: own.files,
      warnings: index === 0 ? listWarnings(verdict, base) : [],
      isCheckedOut: false,
      preview: true,
    });
  });
}

/** What a person wrote is looked up; a pull request's own base comes from the payload or the API, never the workspace. */
async function findGitHubBase(base: GitHubBase, checkout: Checkout): Promise<Base> {
  return base.kind === 'revision' ? findRevision(base.revision, checkout) : findMergeBase(base, checkout);
}

/** The description and its references, as far as the base commit holds them. */
async function listBaseFiles(
  file: string,
  commit: string | undefined,
  history: History,
): Promise<readonly string[]> {
  const previous = commit === undefined ? undefined : await history.findVersion(file, commit);
  if (previous === undefined) return [];
  const closures = await readClosures([file], previous.reader, previous.commit);
  return closures.flatMap((closure) => [...closure.keys()]);
}

function listWarnings({ reason, detail }: FileVerdict, { warning }: Base): readonly string[] {
  return [...(reason === 'unknown' ? [detail] : []), ...(warning === undefined ? [] : [warning])];
}
