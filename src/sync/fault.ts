import type { ServiceFault } from '../errors.ts';

/** The service is away for a while, and waiting for it is worth more than giving up: it was restarted, or is overloaded. */
export function isDown({ kind, status = 0 }: ServiceFault): boolean {
  if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy') return true;
  return kind === 'status' && [408, 425, 429, 502, 503, 504].includes(status);
}

/** Nobody has answered for the service, which may therefore go on with the call. */
export function isPerhapsAtWork({ applied, kind, status = 0 }: ServiceFault): boolean {
  if (applied === 'no') return false;
  return kind === 'time-out' || kind === 'broken' || (kind === 'status' && [408, 502, 504].includes(status));
}

/** The service has read the document and does not want it. */
export function isAboutDocument(fault: ServiceFault): boolean {
  return fault.kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(fault.status ?? 0);
}

/** A bare 500 may pass or may be the importer stumbling over the document; one like it again is the document. */
export function isSameError(before: ServiceFault | undefined, now: ServiceFault): boolean {
  return before?.status === 500 && now.status === 500 && before.likeness === now.likeness;
}

/** What was confirmed, or should have been done by now, and is not to be seen. */
export function createUnseen(explanation: string): ServiceFault {
  return {
    request: 'inventory',
    kind: 'not-there',
    applied: 'unknown',
    refused: false,
    explanation,
    hint: 'Look at the service’s own log: it confirmed what it has not done, or something else changes this copilot.',
  };
}
