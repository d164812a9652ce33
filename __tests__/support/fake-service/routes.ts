import { unescape } from 'node:querystring';
import { changeRow, createEntry, parseDraft, renderAction, type ActionRecord, type Draft } from './action.ts';
import { createErrorAnswer, createJsonAnswer, type Answer, ServerError } from './answer.ts';
import { collate } from './collation.ts';
import { createRows, failOnColumns } from './columns.ts';
import type { Call } from './request-log.ts';
import { importFile } from './import-file.ts';
import { listActions } from './list-actions.ts';
import { sortRows } from './reach.ts';
import { renderRecord } from './record.ts';
import { embed, passBetween, type ServiceCall } from './service-call.ts';

interface Route {
  readonly call: Call;
  readonly method: string;
  readonly path: string;
  /** Applies a request to the rows and the index, and returns the response. */
  readonly handle: (call: ServiceCall) => Answer | Promise<Answer>;
}

const documented: readonly Route[] = [
  { call: 'list', method: 'GET', path: '/backend/copilot/', handle: listRecords },
  { call: 'delete', method: 'DELETE', path: '/backend/copilot/:id', handle: deleteRecord },
  { call: 'import', method: 'PUT', path: '/backend/actions/bot/:id/import-from-swagger', handle: importFile },
];
const actionsPath = '/backend/actions/bot/:id';
const routes: readonly Route[] = [
  ...documented,
  { call: 'delete', method: 'DELETE', path: actionsPath, handle: deleteActions },
  { call: 'actionList', method: 'GET', path: actionsPath, handle: listActions },
  { call: 'options', method: 'OPTIONS', path: actionsPath, handle: listMethods },
  { call: 'create', method: 'POST', path: actionsPath, handle: createAction },
  { call: 'change', method: 'PATCH', path: `${actionsPath}/action/:actionId`, handle: changeAction },
  { call: 'delete-one', method: 'DELETE', path: '/backend/actions/:actionId', handle: deleteAction },
];

/** A route, and the IDs in the path of a request. */
export interface FoundRoute extends Pick<ServiceCall, 'id' | 'actionId'> {
  readonly route: Route | undefined;
}

export function findRoute(method: string, path: string): FoundRoute {
  const route = routes.find((known) => known.method === method && matchPath(known, path) !== null);
  const { id = '', actionId = '' } = (route && matchPath(route, path)?.groups) ?? {};
  return { route, id: unescape(id), actionId: unescape(actionId) };
}

/** Returns whether another method has a route with this path. */
export function isKnownPath(path: string): boolean {
  return routes.some((known) => matchPath(known, path) !== null);
}

function matchPath({ path: pattern }: Route, path: string): RegExpExecArray | null {
  return new RegExp(`^${pattern.replace(/:(\w+)/gu, '(?<$1>[^/]+)')}$`, 'u').exec(path);
}

/**
 * Checks the caller, and applies the request.
 * @throws ServerKilled if the server is killed during the request
 */
export async function handle(route: Route, call: ServiceCall): Promise<Answer> {
  const { settings, request } = call;
  const rejection = settings.service === 'contract' ? checkCaller(route, call) : undefined;
  if (rejection !== undefined) return rejection;
  const isClear = route.call === 'delete' && settings.hasActionsDelete === true;
  if (!documented.includes(route) && settings.hasActionList !== true && !isClear)
    return createErrorAnswer(404);
  try {
    return await route.handle(call);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    request.note = error.message;
    return createErrorAnswer(error.status);
  }
}

/** Checks the key, the required headers and the copilot. */
function checkCaller(route: Route, call: ServiceCall): Answer | undefined {
  const { headers, store, settings } = call;
  if (!call.isAuthorized(headers.authorization)) return createJsonAnswer(401, { message: 'Unauthorized' });
  if (!/(^|,)\s*application\/json\s*(;|,|$)/iu.test(headers.accept ?? '')) {
    return createJsonAnswer(406, { message: 'Every request carries Accept: application/json' });
  }
  const id = call.id === '' ? store.findRow(call.actionId)?.bot_id : call.id;
  const isForAnyId =
    settings.hasActionList === true && (route.call === 'actionList' || route.call === 'options');
  return id === undefined || store.records.has(id) || isForAnyId ? undefined : reportUnknownCopilot();
}

function reportUnknownCopilot(): Answer {
  return createJsonAnswer(404, { failure: 'chatbot_not_found' });
}

