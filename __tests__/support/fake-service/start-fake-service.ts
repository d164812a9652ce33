import { setTimeout as sleep } from 'node:timers/promises';
import { completeDraft, createEntry, createRow, renderAction, type ActionRecord } from './action.ts';
import { answerRequest } from './answer-request.ts';
import type { Fault } from './fault.ts';
import { listen, type HttpServer } from './http-server.ts';
import { importAsReleased } from './import-as-released.ts';
import { releases } from './behaviour.ts';
import type { FakeServiceOptions } from './options.ts';
import { findReach, type Reach } from './reach.ts';
import { createRecord, type CopilotRecord } from './record.ts';
import { RequestLog, type RecordedRequest, type RequestListener } from './request-log.ts';
import { Schedule } from './schedule.ts';
import { Store } from './store.ts';

export interface FakeService {
  /** Value for the action's `base-url`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Every request in the order of arrival, updated while the service runs. */
  readonly requests: readonly RecordedRequest[];
  /** Paths of requests that reached the other origin of `redirect-other-origin`. Must stay empty. */
  readonly strays: readonly string[];
  readonly content: Store;
  copilots(): readonly CopilotRecord[];
  /** Returns the copilot's rows in the order of their creation, as the service lists them. */
  actions(copilotId: string): readonly ActionRecord[];
  /** Returns the stored rows that a conversation can find, and the entries that make it fail. */
  reach(copilotId: string): Reach;
  behave(changes: FakeServiceOptions): void;
  program(faults: readonly Fault[]): void;
  /** Returns the faults whose request never came. */
  unfiredFaults(): readonly Fault[];
  /** Resolves when every request in progress has taken effect. */
  settled(): Promise<void>;
  /** Adds a listener for arriving requests and their responses. Returns a function that removes it. */
  onRequest(listener: RequestListener): () => void;
  close(): Promise<void>;
}

/** Starts the service on 127.0.0.1, by default with the documented API. */
export async function startFakeService(options: FakeServiceOptions = {}): Promise<FakeService> {
  const { key = 'fake-service-key', service = 'contract', pauseMs = 5000 } = options;
  let isRevoked = false;
  const isAuthorized = (header: string | undefined): boolean => header === `Bearer ${key}` && !isRevoked;
  const settings: FakeServiceOptions = { service, ...releases[service], ...options };
  const store = new Store(options.content);
  if (options.content === undefined) seed(options, store);
  const log = new RequestLog();
  const schedule = new Schedule();
  const strays: string[] = [];
  const elsewhere = await listen((message, response) => {
    strays.push(message.url ?? '');
    message.resume();
    response.end('{}');
  });
  const pending = new Set<Promise<unknown>>();
  const parts = {
    ...{ store, cachedLists: new Map(), isAuthorized, settings, log, schedule },
    elsewhereUrl: elsewhere.origin,
    track: async <T>(work: Promise<T>): Promise<T> => {
      pending.add(work);
      return work.finally(() => pending.delete(work));
    },
    revokeKey: (): void => {
      isRevoked = true;
    },
    kill: (lastsMs: number): void => void server.kill(lastsMs),
  };
  const server: HttpServer = await listen(
    (message, response) => void answerRequest(message, response, parts),
    options,
  ).catch(async (error: unknown) => {
    // An open server would keep the process alive after the failure.
    await elsewhere.close();
    throw error;
  });

  const bringOutages = (moment: RecordedRequest | 'start'): void => {
    for (const { startsInMs, lastsMs } of schedule.takeOutages(moment, pauseMs)) {
      if (startsInMs === 0) void server.reject(lastsMs);
      else void sleep(startsInMs, undefined, { ref: false }).then(() => server.reject(lastsMs));
    }
  };
  log.listen((request, moment) => {
    if (moment === 'answered') bringOutages(request);
  });
  const program = (faults: readonly Fault[]): void => {
    for (const fault of faults) schedule.unfired.add(fault);
    bringOutages('start');
  };
  program(options.faults ?? []);

  return {
    baseUrl: server.origin,
    key,
    content: store,
    requests: log.requests,
    strays,
    copilots: () => [...store.records.values()],
    actions: (id) => store.find(id).rows.map((row) => renderAction(row, settings)),
    reach: (id) => findReach(store.find(id).rows, store.find(id).entries),
    behave: (changes) => void Object.assign(settings, changes),
    program,
    unfiredFaults: () => [...schedule.unfired],
    settled: async () => {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    onRequest: (listener) => log.listen(listener),
    close: async () => {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

function seed({ copilots = [{ name: 'Support assistant' }] }: FakeServiceOptions, store: Store): void {
  for (const { document, ...given } of copilots) {
    const record = createRecord(given);
    store.records.set(record.id, record);
    if (document === undefined) continue;
    const result = importAsReleased(document);
    if (!result.ok) {
      throw new Error(`The first actions of ${record.name} cannot be imported: ${result.reason}`);
    }
    const drafts = result.actions.map((action) => completeDraft(record.id, action));
    const entries = drafts.map((draft) => createEntry(draft, ''));
    store.change(record.id, { rows: drafts.map(createRow), entries });
  }
}
