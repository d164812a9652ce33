import type { History } from '../ports.ts';
import { findBase } from './base.ts';
import type { Change, ChangeQuery } from './changes.ts';
import { readClosures } from './closure.ts';
import { completeChanges } from './complete-changes.ts';
import { decideFile, decideForced } from './decision.ts';
import { findTrees } from './trees.ts';

/**
 * Decides for pull_request_target. Both versions come from the API. The workspace isn't read, because it may contain
 * files of an outside contributor in a job with secrets. The referenced files are taken from the base commit, which
 * is trusted.
 */
export async function detectOnGitHub(query: ChangeQuery, history: History): Promise<readonly Change[]> {
  const { event, force, targets } = query;
  const head = 'pull' in event ? (event.pull.headSha ?? '') : '';
  const checkout = await history.findCheckout(targets[0]?.swaggerFile ?? '', 'github');
  const base = await findBase(query, checkout);
  const watched = await Promise.all(
    targets.map(async ({ overlayFiles, swaggerFile: root }) => {
      const references = await listBaseFiles(root, base.commit, history);
      const files = [...new Set([root, ...references, ...overlayFiles])];
      return { root, files, paths: files };
    }),
  );
  const paths = [...new Set(watched.flatMap(({ files }) => files))];
  const trees = await findTrees(checkout.findTree, { head, base: base.commit }, paths);
  // No workspace is read here, so the files of the head count as present.
  const evidence = { ...trees, onDisk: new Set(trees.head?.keys()), dirty: new Set<string>() };
  const compared = { evidence, head, base, isClone: true };
  const decided = watched.map((own) => ({
    ...own,
    ...(force ? decideForced(own.root) : decideFile(own, compared)),
  }));
  return completeChanges(decided, compared, { checkout, isCheckedOut: false, preview: true });
}

/** Lists the referenced files of the OpenAPI file at the base commit. */
async function listBaseFiles(
  file: string,
  commit: string | undefined,
  history: History,
): Promise<readonly string[]> {
  const previous = commit === undefined ? undefined : await history.findVersion(file, commit);
  if (previous === undefined) return [];
  const [closure] = await readClosures([file], previous.reader, previous.commit);
  return [...(closure?.keys() ?? [])];
}
