import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { withoutInventory } from '../support/blind-service.ts';
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

/** What a document is to the model: the names of the actions that importing it appends. */
export const documents = {
  next: ['new-1', 'new-2', 'new-3'],
  previous: ['old-1', 'old-2'],
} as const;

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
  /** What must never happen, whatever fails. */
  readonly violations: readonly string[];
}

export interface ModelOptions {
  readonly clock: VirtualClock;
  readonly faults: readonly Fault[];
  readonly timeoutMs: number;
  readonly settleMs: number;
  readonly hasList: boolean;
  readonly isNextBad: boolean;
}

/** Milliseconds on the wire, one way; and what storing one action takes. */
const wireMs = 20;
const actionMs = 400;

/** The service as service-in-practice.md describes it: import appends, and goes on though its client has died. */
export function createModelService(options: ModelOptions): ModelService {
  const { clock } = options;
  let actions: readonly string[] = documents.previous;
  let isRecordRemoved = false;
  let isKeyRevoked = false;
  const counts = { list: 0, delete: 0, import: 0 };
  const happened: { fault: Fault; document?: 'next' | 'previous' }[] = [];
  const requests: { call: Call; sentMs: number; answeredMs?: number }[] = [];
  const violations: string[] = [];

  /** One exchange: the fault decides whether the effect takes place and how the answer arrives. */
  const exchange = async <T>(
    call: Call,
    effect: (name: FaultName | undefined) => Promise<T>,
    document?: 'next' | 'previous',
  ): Promise<T> => {
    counts[call] += 1;
    const request: (typeof requests)[number] = { call, sentMs: clock.nowMs() };
    requests.push(request);
    const nth = counts[call];
    const fault = options.faults.find((one) => one.call === call && one.nth === nth);
    if (fault !== undefined) happened.push({ fault, ...(document === undefined ? {} : { document }) });
    const fail = (facts: Partial<ServiceFault>): ServiceFailure =>
      describe(call, {
        ...facts,
        ...(fault?.retryAfterMs !== undefined && facts.status !== undefined && !facts.refused
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
      throw fail({ kind: 'status', status: 401, applied: 'no', refused: true });
    }
    if (fault?.name === 'redirect')
      throw fail({ kind: 'redirect', status: 302, applied: 'no', refused: true });
    if (fault?.name === 'html-200') throw fail({ kind: 'not-understood', status: 200, refused: true });
    if (fault?.name === 'is-error' && call !== 'list')
      throw fail({ kind: 'is-error', status: 201, refused: true });
    if (fault?.name === 'status-400' && call === 'import')
      throw fail({ kind: 'status', status: 400, refused: true });
    if (fault?.name === 'reset-before') throw fail({ kind: 'broken' });
    if (fault?.name === 'hang-before') {
      await clock.sleep(options.timeoutMs);
      throw fail({ kind: 'time-out' });
    }
    const [, status, moment] = /^status-(\d+)-(before|after)$/.exec(fault?.name ?? '') ?? [];
    if (moment === 'before') throw fail({ kind: 'status', status: Number(status) });
    const result = await effect(fault?.name);
    if (moment === 'after') throw fail({ kind: 'status', status: Number(status) });
    if (fault?.name === 'reset-after' || fault?.name === 'half-import-reset') throw fail({ kind: 'broken' });
    if (fault?.name === 'half-import') throw fail({ kind: 'status', status: 500 });
    if (fault?.name === 'truncated-json') throw fail({ kind: 'not-understood', status: 201, refused: true });
    if (fault?.name === 'hang-after') {
      await clock.sleep(options.timeoutMs);
      throw fail({ kind: 'time-out' });
    }
    if (fault?.name === 'late') await clock.sleep(options.timeoutMs * 0.8);
    await clock.sleep(wireMs);
    return result;
  };

  const service: CopilotService = {
    ...withoutInventory,
    listCopilots: () =>
      exchange('list', (name) => {
        if (!options.hasList)
          throw describe('list', { kind: 'status', status: 404, applied: 'no', refused: true });
        const isShown = name === 'stale-list' || (!isRecordRemoved && name !== 'unlisted');
        const other = { ...copilot, id: 'another', name: 'Other' };
        const shown = isShown ? [copilot] : [];
        return Promise.resolve(
          name === 'duplicate-listing' ? [other, ...shown, ...shown] : [other, ...shown],
        );
      }),
    deleteActions: () =>
      exchange('delete', (name) => {
        if (isRecordRemoved)
          throw describe('delete', { kind: 'status', status: 404, applied: 'no', refused: true });
        const wipe = (): void => {
          actions = [];
        };
        if (name === 'slow-propagation') clock.at(clock.nowMs() + options.settleMs * 0.9, wipe);
        else wipe();
        if (name === 'record-removed') isRecordRemoved = true;
        return Promise.resolve();
      }),
    importActions: (_, document) => {
      const text = Buffer.from(document).toString();
      const kind = text === 'next' ? 'next' : 'previous';
      return exchange('import', (name) => store(kind, name), kind);
    },
  };

  const store = async (kind: 'next' | 'previous', name: FaultName | undefined): Promise<void> => {
    if (isRecordRemoved)
      throw describe('import', { kind: 'status', status: 404, applied: 'no', refused: true });
    if (kind === 'next' && options.isNextBad) {
      throw describe('import', { kind: 'status', status: 400, applied: 'unknown', refused: true });
    }
    if (actions.length > 0) violations.push(`an import of ${kind} found ${actions.join(' ')}`);
    const all = documents[kind];
    const stored = name === 'half-import' || name === 'half-import-reset' ? all.slice(0, 1) : all;
    for (const action of stored) {
      actions = [...actions, action];
      await clock.sleep(actionMs);
    }
  };

  return {
    service,
    actions: () => actions,
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
    refused: false,
    explanation: `The ${call} request failed: ${facts.kind ?? ''} ${facts.status ?? ''}.`,
    hint: 'Look at the service.',
    ...facts,
  });
}
