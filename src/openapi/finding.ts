import { renderPointer } from './document/pointer.ts';

/** A problem that has no place yet: its pointer is into the bundled document, and files are not known there. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  /** A short kebab-case name of the rule, the same for every finding of a kind. */
  readonly rule: string;
  /** What is wrong, the value seen and what was expected, in one or two sentences. */
  readonly message: string;
  /** RFC 6901 JSON pointer into the bundled document; empty for the whole of it. */
  readonly pointer: string;
}

/** A finding that stops the import. `at`: the keys from the root to what it is about. */
export function refuses(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { severity: 'error', rule, message, pointer: renderPointer(at) };
}

/** A finding that a person should know of, and that stops nothing. */
export function warns(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { severity: 'warning', rule, message, pointer: renderPointer(at) };
}
