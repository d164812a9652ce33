import fc from 'fast-check';
import { faultNames, type Fault, type FaultName } from '../support/fake-service/fault.ts';
import type { Call } from '../support/fake-service/request-log.ts';

/** The documented API alone, the same with an action list, and two releases of OpenCopilot. */
type DistService = 'contract' | 'actionList' | '2.8.0' | 'head';

export const timeoutMs = 1_500;

/** Returns a delay that makes a response too late, but lets a late effect come before the next request. */
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
    // Only these three requests can meet a closed port, see the fake service's schedule.ts.
    .filter(({ call, fault: name }) => name !== 'refused' || ['list', 'delete', 'import'].includes(call))
    // A confirmed change that was not applied to a correct row can't be detected.
    .filter(({ call, fault: name }) => name !== 'no-rows' || (call !== 'change' && service !== 'contract'))
    // Without an action list, these can't be detected either: rejected requests that were applied, and accepted ones
    // that were not.
    .filter(({ fault: name }) => service !== 'contract' || !/^status-(?:40[0345]-after|202-)/.test(name));
  return fc.uniqueArray(fault, { maxLength: 3, selector: ({ call, nth: count }) => `${call} ${count}` });
}

/** Time and kind of the interruption of the main step: at a request's arrival or after its response, with a delay. */
const interrupts = fc.record({
  how: fc.constantFrom('cancel', 'kill', 'container'),
  call: actionListCalls,
  nth: fc.constantFrom(1, 1, 2),
  moment: fc.constantFrom('arrived', 'answered'),
  delayMs: fc.constantFrom(0, 0, 20, 150),
});

/**
 * A shorter delay would be over before a busy machine sends the next request, so a violation could not be detected.
 */
const waits = fc.constantFrom(500, 500, 500, 500, 500, 500, 500, 1_500, 1_500, 5_000);
const services = fc.constantFrom<DistService>('contract', 'contract', 'actionList', '2.8.0', 'head');

export type DistSchedule = typeof distSchedules extends fc.Arbitrary<infer Schedule> ? Schedule : never;
export const distSchedules = fc
  .tuple(waits, services)
  .chain(([waitMs, service]) =>
    fc.record({
      ...{
        waitMs: fc.constant(waitMs),
        service: fc.constant(service),
        faults: createFaults(waitMs, service),
      },
      answers: fc.constantFrom('json', 'json', 'json', 'text', 'empty'),
      // Status of the copilot list between a delete and the next import.
      pause: fc.constantFrom(
        {},
        ...([429, 503, 429, 503, 429] as const).map((pauseListStatus) => ({ pauseListStatus })),
      ),
      interrupt: fc.option(interrupts, { nil: undefined, freq: 2 }),
      strategy: service === 'contract' ? fc.constant('recreate') : fc.constantFrom('recreate', 'rolling'),
      unmanaged: service === 'contract' ? fc.constant('delete') : fc.constantFrom('delete', 'keep'),
      // Whether the copilot has a manually created action from the start.
      hasHandMade: service === 'contract' ? fc.constant(false) : fc.boolean(),
    }),
  )
  // Undisturbed runs are tested elsewhere.
  .filter(({ faults, interrupt }) => faults.length > 0 || interrupt !== undefined);
