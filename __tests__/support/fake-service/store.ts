import type { ActionRecord, IndexEntry } from './action.ts';
import { renderTimestamp, type CopilotRecord } from './record.ts';

/** Data of one copilot. */
interface Shelf {
  /** Rows in the order of their creation. */
  readonly rows: readonly ActionRecord[];
  readonly entries: readonly IndexEntry[];
  /** Times at which pending deletes remove the current actions. */
  readonly wipesAtMs: readonly number[];
}

/** Everything in a store. */
export interface Content {
  readonly records: ReadonlyMap<string, CopilotRecord>;
  readonly shelves: ReadonlyMap<string, Shelf>;
}

/**
 * Copilots, the rows of their actions, and the search index, separately. Rows can outlive their copilot or belong to
 * one that never existed. Entries can have no row, and rows no entry.
 */
export interface Store extends Content {
  readonly records: Map<string, CopilotRecord>;
  /** Returns the data of a copilot; empty for an unknown ID. */
  find(id: string): Shelf;
  findRow(actionId: string): ActionRecord | undefined;
  change(id: string, changed: Partial<Shelf>): void;
}

const emptyShelf: Shelf = { rows: [], entries: [], wipesAtMs: [] };

/** Creates a store in memory, with a copy of the given content. */
export function createStore(content?: Content): Store {
  const records = new Map(content?.records);
  const shelves = new Map(content?.shelves);
  const change: Store['change'] = (id, changed) => {
    shelves.set(id, { ...(shelves.get(id) ?? emptyShelf), ...changed });
    const record = records.get(id);
    if (record !== undefined) records.set(id, { ...record, updated_at: renderTimestamp() });
  };
  const find: Store['find'] = (id) => {
    const shelf = shelves.get(id) ?? emptyShelf;
    const wipesAtMs = shelf.wipesAtMs.filter((atMs) => atMs > performance.now());
    if (wipesAtMs.length < shelf.wipesAtMs.length) change(id, { ...emptyShelf, wipesAtMs });
    return shelves.get(id) ?? emptyShelf;
  };
  const findRow: Store['findRow'] = (actionId) =>
    [...shelves.keys()].flatMap((id) => find(id).rows).find(({ id }) => id === actionId);
  return { records, shelves, find, findRow, change };
}
