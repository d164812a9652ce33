import type { History } from '../ports.ts';
import { findBase } from './base.ts';
import type { Change, ChangeQuery } from './changes.ts';
import { readClosures } from './closure.ts';
import { decideForced, decideFile, toChange } from './decision.ts';
import { explainNewFiles } from './new-files.ts';

/**
 * Decides for pull_request_target. Both versions come from the API. The workspace isn't read, because it may contain
 * files of an outside contributor in a job with secrets. The referenced files are taken from the base commit, which
 * is trusted.
 */
export async function detectOnGitHub(query: ChangeQuery, history: History): Promise<readonly Change[]> {
  const head = 'pull' in query.event ? (query.event.pull.headSha ?? '') : '';
  const checkout = await history.findCheckout(query.files[0] ?? '', 'github');
  const base = await findBase(query, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const watched = await Promise.all(
    query.files.map(async (root, index) => {
      const overlays = query.overlayFiles?.[index] ?? [];
      const files = [...new Set([root, ...(await listBaseFiles(root, commit, history)), ...overlays])];
      return { root, files, paths: files };
    }),
  );
  const paths = [...new Set(watched.flatMap(({ files }) => files))];
  const [before, now] = await Promise.all([
    commit === undefined ? undefined : checkout.findTree(commit, paths),
    checkout.findTree(head, paths),
  ]);
  // No workspace is read here, so the files of the head count as present.
  const onDisk = new Set(now?.keys());
  const evidence = { watched, head: now, base: before, onDisk, dirty: new Set<string>() };
  const compared = { evidence, head, base, isClone: true };
  const changes = watched.map((own, index) => {
    const decision = query.force ? decideForced(own.root) : decideFile(own, compared);
    const warnings = [decision.reason === 'unknown' ? decision.detail : undefined, base.warning];
    return toChange(own.root, decision, {
      head,
      base: before === undefined ? undefined : commit,
      files: own.files,
      warnings: index === 0 ? warnings.filter((warning) => warning !== undefined) : [],
      isCheckedOut: false,
      preview: true,
    });
  });
  return explainNewFiles(changes, evidence, { base: commit, checkout, head });
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
