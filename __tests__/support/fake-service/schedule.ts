import type { Call, Fault, FaultName } from './fault.ts';

/** A fault that shows on a connection that was accepted; `refused` never gets that far. */
export type WireFault = Fault & { readonly fault: Exclude<FaultName, 'refused'> };

/** Which fault hits which call. */
export interface Schedule {
  program(faults: readonly Fault[]): void;
  /** The fault whose turn it is; from then on it counts as fired. */
  take(call: Call, nth: number): WireFault | undefined;
  /** Every `refused`, whenever its time comes. */
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
