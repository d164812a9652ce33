import type { ObservedAction } from '../copilot.ts';
import { describeRow, renderRoute } from '../importer/index.ts';
import { keepsUnmanaged } from '../inputs.ts';
import { createManaged, findDrift, isInSync, type Ownership, selectBackup } from '../replacement/index.ts';
import { describeHeld } from '../report/index.ts';
import { renderSome } from '../text.ts';
import { type BackupPorts, type BackupQuery, nameSome, readBackups } from './backups.ts';
import type { CopilotLookup } from './copilot-lookup.ts';
import type { Task } from './task.ts';
import type { Version } from './load-version.ts';
import type { CopilotState } from '../result.ts';

/** A copilot's actions before the sync, and the earlier versions of the file that were read. */
export interface LiveState {
  readonly earlier: readonly Version[];
  /** The earlier version that the copilot has, or `undefined` if it has none of them or its actions are unknown. */
  readonly currentVersion: Version | undefined;
  /** The copilot's actions compared with the file, or `undefined` if they are unknown. */
  readonly state: CopilotState | undefined;
  readonly warnings: readonly string[];
}

interface LiveStateQuery extends BackupQuery, Pick<CopilotLookup, 'warnings'> {
  /** Backups that were read before it was known whether the service has an action list. */
  readonly backups?: Promise<LiveState['earlier']> | undefined;
}

/** Compares the copilot's current actions with the file and its earlier versions. */
export async function readLiveState(query: LiveStateQuery, ports: BackupPorts): Promise<LiveState> {
  const { backups, next, observed, task, warnings } = query;
  const known = observed === undefined ? backups : undefined;
  const earlier = await (known ?? readBackups(query, ports));
  if (observed === undefined) return { earlier, currentVersion: undefined, state: undefined, warnings };
  const currentVersion = selectBackup(observed, earlier);
  const ownership = createManaged(observed, [next, ...earlier]);
  const unmanaged = observed.filter((row) => ownership.find(row) === undefined);
  const isKept = keepsUnmanaged(task.target);
  const compared = isKept ? observed.filter((row) => !unmanaged.includes(row)) : observed;
  const drift = findDrift(next.actions, compared, ownership);
  const { different, extra, missing } = drift;
  const steps = { add: missing.length, change: different.length, remove: extra.length };
  const state: CopilotState = {
    ...drift,
    actions: observed.length,
    commit: currentVersion?.commit,
    unmanaged: unmanaged.map(describeRow),
    isInSync: isInSync(drift),
    steps: task.target.strategy === 'rolling' ? steps : undefined,
  };
  const others = state.unmanaged.length === 0 ? '' : `: ${nameSome(state.unmanaged, 10)}`;
  ports.log.info(`The copilot has ${describeHeld(state)}${others}.`);
  const own = isKept ? warnAboutServers(unmanaged, ownership) : warnAboutUnmanaged(task, state);
  return { earlier, currentVersion, state, warnings: [...warnings, ...own] };
}

/** Warns of unmanaged actions that differ from a managed action only in the server. */
function warnAboutServers(unmanaged: readonly ObservedAction[], ownership: Ownership): readonly string[] {
  const pairs = unmanaged.flatMap((row) => {
    const [goal] = ownership.findOnAnyServer(row);
    return goal === undefined ? [] : [`${renderRoute(row)} (managed: ${renderRoute(goal)})`];
  });
  if (pairs.length === 0) return [];
  return [
    `Unmanaged actions with the method, path and name of a managed action, but on another server: ${renderSome(pairs, 5)}. The sync doesn’t change these actions. To remove leftovers of this file, delete such actions manually.`,
  ];
}

/** Warns of unmanaged actions before a sync deletes them. */
function warnAboutUnmanaged({ change, isPreview }: Task, state: CopilotState): readonly string[] {
  const { actions, commit, unmanaged } = state;
  if (unmanaged.length === 0 || (state.isInSync && change.reason !== 'forced')) return [];
  // If every action is unmanaged, they probably come from an older version of the file.
  if (commit === undefined && unmanaged.length === actions) return [];
  const verb = isPreview ? 'A sync deletes' : 'This sync deletes';
  return [
    `${verb} unmanaged actions (not found in any version of the file that was checked): ${nameSome(unmanaged, 5)}. Set \`unmanaged: keep\` to keep such actions.`,
  ];
}
