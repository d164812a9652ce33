import type { Call, Fault, FaultName } from './fault.ts';

/** A fault that shows on a connection that was accepted; `refused` never gets that far. */
export type WireFault = Fault & { readonly fault: Exclude<FaultName, 'refused'> };

/** Which fault hits which call. */
export interface Schedule {
  program(faults: readonly Fault[]): void;
  find(call: Call, nth: number): WireFault | undefined;
  /** Every `refused`, whenever its time comes. */
  outages(): readonly Fault[];
}

export function createSchedule(): Schedule {
  const planned: Fault[] = [];
  return {
    program: (faults) => void planned.push(...faults),
    find: (call, nth) =>
      planned.filter(isOnTheWire).find((fault) => fault.call === call && fault.nth === nth),
    outages: () => planned.filter((fault) => !isOnTheWire(fault)),
  };
}

function isOnTheWire(fault: Fault): fault is WireFault {
  return fault.fault !== 'refused';
}
