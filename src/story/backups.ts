import { listBackupCommits } from '../change/door.ts';
import type { StoredAction } from '../copilot.ts';
import { ActionError } from '../errors.ts';
import type { Sent } from '../importer/door.ts';
import { keepsUnlisted } from '../inputs.ts';
import type { Clock, FileVersion, History, Log } from '../ports.ts';
import { selectBackup, selectKnown } from '../replacement/door.ts';
import { isGated } from './fail-on.ts';
import { loadVersion, type Versions } from './read.ts';
import type { Task } from './task.ts';

/** An earlier version of the description, prepared as the new one. */
export interface Version extends Sent {
  readonly commit: string;
  readonly operations: number;
}

/** So many versions are read where one is wanted that can be put back: those that fit nothing cost time. */
const mostBackups = 4;
/** And so many, or for so long, where it is to be told which actions come from this file. */
const mostVersions = 50;
const longestMs = 20_000;

export interface BackupQuery {
  readonly task: Task;
  readonly versions: Versions;
  readonly next: Sent;
  /** What the copilot holds; undefined where nobody could look. */
  readonly seen: readonly StoredAction[] | undefined;
}

interface BackupPorts {
  readonly history: History;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Earlier versions of the file, the likeliest to be in the copilot first. Where it is seen what the copilot holds, no
 * further than to the one that it is, or until every action is explained where others' are kept; a preview, which puts
 * nothing back, looks for none where nobody could look.
 */
export async function gatherBackups(query: BackupQuery, ports: BackupPorts): Promise<readonly Version[]> {
  const { seen, task } = query;
  const isOfUse = seen === undefined ? !task.isPreview : seen.length > 0;
  if (!isOfUse) return [];
  const { change, target } = task;
  const isThorough = seen !== undefined && isExplaining(task);
  const most = isThorough ? mostVersions : mostBackups;
  const untilMs = isThorough ? ports.clock.nowMs() + longestMs : Infinity;
  const found: Version[] = [];
  const wanted = { commits: listBackupCommits(change), references: change.files, earlier: most - 1 };
  try {
    for await (const version of ports.history.findVersions(target.swaggerFile, wanted)) {
      found.push(...(await readCandidate(version, query)));
      if (found.length >= most || ports.clock.nowMs() >= untilMs) break;
      if (isExplained(found, query)) break;
    }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    ports.log.debug(`Earlier versions cannot be read: ${error.message}`);
  }
  return found;
}

/** Whether every action is to be explained: others' are kept, or one that no version has was stopped from going. */
function isExplaining(task: Task): boolean {
  return keepsUnlisted(task.target) || isGated(task);
}

/** Whether no further version is of use. */
function isExplained(found: readonly Version[], { next, seen, task }: BackupQuery): boolean {
  if (seen === undefined) return false;
  if (!keepsUnlisted(task.target) && selectBackup(seen, found) === undefined) return false;
  return !isExplaining(task) || selectKnown(seen, [next, ...found]).length === seen.length;
}

/** None where that version would not import. */
async function readCandidate(
  { commit, reader }: FileVersion,
  { task, versions }: BackupQuery,
): Promise<readonly Version[]> {
  const { backup } = versions;
  // Read before, for the comparison.
  if (backup.kind === 'found' && backup.commit === commit) {
    const { actions, body, operations } = backup;
    return [{ commit, body, actions, operations }];
  }
  const spec = await loadVersion(task.target, reader, 'later');
  if (!spec.ok) return [];
  const { actions, body, operations } = spec;
  return [{ commit, body, actions, operations: operations.length }];
}
