import { isPlainId } from '../copilot.ts';
import { ServiceFailure } from '../errors.ts';
import type { CopilotService } from '../ports.ts';
import { parseCopilots } from './copilot-list.ts';
import type { Http, HttpAnswer, HttpRequest } from './http.ts';
import { findCreatedId, parseInventory, renderContent } from './inventory.ts';
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
  const ownSecrets = new Map<string, readonly string[]>();
  const maskSecret = (value: string): void => {
    if (isTelling(value)) ports.maskSecret(value);
  };
  const rememberSecrets = (copilotId: string, hidden: readonly string[]): void => {
    ownSecrets.set(copilotId, hidden);
  };
  const send = createSend(settings, secrets, ports.http);
  // With the slash: without it some servers redirect, and a redirect is a refusal here.
  const listPath = '/backend/copilot/';
  return {
    listCopilots: async () => {
      const { text } = await send({
        purpose: 'list',
        method: 'GET',
        path: listPath,
        limitBytes: listLimitBytes,
      });
      return parseCopilots(text, { secrets, apiKey, maskSecret, rememberSecrets });
    },
    deleteActions: async (copilotId, route) => {
      const path = route.replaceAll('{copilot_id}', renderSegment(copilotId));
      await send({ purpose: 'delete', method: 'DELETE', path });
    },
    importActions: async (copilotId, document) => {
      const path = `${renderActionsPath(copilotId)}/import-from-swagger`;
      // The service wants a part named `file` that has a file name, and a Content-Length.
      const file = { field: 'file', name: 'swagger.json', type: 'application/json', bytes: document };
      await send({ purpose: 'import', method: 'PUT', path, file });
    },
    ...createActionRequests(send, {
      maskSecret,
      listSecretsOf: (copilotId) => [apiKey, ...(ownSecrets.get(copilotId) ?? [])],
    }),
  };
}

/** The requests that not every service answers. */
function createActionRequests(
  send: Send,
  {
    listSecretsOf,
    maskSecret,
  }: {
    readonly listSecretsOf: (copilotId: string) => readonly string[];
    readonly maskSecret: (value: string) => void;
  },
): Omit<CopilotService, 'listCopilots' | 'deleteActions' | 'importActions'> {
  return {
    readInventory: async (copilotId) => {
      const path = renderActionsPath(copilotId);
      // A copilot that was emptied must not look full for as long as a cache keeps its answer.
      const headers = { 'cache-control': 'no-cache' };
      const limitBytes = inventoryLimitBytes;
      const { text } = await send({ purpose: 'inventory', method: 'GET', path, headers, limitBytes });
      return parseInventory(text, { known: listSecretsOf(copilotId), maskSecret, copilotId });
    },
    findMethods: async (copilotId) => {
      const path = renderActionsPath(copilotId);
      try {
        const answer = await send({ purpose: 'options', method: 'OPTIONS', path });
        return parseMethods(answer.findHeader('allow'));
      } catch (error) {
        const isRefused = error instanceof ServiceFailure && error.fault.refused;
        if (!isRefused) throw error;
        return undefined;
      }
    },
    createAction: async (copilotId, content) => {
      const path = renderActionsPath(copilotId);
      const { text } = await send({ purpose: 'add', method: 'POST', path, json: renderContent(content) });
      return findCreatedId(text);
    },
    changeAction: async (copilotId, actionId, content) => {
      const path = `${renderActionsPath(copilotId)}/action/${renderSegment(actionId)}`;
      await send({ purpose: 'change', method: 'PATCH', path, json: renderContent(content) });
    },
    deleteAction: async (actionId) => {
      const path = `/backend/actions/${renderSegment(actionId)}`;
      try {
        await send({ purpose: 'delete', method: 'DELETE', path });
      } catch (error) {
        const isGone = error instanceof ServiceFailure && error.fault.status === 404;
        if (!isGone) throw error;
      }
    },
  };
}

function parseMethods(allow: string | undefined): ReadonlySet<string> | undefined {
  const methods = allow?.toUpperCase().match(/[A-Z]+/g) ?? [];
  return methods.length === 0 ? undefined : new Set(methods);
}

function renderActionsPath(copilotId: string): string {
  return `/backend/actions/bot/${renderSegment(copilotId)}`;
}

/** @throws TypeError where it would make another path: who hands it on has not looked at it. */
function renderSegment(id: string): string {
  if (!isPlainId(id)) throw new TypeError(`An id that cannot stand in a path: ${JSON.stringify(id)}.`);
  return encodeURIComponent(id);
}

type Send = (request: ServiceRequest) => Promise<HttpAnswer>;

type ServiceRequest = Pick<HttpRequest, 'purpose' | 'method' | 'file' | 'json'> & {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Left out: as much as a sentence takes. */
  readonly limitBytes?: number;
};

/** Sends, and turns every answer that is no success into a failure. */
function createSend({ baseUrl, apiKey }: ServiceSettings, secrets: Secrets, http: Http): Send {
  return async (request) => {
    const { headers, path, limitBytes = answerLimitBytes, ...rest } = request;
    const answer = await http.send({
      ...rest,
      limitBytes,
      url: joinUrl(baseUrl, path),
      headers: {
        ...headers,
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

function joinUrl(baseUrl: URL, path: string): URL {
  const url = new URL(baseUrl);
  url.pathname = baseUrl.pathname.replace(/\/+$/, '') + path;
  url.search = '';
  url.hash = '';
  return url;
}
