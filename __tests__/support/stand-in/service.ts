import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from './access.ts';
import { createAction, readImported } from './action.ts';
import type { ActionRecord, Import, Importer } from './action.ts';
import { createHtmlAnswer, createJsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { handleActions } from './handle-actions.ts';
import type { Manner } from './manner.ts';
import { parseForm } from './multipart.ts';
import type { StandInOptions } from './options.ts';
import type { Pending } from './pending.ts';
import { renderRecord } from './record.ts';
import type { RecordedRequest } from './request-log.ts';
import type { Route } from './route.ts';
import type { Store } from './store.ts';

/** How one call differs from what the service always does; faults set these. */
export interface Twist {
  readonly halfImport?: boolean;
  readonly removesRecord?: boolean;
  readonly propagationMs?: number;
  readonly listsTwice?: boolean;
}

export interface ServiceCall {
  readonly method: string;
  readonly route: Route;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly twist: Twist;
  readonly note: (facts: Partial<Pick<RecordedRequest, 'note'>>) => void;
}

type Settings = Pick<StandInOptions, 'propagationMs' | 'lateRowsMs' | 'listStatus' | 'htmlRefusals'>;

export interface ServiceParts {
  readonly store: Store;
  readonly access: Access;
  readonly importer: Importer;
  readonly manner: Manner;
  readonly settings: Settings;
  readonly pending: Pending;
}

/** What each call does to the store, and what the service says to it. */
export function handle(call: ServiceCall, parts: ServiceParts): Answer {
  const { route } = call;
  const refusal = parts.manner.checksCallers ? checkCaller(call, parts) : undefined;
  if (refusal !== undefined) return refusal;
  switch (route.call) {
    case 'list':
      return list(call, parts);
    case 'delete':
      return route.records
        ? removeCopilot(route.id, call, parts)
        : (handleActions(call, parts) ?? clear(route.id, call.twist, parts));
    case 'import':
      return importFile(route.id, call, parts);
    case 'inventory':
    case 'create':
    case 'options':
    case 'delete-one':
      return handleActions(call, parts) ?? createHtmlAnswer(500, 'Internal Server Error');
  }
}

/** The key, what it may see, and the headers that every request carries. */
function checkCaller({ route, headers }: ServiceCall, parts: ServiceParts): Answer | undefined {
  const { access, settings, store, manner } = parts;
  const key = access.find(headers.authorization);
  if (key === undefined) {
    if (settings.htmlRefusals === true) return createHtmlAnswer(403, '403 Forbidden');
    return createJsonAnswer(401, { message: 'Unauthorized' });
  }
  if (!/(^|,)\s*application\/json\s*(;|,|$)/iu.test(headers.accept ?? '')) {
    return createJsonAnswer(406, { message: 'Every request carries Accept: application/json' });
  }
  if (route.call === 'list') return undefined;
  const id = route.call === 'delete-one' ? store.findAction(route.actionId)?.bot_id : route.id;
  if (id === undefined) return undefined;
  const isInventory = route.call === 'inventory' || route.call === 'options';
  if (store.find(id) === undefined && !(isInventory && manner.hasInventory)) {
    return createJsonAnswer(404, { failure: 'chatbot_not_found' });
  }
  if (key.sees?.includes(id) === false) return createJsonAnswer(403, { failure: 'not_your_chatbot' });
  return undefined;
}

function list({ headers, twist }: ServiceCall, { access, settings, store, manner }: ServiceParts): Answer {
  if (settings.listStatus !== undefined) {
    return createJsonAnswer(settings.listStatus, { message: 'no list' });
  }
  const sees = manner.checksCallers ? access.find(headers.authorization)?.sees : undefined;
  const seen = store.list().filter(({ id }) => sees?.includes(id) ?? true);
  const shown = seen.map((record) => renderRecord(record, manner.records));
  return createJsonAnswer(200, twist.listsTwice === true ? [...shown, ...shown] : shown);
}

/** The contract's delete route, whatever the service makes of it. */
function removeCopilot(
  id: string,
  { twist }: ServiceCall,
  { store, manner, settings }: ServiceParts,
): Answer {
  if (manner.recordDelete === 'breaks') return createHtmlAnswer(500, '500 Internal Server Error');
  if (store.find(id) === undefined) return createJsonAnswer(404, { failure: 'chatbot_not_found' });
  if (twist.removesRecord ?? manner.recordDelete === 'removes-record') store.remove(id);
  else store.wipe(id, twist.propagationMs ?? settings.propagationMs ?? 0);
  return createJsonAnswer(200, { success: 'chatbot_deleted' });
}

function clear(id: string, twist: Twist, { store, settings }: ServiceParts): Answer {
  store.wipe(id, twist.propagationMs ?? settings.propagationMs ?? 0);
  return createJsonAnswer(200, { message: 'All actions deleted successfully' });
}

/** Only appends: what the copilot holds stays, and a second import doubles it. */
function importFile(id: string, call: ServiceCall, parts: ServiceParts): Answer {
  const { importer, manner } = parts;
  // A WSGI server reads exactly `Content-Length` bytes, and knows no chunks.
  if (call.headers['transfer-encoding'] !== undefined || call.headers['content-length'] === undefined) {
    return createJsonAnswer(411, { message: 'Length Required' });
  }
  const form = parseForm(call.headers['content-type'], call.body);
  if (!form.ok) return createJsonAnswer(400, { error: form.error });
  const document = parseJson(form.file.bytes);
  let result: Import;
  try {
    result = document.ok ? importer(document.value) : document;
  } catch (error) {
    // The public service has no better answer to what it did not foresee.
    call.note({ note: String(error) });
    return createHtmlAnswer(500, 'Internal Server Error');
  }
  if (!result.ok) {
    call.note({ note: result.reason });
    return refuseFile(result.reason, manner);
  }
  const actions = result.actions.map((action) => createAction(id, readImported(action), manner));
  append(
    id,
    call.twist.halfImport === true ? actions.slice(0, Math.ceil(actions.length / 2)) : actions,
    parts,
  );
  return createJsonAnswer(201, {
    message: 'Successfully imported actions from swagger.json',
    is_error: false,
  });
}

function append(
  id: string,
  actions: readonly ActionRecord[],
  { store, pending, settings }: ServiceParts,
): void {
  const { lateRowsMs = 0 } = settings;
  if (lateRowsMs === 0) store.append(id, actions);
  else
    void pending.later(lateRowsMs, () => {
      store.append(id, actions);
    });
}

function refuseFile(reason: string, { refusal }: Manner): Answer {
  if (refusal === 'bare-500') return createHtmlAnswer(500, '500 Internal Server Error');
  const message = 'Failed to parse Swagger file';
  return createJsonAnswer(400, {
    message: refusal === 'with-reason' ? `${message}: ${reason}` : message,
    is_error: true,
  });
}

function parseJson(bytes: Buffer): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}
