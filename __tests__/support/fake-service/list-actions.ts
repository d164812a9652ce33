import { createRow, renderAction, type ActionRecord } from './action.ts';
import { type Answer, createJsonAnswer } from './answer.ts';
import { sortRows } from './reach.ts';
import type { ServiceCall } from './service-call.ts';

/** Lists the actions of a copilot, with everything that can change the list on the way to a client. */
export function listActions(call: ServiceCall): Answer {
  const { id, page, settings } = call;
  const { pageRows = Infinity, linksPages = false, listBytes = 0, hasOtherBotIds = false } = settings;
  const rows = sortRows(readRows(call));
  const from = page === 1 ? 0 : (page - 1) * pageRows;
  const shown = rows.slice(from, from + pageRows).map((row) => ({
    ...renderAction(row, settings),
    bot_id: hasOtherBotIds ? row.bot_id.replaceAll('-', '').toUpperCase() : row.bot_id,
  }));
  const answer = createJsonAnswer(200, shown);
  if (listBytes > answer.body.length) return { ...answer, ...stretch(shown, id, listBytes) };
  const next = `</backend/actions/bot/${id}?page=${page + 1}>; rel="next"`;
  const isLast = !linksPages || from + pageRows >= rows.length;
  return isLast ? answer : { ...answer, headers: { ...answer.headers, link: next } };
}

function readRows({ id, store, cachedLists, settings }: ServiceCall): readonly ActionRecord[] {
  const { actionListCacheMs = 0, showsForeignRows = false } = settings;
  if (showsForeignRows) {
    return [...store.records.keys()].flatMap((other) => (other === id ? [] : store.find(other).rows));
  }
  const cached = cachedLists.get(id);
  // A cache that ignores the request's headers.
  if (cached !== undefined && performance.now() - cached.atMs < actionListCacheMs) return cached.rows;
  const { rows } = store.find(id);
  cachedLists.set(id, { atMs: performance.now(), rows });
  return rows;
}

/** Adds generated actions, each of which fills its `description` column. They aren't kept in memory. */
function stretch(
  shown: readonly ActionRecord[],
  id: string,
  listBytes: number,
): Pick<Answer, 'body' | 'rest'> {
  const body = JSON.stringify(shown).slice(0, -1);
  const filled = { bot_id: id, description: 'x'.repeat(65_535), request_type: 'GET', payload: {} };
  const rest = function* (): Generator<string> {
    let bytes = body.length;
    for (let nth = 1; bytes < listBytes; nth += 1) {
      const name = `made_up_${nth}`;
      const row = createRow({ ...filled, name, operation_id: name, api_endpoint: `https://made.up/${nth}` });
      const text = (nth === 1 && shown.length === 0 ? '' : ',') + JSON.stringify(row);
      bytes += text.length;
      yield text;
    }
    yield ']\n';
  };
  return { body, rest: rest() };
}
