import type { ObservedAction } from '../copilot.ts';
import type { ImportedAction } from './imported-action.ts';
import { isInPlace, isShownAs, listRowKeys, listShownNames, renderShownKey } from './shown.ts';

/** What tells a copilot from a document: nothing where they are in step. */
export interface Drift {
  readonly missing: readonly ActionRoute[];
  /** Not in the document; those made by hand among them. */
  readonly extra: readonly ActionRoute[];
  readonly different: readonly ActionRoute[];
}

export interface ActionRoute {
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

/**
 * Compares what a copilot holds with what the import of a document gives. A row is paired with the action that it is,
 * else with another of its endpoint, else with the one of its name on another server.
 */
export function findDrift(actions: readonly ImportedAction[], rows: readonly ObservedAction[]): Drift {
  const listRoute = (action: Parameters<typeof renderRoute>[0]): readonly string[] => [renderRoute(action)];
  const byRoute = { ofAction: listRoute, ofRow: listRoute };
  const byName = { ofAction: listShownKeys, ofRow: listRowKeys };
  const right = pairRows(actions, rows, { ...byRoute, fits: isInPlace });
  const changed = pairRows(right.actions, right.rows, { ...byRoute, fits: () => true });
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
  /** What is left of both. */
  readonly actions: readonly ImportedAction[];
  readonly rows: readonly ObservedAction[];
}

/** Gives each action the first row left of one of its keys that fits, in time proportional to both lists. */
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
