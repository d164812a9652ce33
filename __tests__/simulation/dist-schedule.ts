import fc from 'fast-check';
import { faultNames, type Call, type Fault, type FaultName } from '../support/fake-service/fault.ts';
import type { Behaviour } from '../support/fake-service/options.ts';

/** When and how the main step is ended from outside: at a request's arrival or after its answer, and a while later. */
export interface DistInterrupt {
  readonly how: 'cancel' | 'kill' | 'container';
  readonly call: Call;
  readonly nth: number;
  readonly moment: 'arrived' | 'answered';
  readonly delayMs: number;
}

export interface DistSchedule {
  readonly service: DistService;
  readonly answers: 'json' | 'text' | 'empty';
  /** From a delete to the next import, the list fails. */
  readonly pauseListStatus: 429 | 503 | undefined;
  readonly faults: readonly Fault[];
  readonly interrupt: DistInterrupt | undefined;
  readonly waitMs: number;
  readonly strategy: 'recreate' | 'rolling';
  readonly unmanaged: 'delete' | 'keep';
  /** Whether the copilot holds an action from the start that comes from no file. */
  readonly hasHandMade: boolean;
}

/** The contract alone, the contract with an inventory, and two releases of the best-known service. */
export type DistService = 'contract' | 'actionList' | '2.8.0' | 'head';

export const timeoutMs = 1_500;

export function describeService(schedule: DistSchedule): Behaviour {
  const { service, answers, pauseListStatus } = schedule;
  return {
    ...(service === 'actionList' ? { manner: { hasActionList: true, hasActionsDelete: true } } : { service }),
    answers,
    ...(pauseListStatus === undefined ? {} : { pauseListStatus }),
  };
}

/** The contract's service can do one thing only; its runs name no strategy. */
export function describeInputs({
  service,
  strategy,
  unmanaged,
}: DistSchedule): Readonly<Record<string, string>> {
  return service === 'contract' ? {} : { strategy, unmanaged };
}

/** Long enough for its answer to come too late, and for a wipe or a late effect to come before the next call may. */
function delayOf(name: FaultName, waitMs: number): fc.Arbitrary<Pick<Fault, 'delayMs' | 'retryAfter'>> {
  if (name === 'killed') return fc.constant({ delayMs: 300 });
  if (name === 'late') return fc.constant({ delayMs: timeoutMs + 300 });
  if (name === 'slow-drip') return fc.constant({ delayMs: 2 });
  if (name === 'slow-propagation') return fc.constant({ delayMs: Math.floor(waitMs / 2) });
  if (/^status-(?:429|503)-/.test(name)) return fc.constantFrom({}, { retryAfter: '2' });
  if (name.endsWith('-later')) return fc.record({ delayMs: fc.constantFrom(50, 300, 700) });
  return fc.constant({});
}

const calls = fc.constantFrom<Call>('list', 'delete', 'delete', 'import', 'import');
const actionListCalls = fc.oneof(
  { weight: 4, arbitrary: calls },
  { weight: 4, arbitrary: fc.constantFrom<Call>('actionList', 'options', 'delete-one', 'create', 'change') },
);
const nth = fc.constantFrom(1, 1, 1, 2, 2, 3);
const pick = (pattern: RegExp): fc.Arbitrary<FaultName> =>
  fc.constantFrom(...faultNames.filter((name) => pattern.test(name)));
const names = fc.oneof(
  { weight: 2, arbitrary: pick(/^(?!status-)/) },
  { weight: 1, arbitrary: pick(/^status-.*(?<!-later)$/) },
  { weight: 1, arbitrary: pick(/-later$/) },
);

function createFaults(waitMs: number, service: DistService): fc.Arbitrary<Fault[]> {
  const fault = fc
    .record({ call: service === 'contract' ? calls : actionListCalls, nth, fault: names })
    .chain((one) => delayOf(one.fault, waitMs).map((delay) => ({ ...one, ...delay })))
    // Only these three can meet a closed port: see the fake service's outage.ts.
    .filter(({ call, fault: name }) => name !== 'refused' || ['list', 'delete', 'import'].includes(call))
    // A change that was confirmed and never made, of a row that is right as it is, is one that nobody can see.
    .filter(({ call, fault: name }) => name !== 'no-rows' || (call !== 'change' && service !== 'contract'))
    // Nor, where nothing can be looked at, a call that was refused and made all the same, or accepted and not made yet.
    .filter(({ fault: name }) => service !== 'contract' || !/^status-(?:40[0345]-after|202-)/.test(name));
  const isApart = (faults: readonly Fault[]): boolean =>
    new Set(faults.map(({ call, nth: count }) => `${call} ${count}`)).size === faults.length;
  return fc.array(fault, { maxLength: 3 }).filter(isApart);
}

const interrupts: fc.Arbitrary<DistInterrupt> = fc.record({
  how: fc.constantFrom('cancel', 'kill', 'container'),
  call: actionListCalls,
  nth: fc.constantFrom(1, 1, 2),
  moment: fc.constantFrom('arrived', 'answered'),
  delayMs: fc.constantFrom(0, 0, 20, 150),
});

/** A pause of less would be over before a busy machine has sent the next request: nobody would see that it was not kept. */
const waits = fc.constantFrom(500, 500, 500, 500, 500, 500, 500, 1_500, 1_500, 5_000);
const services = fc.constantFrom<DistService>('contract', 'contract', 'actionList', '2.8.0', 'head');

export const distSchedules: fc.Arbitrary<DistSchedule> = fc
  .tuple(waits, services)
  .chain(([waitMs, service]) =>
    fc.record({
      service: fc.constant(service),
      answers: fc.constantFrom('json', 'json', 'json', 'text', 'empty'),
      pauseListStatus: fc.option(fc.constantFrom(429, 503), { nil: undefined, freq: 6 }),
      faults: createFaults(waitMs, service),
      interrupt: fc.option(interrupts, { nil: undefined, freq: 2 }),
      waitMs: fc.constant(waitMs),
      strategy: service === 'contract' ? fc.constant('recreate') : fc.constantFrom('recreate', 'rolling'),
      unmanaged: service === 'contract' ? fc.constant('delete') : fc.constantFrom('delete', 'keep'),
      hasHandMade: service === 'contract' ? fc.constant(false) : fc.boolean(),
    }),
  )
  // How a run goes that nothing disturbs is seen elsewhere.
  .filter(({ faults, interrupt }) => faults.length > 0 || interrupt !== undefined);
