import { ServiceFailure } from '../errors.ts';
import type { CopilotService } from '../ports.ts';
import { parseCopilots } from './copilot-list.ts';
import type { Http, HttpAnswer, HttpRequest } from './http.ts';
import { parseInventory, renderNewAction } from './inventory.ts';
import { createSecrets, isTelling, type Secrets } from './secrets.ts';
import { findAnswerFault } from './service-answer.ts';

/** An answer to a delete or an import is a sentence; more than this is something else. */
const answerLimitBytes = 1024 * 1024;
const listLimitBytes = 32 * 1024 * 1024;
const inventoryLimitBytes = 128 * 1024 * 1024;

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
 * @see docs/what-is-sent.md, “The requests”
 */
export function createCopilotService(settings: ServiceSettings, ports: ServicePorts): CopilotService {
  const { apiKey } = settings;
  const secrets = createSecrets(apiKey);
  const maskSecret = (value: string): void => {
    if (isTelling(value)) ports.maskSecret(value);
  };
  const send = createSend(settings, secrets, ports.http);
  return {
    // With the slash: without it some servers redirect, and a redirect is a refusal here.
    listCopilots: async () => {
      const path = '/backend/copilot/';
      const { text } = await send({ purpose: 'list', method: 'GET', path, limitBytes: listLimitBytes });
      return parseCopilots(text, { secrets, apiKey, maskSecret });
    },
    readInventory: async (copilotId) => {
      const path = `/backend/actions/bot/${encodeURIComponent(copilotId)}`;
      const limitBytes = inventoryLimitBytes;
      const { text } = await send({ purpose: 'inventory', method: 'GET', path, limitBytes });
      return parseInventory(text);
    },
    deleteActions: async (copilotId, route) => {
      const path = route.replaceAll('{copilot_id}', encodeURIComponent(copilotId));
      await send({ purpose: 'delete', method: 'DELETE', path, limitBytes: answerLimitBytes });
    },
    deleteAction: async (actionId) => {
      const path = `/backend/actions/${encodeURIComponent(actionId)}`;
      try {
        await send({ purpose: 'delete', method: 'DELETE', path, limitBytes: answerLimitBytes });
      } catch (error) {
        const isGone = error instanceof ServiceFailure && error.fault.status === 404;
        if (!isGone) throw error;
      }
    },
    importActions: async (copilotId, document) => {
      const path = `/backend/actions/bot/${encodeURIComponent(copilotId)}/import-from-swagger`;
      // The service wants a part named `file` that has a file name, and a Content-Length.
      const file = { field: 'file', name: 'swagger.json', type: 'application/json', bytes: document };
      await send({ purpose: 'import', method: 'PUT', path, file, limitBytes: answerLimitBytes });
    },
    createAction: async (copilotId, action) => {
      const path = `/backend/actions/bot/${encodeURIComponent(copilotId)}`;
      const json = renderNewAction(action);
      await send({ purpose: 'add', method: 'POST', path, json, limitBytes: answerLimitBytes });
    },
  };
}

type Send = (request: ServiceRequest) => Promise<HttpAnswer>;

/** Sends, and turns every answer that is no success into a failure. */
function createSend({ baseUrl, apiKey }: ServiceSettings, secrets: Secrets, http: Http): Send {
  return async (request) => {
    const answer = await http.send({
      ...request,
      url: joinUrl(baseUrl, request.path),
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'user-agent': 'copilot-swagger-sync',
      },
    });
    const sentBytes = request.file?.bytes.byteLength ?? 0;
    const { purpose } = request;
    const fault = findAnswerFault(answer, { purpose, sentBytes, secrets, epochMs: Date.now() });
    if (fault !== undefined) throw new ServiceFailure(fault);
    return answer;
  };
}

type ServiceRequest = Omit<HttpRequest, 'url' | 'headers'> & { readonly path: string };

function joinUrl(baseUrl: URL, path: string): URL {
  const url = new URL(baseUrl);
  url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
  url.search = '';
  url.hash = '';
  return url;
}
