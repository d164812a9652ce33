import type { ServiceFault } from '../errors.ts';

/** Returns whether the service has read the content and rejected it, so that it isn't sent again. */
export function isContentRefused({ kind, status = 0 }: ServiceFault): boolean {
  return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}

/** Returns whether the service may still process the request, as after a gateway's status of 502 or more. */
export function mayBeInFlight({ applied, kind, retryAfterMs, status = 0 }: ServiceFault): boolean {
  if (applied === 'no') return false;
  if (kind !== 'status') return kind === 'time-out' || kind === 'broken';
  if (status === 503) return retryAfterMs === undefined;
  return [202, 408, 499].includes(status) || (status >= 502 && status !== 505);
}

/** Returns whether the service has accepted the request without confirming its effect. */
export function isOnlyAccepted({ kind, status }: ServiceFault): boolean {
  return kind === 'status' && status === 202;
}
