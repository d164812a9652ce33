import { listBackupCommits } from '../change/index.ts';
import { ActionError } from '../errors.ts';
import { type ActionRoute, describeRow, type ImportDocument } from '../importer/index.ts';
import { keepsUnmanaged } from '../inputs.ts';
import type { FileVersion } from '../ports.ts';
import { createExplanation, selectBackup } from '../replacement/index.ts';
import { renderCount, renderSome } from '../text.ts';
import type { CopilotLookup } from './copilot-lookup.ts';
import { listPaths, loadVersion, pickVersion, type Version } from './load-version.ts';
import type { Versions } from './read.ts';
import type { RunPorts } from './run-ports.ts';
import { isGated, type Task } from './task.ts';

/** Maximum number of versions to read in the search for a backup. */
const maxBackups = 4;
/**
 * Limits of the search for the versions that explain the copilot's actions: number of versions, milliseconds, and versions in
 * a row that explain no further action.
 */
const maxVersions = 50;
const maxReadMs = 20_000;
const maxUseless = 5;

export interface BackupQuery extends Pick<CopilotLookup, 'observed'> {
  readonly task: Task;
  readonly next: ImportDocument;
  readonly backup: Versions['backup'];
}

export type BackupPorts = Pick<RunPorts, 'log' | 'clock' | 'history' | 'interruption'>;

/**
 * Reads earlier versions of the file that could be imported, the most likely first. Stops at the version that the copilot
 * has or, with unmanaged actions, when every action is explained or further versions explain none. A preview restores
 * nothing, so it reads none if the copilot's actions are unknown.
 */
export async function readBackups(query: BackupQuery, ports: BackupPorts): Promise<readonly Version[]> {
  const { clock, history, log } = ports;
  const { observed, task } = query;
  const isUseful = observed === undefined ? !task.isPreview : observed.length > 0;
  if (!isUseful) return [];
  const { change, target } = task;
  const isThorough = observed !== undefined && isExplaining(task);
  const max = isThorough ? maxVersions : maxBackups;
  const untilMs = isThorough ? clock.nowMs() + maxReadMs : Infinity;
  const found: Version[] = [];
  const search = createSearch(query, found);
  const readAll = async (): Promise<void> => {
    const wanted = { commits: listBackupCommits(change), references: change.files, earlier: max - 1 };
    for (const path of listPaths(target, change.oldPath)) {
      for await (const version of history.findVersions(path, wanted)) {
        search.add(await readBackup(version, query, ports));
        if (found.length >= max || clock.nowMs() >= untilMs || search.isOver()) return;
      }
    }
  };
  try {
    await readAll();
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    log.debug(`Earlier versions can’t be read: ${error.message}`);
  }
  const rest = search.describeRest();
  if (rest !== undefined) log.info(rest);
  return found;
}

/**
 * Whether the versions must explain every action: unmanaged actions are kept, or `fail-on` compares with the version that
 * the copilot has.
 */
function isExplaining(task: Task): boolean {
  return keepsUnmanaged(task.target) || isGated(task);
}

function createSearch({ next, observed, task }: BackupQuery, found: Version[]) {
  const explanation = observed && isExplaining(task) ? createExplanation(observed, next) : undefined;
  const maxUselessHere = task.change.reason === 'forced' ? Infinity : maxUseless;
  let uselessCount = 0;
  const hasBackup = (): boolean => observed !== undefined && selectBackup(observed, found) !== undefined;
  return {
    /** Adds a version, or counts one that can't be imported as useless. */
    add: (version: Version | undefined): void => {
      if (version !== undefined) found.push(version);
      uselessCount = version !== undefined && explanation?.add(version) === true ? 0 : uselessCount + 1;
    },
    /** Whether no further version is needed. */
    isOver: (): boolean => {
      if (explanation === undefined) return hasBackup();
      if (explanation.left().length > 0) return uselessCount >= maxUselessHere;
      return keepsUnmanaged(task.target) || uselessCount >= maxUselessHere || hasBackup();
    },
    /** Names the actions that no version explains, and how to read more versions. */
    describeRest: (): string | undefined => {
      const left = explanation?.left() ?? [];
      if (left.length === 0) return undefined;
      const more =
        uselessCount >= maxUselessHere
          ? ` To read up to ${maxVersions} versions, run once with \`force: true\`.`
          : '';
      return `Unmanaged actions (not found in ${renderCount(found.length, 'earlier version')} of the file): ${nameSome(left.map(describeRow), 5)}.${more}`;
    },
  };
}

/** Returns the version, or `undefined` if it can't be imported. */
async function readBackup(
  { commit, path, reader }: FileVersion,
  { backup, task }: BackupQuery,
  { interruption }: BackupPorts,
): Promise<Version | undefined> {
  // The comparison has read this version already.
  if ('body' in backup && backup.commit === commit) return backup;
  const target = { ...task.target, swaggerFile: path };
  const spec = await loadVersion(target, { reader, commit, earlierThan: task.change }, { interruption });
  return spec.ok ? pickVersion({ commit, path }, spec) : undefined;
}

/** Names up to `max` actions by method, path and name. */
export function nameSome(routes: readonly ActionRoute[], max: number): string {
  const names = routes.map(({ method, name, path }) => `${method} ${path}${name === '' ? '' : ` (${name})`}`);
  return renderSome(names, max);
}
