import type { ObservedAction } from '../copilot.ts';
import type { ImportedAction } from './imported-action.ts';
import { isInPlace, isShownAs, listRowKeys, listShownNames, renderShownKey } from './shown.ts';

/** Differences between a copilot's current actions and a document. All lists are empty if they are in sync. */
export interface Drift {
  readonly missing: readonly ActionRoute[];
  /** Actions that aren't in the document, including manually created ones. */
  readonly extra: readonly ActionRoute[];
  readonly different: readonly ActionRoute[];
}

export interface ActionRoute {
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

/**
 * Compares a copilot's current actions with the actions that a document gives. A current action is paired with the equal
 * action, otherwise with an action of the same endpoint, otherwise with the action of the same name on another server.
 */
export function findDrift(actions: readonly ImportedAction[], rows: readonly ObservedAction[]): Drift {
  const listEndpoint = (action: Parameters<typeof renderRoute>[0]): readonly string[] => [
    renderRoute(action),
  ];
  const byEndpoint = { ofAction: listEndpoint, ofRow: listEndpoint };
  const byName = { ofAction: listShownKeys, ofRow: listRowKeys };
  const right = pairRows(actions, rows, { ...byEndpoint, fits: isInPlace });
  const changed = pairRows(right.actions, right.rows, { ...byEndpoint, fits: () => true });
  const moved = pairRows(changed.actions, changed.rows, { ...byName, fits: isShownAs });
  return {
    missing: moved.actions.map(describeAction),
    extra: moved.rows.map(describeRow),
    different: [...changed.paired, ...moved.paired].map(describeAction),
  };
}

function listShownKeys(action: ImportedAction): readonly string[] {
  return listShownNames(action).map((shown) => renderShownKey(action.path, shown));
}

export function isInSync({ different, missing, extra }: Drift): boolean {
  return different.length + missing.length + extra.length === 0;
}

interface Paired {
  readonly paired: readonly ImportedAction[];
  /** Actions of both lists that remain unpaired. */
  readonly actions: readonly ImportedAction[];
  readonly rows: readonly ObservedAction[];
}

/** Pairs each action with the first matching row that has one of its keys, in linear time. */
function pairRows(
  actions: readonly ImportedAction[],
  rows: readonly ObservedAction[],
  by: {
    readonly ofAction: (action: ImportedAction) => readonly string[];
    readonly ofRow: (row: ObservedAction) => readonly string[];
    readonly fits: (action: ImportedAction, row: ObservedAction) => boolean;
  },
): Paired {
  const left = new Set(rows);
  const keyed = rows.flatMap((row) => by.ofRow(row).map((key) => ({ key, row })));
  const open = Map.groupBy(keyed, ({ key }) => key);
  const take = (action: ImportedAction): boolean => {
    const candidates = by.ofAction(action).flatMap((key) => open.get(key) ?? []);
    const found = candidates.find(({ row }) => left.has(row) && by.fits(action, row));
    return found !== undefined && left.delete(found.row);
  };
  const paired = actions.filter(take);
  const isPaired = new Set(paired);
  return { paired, actions: actions.filter((action) => !isPaired.has(action)), rows: [...left] };
}

export function renderRoute({ endpoint, method }: Pick<ObservedAction, 'endpoint' | 'method'>): string {
  return `${method} ${endpoint}`;
}

function describeAction({ method, name, path }: ImportedAction): ActionRoute {
  return { method, path, name };
}

export function describeRow({ endpoint, method, name }: ObservedAction): ActionRoute {
  return { method, path: endpoint, name: name ?? '' };
}
