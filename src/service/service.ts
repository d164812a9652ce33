import { isPlainId } from '../copilot.ts';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import { minKeyChars } from '../inputs.ts';
import type { CopilotService } from '../ports.ts';
import { parseCopilots } from './copilot-list.ts';
import { rejectRows } from './answer-rows.ts';
import type { Http, HttpAnswer, HttpRequest } from './http.ts';
import { findCreatedId, parseActionList, renderContent } from './action-list.ts';
import { createSecrets, isDistinctive, type Secrets } from './secrets.ts';
import { findAnswerFault } from './service-answer.ts';

interface ServiceSettings {
  /** URL of the service. A path prefix is kept, and a trailing slash is ignored. */
  readonly baseUrl: URL;
  /** API key in printable ASCII. The HTTP client would quote any other key in its error. */
  readonly apiKey: string;
}

interface ServicePorts {
  readonly http: Http;
  /** Called with every secret of the list before the list is used otherwise. */
  readonly maskSecret: (value: string) => void;
}

/**
 * Creates the client of the service. Every request has the key as a bearer token and accepts JSON.
 * @see docs/requests.md
 */
export function createCopilotService(settings: ServiceSettings, ports: ServicePorts): CopilotService {
  // Only the runner masks a short key: redacting the key "x" would change "maximum" to "ma***imum".
  const apiKey = settings.apiKey.length < minKeyChars ? '' : settings.apiKey;
  const secrets = createSecrets(apiKey);
  const ownSecrets = new Map<string, readonly string[]>();
  const maskSecret = (value: string): void => {
    if (isDistinctive(value)) ports.maskSecret(value);
  };
  const send = createSend(settings, secrets, ports.http);
  return {
    listCopilots: async () => {
      // Without the trailing slash, some servers redirect, and redirects aren't followed.
      const { text } = await send('list', 'GET', '/backend/copilot/');
      return parseCopilots(text, { secrets, apiKey, maskSecret, ownSecrets });
    },
    deleteActions: async (copilotId, route) => {
      await send('delete', 'DELETE', route.replaceAll('{copilot_id}', renderSegment(copilotId)));
    },
    importActions: async (copilotId, file) => {
      await send('import', 'PUT', `${renderActionsPath(copilotId)}/import-from-swagger`, { file });
    },
    listActions: async (copilotId) => {
      const answer = await send('actionList', 'GET', renderActionsPath(copilotId));
      failIfPaged(answer);
      const known = [apiKey, ...(ownSecrets.get(copilotId) ?? [])];
      return parseActionList(answer.text, { known, maskSecret, copilotId });
    },
    findMethods: async (copilotId) => {
      const isRejected = ({ rejected }: ServiceFault): boolean => rejected;
      const answer = await ignoreFault(send('options', 'OPTIONS', renderActionsPath(copilotId)), isRejected);
      const methods = answer
        ?.findHeader('allow')
        ?.toUpperCase()
        .match(/[A-Z]+/g);
      return methods ? new Set(methods) : undefined;
    },
    createAction: async (copilotId, content) => {
      const json = renderContent(content);
      const { text } = await send('add', 'POST', renderActionsPath(copilotId), { json });
      return findCreatedId(text);
    },
    changeAction: async (copilotId, actionId, content) => {
      const path = `${renderActionsPath(copilotId)}/action/${renderActionId('change', actionId)}`;
      await send('change', 'PATCH', path, { json: renderContent(content) });
    },
    deleteAction: async (actionId) => {
      const sent = send('delete', 'DELETE', `/backend/actions/${renderActionId('delete', actionId)}`);
      await ignoreFault(sent, ({ status }) => status === 404);
    },
  };
}

/**
 * Rejects a response that is only one page, because the other actions are then unknown.
 * @throws ServiceFailure `not-understood`
 */
function failIfPaged(answer: HttpAnswer): void {
  if (!/;\s*rel\s*=\s*"?[^",;]*\bnext\b/i.test(answer.findHeader('link') ?? '')) return;
  const what = 'the response is only one page, as its header `Link: rel="next"` shows';
  throw rejectRows('actionList', what, false);
}

/** Waits for a request. Returns `undefined` if it fails with a fault that may be ignored. */
async function ignoreFault<T>(
  sent: Promise<T>,
  mayIgnore: (fault: ServiceFault) => boolean,
): Promise<T | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof ServiceFailure && mayIgnore(error.fault)) return undefined;
    throw error;
  }
}

function renderActionsPath(copilotId: string): string {
  return `/backend/actions/bot/${renderSegment(copilotId)}`;
}

/**
 * Encodes an ID for a path.
 * @throws TypeError if the ID would change the path, because callers must check IDs before
 */
function renderSegment(id: string): string {
  if (!isPlainId(id)) throw new TypeError(`An ID that can’t be used in a path: ${JSON.stringify(id)}.`);
  return encodeURIComponent(id);
}

/**
 * Encodes the ID of an action.
 * @throws ServiceFailure if the service listed the action without an ID; the effect is the same as without the route
 */
function renderActionId(request: 'change' | 'delete', id: string): string {
  if (isPlainId(id)) return encodeURIComponent(id);
  const facts = { request, kind: 'status', applied: 'no', rejected: true, status: 501 } as const;
  const explanation =
    'The service lists an action without an ID, so the action can’t be updated or deleted individually.';
  const hint = 'Set `delete-path` to a route that deletes all actions.';
  throw new ServiceFailure({ ...facts, explanation, hint });
}

/** Sends a request, and throws a failure for every response that isn't a success. */
type Send = (
  purpose: HttpRequest['purpose'],
  method: HttpRequest['method'],
  path: string,
  body?: Pick<HttpRequest, 'file' | 'json'>,
) => Promise<HttpAnswer>;

const megabyte = 1_000_000;
/** Maximum size of a response in bytes, by request. All other responses are short. */
const maxResponseBytes: Partial<Record<HttpRequest['purpose'], number>> = {
  list: 32 * megabyte,
  actionList: 32 * megabyte,
};

function createSend({ baseUrl, apiKey }: ServiceSettings, secrets: Secrets, http: Http): Send {
  return async (purpose, method, path, body = {}) => {
    const url = new URL(baseUrl);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
    url.search = '';
    url.hash = '';
    const headers = {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/json',
      'user-agent': 'copilot-swagger-sync',
      // A cached list could show actions that were deleted.
      ...(purpose === 'actionList' ? { 'cache-control': 'no-cache' } : {}),
    };
    const maxBytes = maxResponseBytes[purpose] ?? megabyte;
    const answer = await http.send({ purpose, method, url, headers, maxBytes, ...body });
    const sentBytes = body.file?.byteLength ?? 0;
    const fault = findAnswerFault(answer, {
      ...{ purpose, sentBytes, maxBytes, secrets },
      epochMs: Date.now(),
    });
    if (fault !== undefined) throw new ServiceFailure(fault);
    return answer;
  };
}
