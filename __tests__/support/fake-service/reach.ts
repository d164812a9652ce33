import { isDeepStrictEqual } from 'node:util';
import type { ActionRecord, Draft, IndexEntry } from './action.ts';
import { collate } from './operation-id.ts';

/** What conversations with a copilot come upon: they search the index, and look up the row of what they find there. */
export interface Reach {
  /** Rows that a conversation can get to. */
  readonly found: readonly ActionRecord[];
  /** Rows without an entry, or behind another row of the same `operation_id`. */
  readonly hidden: readonly ActionRecord[];
  /** Entries without a row: a conversation that finds one fails. */
  readonly dangling: readonly IndexEntry[];
  /** Entries that tell a conversation something that no row of their `operation_id` says any more. */
  readonly outdated: readonly IndexEntry[];
}

export function findReach(rows: readonly ActionRecord[], entries: readonly IndexEntry[]): Reach {
  const groups = Map.groupBy(sortRows(rows), findGroup);
  const groupOf = (entry: IndexEntry): readonly ActionRecord[] => {
    const group = findGroup(entry);
    return (group === undefined ? undefined : groups.get(group)) ?? [];
  };
  const found = new Set(entries.flatMap((entry) => groupOf(entry).slice(0, 1)));
  return {
    found: rows.filter((row) => found.has(row)),
    hidden: rows.filter((row) => !found.has(row)),
    dangling: entries.filter((entry) => groupOf(entry).length === 0),
    outdated: entries.filter((entry) => {
      const group = groupOf(entry);
      return group.length > 0 && !group.some((row) => saysTheSame(entry, row));
    }),
  };
}

/** For a database, nothing is like null. */
function findGroup({ operation_id: id }: Draft): string | undefined {
  return id === null ? undefined : collate(id);
}

/** The order in which the database has them: by their ids, which chance made. */
export function sortRows(rows: readonly ActionRecord[]): readonly ActionRecord[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function saysTheSame(entry: Draft, row: Draft): boolean {
  const content = ({ name, description, api_endpoint, request_type, payload }: Draft): unknown => [
    name,
    description ?? '',
    api_endpoint,
    request_type,
    payload,
  ];
  return isDeepStrictEqual(content(entry), content(row));
}
