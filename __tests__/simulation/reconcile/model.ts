import type { ActionContent, Copilot } from '../../../src/copilot.ts';
import type { CopilotService } from '../../../src/ports.ts';
import type { Http, HttpAnswer, HttpRequest } from '../../../src/service/http.ts';
import { createCopilotService } from '../../../src/service/service.ts';
import { collate } from '../../support/fake-service/collation.ts';
import { makeOperationId, writeCamelCase } from '../../support/fake-service/operation-id.ts';
import { answer, createFates, Rejection, type Called, type Fates } from './fate.ts';
import type { ModelOptions } from './model-options.ts';

/** A stored row. */
export interface Row {
  readonly id: string;
  readonly method: string;
  readonly endpoint: string;
  readonly name: string;
  readonly operationId: string;
  readonly description: string | null;
  readonly payload: unknown;
}

export interface Model {
  readonly service: CopilotService;
  readonly rows: () => readonly Row[];
  /** Whether a read has listed the row with this ID. */
  readonly wasListed: (id: string) => boolean;
  /** Search index: the `operation_id`s with an entry. */
  readonly index: () => readonly string[];
  readonly requests: string[];
  /** Requests that change something, in order. */
  readonly calls: readonly Called[];
  /** Faults of requests and reads. */
  readonly faults: string[];
  /** Total time without actions; infinite if the copilot has none now. */
  readonly emptyMs: () => number;
  /** Calls only this listener after every change from now on. */
  watch(listener: () => void): void;
  seed(contents: readonly ActionContent[]): void;
}

/** A secret that must be redacted in every text that is read. */
export const modelSecret = 'sk-model-secret-0815';
export const copilotId = '5b3f1f3e-0000-4000-8000-00000000000a';
export const copilot: Copilot = {
  ...{ id: copilotId, name: 'Orders', status: 'draft' },
  record: { id: copilotId, name: 'Orders', status: 'draft', deleted_at: null },
};
const foreignId = '5b3f1f3e-0000-4000-8000-00000000000b';

/**
 * Creates a service that behaves like OpenCopilot, behind the action's own HTTP layer and in virtual time. Rows and
 * search index are separate.
 */
