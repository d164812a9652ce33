import { renderPointer } from '../text-tree/pointer.ts';
import type { Fault } from '../text-tree/place.ts';

/** Bad news about the bundled document, in which its pointer is; files are not known there. */
export interface Finding extends Fault {
  readonly severity: 'error' | 'warning';
}

/** A finding that stops the import. `at`: the keys from the root to what it is about. */
export function refuses(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { severity: 'error', rule, message, pointer: renderPointer(at) };
}

/** A finding that a person should know of, and that stops nothing. */
export function warns(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { severity: 'warning', rule, message, pointer: renderPointer(at) };
}
