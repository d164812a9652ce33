import { listBackupCommits } from '../change/index.ts';
import type { ObservedAction } from '../copilot.ts';
import { ActionError } from '../errors.ts';
import { describeRow, findDrift, isInSync, renderRoute, type ImportDocument } from '../importer/index.ts';
import { keepsUnmanaged, type Target } from '../inputs.ts';
import type { FileVersion, History } from '../ports.ts';
import { createManaged, selectBackup, selectKnown } from '../replacement/index.ts';
import { describeHeld } from '../report/index.ts';
import { renderSome } from '../text.ts';
import { isGated } from './fail-on.ts';
import type { CopilotLookup, LookPorts } from './copilot-lookup.ts';
import { type LoadPorts, loadVersion } from './load-version.ts';
import { listPaths, pickVersion, type Version, type Versions } from './read.ts';
import type { Task } from './task.ts';
import type { CopilotState } from '../result.ts';

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
  readonly found: CopilotState | undefined;
  readonly warnings: readonly string[];
}

interface Query extends Pick<CopilotLookup, 'seen' | 'warnings'> {
  readonly task: Task;
  readonly versions: Versions;
  readonly next: ImportDocument;
}

type FoundPorts = Pick<LookPorts, 'log' | 'clock'> &
  Pick<LoadPorts, 'interruption'> & { readonly history: History };

/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
export async function readLiveState(query: Query, ports: FoundPorts): Promise<LiveState> {
  const { next, seen, task, warnings } = query;
  const earlier = await gatherBackups(query, ports);
  if (seen === undefined) return { earlier, held: undefined, found: undefined, warnings };
  const held = selectBackup(seen, earlier);
  const ownership = createManaged(seen, [next, ...earlier]);
  const unmanaged = seen.filter((row) => ownership.find(row) === undefined);
  const found = describeFound({ next, seen, task }, unmanaged, held);
  ports.log.info(renderFound(found));
  const doubles = keepsUnmanaged(task.target) ? warnOfNamesakes(unmanaged, ownership) : [];
  return { earlier, held, found, warnings: [...warnings, ...warnAboutUnmanaged(task, found), ...doubles] };
}

/**
 * Earlier versions of the file, the likeliest to be in the copilot first. Where it is seen what the copilot holds, no
 * further than to the one that it is, or until every action is explained where others' are kept; a preview, which puts
 * nothing back, looks for none where nobody could look.
 */
async function gatherBackups(query: Query, ports: FoundPorts): Promise<readonly Version[]> {
  const { clock, history, log } = ports;
  const { seen, task } = query;
  const isOfUse = seen === undefined ? !task.isPreview : seen.length > 0;
  if (!isOfUse) return [];
  const { change, target } = task;
  const isThorough = seen !== undefined && isExplaining(task);
  const max = isThorough ? maxVersions : maxBackups;
  const untilMs = isThorough ? clock.nowMs() + maxReadMs : Infinity;
  const found: Version[] = [];
  const wanted = { commits: listBackupCommits(change), references: change.files, earlier: max - 1 };
  const isEnough = (): boolean =>
    found.length >= max || clock.nowMs() >= untilMs || isExplained(found, query);
  try {
    for (const swaggerFile of listPaths(target, change.oldPath)) {
      for await (const version of history.findVersions(swaggerFile, wanted)) {
        found.push(
          ...(await readCandidate(version, { ...query, target: { ...target, swaggerFile } }, ports)),
        );
        if (isEnough()) return found;
      }
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
  { target, task, versions }: Pick<Query, 'task' | 'versions'> & { readonly target: Target },
  { interruption }: FoundPorts,
): Promise<readonly Version[]> {
  const { backup } = versions;
  // Read before, for the comparison.
  if ('body' in backup && backup.commit === commit) return [backup];
  const source = { reader, commit, earlierThan: task.change };
  const spec = await loadVersion(target, source, { interruption });
  return spec.ok ? [pickVersion(commit, spec)] : [];
}

function describeFound(
  { next, seen, task }: Pick<Query, 'task' | 'next'> & { readonly seen: readonly ObservedAction[] },
  unmanaged: readonly ObservedAction[],
  held: Version | undefined,
): CopilotState {
  const isKept = keepsUnmanaged(task.target);
  const drift = findDrift(next.actions, isKept ? seen.filter((row) => !unmanaged.includes(row)) : seen);
  return {
    ...drift,
    actions: seen.length,
    commit: held?.commit,
    unmanaged: unmanaged.map(describeRow),
    isInSync: isInSync(drift),
    steps: task.target.strategy === 'rolling' ? countSteps(drift) : undefined,
  };
}

function countSteps({
  different,
  missing,
  extra,
}: Pick<CopilotState, 'different' | 'missing' | 'extra'>): CopilotState['steps'] {
  return { add: missing.length, change: different.length, remove: extra.length };
}

function renderFound(found: CopilotState): string {
  const { unmanaged } = found;
  const others = unmanaged.length === 0 ? '' : `: ${nameSome(unmanaged, 10)}`;
  return `The copilot has ${describeHeld(found)}${others}.`;
}

function nameSome(routes: CopilotState['unmanaged'], max: number): string {
  const names = routes.map(({ method, name, path }) => `${method} ${path}${name === '' ? '' : ` (${name})`}`);
  return renderSome(names, max);
}

/** Names both actions if an unmanaged one has the method, path and name of a managed one: only the server differs. */
function warnOfNamesakes(
  unmanaged: readonly ObservedAction[],
  ownership: ReturnType<typeof createManaged>,
): readonly string[] {
  const pairs = unmanaged.flatMap((row) => {
    const [goal] = ownership.findNamesakes(row);
    return goal === undefined ? [] : [`${renderRoute(row)} (managed: ${renderRoute(goal)})`];
  });
  if (pairs.length === 0) return [];
  return [
    `Not managed, because it is on another server than the managed action with the same method, path and name: ${renderSome(pairs, 5)}. The action doesn’t change it. If it is left over from this file, delete it manually.`,
  ];
}

/** What a sync takes from people, or would: said before it is done. */
function warnAboutUnmanaged({ change, isPreview, target }: Task, found: CopilotState): readonly string[] {
  const { commit, isInSync: isSame, unmanaged } = found;
  if (keepsUnmanaged(target) || unmanaged.length === 0 || (isSame && change.reason !== 'forced')) return [];
  // Where nothing at all is known of what is there, it may as well be an old version of the file.
  if (commit === undefined && unmanaged.length === found.actions) return [];
  const verb = isPreview ? 'A sync removes' : 'This sync removes';
  return [
    `${verb} unmanaged actions (not found in any version of the file that was checked): ${nameSome(unmanaged, 5)}. Set \`unmanaged: keep\` to leave such actions alone.`,
  ];
}
