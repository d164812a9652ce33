import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ActionRecord, IndexEntry } from './action.ts';
import type { CopilotRecord } from './record.ts';

/** What belongs to one copilot. */
export interface Shelf {
  readonly rows: readonly ActionRecord[];
  readonly entries: readonly IndexEntry[];
  /** Deletes that have not spread yet: when each will wipe what it finds. */
  readonly wipesAtMs: readonly number[];
}

export interface Content {
  readonly records: Map<string, CopilotRecord>;
  readonly shelves: Map<string, Shelf>;
}

interface Saved {
  readonly copilots: readonly CopilotRecord[];
  readonly actions: readonly ActionRecord[];
  readonly index: readonly IndexEntry[];
}

/** A file that is not there yet is an empty service. Deletes that had not spread when it stopped have spread by now. */
export function readContent(dataFile: string | undefined): Content {
  if (dataFile === undefined || !existsSync(dataFile)) return { records: new Map(), shelves: new Map() };
  const { copilots, actions, index } = JSON.parse(readFileSync(dataFile, 'utf8')) as Partial<Saved>;
  if (copilots === undefined || actions === undefined || index === undefined) {
    throw new Error(`${dataFile} was not written by this fake service; name another file, or remove it`);
  }
  const rows = Map.groupBy(actions, ({ bot_id: id }) => id);
  const entries = Map.groupBy(index, ({ bot_id: id }) => id);
  const ids = new Set([...rows.keys(), ...entries.keys()]);
  return {
    records: new Map(copilots.map((record) => [record.id, record])),
    shelves: new Map(
      [...ids].map((id) => [id, { rows: rows.get(id) ?? [], entries: entries.get(id) ?? [], wipesAtMs: [] }]),
    ),
  };
}

/** Renamed into place, so that a kill in between leaves the old file or the new one, never half of one. */
export function writeContent(dataFile: string, { records, shelves }: Content): void {
  const lasting = [...shelves.values()].filter(({ wipesAtMs }) => wipesAtMs.length === 0);
  const saved: Saved = {
    copilots: [...records.values()],
    actions: lasting.flatMap(({ rows }) => rows),
    index: lasting.flatMap(({ entries }) => entries),
  };
  writeFileSync(`${dataFile}.new`, `${JSON.stringify(saved, undefined, 1)}\n`);
  renameSync(`${dataFile}.new`, dataFile);
}