export function createModel(options: ModelOptions): Model {
  const { clock, hasActionList = true, random, release } = options;
  const fates = createFates(options);
  const { calls, faults } = fates;
  let rows: readonly Row[] = [];
  let index: readonly string[] = [];
  let created = 0;
  let emptyMs = 0;
  let seeded: readonly Row[] = [];
  let isRecordRemoved = false;
  const history: { readonly atMs: number; readonly rows: readonly Row[] }[] = [];
  const listed = new Set<unknown>();
  let listener = (): void => undefined;
  const requests: string[] = [];

  const change = (next: readonly Row[], entries: readonly string[]): void => {
    if (rows.length === 0 && next.length > 0) emptyMs += clock.nowMs() - (history.at(-1)?.atMs ?? 0);
    [rows, index] = [next, entries];
    history.push({ atMs: clock.nowMs(), rows });
    listener();
  };
  const createRow = (content: ActionContent): Row => {
    created += 1;
    const operationId = content.operationId ?? makeOperationId(content.name);
    const { method, endpoint, name, description, payload } = content;
    // OpenCopilot lists and finds rows by their random IDs.
    const id = `${String(Math.floor(random() * 1e9)).padStart(9, '0')}-${created}`;
    return { id, method, endpoint, name, operationId, description, payload };
  };
  const accept = (...contents: readonly ActionContent[]): void => {
    if (contents.some(({ name }) => options.rejected?.name === name))
      throw new Rejection(options.rejected?.status ?? 400);
  };
  const call: Fates['meet'] = (name, ...met) => {
    requests.push(name);
    return fates.meet(name, ...met);
  };

  const readList = async (): Promise<HttpAnswer> => {
    if (!hasActionList) return answer(404);
    requests.push('look');
    await clock.sleep(50 + random() * 300);
    const reads = requests.filter((request) => request === 'look').length;
    if (random() < options.faults || reads >= (options.failsFrom ?? Infinity)) {
      faults.push('look: 503');
      return answer(503);
    }
    const { foreignRows, foreignRowsFrom = 1, linksPages, pageRows = Infinity, showsNothing } = options;
    const seenMs = clock.nowMs() - options.lagMs;
    const seen = (history.findLast(({ atMs }) => atMs <= seenMs) ?? history[0])?.rows ?? [];
    const isForeign = foreignRows !== undefined && reads >= foreignRowsFrom;
    const own = sortRows(showsNothing === true ? [] : seen).map((row) =>
      show(row, { ...options, ownForm: options.ownForm === true && !seeded.includes(row) }),
    );
    const others = own.map((row) => ({ ...row, id: `other-${String(row['id'])}`, bot_id: foreignId }));
    const all = isForeign ? [...(foreignRows === 'mixed' ? own : []), ...others] : own;
    const link = linksPages === true && all.length > pageRows ? { link: '<?page=2>; rel="next"' } : {};
    for (const { id } of all.slice(0, pageRows)) listed.add(id);
    return answer(200, all.slice(0, pageRows), link);
  };

  const clear = (request: HttpRequest): Promise<HttpAnswer> =>
    call('clear', request, () => {
      change([], []);
      return answer(200, { message: 'All actions deleted successfully' });
    });
  /** Handles the documented delete. The releases of OpenCopilot also delete the copilot. */
  const clearRecord = (request: HttpRequest): Promise<HttpAnswer> => {
    if (options.removesRecord !== true) return clear(request);
    return call('clear', request, () => {
      if (isRecordRemoved) throw new Rejection(404);
      isRecordRemoved = true;
      return answer(200, { success: 'chatbot_deleted' });
    });
  };
  const importFile = (request: HttpRequest): Promise<HttpAnswer> =>
    call('import', request, (isHalf) => {
      if (isRecordRemoved) throw new Rejection(404);
      const contents = readDocument(request.file ?? new Uint8Array());
      accept(...contents);
      const added = contents.map(createRow);
      const entries = added.map(({ operationId }) => operationId);
      change([...rows, ...added], isHalf ? index : [...index, ...entries]);
      return answer(201, { message: 'Successfully imported actions', is_error: false });
    });
  const add = (request: HttpRequest): Promise<HttpAnswer> =>
    call('add', request, (isHalf) => {
      const content = readContent(request);
      accept(content);
      const row = createRow(content);
      change([...rows, row], isHalf ? index : [...index, row.operationId]);
      return answer(201, options.answersNoId === true ? {} : { id: row.id });
    });
  const changeOne = (request: HttpRequest, id: string): Promise<HttpAnswer> =>
    call('change', request, (isHalf) => {
      const content = readContent(request);
      accept(content);
      if (!rows.some((row) => row.id === id)) throw new Rejection(500);
      const row = { ...createRow(content), id };
      const others = index.filter((entry) => entry !== row.operationId);
      const changed = rows.map((one) => (one.id === id ? row : one));
      change(changed, isHalf ? others : [...others, row.operationId]);
      return answer(201, {});
    });
  const deleteOne = (request: HttpRequest, id: string): Promise<HttpAnswer> =>
    call('delete', request, () => {
      const named = rows.find((row) => row.id === id);
      if (named === undefined) throw new Rejection(404);
      const group = collate(named.operationId, options.collation);
      const first = sortRows(rows).find((row) => collate(row.operationId, options.collation) === group);
      const others = rows.filter((row) => row !== first);
      change(
        others,
        index.filter((entry) => entry !== named.operationId),
      );
      return answer(200, { message: 'Action deleted successfully' });
    });

  const route = async (request: HttpRequest): Promise<HttpAnswer> => {
    const { method, url } = request;
    const [, , of, where] = url.pathname.split('/');
    const last = url.pathname.split('/').at(-1) ?? '';
    if (of === 'copilot' && method === 'GET') {
      return answer(200, isRecordRemoved ? [] : [copilot.record]);
    }
    if (of === 'copilot') return clearRecord(request);
    if (method === 'PUT') return importFile(request);
    if (method === 'GET') return readList();
    if (!hasActionList) return answer(404);
    const allow = ['GET', 'POST', 'OPTIONS', ...(release === 'head' ? ['DELETE'] : [])].join(', ');
    if (method === 'OPTIONS') return answer(200, {}, { allow });
    if (method === 'POST') return add(request);
    if (method === 'PATCH') return options.hasPatch === false ? answer(405) : changeOne(request, last);
    if (where !== 'bot') return deleteOne(request, last);
    return release === 'head' ? clear(request) : answer(405);
  };
  const http: Http = {
    send: (request) => {
      const serve = (): Promise<HttpAnswer> => route(request);
      return options.intercept === undefined ? serve() : options.intercept(request, serve);
    },
  };
  const settings = { baseUrl: new URL('https://model.test'), apiKey: modelSecret };
  return {
    service: createCopilotService(settings, { http, maskSecret: () => undefined }),
    rows: () => rows,
    wasListed: (id) => listed.has(id),
    index: () => index,
    requests,
    calls,
    faults,
    emptyMs: () => (rows.length === 0 ? Infinity : emptyMs),
    watch: (reported) => {
      listener = reported;
    },
    seed: (contents) => {
      const added = contents.map(createRow);
      seeded = added;
      change([...rows, ...added], [...index, ...added.map(({ operationId }) => operationId)]);
    },
  };
}

function sortRows(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Renders a row. The newest releases return names with `_` in camel case. */
function show(row: Row, { botIdForm, ownForm, release }: ModelOptions): Readonly<Record<string, unknown>> {
  const form = (text: string): string => (release === 'head' ? writeCamelCase(text) : text);
  const bare = botIdForm === 'no-dashes' || botIdForm === 'both' ? copilotId.replaceAll('-', '') : copilotId;
  return {
    id: row.id,
    bot_id: botIdForm === 'upper-case' || botIdForm === 'both' ? bare.toUpperCase() : bare,
    name: form(row.name),
    operation_id: form(row.operationId),
    description: row.description,
    request_type: row.method,
    api_endpoint:
      ownForm === true ? row.endpoint.replace('https://', 'https:///').toUpperCase() : row.endpoint,
    payload: row.payload,
  };
}

function readContent({ json = new Uint8Array() }: HttpRequest): ActionContent {
  const { api_endpoint, description, name, operation_id, payload, request_type } = JSON.parse(
    Buffer.from(json).toString('utf8'),
  ) as Readonly<Record<'api_endpoint' | 'name' | 'request_type', string>> & {
    readonly description: string | null;
    readonly operation_id?: string;
    readonly payload: unknown;
  };
  const content = { method: request_type, endpoint: api_endpoint, name, description, payload };
  return operation_id === undefined ? content : { ...content, operationId: operation_id };
}

interface DocumentVersion {
  readonly operationId: string;
  readonly description: string;
}

function readDocument(bytes: Uint8Array): readonly ActionContent[] {
  const document = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
    readonly servers: readonly [{ readonly url: string }];
    readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentVersion>>>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { description, operationId }]) => ({
      method: method.toUpperCase(),
      endpoint: document.servers[0].url + path,
      name: operationId,
      description,
      payload: { parameters: [], request_body: {} },
    })),
  );
}
