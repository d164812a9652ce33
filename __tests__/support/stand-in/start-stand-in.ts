import { setTimeout as sleep } from 'node:timers/promises';
import { createAccess } from './access.ts';
import { createAction, readImported } from './action.ts';
import type { ActionRecord, Importer } from './action.ts';
import { nowMs } from './clock.ts';
import type { Fault } from './fault.ts';
import { listen } from './http-server.ts';
import { importLeniently } from './import-leniently.ts';
import { manners } from './manner.ts';
import type { Manner } from './manner.ts';
import type { AccessKey, StandInOptions } from './options.ts';
import { decideOutage } from './outage.ts';
import { createPending } from './pending.ts';
import { createRecord } from './record.ts';
import type { CopilotRecord } from './record.ts';
import { createRequestLog } from './request-log.ts';
import type { RecordedRequest, RequestListener } from './request-log.ts';
import { answerRequest, readBody } from './answer-request.ts';
import { createSchedule } from './schedule.ts';
import { createStore } from './store.ts';
import type { Store } from './store.ts';

/** A running stand-in of the Copilot Management Service. */
export interface StandIn {
  /** What goes into the action's `base-url`. */
  readonly baseUrl: string;
  readonly port: number;
  /** The first key that was given, or the one made up. */
  readonly key: string;
  /** Every request in the order of arrival; grows while the stand-in runs. */
  readonly requests: readonly RecordedRequest[];
  /** What reached the other origin, to which `redirect-other-origin` leads. Must stay empty. */
  readonly strayRequests: readonly RecordedRequest[];
  copilots(): readonly CopilotRecord[];
  /** What the copilot holds now, in the order of import. */
  actions(copilotId: string): readonly ActionRecord[];
  program(faults: readonly Fault[]): void;
  /** Those whose call never came. */
  unfiredFaults(): readonly Fault[];
  revokeKey(key: string): void;
  /** Refuses connections for `lastsMs`, from now on; resolves when the port is open again. */
  refuseConnections(lastsMs: number): Promise<void>;
  /** Resolves once every call that was still at work has taken effect. */
  settled(): Promise<void>;
  /** Tells of every request as it arrives and as it is answered; gives back the way to stop. */
  onRequest(listener: RequestListener): () => void;
  close(): Promise<void>;
}

export const defaultKey = 'stand-in-key';

/** Starts the service on 127.0.0.1. The defaults are the contract; every other behaviour is asked for. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const keys: readonly AccessKey[] = options.keys ?? [{ key: defaultKey }];
  const manner = { ...manners[options.service ?? 'contract'], ...options.manner };
  const importer = await findImporter(manner);
  const store = createStore(options.dataFile);
  if (store.list().length === 0) seed(options, { store, importer, manner });
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
    ...{ store, access, importer, manner, settings: options },
    ...{ log, schedule, pending, elsewhereUrl: elsewhere.origin },
  };
  const server = await listen(
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
      if (outage.startsInMs === 0) void server.refuse(outage.lastsMs);
      else void sleep(outage.startsInMs, undefined, { ref: false }).then(() => server.refuse(outage.lastsMs));
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
    actions: (id) => store.actions(id),
    program,
    unfiredFaults: () => schedule.unfired(),
    revokeKey: (key) => {
      access.revoke(key);
    },
    refuseConnections: (lastsMs) => server.refuse(lastsMs),
    settled: () => pending.settled(),
    onRequest: (listener) => log.listen(listener),
    close: async () => {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

async function findImporter({ importer }: Manner): Promise<Importer> {
  if (importer === 'lenient') return importLeniently;
  const { importActions } = await import('../importer.ts');
  return importActions;
}

function seed(
  { copilots = [{ name: 'Support assistant' }] }: StandInOptions,
  {
    store,
    importer,
    manner,
  }: { readonly store: Store; readonly importer: Importer; readonly manner: Manner },
): void {
  for (const { document, ...given } of copilots) {
    const record = createRecord(given);
    store.add(record);
    if (document === undefined) continue;
    const result = importer(document);
    if (!result.ok)
      throw new Error(`The first actions of ${record.name} cannot be imported: ${result.reason}`);
    store.append(
      record.id,
      result.actions.map((action) => createAction(record.id, readImported(action), manner)),
    );
  }
}
