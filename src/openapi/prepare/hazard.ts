import type { Finding } from '../finding.ts';
import { renderPointer } from '../document/pointer.ts';

/** Something that the best-known importer fails on or loses. */
export interface Hazard extends Finding {
  /** True where an equivalent document without it can be made. */
  readonly isMendable: boolean;
}

type Place = readonly (string | number)[];

/** The import fails; an equivalent document imports. */
export function stops(rule: string, place: Place, message: string): Hazard {
  return { severity: 'error', rule, message, pointer: renderPointer(place), isMendable: true };
}

/** The import succeeds and something is missing; an equivalent document arrives whole. */
export function loses(rule: string, place: Place, message: string): Hazard {
  return { severity: 'warning', rule, message, pointer: renderPointer(place), isMendable: true };
}

/** The import fails, and nobody but the author knows what is meant. */
export function spoils(rule: string, place: Place, message: string): Hazard {
  return { severity: 'error', rule, message, pointer: renderPointer(place), isMendable: false };
}
