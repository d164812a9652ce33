import type { ActionContent, ObservedAction } from '../../../src/copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../../src/errors.ts';
import type { CopilotService } from '../../../src/ports.ts';
import { collate } from '../../support/fake-service/operation-id.ts';
import type { VirtualClock } from '../virtual-clock.ts';

/** A row as it is stored. */
export interface Row {
  readonly id: string;
  readonly method: string;
  readonly endpoint: string;
  readonly name: string;
  readonly operationId: string;
  readonly description: string | null;
  readonly payload: unknown;
}

export interface ModelOptions {
  readonly clock: VirtualClock;
  readonly random: () => number;
  readonly release: 'head' | '2.8.0';
  /** The share of the calls to which something happens. */
  readonly faults: number;
  /** So old a look may be, in milliseconds. */
  readonly lagMs: number;
  readonly timeoutMs: number;
  /** The action that is always refused, and how. */
  readonly rejected?: { readonly name: string; readonly status: 400 | 500 };
  readonly hasPatch?: boolean;
  /** Embeddings fail: rows come and go, and their entries do not come. */
  readonly isSearchDown?: boolean;
  /** The first import is answered 500 after its rows, and none of them gets an entry in the search. */
  readonly halfImport?: boolean;
  /** Rows that are shown with their endpoints in a form of the service's own. */
  readonly ownForm?: boolean;
  /** The inventory shows nothing, whatever is there. */
  readonly showsNothing?: boolean;
  /** What is added is answered without its id. */
  readonly answersNoId?: boolean;
  /** The first import is never answered, and takes effect so late. */
  readonly lateImportMs?: number;
  /** The first clear is refused. */
  readonly brokenClear?: boolean;
  /** From this look on none is answered; counted from 1. */
  readonly failsFrom?: number;
}

export interface Model {
  readonly service: CopilotService;
  readonly rows: () => readonly Row[];
  /** The search: the `operation_id`s that have an entry. */
  readonly index: () => readonly string[];
  readonly requests: string[];
  /** Told of every change, once it has happened. */
  watch(listener: () => void): void;
  seed(contents: readonly ActionContent[]): void;
}

