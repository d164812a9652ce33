import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Action } from './action.ts';
import { nowMs, renderTimestamp } from './clock.ts';
import type { CopilotRecord } from './record.ts';

interface Entry {
  readonly record: CopilotRecord;
  readonly actions: readonly Action[];
  /** Deletes that have not spread yet: when each will wipe what it finds. */
  readonly wipesAtMs: readonly number[];
}

/** The copilots and their actions. */
export interface Store {
  list(): readonly CopilotRecord[];
  find(id: string): CopilotRecord | undefined;
  /** Empty for a copilot that does not exist. */
  actions(id: string): readonly Action[];
  add(record: CopilotRecord): void;
  remove(id: string): void;
  /** Appends: what is there stays. */
  append(id: string, actions: readonly Action[]): void;
  /** Empties the copilot once `propagationMs` have passed. */
  wipe(id: string, propagationMs: number): void;
}

/** Kept in memory, and in `dataFile` after every change, where there is one. */
export function createStore(dataFile?: string): Store {
  const entries = new Map(dataFile === undefined ? [] : readEntries(dataFile));

  const find = (id: string): Entry | undefined => {
    const entry = entries.get(id);
    if (entry === undefined) return undefined;
    const due = entry.wipesAtMs.filter((atMs) => atMs <= nowMs());
    if (due.length === 0) return entry;
    const wipesAtMs = entry.wipesAtMs.filter((atMs) => !due.includes(atMs));
    return keep({ ...entry, actions: [], wipesAtMs });
  };
  const keep = (entry: Entry): Entry => {
    entries.set(entry.record.id, entry);
    save();
    return entry;
  };
  const save = (): void => {
    if (dataFile !== undefined) writeEntries(dataFile, [...entries.values()]);
  };
  const change = (id: string, changed: (entry: Entry) => Partial<Entry>): void => {
    const entry = find(id);
    if (entry === undefined) return;
    const record = { ...entry.record, updated_at: renderTimestamp(new Date()) };
    keep({ ...entry, record, ...changed(entry) });
  };

  return {
    list: () => [...entries.values()].map(({ record }) => record),
    find: (id) => find(id)?.record,
    actions: (id) => find(id)?.actions ?? [],
    add: (record) => void keep({ record, actions: [], wipesAtMs: [] }),
    remove: (id) => {
      entries.delete(id);
      save();
    },
    append: (id, actions) => {
      change(id, (entry) => ({ actions: [...entry.actions, ...actions] }));
    },
    wipe: (id, propagationMs) => {
      change(id, (entry) =>
        propagationMs > 0 ? { wipesAtMs: [...entry.wipesAtMs, nowMs() + propagationMs] } : { actions: [] },
      );
    },
  };
}

interface Saved {
  readonly copilots: readonly (Omit<Entry, 'wipesAtMs'> & { readonly wiped: boolean })[];
}

/** A file that is not there yet is an empty service. Deletes that had not spread when it stopped have spread by now. */
function readEntries(dataFile: string): [string, Entry][] {
  if (!existsSync(dataFile)) return [];
  const saved = JSON.parse(readFileSync(dataFile, 'utf8')) as Saved;
  return saved.copilots.map(({ record, actions, wiped }) => [
    record.id,
    { record, actions: wiped ? [] : actions, wipesAtMs: [] },
  ]);
}

/** Renamed into place, so that a kill in between leaves the old file or the new one, never half of one. */
function writeEntries(dataFile: string, entries: readonly Entry[]): void {
  const copilots = entries.map(({ record, actions, wipesAtMs }) => ({
    record,
    actions,
    wiped: wipesAtMs.length > 0,
  }));
  writeFileSync(`${dataFile}.new`, `${JSON.stringify({ copilots } satisfies Saved, undefined, 1)}\n`);
  renameSync(`${dataFile}.new`, dataFile);
}
