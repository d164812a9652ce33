import { isPlainId } from '../copilot.ts';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import { minKeyChars } from '../inputs.ts';
import type { CopilotService } from '../ports.ts';
import { parseCopilots } from './copilot-list.ts';
import { rejectRows } from './answer-rows.ts';
import type { Http, HttpAnswer, HttpRequest } from './http.ts';
import { findCreatedId, parseActionList, renderContent } from './action-list.ts';
import { createSecrets, isTelling, type Secrets } from './secrets.ts';
import { findAnswerFault } from './service-answer.ts';

interface ServiceSettings {
  /** A path prefix is kept; a trailing slash makes no difference. */
  readonly baseUrl: URL;
  /** Printable ASCII: anything else would end up, quoted, in the HTTP client's error. */
  readonly apiKey: string;
}

interface ServicePorts {
  readonly http: Http;
  /** Told every secret that the list holds, before anything else is done with it. */
  readonly maskSecret: (value: string) => void;
}

/**
 * The requests of the service; every one carries the key as a bearer and asks for JSON.
 * @see docs/requests.md, “Requests”
 */
export function createCopilotService(settings: ServiceSettings, ports: ServicePorts): CopilotService {
  // A short key is masked by the runner only: redacted, "maximum" would become "ma***imum" with the key "x".
  const apiKey = settings.apiKey.length < minKeyChars ? '' : settings.apiKey;
  const secrets = createSecrets(apiKey);
  const ownSecrets = new Map<string, readonly string[]>();
  const maskSecret = (value: string): void => {
    if (isTelling(value)) ports.maskSecret(value);
  };
  const send = createSend(settings, secrets, ports.http);
  return {
    listCopilots: async () => {
      // With the slash: without it some servers redirect, and a redirect is a refusal here.
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
      refusePage(answer);
      const known = [apiKey, ...(ownSecrets.get(copilotId) ?? [])];
      return parseActionList(answer.text, { known, maskSecret, copilotId });
    },
    findMethods: async (copilotId) => {
      const isRefused = ({ rejected }: ServiceFault): boolean => rejected;
      const answer = await forgive(send('options', 'OPTIONS', renderActionsPath(copilotId)), isRefused);
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
      await forgive(sent, ({ status }) => status === 404);
    },
  };
}

/** @throws ServiceFailure where the answer names a next page: nobody can tell what a part lacks */
function refusePage(answer: HttpAnswer): void {
  if (!/;\s*rel\s*=\s*"?[^",;]*\bnext\b/i.test(answer.findHeader('link') ?? '')) return;
  const what = 'the answer is only one page of it, as its header `Link: rel="next"` shows';
  throw rejectRows('actionList', what, false);
}

/** undefined in place of a failure that is none here. */
async function forgive<T>(
  sent: Promise<T>,
  isNone: (fault: ServiceFault) => boolean,
): Promise<T | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof ServiceFailure && isNone(error.fault)) return undefined;
    throw error;
  }
}

function renderActionsPath(copilotId: string): string {
  return `/backend/actions/bot/${renderSegment(copilotId)}`;
}

/** @throws TypeError where it would make another path: who hands it on has not looked at it. */
function renderSegment(id: string): string {
  if (!isPlainId(id)) throw new TypeError(`An id that cannot stand in a path: ${JSON.stringify(id)}.`);
  return encodeURIComponent(id);
}

/** @throws ServiceFailure where the inventory shows none, which is as good as a service without that route */
function renderActionId(request: 'change' | 'delete', id: string): string {
  if (isPlainId(id)) return encodeURIComponent(id);
  const facts = { request, kind: 'status', applied: 'no', rejected: true, status: 501 } as const;
  const explanation = 'The inventory shows no id of an action, so it cannot be changed or deleted by itself.';
  const hint = 'Set `delete-path` to a route that deletes all actions.';
  throw new ServiceFailure({ ...facts, explanation, hint });
}

/** Sends, and turns every answer that is no success into a failure. */
type Send = (
  purpose: HttpRequest['purpose'],
  method: HttpRequest['method'],
  path: string,
  body?: Pick<HttpRequest, 'file' | 'json'>,
) => Promise<HttpAnswer>;

const megabyte = 1_000_000;
/** Most that is read of an answer, in bytes; any other than these is a sentence. */
const limitsBytes: Partial<Record<HttpRequest['purpose'], number>> = {
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
      // A copilot that was emptied must not look full for as long as a cache keeps its answer.
      ...(purpose === 'actionList' ? { 'cache-control': 'no-cache' } : {}),
    };
    const limitBytes = limitsBytes[purpose] ?? megabyte;
    const answer = await http.send({ purpose, method, url, headers, limitBytes, ...body });
    const sentBytes = body.file?.byteLength ?? 0;
    const fault = findAnswerFault(answer, {
      ...{ purpose, sentBytes, limitBytes, secrets },
      epochMs: Date.now(),
    });
    if (fault !== undefined) throw new ServiceFailure(fault);
    return answer;
  };
}
