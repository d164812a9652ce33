import type { ActionRecord } from './action.ts';
import { nowMs } from './clock.ts';
import type { Behaviour } from './options.ts';
import type { Store } from './store.ts';

/** What is shown of a copilot's rows: those of now, of a while ago, or what a cache has kept. */
export interface Inventory {
  look(id: string, settings: Pick<Behaviour, 'inventoryLagMs' | 'inventoryCacheMs'>): readonly ActionRecord[];
}

export function createInventory(store: Store): Inventory {
  const kept = new Map<string, { readonly atMs: number; readonly rows: readonly ActionRecord[] }>();
  return {
    look: (id, { inventoryLagMs = 0, inventoryCacheMs = 0 }) => {
      const cached = kept.get(id);
      // A cache that asks nobody, whatever the request says.
      if (cached !== undefined && nowMs() - cached.atMs < inventoryCacheMs) return cached.rows;
      const rows = inventoryLagMs > 0 ? store.rowsBefore(id, inventoryLagMs) : store.rows(id);
      kept.set(id, { atMs: nowMs(), rows });
      return rows;
    },
  };
}
