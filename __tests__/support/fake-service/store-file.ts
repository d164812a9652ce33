import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ActionRecord, IndexEntry } from './action.ts';
import type { CopilotRecord } from './record.ts';

/** Data of one copilot. */
export interface Shelf {
  readonly rows: readonly ActionRecord[];
  readonly entries: readonly IndexEntry[];
  /** Times at which pending deletes remove the current actions. */
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

/** Reads the stored data. A missing file is an empty service. Deletes that were pending at the stop have finished. */
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

/** Writes the file through a rename, so that a kill leaves the old file or the new one, but never a part. */
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
