import { renderAction, type ActionRecord } from './action.ts';
import { type Answer, createJsonAnswer } from './answer.ts';
import { nowMs } from './clock.ts';
import type { Manner } from './manner.ts';
import type { Behaviour } from './options.ts';
import { sortRows } from './reach.ts';
import type { Store } from './store.ts';

/** The action list of a copilot, with everything that can change it on the way to a client. */
export interface ActionList {
  /** Returns the response to one read. `page` counts from 1. */
  read(id: string, page: number): Answer;
}

export function createActionList(
  store: Store,
  { manner, settings }: { readonly manner: Manner; readonly settings: Behaviour },
): ActionList {
  const kept = new Map<string, { readonly atMs: number; readonly rows: readonly ActionRecord[] }>();

  const look = (id: string): readonly ActionRecord[] => {
    const { actionListLagMs = 0, actionListCacheMs = 0 } = settings;
    const cached = kept.get(id);
    // A cache that ignores the request's headers.
    if (cached !== undefined && nowMs() - cached.atMs < actionListCacheMs) return cached.rows;
    const rows = actionListLagMs > 0 ? store.rowsBefore(id, actionListLagMs) : store.rows(id);
    kept.set(id, { atMs: nowMs(), rows });
    return rows;
  };
  const listForeign = (id: string): readonly ActionRecord[] =>
    store.list().flatMap((copilot) => (copilot.id === id ? [] : store.rows(copilot.id)));
  const writeBotId = (id: string): string =>
    settings.hasOtherBotIds === true ? id.replaceAll('-', '').toUpperCase() : id;
  return {
    read: (id, page) => {
      const { pageRows = Infinity, linksPages = false, listBytes = 0 } = settings;
      const rows = sortRows(settings.showsForeignRows === true ? listForeign(id) : look(id));
      const from = page === 1 ? 0 : (page - 1) * pageRows;
      const shown = rows
        .slice(from, from + pageRows)
        .map((row) => ({ ...renderAction(row, manner), bot_id: writeBotId(row.bot_id) }));
      const answer = createJsonAnswer(200, shown);
      const next = `</backend/actions/bot/${id}?page=${page + 1}>; rel="next"`;
      const isLast = !linksPages || from + pageRows >= rows.length;
      const headers = isLast ? answer.headers : { ...answer.headers, link: next };
      return listBytes > answer.body.length
        ? { ...answer, headers, ...stretch(shown, { id, listBytes }) }
        : { ...answer, headers };
    },
  };
}

/** Adds generated actions, each of which fills its `description` column. They aren't kept in memory. */
function stretch(
  shown: readonly ActionRecord[],
  { id, listBytes }: { readonly id: string; readonly listBytes: number },
): Pick<Answer, 'body' | 'rest'> {
  const body = JSON.stringify(shown).slice(0, -1);
  const description = 'x'.repeat(65_535);
  const rest = function* (): Generator<string> {
    let bytes = body.length;
    for (let nth = 1; bytes < listBytes; nth += 1) {
      const name = `made_up_${nth}`;
      const row = { ...{ id: name, bot_id: id, name, operation_id: name, request_type: 'GET' }, description };
      const endpoint = { api_endpoint: `https://made.up/${nth}`, payload: {}, status: 'live' };
      const text = (nth === 1 && shown.length === 0 ? '' : ',') + JSON.stringify({ ...row, ...endpoint });
      bytes += text.length;
      yield text;
    }
    yield ']\n';
  };
  return { body, rest: rest() };
}
