import type { ActionRecord, IndexEntry } from './action.ts';
import { renderTimestamp, type CopilotRecord } from './record.ts';

interface Shelf {
  /** Rows in the order of their creation. */
  readonly rows: readonly ActionRecord[];
  readonly entries: readonly IndexEntry[];
  /** Times at which pending deletes remove the current actions. */
  readonly wipesAtMs: readonly number[];
}

const emptyShelf: Shelf = { rows: [], entries: [], wipesAtMs: [] };

/**
 * Copilots, the rows of their actions, and the search index, separately. Rows can outlive their copilot or belong to
 * one that never existed. Entries can have no row, and rows no entry.
 */
export class Store {
  readonly records: Map<string, CopilotRecord>;
  readonly #shelves: Map<string, Shelf>;

  /** Creates a store in memory, with a copy of the given content. */
  constructor(content?: Store) {
    this.records = new Map(content?.records);
    this.#shelves = new Map(content === undefined ? [] : content.#shelves);
  }

  /** Returns the data of a copilot; empty for an unknown ID. */
  find(id: string): Shelf {
    const shelf = this.#shelves.get(id) ?? emptyShelf;
    const wipesAtMs = shelf.wipesAtMs.filter((atMs) => atMs > performance.now());
    if (wipesAtMs.length < shelf.wipesAtMs.length) this.change(id, { ...emptyShelf, wipesAtMs });
    return this.#shelves.get(id) ?? emptyShelf;
  }

  findRow(actionId: string): ActionRecord | undefined {
    return [...this.#shelves.keys()].flatMap((id) => this.find(id).rows).find(({ id }) => id === actionId);
  }

  change(id: string, changed: Partial<Shelf>): void {
    this.#shelves.set(id, { ...(this.#shelves.get(id) ?? emptyShelf), ...changed });
    const record = this.records.get(id);
    if (record !== undefined) this.records.set(id, { ...record, updated_at: renderTimestamp() });
  }
}
