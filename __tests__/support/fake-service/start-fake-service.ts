import { setTimeout as sleep } from 'node:timers/promises';
import { createAccess } from './access.ts';
import { createEntry, createRow, readImported, renderAction } from './action.ts';
import type { ActionRecord, IndexEntry } from './action.ts';
import { nowMs } from './clock.ts';
import type { Fault } from './fault.ts';
import { listen } from './http-server.ts';
import type { HttpServer } from './http-server.ts';
import { importAsReleased } from './import-as-released.ts';
import { createActionList } from './action-list.ts';
import { manners } from './manner.ts';
import type { AccessKey, Behaviour, FakeServiceOptions } from './options.ts';
import { decideOutage } from './outage.ts';
import { createPending } from './pending.ts';
import { findReach } from './reach.ts';
import type { Reach } from './reach.ts';
import { createRecord } from './record.ts';
import type { CopilotRecord } from './record.ts';
import { createRequestLog } from './request-log.ts';
import type { RecordedRequest, RequestListener } from './request-log.ts';
import { answerRequest, readBody } from './answer-request.ts';
import { createSchedule } from './schedule.ts';
import { createStore } from './store.ts';
import type { Store } from './store.ts';

/** A running fake service of the Copilot Management Service. */
export interface FakeService {
  /** What goes into the action's `base-url`. */
  readonly baseUrl: string;
  readonly port: number;
  /** The first key that was given, or the one made up. */
  readonly key: string;
  /** Every request in the order of arrival; grows while the fake service runs. */
  readonly requests: readonly RecordedRequest[];
  /** What reached the other origin, to which `redirect-other-origin` leads. Must stay empty. */
  readonly strayRequests: readonly RecordedRequest[];
  copilots(): readonly CopilotRecord[];
  /** The rows that the copilot has now, in the order in which they came, as the service shows them. */
  actions(copilotId: string): readonly ActionRecord[];
  /** The same as they are stored. */
  rows(copilotId: string): readonly ActionRecord[];
  /** What the search index holds for it. */
  entries(copilotId: string): readonly IndexEntry[];
  /** Which of its rows, as they are stored, a conversation can get to, and what it stumbles over. */
  reach(copilotId: string): Reach;
  /** Changes how it behaves from now on. */
  behave(changes: Omit<Behaviour, 'service' | 'manner'>): void;
  program(faults: readonly Fault[]): void;
  /** Those whose call never came. */
  unfiredFaults(): readonly Fault[];
  revokeKey(key: string): void;
  /** Refuses connections for `lastsMs`, from now on; resolves when the port is open again. */
  rejectConnections(lastsMs: number): Promise<void>;
  /** Ends every connection in the middle of whatever was being done, and is back after `lastsMs`. */
  kill(lastsMs: number): Promise<void>;
  /** Resolves once every call that was still at work has taken effect. */
  settled(): Promise<void>;
  /** Tells of every request as it arrives and as it is answered; gives back the way to stop. */
  onRequest(listener: RequestListener): () => void;
  close(): Promise<void>;
}

export const defaultKey = 'fake-service-key';

/** Starts the service on 127.0.0.1. The defaults are the contract; every other behaviour is asked for. */
export async function startFakeService(options: FakeServiceOptions = {}): Promise<FakeService> {
  const keys: readonly AccessKey[] = options.keys ?? [{ key: defaultKey }];
  const manner = { ...manners[options.service ?? 'contract'], ...options.manner };
  const settings = { ...options };
  const store = createStore(options.dataFile);
  if (store.list().length === 0) seed(options, store);
  const access = createAccess(keys);
  const log = createRequestLog(access);
  const schedule = createSchedule();

  const elsewhereLog = createRequestLog(access);
  const elsewhere = await listen((message, response) => {
    const arrivedMs = nowMs();
    void readBody(message).then((body) => {
      elsewhereLog.open(message, body, { call: 'other', arrivedMs }).answered(200);
      response.end('{}');
    });
  });
  const pending = createPending();
  const parts = {
    ...{
      store,
      actionList: createActionList(store, { manner, settings }),
      access,
      manner,
      settings,
    },
    ...{ log, schedule, pending, elsewhereUrl: elsewhere.origin },
    kill: (lastsMs: number): void => void server.kill(lastsMs),
  };
  const server: HttpServer = await listen(
    (message, response) => void answerRequest(message, response, parts),
    options,
  ).catch(async (error: unknown) => {
    // Left open, it would keep the process alive after the failure.
    await elsewhere.close();
    throw error;
  });

  const bringOutages = (moment: RecordedRequest | 'start', faults: readonly Fault[]): void => {
    for (const fault of faults) {
      const outage = decideOutage(moment, fault, options.pauseMs ?? 5000);
      if (outage === undefined) continue;
      schedule.markFired(fault);
      if (outage.startsInMs === 0) void server.reject(outage.lastsMs);
      else void sleep(outage.startsInMs, undefined, { ref: false }).then(() => server.reject(outage.lastsMs));
    }
  };
  log.listen((request, moment) => {
    if (moment === 'answered') bringOutages(request, schedule.outages());
  });
  const program = (faults: readonly Fault[]): void => {
    schedule.program(faults);
    bringOutages(
      'start',
      faults.filter(({ fault }) => fault === 'refused'),
    );
  };
  program(options.faults ?? []);

  return {
    baseUrl: server.origin + (options.pathPrefix ?? ''),
    port: server.port,
    key: keys[0]?.key ?? defaultKey,
    requests: log.requests,
    strayRequests: elsewhereLog.requests,
    copilots: () => store.list(),
    actions: (id) => store.rows(id).map((row) => renderAction(row, manner)),
    rows: (id) => store.rows(id),
    entries: (id) => store.entries(id),
    reach: (id) => findReach(store.rows(id), store.entries(id), settings.collation),
    behave: (changes) => void Object.assign(settings, changes),
    program,
    unfiredFaults: () => schedule.unfired(),
    revokeKey: (key) => {
      access.revoke(key);
    },
    rejectConnections: (lastsMs) => server.reject(lastsMs),
    kill: (lastsMs) => server.kill(lastsMs),
    settled: () => pending.settled(),
    onRequest: (listener) => log.listen(listener),
    close: async () => {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

function seed({ copilots = [{ name: 'Support assistant' }] }: FakeServiceOptions, store: Store): void {
  for (const { document, ...given } of copilots) {
    const record = createRecord(given);
    store.add(record);
    if (document === undefined) continue;
    const result = importAsReleased(document);
    if (!result.ok)
      throw new Error(`The first actions of ${record.name} cannot be imported: ${result.reason}`);
    const drafts = result.actions.map((action) => readImported(record.id, action));
    store.seed(record.id, {
      rows: drafts.map(createRow),
      entries: drafts.map((draft) => createEntry(draft, '')),
    });
  }
}
