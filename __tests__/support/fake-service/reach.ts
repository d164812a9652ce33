import { isDeepStrictEqual } from 'node:util';
import type { ActionRecord, Draft, IndexEntry } from './action.ts';
import { collate } from './collation.ts';

/** Actions that conversations with a copilot can find. They search the index, and read the row of each entry. */
export interface Reach {
  /** Rows that a conversation can find. */
  readonly found: readonly ActionRecord[];
  /** Rows without an entry, or behind another row of the same `operation_id`. */
  readonly hidden: readonly ActionRecord[];
  /** Entries without a row, which make a conversation fail. */
  readonly dangling: readonly IndexEntry[];
  /** Entries with content that no row of their `operation_id` has any more. */
  readonly outdated: readonly IndexEntry[];
}

export function findReach(rows: readonly ActionRecord[], entries: readonly IndexEntry[]): Reach {
  /** In a database, nothing equals null. */
  const findGroup = ({ operation_id: id }: Draft): string | undefined =>
    id === null ? undefined : collate(id);
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

/** Sorts rows like the database, by their random IDs. */
export function sortRows(rows: readonly ActionRecord[]): readonly ActionRecord[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function saysTheSame(entry: Draft, row: Draft): boolean {
  const keys = ['name', 'api_endpoint', 'request_type', 'payload'] as const;
  const isSameText = (entry.description ?? '') === (row.description ?? '');
  return isSameText && keys.every((key) => isDeepStrictEqual(entry[key], row[key]));
}
