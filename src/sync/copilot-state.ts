import { listBackupCommits } from '../change/index.ts';
import type { ObservedAction } from '../copilot.ts';
import { ActionError } from '../errors.ts';
import { describeRow, renderRoute, type ImportDocument } from '../importer/index.ts';
import { keepsUnmanaged, type Target } from '../inputs.ts';
import type { FileVersion, History } from '../ports.ts';
import {
  createExplanation,
  createManaged,
  findDrift,
  isInSync,
  type Ownership,
  selectBackup,
} from '../replacement/index.ts';
import { describeHeld } from '../report/index.ts';
import { renderCount, renderSome } from '../text.ts';
import { isGated } from './fail-on.ts';
import type { CopilotLookup, LookPorts } from './copilot-lookup.ts';
import { type LoadPorts, loadVersion } from './load-version.ts';
import { listPaths, pickVersion, type Version, type Versions } from './read.ts';
import type { Task } from './task.ts';
import type { CopilotState } from '../result.ts';

/** So many versions are read where one is wanted that can be put back: those that fit nothing cost time. */
const maxBackups = 4;
/** The limits for telling which actions come from this file: versions, milliseconds, and versions in a row that explain no further action. */
const maxVersions = 50;
const maxReadMs = 20_000;
const maxVain = 5;

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
  const found = describeFound({ next, ownership, seen, task }, unmanaged, held);
  ports.log.info(renderFound(found));
  const doubles = keepsUnmanaged(task.target) ? warnAboutServers(unmanaged, ownership) : [];
  return { earlier, held, found, warnings: [...warnings, ...warnAboutUnmanaged(task, found), ...doubles] };
}

/**
 * Reads earlier versions of the file, the likeliest to be in the copilot first: up to the one that the copilot has, and, if
 * unmanaged actions stay, until every action is explained or further versions explain nothing. A preview restores nothing, so
 * it reads none if the actions couldn't be read.
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
  const search = createSearch(query);
  const isEnough = (): boolean => found.length >= max || clock.nowMs() >= untilMs || search.isOver(found);
  const readOn = async (): Promise<void> => {
    for (const swaggerFile of listPaths(target, change.oldPath)) {
      for await (const version of history.findVersions(swaggerFile, wanted)) {
        const own = { ...query, target: { ...target, swaggerFile: version.path } };
        const candidates = await readCandidate(version, own, ports);
        found.push(...candidates);
        search.add(candidates);
        if (isEnough()) return;
      }
    }
  };
  try {
    await readOn();
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    log.debug(`Earlier versions can’t be read: ${error.message}`);
  }
  const report = search.report(found.length);
  if (report !== undefined) log.info(report);
  return found;
}

/** Whether every action is to be explained: others' are kept, or one that no version has was stopped from going. */
function isExplaining(task: Task): boolean {
  return keepsUnmanaged(task.target) || isGated(task);
}

interface Search {
  /** @param candidates none if this version would not import */
  readonly add: (candidates: readonly Version[]) => void;
  /** Whether no further version is of use. */
  readonly isOver: (found: readonly Version[]) => boolean;
  /** Says how many versions were read if some actions are left, and how to read more. */
  readonly report: (versions: number) => string | undefined;
}

function createSearch({ next, seen, task }: Query): Search {
  if (seen === undefined) return { add: () => undefined, isOver: () => false, report: () => undefined };
  const explanation = isExplaining(task) ? createExplanation(seen, next) : undefined;
  // A forced sync reads on.
  const maxInVain = task.change.reason === 'forced' ? Infinity : maxVain;
  let inVain = 0;
  const isVain = (): boolean => inVain >= maxInVain;
  return {
    add: (candidates) => {
      inVain = candidates.some((version) => explanation?.add(version)) ? 0 : inVain + 1;
    },
    isOver: (found) => {
      if (explanation === undefined) return selectBackup(seen, found) !== undefined;
      if (explanation.left().length > 0) return isVain();
      return keepsUnmanaged(task.target) || isVain() || selectBackup(seen, found) !== undefined;
    },
    report: (versions) => {
      const left = explanation?.left() ?? [];
      if (left.length === 0) return undefined;
      const more = isVain() ? ` To read up to ${maxVersions} versions, run once with \`force: true\`.` : '';
      return `Unmanaged actions (not found in ${renderCount(versions, 'earlier version')} of the file): ${nameSome(left.map(describeRow), 5)}.${more}`;
    },
  };
}

/** None where that version would not import. */
async function readCandidate(
  { commit, path, reader }: FileVersion,
  { target, task, versions }: Pick<Query, 'task' | 'versions'> & { readonly target: Target },
  { interruption }: FoundPorts,
): Promise<readonly Version[]> {
  const { backup } = versions;
  // Read before, for the comparison.
  if ('body' in backup && backup.commit === commit) return [backup];
  const source = { reader, commit, earlierThan: task.change };
  const spec = await loadVersion(target, source, { interruption });
  return spec.ok ? [pickVersion({ commit, path }, spec)] : [];
}

interface Located extends Pick<Query, 'task' | 'next'> {
  readonly seen: readonly ObservedAction[];
  readonly ownership: Ownership;
}

function describeFound(
  { next, ownership, seen, task }: Located,
  unmanaged: readonly ObservedAction[],
  held: Version | undefined,
): CopilotState {
  const isKept = keepsUnmanaged(task.target);
  const compared = isKept ? seen.filter((row) => !unmanaged.includes(row)) : seen;
  const drift = findDrift(next.actions, compared, ownership);
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
function warnAboutServers(unmanaged: readonly ObservedAction[], ownership: Ownership): readonly string[] {
  const pairs = unmanaged.flatMap((row) => {
    const [goal] = ownership.findOnAnyServer(row);
    return goal === undefined ? [] : [`${renderRoute(row)} (managed: ${renderRoute(goal)})`];
  });
  if (pairs.length === 0) return [];
  return [
    `Unmanaged actions with the method, path and name of a managed action, but on another server: ${renderSome(pairs, 5)}. The sync doesn’t change them. To remove leftovers of this file, delete them manually.`,
  ];
}

/** What a sync takes from people, or would: said before it is done. */
function warnAboutUnmanaged({ change, isPreview, target }: Task, found: CopilotState): readonly string[] {
  const { commit, isInSync: isSame, unmanaged } = found;
  if (keepsUnmanaged(target) || unmanaged.length === 0 || (isSame && change.reason !== 'forced')) return [];
  // Where nothing at all is known of what is there, it may as well be an old version of the file.
  if (commit === undefined && unmanaged.length === found.actions) return [];
  const verb = isPreview ? 'A sync deletes' : 'This sync deletes';
  return [
    `${verb} unmanaged actions (not found in any version of the file that was checked): ${nameSome(unmanaged, 5)}. Set \`unmanaged: keep\` to keep such actions.`,
  ];
}
