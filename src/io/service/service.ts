import { ServiceFailure } from '../../errors.ts';
import type { CopilotService } from '../../ports.ts';
import { parseCopilots } from './copilot-list.ts';
import type { Http, HttpAnswer, HttpRequest } from './http.ts';
import { createSecrets } from './secrets.ts';
import { judgeAnswer } from './service-answer.ts';

/** An answer to a delete or an import is a sentence; more than this is something else. */
const answerLimitBytes = 1024 * 1024;
const listLimitBytes = 32 * 1024 * 1024;

export interface ServiceSettings {
  /** A path prefix is kept; a trailing slash makes no difference. */
  readonly baseUrl: URL;
  /** Printable ASCII: anything else would end up, quoted, in the HTTP client's error. */
  readonly apiKey: string;
}

export interface ServicePorts {
  readonly http: Http;
  /** Told every secret that the list holds, before anything else is done with it. */
  readonly maskSecret: (value: string) => void;
}

/**
 * The three requests of the service; every one carries the key as a bearer and asks for JSON.
 * @see service interface, sections 4 and 5
 */
export function createCopilotService(settings: ServiceSettings, ports: ServicePorts): CopilotService {
  const { apiKey } = settings;
  const secrets = createSecrets(apiKey);
  const send = async (request: ServiceRequest): Promise<HttpAnswer> => {
    const answer = await ports.http.send({
      ...request,
      url: joinUrl(settings.baseUrl, request.path),
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'user-agent': 'copilot-swagger-sync',
      },
    });
    const fault = judgeAnswer(answer, { purpose: request.purpose, secrets, epochMs: Date.now() });
    if (fault !== undefined) throw new ServiceFailure(fault);
    return answer;
  };
  return {
    // With the slash: without it some servers redirect, and a redirect is a refusal here.
    listCopilots: async () => {
      const request = {
        purpose: 'list',
        method: 'GET',
        path: '/backend/copilot/',
        limitBytes: listLimitBytes,
      } as const;
      const { text } = await send(request);
      return parseCopilots(text, { secrets, apiKey, maskSecret: ports.maskSecret });
    },
    deleteActions: async (copilotId, route) => {
      const path = route.replaceAll('{copilot_id}', encodeURIComponent(copilotId));
      await send({ purpose: 'delete', method: 'DELETE', path, limitBytes: answerLimitBytes });
    },
    importActions: async (copilotId, document) => {
      const path = `/backend/actions/bot/${encodeURIComponent(copilotId)}/import-from-swagger`;
      // The service wants a part named `file` that has a file name, and a Content-Length.
      const file = { field: 'file', name: 'swagger.json', type: 'application/json', bytes: document };
      await send({ purpose: 'import', method: 'PUT', path, file, limitBytes: answerLimitBytes });
    },
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
