import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import type { Copilot } from '../../src/copilot.ts';
import type { Call, Fault, FaultName } from './schedule.ts';
import type { VirtualClock } from './virtual-clock.ts';

export const copilotId = '5b3f1f3e-0000-4000-8000-000000000001';
export const copilot: Copilot = {
  id: copilotId,
  name: 'Orders',
  status: 'draft',
  record: { id: copilotId, name: 'Orders', status: 'draft', deleted_at: null },
};

/** Documents of the model: the names of the actions that an import appends. */
export const documents = {
  next: ['new-1', 'new-2', 'new-3'],
  previous: ['old-1', 'old-2'],
} as const;

const origin = 'https://api.example.com/';

function renderDocument(names: readonly string[]): Uint8Array {
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: { operationId: name } }]));
  return Buffer.from(JSON.stringify({ openapi: '3.0.3', servers: [{ url: origin.slice(0, -1) }], paths }));
}

/** The same documents as they are sent. */
export const bodies = { next: renderDocument(documents.next), previous: renderDocument(documents.previous) };

interface Row {
  readonly id: string;
  readonly name: string;
}

export interface ModelService {
  readonly service: CopilotService;
  readonly actions: () => readonly string[];
  readonly isRecordRemoved: () => boolean;
  readonly isKeyRevoked: () => boolean;
  /** Faults that have happened, in order, with the document of an import. */
  readonly happened: readonly { readonly fault: Fault; readonly document?: 'next' | 'previous' }[];
  readonly requests: readonly {
    readonly call: Call;
    readonly sentMs: number;
    readonly answeredMs?: number;
  }[];
  /** Violations of rules that hold for any fault. */
  readonly violations: readonly string[];
}

export interface ModelOptions {
  readonly clock: VirtualClock;
  readonly faults: readonly Fault[];
  readonly timeoutMs: number;
  readonly waitMs: number;
  readonly hasList: boolean;
  readonly isNextBad: boolean;
  /** Returns the fault of a request without its own fault: an outage of the whole service. */
  readonly findOutage?: () => Pick<Fault, 'name' | 'retryAfterMs'> | undefined;
}

/** Duration of a transfer in one direction, and of storing one action, in milliseconds. */
const wireMs = 20;
const actionMs = 400;

