import type { ActionContent, Copilot } from '../../../src/copilot.ts';
import type { CopilotService } from '../../../src/ports.ts';
import type { Http, HttpAnswer, HttpRequest } from '../../../src/service/http.ts';
import { createCopilotService } from '../../../src/service/service.ts';
import type { ImportedAction } from '../../support/fake-service/action.ts';
import { collate } from '../../support/fake-service/collation.ts';
import { importAsReleased } from '../../support/fake-service/import-as-released.ts';
import { makeOperationId, writeCamelCase } from '../../support/fake-service/operation-id.ts';
import { answer, createFates, type Called, type Name } from './fate.ts';
import type { ModelOptions } from './model-options.ts';

/** A stored row. */
export interface Row extends ActionContent {
  readonly id: string;
  readonly operationId: string;
}

export interface Model {
  readonly service: CopilotService;
  /** Rows at the start, and now. */
  readonly start: readonly Row[];
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
export function createModel(options: ModelOptions, contents: readonly ActionContent[]): Model {
  const { clock, hasActionList = true, random, release } = options;
  const { calls, faults, meet: meetFate } = createFates(options);
  let rows: readonly Row[] = [];
  let index: readonly string[] = [];
  let created = 0;
  let emptyMs = 0;
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
  const createRow = (content: ActionContent, id?: string): Row => {
    created += 1;
    // OpenCopilot lists and finds rows by their random IDs.
    const own = `${String(Math.floor(random() * 1e9)).padStart(9, '0')}-${created}`;
    return { ...content, id: id ?? own, operationId: content.operationId ?? makeOperationId(content.name) };
  };
  const readList = async (): Promise<HttpAnswer> => {
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
      show(row, { ...options, ownForm: options.ownForm === true && !start.includes(row) }),
    );
    const others = own.map((row) => ({ ...row, id: `other-${row.id}`, bot_id: foreignId }));
    const all = isForeign ? [...(foreignRows === 'mixed' ? own : []), ...others] : own;
    const link = linksPages === true && all.length > pageRows ? { link: '<?page=2>; rel="next"' } : {};
    for (const { id } of all.slice(0, pageRows)) listed.add(id);
    return answer(200, all.slice(0, pageRows), link);
  };

  const serve = (name: Name, request: HttpRequest, isHalf: boolean): HttpAnswer => {
    const fail = (status: number): HttpAnswer => answer(status, { error: `refused, ${status}` });
    const { pathname } = request.url;
    const isOfRecord = pathname.startsWith('/backend/copilot/');
    if (isRecordRemoved && (isOfRecord || name === 'import')) return fail(404);
    const sent = readContents(request);
    const { rejected } = options;
    if (sent.some((one) => one.name === rejected?.name)) return fail(rejected?.status ?? 400);
    const named = rows.find(({ id }) => pathname.endsWith(`/${id}`));
    if (name === 'clear') {
      // The documented delete of some releases deletes the copilot, and leaves its actions.
      if (isOfRecord && options.removesRecord === true) isRecordRemoved = true;
      else change([], []);
      return answer(200, { message: 'All actions deleted successfully' });
    }
    if (name === 'delete') {
      if (named === undefined) return fail(404);
      const group = collate(named.operationId, options.collation);
      const first = sortRows(rows).find((row) => collate(row.operationId, options.collation) === group);
      const others = rows.filter((row) => row !== first);
      const entries = index.filter((entry) => entry !== named.operationId);
      change(others, entries);
      return answer(200, { message: 'Action deleted successfully' });
    }
    if (name === 'change' && named === undefined) return fail(500);
    const added = sent.map((content) => createRow(content, named?.id));
    const entries = listEntries(added);
    // A change replaces a row and its entries.
    const others = named === undefined ? index : index.filter((entry) => !entries.includes(entry));
    const next =
      named === undefined ? [...rows, ...added] : rows.flatMap((row) => (row === named ? added : [row]));
    change(next, isHalf ? others : [...others, ...entries]);
    if (name === 'import') return answer(201, { message: 'Successfully imported actions', is_error: false });
    return answer(201, name === 'change' || options.answersNoId === true ? {} : { id: added[0]?.id });
  };

  const route = async (request: HttpRequest): Promise<HttpAnswer> => {
    const { method, url } = request;
    const meet = (name: Name): Promise<HttpAnswer> => {
      requests.push(name);
      return meetFate(name, request, (isHalf) => serve(name, request, isHalf));
    };
    if (url.pathname === '/backend/copilot/') return answer(200, isRecordRemoved ? [] : [copilot.record]);
    if (url.pathname.startsWith('/backend/copilot/')) return meet('clear');
    if (method === 'PUT') return meet('import');
    if (!hasActionList) return answer(404);
    if (method === 'GET') return readList();
    const allow = ['GET', 'POST', 'OPTIONS', ...(release === 'head' ? ['DELETE'] : [])].join(', ');
    if (method === 'OPTIONS') return answer(200, {}, { allow });
    if (method === 'POST') return meet('add');
    if (method === 'PATCH') return options.hasPatch === false ? answer(405) : meet('change');
    if (!url.pathname.startsWith('/backend/actions/bot/')) return meet('delete');
    return release === 'head' ? meet('clear') : answer(405);
  };
  const http: Http = {
    send: (request) => options.intercept?.(request, () => route(request)) ?? route(request),
  };
  const start: readonly Row[] = contents.map((content) => createRow(content));
  change(start, listEntries(start));
  const settings = { baseUrl: new URL('https://model.test'), apiKey: modelSecret };
  return {
    service: createCopilotService(settings, { http, maskSecret: () => undefined }),
    ...{ start, requests, calls, faults },
    rows: () => rows,
    wasListed: (id) => listed.has(id),
    index: () => index,
    emptyMs: () => (rows.length === 0 ? Infinity : emptyMs),
    watch: (reported) => {
      listener = reported;
    },
  };
}

function listEntries(rows: readonly Row[]): readonly string[] {
  return rows.map(({ operationId }) => operationId);
}

function sortRows(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Renders a row. The newest releases return names with `_` in camel case. */
function show(row: Row, { botIdForm, ownForm, release }: ModelOptions) {
  const form = (text: string): string => (release === 'head' ? writeCamelCase(text) : text);
  const bare = botIdForm === undefined ? copilotId : copilotId.replaceAll('-', '');
  return {
    id: row.id,
    bot_id: botIdForm === 'both' ? bare.toUpperCase() : bare,
    name: form(row.name),
    operation_id: form(row.operationId),
    description: row.description,
    request_type: row.method,
    api_endpoint:
      ownForm === true ? row.endpoint.replace('https://', 'https:///').toUpperCase() : row.endpoint,
    payload: row.payload,
  };
}

interface Sent extends Omit<ImportedAction, 'payload'> {
  readonly payload: unknown;
  readonly operation_id?: string;
}

/** Reads the actions of a file like OpenCopilot's importer, or a single action. */
function readContents({ file, json }: HttpRequest): readonly ActionContent[] {
  const parse = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());
  const imported = file && importAsReleased(parse(file));
  if (imported?.ok === false) throw new Error(`The import document is not valid: ${imported.reason}`);
  const sent: readonly Sent[] = imported?.actions ?? (json ? [parse(json) as Sent] : []);
  return sent.map(({ api_endpoint, operation_id, request_type, ...others }) => ({
    ...others,
    ...{ endpoint: api_endpoint, method: request_type, operationId: operation_id },
  }));
}
