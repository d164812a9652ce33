import fc from 'fast-check';
import { faultNames, type Call, type Fault, type FaultName } from '../support/stand-in/fault.ts';

/** When and how the main step is ended from outside: at a request's arrival or after its answer, and a while later. */
export interface DistInterrupt {
  readonly how: 'cancel' | 'kill' | 'container';
  readonly call: Call;
  readonly nth: number;
  readonly moment: 'arrived' | 'answered';
  readonly delayMs: number;
}

export interface DistSchedule {
  readonly faults: readonly Fault[];
  readonly interrupt: DistInterrupt | undefined;
  readonly waitMs: number;
}

export const timeoutMs = 1_500;

/** Long enough for its answer to come too late, and for a wipe to come before the pause is over. */
function delayOf(name: FaultName, waitMs: number): Pick<Fault, 'delayMs'> {
  if (name === 'late') return { delayMs: timeoutMs + 300 };
  if (name === 'slow-drip') return { delayMs: 2 };
  if (name === 'slow-propagation') return { delayMs: Math.floor(waitMs / 2) };
  return {};
}

const calls = fc.constantFrom<Call>('list', 'delete', 'delete', 'import', 'import');
const nth = fc.constantFrom(1, 1, 1, 2, 2, 3);

function createFaults(waitMs: number): fc.Arbitrary<Fault[]> {
  const fault = fc
    .record({ call: calls, nth, fault: fc.constantFrom(...faultNames) })
    .map((one) => ({ ...one, ...delayOf(one.fault, waitMs) }));
  const isApart = (faults: readonly Fault[]): boolean =>
    new Set(faults.map(({ call, nth: count }) => `${call} ${count}`)).size === faults.length;
  return fc.array(fault, { maxLength: 3 }).filter(isApart);
}

const interrupts: fc.Arbitrary<DistInterrupt> = fc.record({
  how: fc.constantFrom('cancel', 'kill', 'container'),
  call: calls,
  nth: fc.constantFrom(1, 1, 2),
  moment: fc.constantFrom('arrived', 'answered'),
  delayMs: fc.constantFrom(0, 0, 20, 150),
});

export const distSchedules: fc.Arbitrary<DistSchedule> = fc
  .constantFrom(200, 200, 200, 200, 200, 200, 200, 200, 200, 5_000)
  .chain((waitMs) =>
    fc.record({
      faults: createFaults(waitMs),
      interrupt: fc.option(interrupts, { nil: undefined, freq: 2 }),
      waitMs: fc.constant(waitMs),
    }),
  );
