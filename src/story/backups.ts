import { listBackupCommits } from '../change/change.ts';
import type { StoredAction } from '../copilot.ts';
import { ActionError } from '../errors.ts';
import type { FileVersion, History, Log } from '../ports.ts';
import { isHeldBy, type Version } from '../importer/stock.ts';
import { loadVersion, type Versions } from './read.ts';
import type { Task } from './task.ts';

/** So many versions are read at most: those that fit nothing cost time before the replacement has begun. */
const mostVersions = 4;

export interface BackupQuery {
  readonly task: Task;
  readonly versions: Versions;
  /** What the copilot holds; undefined where nobody could look. */
  readonly seen: readonly StoredAction[] | undefined;
}

/**
 * Versions that the copilot may hold, the likeliest first. Where it is seen what the copilot holds, no further than to
 * the one that it is; a preview, which puts nothing back, looks for none where nobody could look.
 */
export async function gatherBackups(
  query: BackupQuery,
  ports: { readonly history: History; readonly log: Log },
): Promise<readonly Version[]> {
  const { seen, task } = query;
  if (seen?.length === 0 || (task.isPreview && seen === undefined)) return [];
  const { change, target } = task;
  const candidates: Version[] = [];
  const commits = listBackupCommits(change);
  try {
    for await (const version of ports.history.findVersions(target.swaggerFile, {
      commits,
      references: change.files,
    })) {
      const candidate = await readCandidate(version, query);
      if (candidate === undefined) continue;
      candidates.push(candidate);
      const isFound = seen !== undefined && isHeldBy(candidate, seen);
      if (isFound || candidates.length >= mostVersions) break;
    }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    ports.log.debug(`Earlier versions cannot be read: ${error.message}`);
  }
  return candidates;
}

/** Undefined where that version would not import. */
async function readCandidate(
  { commit, reader }: FileVersion,
  { task, versions }: BackupQuery,
): Promise<Version | undefined> {
  const { backup } = versions;
  // Read before, for the comparison.
  if (backup.kind === 'found' && backup.commit === commit) {
    const { actions, body, operations } = backup;
    return { commit, body, actions, operations };
  }
  const spec = await loadVersion(task.target, reader, 'later');
  if (!spec.ok) return undefined;
  const { actions, body, operations } = spec;
  return { commit, body, actions, operations: operations.length };
}
