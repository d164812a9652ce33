import type { Answer } from './answer.ts';
import { createJsonAnswer } from './answer.ts';
import type { Store } from './store.ts';

/** What `GET /` shows, to anybody who can reach the port: copilots and actions, no key and no token. */
export function renderPage(store: Store, accept: string): Answer {
  const copilots = store.list().map(({ id, name, status, updated_at }) => ({
    ...{ id, name, status, updated_at },
    actions: store.actions(id),
  }));
  if (!accept.includes('text/html')) return createJsonAnswer(200, { copilots });
  const sections = copilots.map(
    ({ id, name, actions }) =>
      `<h2>${escapeHtml(name)}</h2><p><code>${escapeHtml(id)}</code>, ${actions.length} actions</p><table>` +
      actions.map((action) => renderRow([action.name, action.request_type, action.api_endpoint])).join('') +
      '</table>',
  );
  const body = `<!doctype html><meta charset="utf-8"><title>Stand-in service</title>
<style>body{font:15px system-ui;margin:2rem auto;max-width:60rem}td{padding:.1rem 1rem .1rem 0}</style>
<h1>Stand-in service</h1>${sections.join('')}\n`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function renderRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
