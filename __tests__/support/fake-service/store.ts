import type { ActionRecord, IndexEntry } from './action.ts';
import { nowMs, renderTimestamp } from './clock.ts';
import type { CopilotRecord } from './record.ts';

/** Data of one copilot. */
interface Shelf {
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
export interface Store {
  readonly content: Content;
  list(): readonly CopilotRecord[];
  find(id: string): CopilotRecord | undefined;
  add(record: CopilotRecord): void;
  /** Deletes the copilot; its actions stay. */
  remove(id: string): void;
  /** Returns the rows in the order of their creation; empty for an unknown ID. */
  rows(id: string): readonly ActionRecord[];
  findRow(actionId: string): ActionRecord | undefined;
  /** Adds the initial data. */
  seed(id: string, held: Pick<Shelf, 'rows' | 'entries'>): void;
  insert(id: string, rows: readonly ActionRecord[]): void;
  replaceRow(row: ActionRecord): void;
  removeRow(actionId: string): void;
  entries(id: string): readonly IndexEntry[];
  index(id: string, entries: readonly IndexEntry[]): void;
  /** Removes the entries of exactly one `operation_id`, or all of them. */
  forget(id: string, operationId?: string): void;
  /** Deletes all rows after `propagationMs`. */
  clear(id: string, propagationMs: number): void;
  /** Returns the rows at an earlier time. */
  rowsBefore(id: string, ms: number): readonly ActionRecord[];
}

const emptyShelf: Shelf = { rows: [], entries: [], wipesAtMs: [] };
const maxHistory = 2000;

interface Past {
  readonly sinceMs: number;
  readonly rows: readonly ActionRecord[];
}

/** Creates a store in memory, with a copy of the given content. */
export function createStore(content?: Content): Store {
  const records = new Map(content?.records);
  const shelves = new Map(content?.shelves);
  const past = new Map<string, Past[]>();

  const change = (id: string, changed: Partial<Shelf>): void => {
    const shelf = shelves.get(id) ?? emptyShelf;
    const history = past.get(id) ?? [{ sinceMs: -Infinity, rows: shelf.rows }];
    if (changed.rows !== undefined) history.push({ sinceMs: nowMs(), rows: changed.rows });
    past.set(id, history.slice(-maxHistory));
    shelves.set(id, { ...shelf, ...changed });
    const record = records.get(id);
    if (record !== undefined) records.set(id, { ...record, updated_at: renderTimestamp(new Date()) });
  };
  const findShelf = (id: string): Shelf => {
    const shelf = shelves.get(id) ?? emptyShelf;
    const wipesAtMs = shelf.wipesAtMs.filter((atMs) => atMs > nowMs());
    if (wipesAtMs.length < shelf.wipesAtMs.length) change(id, { ...emptyShelf, wipesAtMs });
    return shelves.get(id) ?? emptyShelf;
  };
  const findRow = (actionId: string): ActionRecord | undefined =>
    [...shelves.keys()].flatMap((id) => findShelf(id).rows).find(({ id }) => id === actionId);

  return {
    content: { records, shelves },
    list: () => [...records.values()],
    find: (id) => records.get(id),
    add: (record) => void records.set(record.id, record),
    remove: (id) => void records.delete(id),
    rows: (id) => findShelf(id).rows,
    findRow,
    seed: (id, held) => void shelves.set(id, { ...emptyShelf, ...held }),
    insert: (id, rows) => {
      change(id, { rows: [...findShelf(id).rows, ...rows] });
    },
    replaceRow: (row) => {
      const { rows } = findShelf(row.bot_id);
      change(row.bot_id, { rows: rows.map((held) => (held.id === row.id ? row : held)) });
    },
    removeRow: (actionId) => {
      const botId = findRow(actionId)?.bot_id;
      if (botId === undefined) return;
      change(botId, { rows: findShelf(botId).rows.filter(({ id }) => id !== actionId) });
    },
    entries: (id) => findShelf(id).entries,
    index: (id, entries) => {
      change(id, { entries: [...findShelf(id).entries, ...entries] });
    },
    forget: (id, operationId) => {
      const { entries } = findShelf(id);
      const isKept = ({ operation_id: held }: IndexEntry): boolean =>
        operationId !== undefined && held !== operationId;
      change(id, { entries: entries.filter(isKept) });
    },
    clear: (id, propagationMs) => {
      const { wipesAtMs } = findShelf(id);
      change(id, propagationMs > 0 ? { wipesAtMs: [...wipesAtMs, nowMs() + propagationMs] } : { rows: [] });
    },
    rowsBefore: (id, ms) => {
      const { rows } = findShelf(id);
      const atMs = nowMs() - ms;
      return past.get(id)?.findLast(({ sinceMs }) => sinceMs <= atMs)?.rows ?? rows;
    },
  };
}
