import type { ObservedAction } from '../../copilot.ts';
import { type ActionRoute, describeRow, isInPlace, renderRoute } from '../../importer/index.ts';
import type { Drift } from '../../result.ts';
import { nameGroup, type DesiredAction } from './desired-action.ts';
import type { Ownership } from './ownership.ts';

export interface ActionPair {
  readonly action: DesiredAction;
  readonly row: ObservedAction;
}

interface Unpaired {
  readonly missing: readonly DesiredAction[];
  readonly extra: readonly ObservedAction[];
}

/** The desired and the observed actions with one `operation_id`, which one request can affect, in pairs. */
export interface Match {
  readonly desired: readonly DesiredAction[];
  readonly rows: readonly ObservedAction[];
  readonly equal: readonly ActionPair[];
  /** Managed actions with the name of a desired action, but with other content. */
  readonly changed: readonly ActionPair[];
  /** Actions without an equal one. */
  readonly unequal: Unpaired;
  /** Actions that are neither equal nor changed. */
  readonly unpaired: Unpaired;
}

type Matching = Pick<Ownership, 'find' | 'nameGroup'>;

/**
 * Pairs desired and observed actions, by the names of their groups. An observed action is paired with the equal action,
 * otherwise with an action of its own name, preferably the one with its method and path.
 */
export function matchActions(
  desired: readonly DesiredAction[],
  rows: readonly ObservedAction[],
  ownership: Matching,
): ReadonlyMap<string, Match> {
  const desiredByGroup = Map.groupBy(desired, nameGroup);
  const rowsByGroup = Map.groupBy(rows, ownership.nameGroup);
  const names = new Set([...desiredByGroup.keys(), ...rowsByGroup.keys()]);
  return new Map(
    [...names].map((name) => {
      const members = { desired: desiredByGroup.get(name) ?? [], rows: rowsByGroup.get(name) ?? [] };
      return [name, { ...members, ...pairMembers(members, ownership) }];
    }),
  );
}

type Members = Pick<Match, 'desired' | 'rows'>;

function pairMembers({ desired, rows }: Members, { find }: Matching): Omit<Match, keyof Members> {
  const equal = takePairs(
    { missing: desired, extra: rows },
    { ofAction: renderRoute, ofRow: renderRoute, fits: isInPlace },
  );
  const known = new Map(equal.left.extra.map((row) => [row, find(row)]));
  const changed = takePairs(equal.left, { ofAction: renderKey, ofRow: (row) => renderKey(known.get(row)) });
  const moved = takePairs(changed.left, {
    ofAction: ({ name }) => name,
    ofRow: (row) => known.get(row)?.name,
  });
  return {
    equal: equal.pairs,
    changed: [...changed.pairs, ...moved.pairs],
    unequal: equal.left,
    unpaired: moved.left,
  };
}

function renderKey(action: DesiredAction | undefined): string | undefined {
  return action && `${action.method} ${action.path} ${action.name}`;
}

interface Join {
  readonly ofAction: (action: DesiredAction) => string | undefined;
  readonly ofRow: (row: ObservedAction) => string | undefined;
  readonly fits?: (action: DesiredAction, row: ObservedAction) => boolean;
}

/** Pairs each observed action with the first unpaired action of its key that fits. */
function takePairs(
  { extra, missing }: Unpaired,
  { fits = () => true, ofAction, ofRow }: Join,
): { readonly pairs: readonly ActionPair[]; readonly left: Unpaired } {
  const open = Map.groupBy(missing, ofAction);
  const pairs = extra.flatMap((row): readonly ActionPair[] => {
    const candidates = open.get(ofRow(row)) ?? [];
    const at = candidates.findIndex((action) => fits(action, row));
    const [action] = at === -1 ? [] : candidates.splice(at, 1);
    return action === undefined ? [] : [{ action, row }];
  });
  const paired = new Set<DesiredAction | ObservedAction>(pairs.flatMap(({ action, row }) => [action, row]));
  const isOpen = (action: DesiredAction | ObservedAction): boolean => !paired.has(action);
  return { pairs, left: { missing: missing.filter(isOpen), extra: extra.filter(isOpen) } };
}

/** Lists the differences. An action that was renamed or moved is one difference, although a sync replaces it. */
export function findDrift(
  desired: readonly DesiredAction[],
  rows: readonly ObservedAction[],
  ownership: Ownership,
): Drift {
  const matches = [...matchActions(desired, rows, ownership).values()];
  const open = {
    missing: matches.flatMap(({ unpaired }) => unpaired.missing),
    extra: matches.flatMap(({ unpaired }) => unpaired.extra),
  };
  const renamed = takePairs(open, { ofAction: renderRoute, ofRow: renderRoute });
  const moved = takePairs(renamed.left, {
    ofAction: renderKey,
    ofRow: (row) => renderKey(ownership.findOnAnyServer(row)[0]),
  });
  const different = [...matches.flatMap(({ changed }) => changed), ...renamed.pairs, ...moved.pairs];
  const describe = ({ method, name, path }: DesiredAction): ActionRoute => ({ method, path, name });
  return {
    missing: moved.left.missing.map(describe),
    extra: moved.left.extra.map(describeRow),
    different: different.map(({ action }) => describe(action)),
  };
}

export function isInSync({ different, missing, extra }: Drift): boolean {
  return different.length + missing.length + extra.length === 0;
}
