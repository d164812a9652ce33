import type { Call, Fault } from './fault.ts';

/** Assignment of faults to requests. */
export interface Schedule {
  program(faults: readonly Fault[]): void;
  /** Returns the next fault for a request, which then counts as used. */
  take(call: Call, nth: number): Fault | undefined;
  /** Returns every `refused` fault, which no connection meets. */
  outages(): readonly Fault[];
  markFired(fault: Fault): void;
  unfired(): readonly Fault[];
}

export function createSchedule(): Schedule {
  const planned: Fault[] = [];
  const fired = new Set<Fault>();
  const isOutage = ({ fault }: Fault): boolean => fault === 'refused';
  return {
    program: (faults) => void planned.push(...faults),
    take: (call, nth) => {
      const found = planned.find((fault) => !isOutage(fault) && fault.call === call && fault.nth === nth);
      if (found !== undefined) fired.add(found);
      return found;
    },
    outages: () => planned.filter(isOutage),
    markFired: (fault) => void fired.add(fault),
    unfired: () => planned.filter((fault) => !fired.has(fault)),
  };
}
