import { renderAction } from './action.ts';
import { createJsonAnswer, type Answer } from './answer.ts';
import { findReach } from './reach.ts';
import type { ServiceParts } from './service-call.ts';

/** Renders the page `GET /` for anyone who can reach the port: copilots and actions, without keys and tokens. */
export function renderPage({ store, manner, settings }: ServiceParts, accept: string): Answer {
  const copilots = store.list().map(({ id, name, status, updated_at }) => {
    const rows = store.rows(id);
    const { hidden } = findReach(rows, store.entries(id), settings.collation);
    const actions = rows.map((row) => ({ ...renderAction(row, manner), is_found: !hidden.includes(row) }));
    return { id, name, status, updated_at, actions };
  });
  if (!accept.includes('text/html')) return createJsonAnswer(200, { copilots });
  const sections = copilots.map(
    ({ id, name, actions }) =>
      `<h2>${escapeHtml(name)}</h2><p><code>${escapeHtml(id)}</code>, ${actions.length} actions</p><table>` +
      actions
        .map(({ name: own, request_type, api_endpoint, is_found }) =>
          renderRow([own, request_type, api_endpoint, is_found ? '' : 'cannot be found']),
        )
        .join('') +
      '</table>',
  );
  const body = `<!doctype html><meta charset="utf-8"><title>Fake service</title>
<style>body{font:15px system-ui;margin:2rem auto;max-width:60rem}td{padding:.1rem 1rem .1rem 0}</style>
<h1>Fake service</h1>${sections.join('')}\n`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function renderRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
