import type { Call, Fault, FaultName } from './fault.ts';

/** A fault on an accepted connection, unlike `refused`. */
export type WireFault = Fault & { readonly fault: Exclude<FaultName, 'refused'> };

/** Assignment of faults to requests. */
export interface Schedule {
  program(faults: readonly Fault[]): void;
  /** Returns the next fault for a request, which then counts as used. */
  take(call: Call, nth: number): WireFault | undefined;
  /** Returns every `refused` fault. */
  outages(): readonly Fault[];
  markFired(fault: Fault): void;
  unfired(): readonly Fault[];
}

export function createSchedule(): Schedule {
  const planned: Fault[] = [];
  const fired = new Set<Fault>();
  return {
    program: (faults) => void planned.push(...faults),
    take: (call, nth) => {
      const found = planned.filter(isOnTheWire).find((fault) => fault.call === call && fault.nth === nth);
      if (found !== undefined) fired.add(found);
      return found;
    },
    outages: () => planned.filter((fault) => !isOnTheWire(fault)),
    markFired: (fault) => void fired.add(fault),
    unfired: () => planned.filter((fault) => !fired.has(fault)),
  };
}

function isOnTheWire(fault: Fault): fault is WireFault {
  return fault.fault !== 'refused';
}
