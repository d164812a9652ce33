import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ActionRecord } from './action.ts';
import { nowMs, renderTimestamp } from './clock.ts';
import type { CopilotRecord } from './record.ts';

/** The copilots and their actions. Actions may outlive their copilot, and may have been stored for one that never was. */
export interface Store {
  list(): readonly CopilotRecord[];
  find(id: string): CopilotRecord | undefined;
  /** Empty for an id that nothing was stored for. */
  actions(id: string): readonly ActionRecord[];
  findAction(actionId: string): ActionRecord | undefined;
  add(record: CopilotRecord): void;
  /** Takes the record away; its actions stay behind. */
  remove(id: string): void;
  /** Appends: what is there stays. */
  append(id: string, actions: readonly ActionRecord[]): void;
  removeAction(actionId: string): void;
  /** Empties the copilot once `propagationMs` have passed. */
  wipe(id: string, propagationMs: number): void;
}

interface Shelf {
  readonly actions: readonly ActionRecord[];
  /** Deletes that have not spread yet: when each will wipe what it finds. */
  readonly wipesAtMs: readonly number[];
}

const emptyShelf: Shelf = { actions: [], wipesAtMs: [] };

/** Kept in memory, and in `dataFile` after every change, where there is one. */
export function createStore(dataFile?: string): Store {
  const { records, shelves } = dataFile === undefined ? createContent() : readContent(dataFile);

  const save = (): void => {
    if (dataFile !== undefined) writeContent(dataFile, { records, shelves });
  };
  const findShelf = (id: string): Shelf => {
    const shelf = shelves.get(id) ?? emptyShelf;
    const wipesAtMs = shelf.wipesAtMs.filter((atMs) => atMs > nowMs());
    if (wipesAtMs.length === shelf.wipesAtMs.length) return shelf;
    const wiped = { actions: [], wipesAtMs };
    shelves.set(id, wiped);
    save();
    return wiped;
  };
  const change = (id: string, changed: Partial<Shelf>): void => {
    shelves.set(id, { ...findShelf(id), ...changed });
    const record = records.get(id);
    if (record !== undefined) records.set(id, { ...record, updated_at: renderTimestamp(new Date()) });
    save();
  };
  const findAction = (actionId: string): ActionRecord | undefined =>
    [...shelves.keys()].flatMap((id) => findShelf(id).actions).find(({ id }) => id === actionId);

  return {
    list: () => [...records.values()],
    find: (id) => records.get(id),
    actions: (id) => findShelf(id).actions,
    findAction,
    add: (record) => {
      records.set(record.id, record);
      save();
    },
    remove: (id) => {
      records.delete(id);
      save();
    },
    append: (id, actions) => {
      change(id, { actions: [...findShelf(id).actions, ...actions] });
    },
    removeAction: (actionId) => {
      const botId = findAction(actionId)?.bot_id;
      if (botId === undefined) return;
      change(botId, { actions: findShelf(botId).actions.filter(({ id }) => id !== actionId) });
    },
    wipe: (id, propagationMs) => {
      const { wipesAtMs } = findShelf(id);
      change(
        id,
        propagationMs > 0 ? { wipesAtMs: [...wipesAtMs, nowMs() + propagationMs] } : { actions: [] },
      );
    },
  };
}

interface Content {
  readonly records: Map<string, CopilotRecord>;
  readonly shelves: Map<string, Shelf>;
}

function createContent(): Content {
  return { records: new Map(), shelves: new Map() };
}

interface Saved {
  readonly copilots: readonly CopilotRecord[];
  readonly actions: readonly ActionRecord[];
}

/** A file that is not there yet is an empty service. Deletes that had not spread when it stopped have spread by now. */
function readContent(dataFile: string): Content {
  if (!existsSync(dataFile)) return createContent();
  const saved = JSON.parse(readFileSync(dataFile, 'utf8')) as Partial<Saved>;
  if (saved.copilots === undefined || saved.actions === undefined) {
    throw new Error(`${dataFile} was not written by this stand-in; name another file, or remove it`);
  }
  const records = new Map(saved.copilots.map((record) => [record.id, record]));
  const shelves = Map.groupBy(saved.actions, ({ bot_id: id }) => id);
  return {
    records,
    shelves: new Map([...shelves].map(([id, actions]) => [id, { actions, wipesAtMs: [] }])),
  };
}

/** Renamed into place, so that a kill in between leaves the old file or the new one, never half of one. */
function writeContent(dataFile: string, { records, shelves }: Content): void {
  const lasting = [...shelves.values()].filter(({ wipesAtMs }) => wipesAtMs.length === 0);
  const saved: Saved = {
    copilots: [...records.values()],
    actions: lasting.flatMap(({ actions }) => actions),
  };
  writeFileSync(`${dataFile}.new`, `${JSON.stringify(saved, undefined, 1)}\n`);
  renameSync(`${dataFile}.new`, dataFile);
}