/** The service as service-in-practice.md describes it: rows and the index of the search by themselves. */
export function createModel(options: ModelOptions): Model {
  const { clock, random, release } = options;
  let rows: readonly Row[] = [];
  let index: readonly string[] = [];
  let created = 0;
  const history: { readonly atMs: number; readonly rows: readonly Row[] }[] = [];
  const listeners: (() => void)[] = [];
  const requests: string[] = [];

  const change = (next: readonly Row[], entries: readonly string[]): void => {
    [rows, index] = [next, entries];
    history.push({ atMs: clock.nowMs(), rows });
    for (const listener of listeners) listener();
  };
  const createRow = (content: ActionContent): Row => {
    created += 1;
    const operationId = content.operationId ?? deriveId(content.name);
    const { method, endpoint, name, description, payload } = content;
    return { id: `${created}`, method, endpoint, name, operationId, description, payload };
  };
  const isRefused = ({ name }: ActionContent): boolean => options.rejected?.name === name;
  const reject = (): never => {
    throw failed('status', {
      status: options.rejected?.status ?? 400,
      applied: options.rejected?.status === 400 ? 'no' : 'unknown',
    });
  };

  /** One call with a random fate: whether and when it takes effect, and how it is answered. */
  const call = async <T>(name: string, effect: (isHalf: boolean) => T, tookMs = 1_000): Promise<T> => {
    requests.push(name);
    const isFirst = requests.filter((request) => request === name).length === 1;
    const fate = random() / Math.max(options.faults, 1e-9);
    await clock.sleep(50 + random() * tookMs);
    if (isFirst && name === 'clear' && options.brokenClear === true)
      throw failed('status', { status: 403, applied: 'no', rejected: true });
    if (isFirst && name === 'import' && options.lateImportMs !== undefined) {
      clock.at(clock.nowMs() + options.lateImportMs, () => effect(false));
      await clock.sleep(options.timeoutMs);
      throw failed('time-out', {});
    }
    if (fate < 0.15) throw failed('status', { status: 503 });
    if (fate < 0.25) throw failed('status', { status: 503, retryAfterMs: 2_000 });
    if (fate < 0.45) {
      effect(true);
      throw failed('status', { status: 500 });
    }
    if (fate < 0.6) throw failed('broken', {});
    if (fate < 0.8) {
      effect(false);
      throw failed('broken', {});
    }
    if (fate < 1) {
      clock.at(clock.nowMs() + random() * 85_000, () => {
        try {
          effect(false);
        } catch {
          // Refused by then, and nobody is there to be told.
        }
      });
      await clock.sleep(options.timeoutMs);
      throw failed('time-out', {});
    }
    const isHalf =
      options.isSearchDown === true || (options.halfImport === true && isFirst && name === 'import');
    const result = effect(isHalf);
    if (isHalf && name !== 'delete' && name !== 'clear') throw failed('status', { status: 500 });
    await clock.sleep(20);
    return result;
  };

  const look = async (): Promise<readonly ObservedAction[]> => {
    requests.push('look');
    await clock.sleep(50 + random() * 300);
    const looks = requests.filter((request) => request === 'look').length;
    const isListFailing = looks >= (options.failsFrom ?? Infinity);
    if (random() < options.faults || isListFailing) throw failed('status', { status: 503, applied: 'no' });
    const seenMs = clock.nowMs() - options.lagMs;
    const seen = history.findLast(({ atMs }) => atMs <= seenMs) ?? history[0];
    if (options.showsNothing === true) return [];
    return (seen?.rows ?? []).map((row) => show(row, release, options.ownForm === true));
  };

  const service: CopilotService = {
    listCopilots: () => Promise.resolve([]),
    findMethods: () => Promise.resolve(undefined),
    listActions: look,
    deleteActions: () =>
      release === 'head'
        ? call('clear', () => {
            change([], []);
          })
        : Promise.reject(failed('status', { status: 405, applied: 'no', rejected: true })),
    importActions: (_, document) =>
      call(
        'import',
        (isHalf) => {
          const contents = readDocument(document);
          if (contents.some(isRefused)) reject();
          const added = contents.map(createRow);
          change(
            [...rows, ...added],
            isHalf ? index : [...index, ...added.map(({ operationId }) => operationId)],
          );
        },
        5_000,
      ),
    createAction: (_, content) =>
      call('add', (isHalf) => {
        if (isRefused(content)) reject();
        const row = createRow(content);
        change([...rows, row], isHalf ? index : [...index, row.operationId]);
        return options.answersNoId === true ? undefined : row.id;
      }),
    changeAction: (_, id, content) => {
      if (options.hasPatch === false)
        return Promise.reject(failed('status', { status: 405, applied: 'no', rejected: true }));
      return call('change', (isHalf) => {
        if (isRefused(content)) reject();
        const before = rows.find((row) => row.id === id);
        if (before === undefined) throw failed('status', { status: 500 });
        const row = { ...createRow(content), id };
        const others = index.filter((entry) => entry !== row.operationId);
        change(
          rows.map((one) => (one.id === id ? row : one)),
          isHalf ? others : [...others, row.operationId],
        );
      });
    },
    deleteAction: (id) =>
      call('delete', () => {
        const named = rows.find((row) => row.id === id);
        if (named === undefined) return;
        const isMeant = (one: string): boolean => collate(one) === collate(named.operationId);
        const first = rows.find(({ operationId }) => isMeant(operationId));
        change(
          rows.filter((row) => row !== first),
          index.filter((entry) => entry !== named.operationId),
        );
      }),
  };
  return {
    service,
    rows: () => rows,
    index: () => index,
    requests,
    watch: (listener) => {
      listeners.push(listener);
    },
    seed: (contents) => {
      const added = contents.map(createRow);
      change([...rows, ...added], [...index, ...added.map(({ operationId }) => operationId)]);
    },
  };
}

/** What is blotted out of every text that is read. */
export const modelSecret = 'sk-model-secret';

/** The newest releases show names in camel case where they hold `_`. */
function show(row: Row, release: ModelOptions['release'], isOwnForm: boolean): ObservedAction {
  const { id, method, payload } = row;
  const form = (text: string): string => (release === 'head' ? toCamelCase(text) : text);
  const description = row.description?.replaceAll(modelSecret, '***');
  return {
    id,
    method,
    endpoint: isOwnForm ? row.endpoint.replace('https://', 'https:///').toUpperCase() : row.endpoint,
    name: form(row.name),
    operationId: form(row.operationId),
    description,
    payload,
    ...(description === row.description || row.description === null ? {} : { isRedacted: true }),
  };
}

/** Written from the service's source: `str.title` makes the first letter of each run of letters a capital. */
function toCamelCase(text: string): string {
  const [first = '', ...others] = text.split('_');
  const title = (part: string): string =>
    part.replace(/[a-z]+/gi, (word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase());
  return first + others.map(title).join('');
}

function deriveId(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const rest = others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase());
  return (first.toLowerCase() + rest.join('')).replace(/[^a-z0-9]/gi, '_').slice(0, 64);
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

function failed(kind: ServiceFault['kind'], facts: Partial<ServiceFault>): ServiceFailure {
  return new ServiceFailure({
    request: 'delete',
    kind,
    applied: 'unknown',
    rejected: false,
    explanation: `It failed: ${kind} ${facts.status ?? ''}.`,
    hint: 'Look at the service.',
    ...facts,
  });
}
