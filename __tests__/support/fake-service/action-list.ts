import type { ActionRecord } from './action.ts';
import { nowMs } from './clock.ts';
import type { Behaviour } from './options.ts';
import type { Store } from './store.ts';

/** What is shown of a copilot's rows: those of now, of a while ago, or what a cache has kept. */
export interface ActionList {
  look(
    id: string,
    settings: Pick<Behaviour, 'actionListLagMs' | 'actionListCacheMs'>,
  ): readonly ActionRecord[];
}

export function createActionList(store: Store): ActionList {
  const kept = new Map<string, { readonly atMs: number; readonly rows: readonly ActionRecord[] }>();
  return {
    look: (id, { actionListLagMs = 0, actionListCacheMs = 0 }) => {
      const cached = kept.get(id);
      // A cache that asks nobody, whatever the request says.
      if (cached !== undefined && nowMs() - cached.atMs < actionListCacheMs) return cached.rows;
      const rows = actionListLagMs > 0 ? store.rowsBefore(id, actionListLagMs) : store.rows(id);
      kept.set(id, { atMs: nowMs(), rows });
      return rows;
    },
  };
}
