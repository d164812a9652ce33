import type { ServiceFault } from '../errors.ts';

/** What the fault of a call says of what it was to do. */

/** The service has read what was sent and does not want it: it is not sent again. */
export function isContentRefused({ kind, status = 0 }: ServiceFault): boolean {
  return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}

/** Nobody has answered for the service, which may therefore go on with the call. */
export function isPerhapsAtWork({ applied, kind, status = 0 }: ServiceFault): boolean {
  if (applied === 'no') return false;
  return kind === 'time-out' || kind === 'broken' || (kind === 'status' && [408, 502, 504].includes(status));
}