function listRecords({ store, settings }: ServiceCall): Answer {
  const shown = [...store.records.values()].map((record) => renderRecord(record, settings.service));
  return createJsonAnswer(200, settings.listsTwice === true ? [...shown, ...shown] : shown);
}

/** Handles the documented delete route, whose effect depends on the service. */
function deleteRecord(call: ServiceCall): Answer {
  const { id, store, settings } = call;
  if (settings.recordDelete === 'breaks') throw new ServerError('delete_bot() missing an argument');
  if (!store.records.has(id)) return reportUnknownCopilot();
  if (settings.recordDelete === 'removes-record') store.records.delete(id);
  else clear(call);
  return createJsonAnswer(200, { success: 'chatbot_deleted' });
}

function deleteActions(call: ServiceCall): Answer {
  if (call.settings.hasActionsDelete !== true) return createErrorAnswer(405);
  clear(call);
  return createJsonAnswer(200, { message: 'All actions deleted successfully' });
}

/** Deletes the rows of a copilot, and then its index entries. */
function clear(call: ServiceCall): void {
  const { id, store, settings } = call;
  const { propagationMs = 0 } = settings;
  if (settings.losesRows === true) return;
  if (propagationMs > 0) {
    store.change(id, { wipesAtMs: [...store.find(id).wipesAtMs, performance.now() + propagationMs] });
    return;
  }
  store.change(id, { rows: [] });
  passBetween(call);
  store.change(id, { entries: [] });
}

function listMethods({ settings }: ServiceCall): Answer {
  const allow = `GET, HEAD, POST, OPTIONS${settings.hasActionsDelete === true ? ', DELETE' : ''}`;
  return { status: 200, headers: { allow }, body: '' };
}

/** Stores the row and, after the model's response, an index entry. Neither is unique. */
async function createAction(call: ServiceCall): Promise<Answer> {
  const { id, store, settings } = call;
  const draft = parseDraft(id, readJson(call));
  const [row] = createRows([draft], settings.rejectedName) as [ActionRecord];
  if (settings.losesRows !== true) {
    store.change(id, { rows: [...store.find(id).rows, row] });
    await addEntry(draft, call);
  }
  return createJsonAnswer(201, renderAction(row, settings));
}

/**
 * Replaces all six fields of the row. Index entries of its new operation ID are replaced with one entry, and those of
 * its old ID stay.
 */
async function changeAction(call: ServiceCall): Promise<Answer> {
  const { id, actionId, store, settings } = call;
  const draft = parseDraft(id, readJson(call));
  const row = store.findRow(actionId);
  if (row === undefined) throw new ServerError('Action not found');
  const changed = changeRow(row, draft);
  failOnColumns(changed);
  if (settings.losesRows !== true) {
    const { rows } = store.find(row.bot_id);
    store.change(row.bot_id, { rows: rows.map((held) => (held.id === actionId ? changed : held)) });
    passBetween(call);
    removeEntries(call, id, draft);
    await addEntry(draft, call);
  }
  return createJsonAnswer(201, {});
}

async function addEntry(draft: Draft, call: ServiceCall): Promise<void> {
  passBetween(call);
  await embed(call);
  const { entries } = call.store.find(draft.bot_id);
  call.store.change(draft.bot_id, { entries: [...entries, createEntry(draft, ' ')] });
}

/** Removes the entries of exactly this operation ID. */
function removeEntries({ store }: ServiceCall, id: string, { operation_id: operationId }: Draft): void {
  const { entries } = store.find(id);
  store.change(id, { entries: entries.filter((held) => held.operation_id !== String(operationId)) });
}

/** Deletes all index entries of the row's operation ID, then the first row with it, which can be another row. */
function deleteAction(call: ServiceCall): Answer {
  const { actionId, store, settings } = call;
  const row = store.findRow(actionId);
  if (row === undefined) return createJsonAnswer(404, { error: 'Action not found' });
  if (settings.losesRows !== true) {
    removeEntries(call, row.bot_id, row);
    passBetween(call);
    const group = collate(String(row.operation_id));
    const { rows } = store.find(row.bot_id);
    const first = sortRows(rows).find(({ operation_id: held }) => held !== null && collate(held) === group);
    store.change(row.bot_id, { rows: rows.filter((held) => held !== first) });
  }
  return createJsonAnswer(200, { message: 'Action deleted successfully' });
}

/** @throws ServerError if the body isn't JSON */
function readJson({ headers, body }: ServiceCall): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\b/iu.test(headers['content-type'] ?? '')) {
    throw new ServerError('not JSON', 415);
  }
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new ServerError('invalid JSON', 400);
  }
}