/** Creates a service that behaves like OpenCopilot: an import appends, and continues after its client died. */
export function createModelService(options: ModelOptions): ModelService {
  const { clock } = options;
  let created = 0;
  const createRow = (name: string): Row => {
    created += 1;
    return { id: `a-${created}`, name };
  };
  let rows: readonly Row[] = documents.previous.map(createRow);
  const setRows = (changed: readonly Row[]): void => {
    rows = changed;
  };
  let isRecordRemoved = false;
  let isLate = false;
  let isKeyRevoked = false;
  const counts = { list: 0, delete: 0, import: 0 };
  const happened: { fault: Fault; document?: 'next' | 'previous' }[] = [];
  const requests: { call: Call; sentMs: number; answeredMs?: number }[] = [];
  const violations: string[] = [];

  /** Handles one request. The fault determines its effect and its response. */
  const exchange = async <T>(
    call: Call,
    effect: (name: FaultName | undefined) => Promise<T>,
    document?: 'next' | 'previous',
  ): Promise<T> => {
    counts[call] += 1;
    const request: (typeof requests)[number] = { call, sentMs: clock.nowMs() };
    requests.push(request);
    const nth = counts[call];
    const own = options.faults.find((one) => one.call === call && one.nth === nth);
    const outage = own === undefined ? options.findOutage?.() : undefined;
    const fault = own ?? (outage === undefined ? undefined : { call, nth, ...outage });
    if (fault !== undefined) happened.push({ fault, ...(document === undefined ? {} : { document }) });
    const fail = (facts: Partial<ServiceFault>): ServiceFailure =>
      describe(call, {
        ...facts,
        ...(fault?.retryAfterMs !== undefined && facts.status !== undefined && !facts.rejected
          ? { retryAfterMs: fault.retryAfterMs }
          : {}),
      });
    await clock.sleep(wireMs);
    try {
      return await answer(fault, { call, effect, fail });
    } finally {
      request.answeredMs = clock.nowMs();
    }
  };

  const answer = async <T>(fault: Fault | undefined, parts: Parts<T>): Promise<T> => {
    const { call, effect, fail } = parts;
    if (fault?.name === 'refused') throw fail({ kind: 'unreachable', applied: 'no' });
    if (fault?.name === 'key-revoked') isKeyRevoked = true;
    if (isKeyRevoked || fault?.name === 'forbidden-once') {
      throw fail({ kind: 'status', status: 401, applied: 'no', rejected: true });
    }
    if (fault?.name === 'no-route')
      throw fail({ kind: 'status', status: 405, applied: 'no', rejected: true });
    if (fault?.name === 'redirect')
      throw fail({ kind: 'redirect', status: 302, applied: 'no', rejected: true });
    if (fault?.name === 'html-200') throw fail({ kind: 'not-understood', status: 200, rejected: true });
    if (fault?.name === 'is-error' && call !== 'list')
      throw fail({ kind: 'is-error', status: 201, rejected: true });
    if (fault?.name === 'status-400' && call === 'import')
      throw fail({ kind: 'status', status: 400, rejected: true });
    if (fault?.name === 'reset-before') throw fail({ kind: 'broken' });
    if (fault?.name === 'hang-before') {
      await clock.sleep(options.timeoutMs);
      throw fail({ kind: 'time-out' });
    }
    // The client or a gateway timed out, but the request is processed some time later.
    if (fault?.name === 'hang-late' || fault?.name === 'gateway-late') {
      const isHanging = fault.name === 'hang-late';
      const giveUpMs = isHanging ? options.timeoutMs : Math.min(5_000, options.timeoutMs / 2);
      clock.at(clock.nowMs() + giveUpMs + (fault.lateMs ?? 30_000), () => {
        isLate = true;
        try {
          void effect(undefined).catch(() => undefined);
        } catch {
          // The request is rejected by then, and its client is gone.
        }
        isLate = false;
      });
      await clock.sleep(giveUpMs);
      throw isHanging ? fail({ kind: 'time-out' }) : fail({ kind: 'status', status: 504 });
    }
    const [, status, moment] = /^status-(\d+)-(before|after)$/.exec(fault?.name ?? '') ?? [];
    if (moment === 'before') throw fail({ kind: 'status', status: Number(status) });
    const result = await effect(fault?.name);
    if (moment === 'after') throw fail({ kind: 'status', status: Number(status) });
    if (fault?.name === 'reset-after' || fault?.name === 'half-import-reset') throw fail({ kind: 'broken' });
    if (fault?.name === 'half-import') throw fail({ kind: 'status', status: 500 });
    if (fault?.name === 'truncated-json') throw fail({ kind: 'not-understood', status: 201, rejected: true });
    if (fault?.name === 'hang-after') {
      await clock.sleep(options.timeoutMs);
      throw fail({ kind: 'time-out' });
    }
    if (fault?.name === 'late') await clock.sleep(options.timeoutMs * 0.8);
    await clock.sleep(wireMs);
    return result;
  };

  const service: { -readonly [Call in keyof CopilotService]: CopilotService[Call] } = {
    ...withoutActionList,
    listCopilots: () =>
      exchange('list', (name) => {
        if (!options.hasList)
          throw describe('list', { kind: 'status', status: 404, applied: 'no', rejected: true });
        const isShown = name === 'stale-list' || (!isRecordRemoved && name !== 'unmanaged');
        const other = { ...copilot, id: 'another', name: 'Other' };
        const shown = isShown ? [copilot] : [];
        return Promise.resolve(
          name === 'duplicate-listing' ? [other, ...shown, ...shown] : [other, ...shown],
        );
      }),
    deleteActions: (_, route) =>
      exchange('delete', (name) => {
        if (isRecordRemoved)
          throw describe('delete', { kind: 'status', status: 404, applied: 'no', rejected: true });
        const wipe = (): void => {
          setRows([]);
        };
        if (name === 'slow-propagation') clock.at(clock.nowMs() + options.waitMs * 0.9, wipe);
        else wipe();
        // The actions' own route keeps the copilot.
        if (name === 'record-removed' && !route.includes('/actions/')) isRecordRemoved = true;
        return Promise.resolve();
      }),
    importActions: (_, document) => {
      const kind = Buffer.compare(document, bodies.next) === 0 ? 'next' : 'previous';
      return exchange('import', (name) => store(kind, name), kind);
    },
  };

  const storeAtOnce = (names: readonly string[]): void => {
    setRows([...rows, ...names.map(createRow)]);
  };

  const store = async (kind: 'next' | 'previous', name: FaultName | undefined): Promise<void> => {
    if (isRecordRemoved)
      throw describe('import', { kind: 'status', status: 404, applied: 'no', rejected: true });
    if (kind === 'next' && options.isNextBad) {
      throw describe('import', { kind: 'status', status: 400, applied: 'unknown', rejected: true });
    }
    const all = documents[kind];
    // Applied in one transaction, when the client no longer waits.
    if (isLate) {
      storeAtOnce(all);
      return;
    }
    // With an action list, the late import must have been detected. Without one, a late request can come in between.
    const wasLate = happened.some(({ fault }) => fault.lateMs !== undefined);
    if (rows.length > 0 && !wasLate)
      violations.push(`an import of ${kind} found ${rows.map(({ name: row }) => row).join(' ')}`);
    const stored = name === 'half-import' || name === 'half-import-reset' ? all.slice(0, 1) : all;
    for (const action of stored) {
      storeAtOnce([action]);
      await clock.sleep(actionMs);
    }
  };

  return {
    service,
    actions: () => rows.map(({ name }) => name),
    isRecordRemoved: () => isRecordRemoved,
    isKeyRevoked: () => isKeyRevoked,
    happened,
    requests,
    violations,
  };
}

interface Parts<T> {
  readonly call: Call;
  readonly effect: (name: FaultName | undefined) => Promise<T>;
  readonly fail: (facts: Partial<ServiceFault>) => ServiceFailure;
}

function describe(call: Call, facts: Partial<ServiceFault>): ServiceFailure {
  return new ServiceFailure({
    request: call,
    kind: 'status',
    applied: call === 'list' ? 'no' : 'unknown',
    rejected: false,
    explanation: `The ${call} request failed: ${facts.kind ?? ''} ${facts.status ?? ''}.`,
    hint: 'Look at the service.',
    ...facts,
  });
}
