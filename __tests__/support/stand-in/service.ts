import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from './access.ts';
import type { Import, Importer } from './action.ts';
import { createHtmlAnswer, createJsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { parseForm } from './multipart.ts';
import type { StandInOptions } from './options.ts';
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
  readonly route: Route;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly twist: Twist;
  readonly note: (facts: Partial<Pick<RecordedRequest, 'note'>>) => void;
}

type Settings = Pick<
  StandInOptions,
  'deleteRemovesRecord' | 'propagationMs' | 'listStatus' | 'htmlRefusals' | 'bodyLimitBytes'
>;

interface Parts {
  readonly store: Store;
  readonly access: Access;
  readonly importer: Importer;
  readonly settings: Settings;
}

/** The three calls of the contract: what each does to the store, and what it says. */
export function handle(call: ServiceCall, parts: Parts): Answer {
  const { access, settings, store } = parts;
  const key = access.find(call.headers.authorization);
  if (key === undefined) return refuse(settings);
  if (!/(^|,)\s*application\/json\s*(;|,|$)/iu.test(call.headers.accept ?? '')) {
    return createJsonAnswer(406, { message: 'Every request carries Accept: application/json' });
  }
  const isSeen = (id: string): boolean => key.sees?.includes(id) ?? true;
  if (call.route.call === 'list') {
    if (settings.listStatus !== undefined)
      return createJsonAnswer(settings.listStatus, { message: 'no list' });
    const seen = store.list().filter(({ id }) => isSeen(id));
    return createJsonAnswer(200, call.twist.listsTwice === true ? [...seen, ...seen] : seen);
  }
  const { id } = call.route;
  if (store.find(id) === undefined) return createJsonAnswer(404, { failure: 'chatbot_not_found' });
  if (!isSeen(id)) return createJsonAnswer(403, { failure: 'not_your_chatbot' });
  return call.route.call === 'delete' ? clear(call.route, call.twist, parts) : importFile(id, call, parts);
}

function refuse({ htmlRefusals }: Settings): Answer {
  if (htmlRefusals === true) return createHtmlAnswer(403, '403 Forbidden');
  return createJsonAnswer(401, { message: 'Unauthorized' });
}

function clear(route: Route & { readonly call: 'delete' }, twist: Twist, { store, settings }: Parts): Answer {
  if (!route.records) {
    store.wipe(route.id, twist.propagationMs ?? settings.propagationMs ?? 0);
    return createJsonAnswer(200, { message: 'All actions deleted successfully' });
  }
  if (twist.removesRecord ?? settings.deleteRemovesRecord ?? false) store.remove(route.id);
  else store.wipe(route.id, twist.propagationMs ?? settings.propagationMs ?? 0);
  return createJsonAnswer(200, { success: 'chatbot_deleted' });
}

/** Only appends: what the copilot holds stays, and a second import doubles it. */
function importFile(id: string, call: ServiceCall, { store, importer, settings }: Parts): Answer {
  const refusal = checkSize(call, settings.bodyLimitBytes);
  if (refusal !== undefined) return refusal;
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
    return createJsonAnswer(400, { message: 'Failed to parse Swagger file', is_error: true });
  }
  const { actions } = result;
  store.append(
    id,
    call.twist.halfImport === true ? actions.slice(0, Math.ceil(actions.length / 2)) : actions,
  );
  return createJsonAnswer(201, {
    message: 'Successfully imported actions from swagger.json',
    is_error: false,
  });
}

/** A WSGI server reads exactly `Content-Length` bytes, and knows no chunks. */
function checkSize({ headers, body }: ServiceCall, limitBytes = Infinity): Answer | undefined {
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] === undefined) {
    return createJsonAnswer(411, { message: 'Length Required' });
  }
  return body.length > limitBytes
    ? createJsonAnswer(413, { message: 'Request Entity Too Large' })
    : undefined;
}

function parseJson(bytes: Buffer): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}
