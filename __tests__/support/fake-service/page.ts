import { renderAction } from './action.ts';
import { createJsonAnswer, type Answer } from './answer.ts';
import { findReach } from './reach.ts';
import type { ServiceParts } from './service-call.ts';

/** Renders the page `GET /` for anyone who can reach the port: copilots and actions, without keys and tokens. */
export function renderPage({ store, manner }: ServiceParts): Answer {
  const copilots = store.list().map(({ id, name, status, updated_at }) => {
    const rows = store.rows(id);
    const { hidden } = findReach(rows, store.entries(id));
    const actions = rows.map((row) => ({ ...renderAction(row, manner), is_found: !hidden.includes(row) }));
    return { id, name, status, updated_at, actions };
  });
  return createJsonAnswer(200, { copilots });
}
