import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import type { Copilot } from '../../src/copilot.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Faults of one request, with the fake service's names if it has the same. */
export type FaultName =
  | 'refused'
  | 'reset-before'
  | 'reset-after'
  | 'hang-before'
  | `status-${number}-${'before' | 'after'}`
  | 'half-import-reset'
  | 'is-error'
  | 'redirect'
  | 'forbidden-once'
  // Effects that no client can undo.
  | 'record-removed'
  /** A list without the copilot. */
  | 'unmanaged'
  /** A gateway stops waiting, and the request takes effect up to 90 s later. */
  | 'gateway-late';
export type Call = 'list' | 'delete' | 'import';

export interface Fault {
  readonly call: Call;
  /** Number of the request among those of its kind, from 1 through main and post. */
  readonly nth: number;
  readonly name: FaultName;
  readonly retryAfterMs?: number;
  /** Delay of the effect after the timeout. */
  readonly lateMs?: number;
}

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
  readonly hasList: boolean;
  readonly isNextBad: boolean;
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
  let isRecordRemoved = false;
  let isLate = false;
  let wasLate = false;
  const counts = { list: 0, delete: 0, import: 0 };
  const requests: { call: Call; sentMs: number; answeredMs?: number }[] = [];
  const violations: string[] = [];

  /** Handles one request. The fault determines its effect and its response. */
  const exchange = async <T>(call: Call, effect: (name: FaultName | undefined) => Promise<T>): Promise<T> => {
    counts[call] += 1;
    const request: (typeof requests)[number] = { call, sentMs: clock.nowMs() };
    requests.push(request);
    const fault = options.faults.find((one) => one.call === call && one.nth === counts[call]);
    if (fault?.lateMs !== undefined) wasLate = true;
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
    if (fault?.name === 'forbidden-once')
      throw fail({ kind: 'status', status: 401, applied: 'no', rejected: true });
    if (fault?.name === 'redirect')
      throw fail({ kind: 'redirect', status: 302, applied: 'no', rejected: true });
    if (fault?.name === 'is-error' && call !== 'list')
      throw fail({ kind: 'is-error', status: 201, rejected: true });
    if (fault?.name === 'reset-before') throw fail({ kind: 'broken' });
    if (fault?.name === 'hang-before') {
      await clock.sleep(options.timeoutMs);
      throw fail({ kind: 'time-out' });
    }
    if (fault?.name === 'gateway-late') {
      const gatewayMs = Math.min(5_000, options.timeoutMs / 2);
      clock.at(clock.nowMs() + gatewayMs + (fault.lateMs ?? 30_000), () => {
        isLate = true;
        // It may be rejected by then, and its client is gone.
        void Promise.try(effect, undefined).catch(() => undefined);
        isLate = false;
      });
      await clock.sleep(gatewayMs);
      throw fail({ kind: 'status', status: 504 });
    }
    const [, status, moment] = /^status-(\d+)-(before|after)$/.exec(fault?.name ?? '') ?? [];
    if (moment === 'before') throw fail({ kind: 'status', status: Number(status) });
    const result = await effect(fault?.name);
    if (moment === 'after') throw fail({ kind: 'status', status: Number(status) });
    if (fault?.name === 'reset-after' || fault?.name === 'half-import-reset') throw fail({ kind: 'broken' });
    await clock.sleep(wireMs);
    return result;
  };

  const service: { -readonly [Call in keyof CopilotService]: CopilotService[Call] } = {
    ...withoutActionList,
    listCopilots: () =>
      exchange('list', (name) => {
        if (!options.hasList)
          throw describe('list', { kind: 'status', status: 404, applied: 'no', rejected: true });
        const isShown = !isRecordRemoved && name !== 'unmanaged';
        const other = { ...copilot, id: 'another', name: 'Other' };
        return Promise.resolve(isShown ? [other, copilot] : [other]);
      }),
    deleteActions: (_, route) =>
      exchange('delete', (name) => {
        if (isRecordRemoved)
          throw describe('delete', { kind: 'status', status: 404, applied: 'no', rejected: true });
        rows = [];
        // The actions' own route keeps the copilot.
        if (name === 'record-removed' && !route.includes('/actions/')) isRecordRemoved = true;
        return Promise.resolve();
      }),
    importActions: (_, document) => {
      const kind = Buffer.compare(document, bodies.next) === 0 ? 'next' : 'previous';
      return exchange('import', (name) => store(kind, name));
    },
  };

  const storeAtOnce = (names: readonly string[]): void => {
    rows = [...rows, ...names.map(createRow)];
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
    if (rows.length > 0 && !wasLate)
      violations.push(`an import of ${kind} found ${rows.map(({ name: row }) => row).join(' ')}`);
    const stored = name === 'half-import-reset' ? all.slice(0, 1) : all;
    for (const action of stored) {
      storeAtOnce([action]);
      await clock.sleep(actionMs);
    }
  };

  return {
    service,
    actions: () => rows.map(({ name }) => name),
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
