import { listBackupCommits } from '../change/index.ts';
import type { ObservedAction } from '../copilot.ts';
import { ActionError } from '../errors.ts';
import { describeRow, findDrift, isInSync, type ImportDocument } from '../importer/index.ts';
import { keepsUnmanaged } from '../inputs.ts';
import type { FileVersion, History } from '../ports.ts';
import { createOwnership, selectBackup, selectKnown } from '../replacement/index.ts';
import { describeHeld, type Found } from '../report/index.ts';
import { renderSome } from '../text.ts';
import { isGated } from './fail-on.ts';
import type { CopilotLookup, LookPorts } from './copilot-lookup.ts';
import { loadVersion, pickVersion, type Version, type Versions } from './read.ts';
import type { Task } from './task.ts';

/** So many versions are read where one is wanted that can be put back: those that fit nothing cost time. */
const maxBackups = 4;
/** And so many, or for so long, where it is to be told which actions come from this file. */
const maxVersions = 50;
const maxReadMs = 20_000;

export interface LiveState {
  /** Earlier versions of the file, as many as were of use. */
  readonly earlier: readonly Version[];
  /** The one of which everything is there; undefined where none is, or nobody could look. */
  readonly held: Version | undefined;
  /** Undefined where nobody could look. */
  readonly found: Found | undefined;
  readonly warnings: readonly string[];
}

interface Query extends Pick<CopilotLookup, 'seen' | 'warnings'> {
  readonly task: Task;
  readonly versions: Versions;
  readonly next: ImportDocument;
}

type FoundPorts = Pick<LookPorts, 'log' | 'clock'> & { readonly history: History };

/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
export async function readLiveState(query: Query, ports: FoundPorts): Promise<LiveState> {
  const { next, seen, task, warnings } = query;
  const earlier = await gatherBackups(query, ports);
  if (seen === undefined) return { earlier, held: undefined, found: undefined, warnings };
  const held = selectBackup(seen, earlier);
  const found = describeFound({ next, seen, task }, [next, ...earlier], held);
  ports.log.info(renderFound(found));
  return { earlier, held, found, warnings: [...warnings, ...warnAboutUnmanaged(task, found)] };
}

/**
 * Earlier versions of the file, the likeliest to be in the copilot first. Where it is seen what the copilot holds, no
 * further than to the one that it is, or until every action is explained where others' are kept; a preview, which puts
 * nothing back, looks for none where nobody could look.
 */
async function gatherBackups(query: Query, { clock, history, log }: FoundPorts): Promise<readonly Version[]> {
  const { seen, task } = query;
  const isOfUse = seen === undefined ? !task.isPreview : seen.length > 0;
  if (!isOfUse) return [];
  const { change, target } = task;
  const isThorough = seen !== undefined && isExplaining(task);
  const max = isThorough ? maxVersions : maxBackups;
  const untilMs = isThorough ? clock.nowMs() + maxReadMs : Infinity;
  const found: Version[] = [];
  const wanted = { commits: listBackupCommits(change), references: change.files, earlier: max - 1 };
  try {
    for await (const version of history.findVersions(target.swaggerFile, wanted)) {
      found.push(...(await readCandidate(version, query)));
      if (found.length >= max || clock.nowMs() >= untilMs || isExplained(found, query)) break;
    }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    log.debug(`Earlier versions cannot be read: ${error.message}`);
  }
  return found;
}

/** Whether every action is to be explained: others' are kept, or one that no version has was stopped from going. */
function isExplaining(task: Task): boolean {
  return keepsUnmanaged(task.target) || isGated(task);
}

/** Whether no further version is of use. */
function isExplained(found: readonly Version[], { next, seen, task }: Query): boolean {
  if (seen === undefined) return false;
  if (!keepsUnmanaged(task.target) && selectBackup(seen, found) === undefined) return false;
  return !isExplaining(task) || selectKnown(seen, [next, ...found]).length === seen.length;
}

/** None where that version would not import. */
async function readCandidate(
  { commit, reader }: FileVersion,
  { task, versions }: Query,
): Promise<readonly Version[]> {
  const { backup } = versions;
  // Read before, for the comparison.
  if ('body' in backup && backup.commit === commit) return [backup];
  const spec = await loadVersion(task.target, reader, 'later');
  return spec.ok ? [pickVersion(commit, spec)] : [];
}

function describeFound(
  { next, seen, task }: Pick<Query, 'task' | 'next'> & { readonly seen: readonly ObservedAction[] },
  versions: readonly ImportDocument[],
  held: Version | undefined,
): Found {
  const ownership = createOwnership(versions.flatMap(({ actions }) => actions));
  const unmanaged = seen.filter((row) => ownership.find(row) === undefined);
  const isKept = keepsUnmanaged(task.target);
  const drift = findDrift(next.actions, isKept ? seen.filter((row) => !unmanaged.includes(row)) : seen);
  return {
    ...drift,
    actions: seen.length,
    commit: held?.commit,
    unmanaged: unmanaged.map(describeRow),
    isInSync: isInSync(drift),
  };
}

function renderFound(found: Found): string {
  const { unmanaged } = found;
  const others = unmanaged.length === 0 ? '' : `: ${nameSome(unmanaged, 10)}`;
  return `The copilot holds ${describeHeld(found)}${others}.`;
}

function nameSome(routes: Found['unmanaged'], max: number): string {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  return renderSome(names, max);
}

/** What a sync takes from people, or would: said before it is done. */
function warnAboutUnmanaged({ change, isPreview, target }: Task, found: Found): readonly string[] {
  const { commit, isInSync: isSame, unmanaged } = found;
  if (keepsUnmanaged(target) || unmanaged.length === 0 || (isSame && change.reason !== 'forced')) return [];
  // Where nothing at all is known of what is there, it may as well be an old version of the file.
  if (commit === undefined && unmanaged.length === found.actions) return [];
  const verb = isPreview ? 'A sync removes' : 'This sync removes';
  return [
    `${verb} actions that are in no version of the file that was read: ${nameSome(unmanaged, 5)}. Set \`unmanaged: keep\` to leave such actions alone.`,
  ];
}
