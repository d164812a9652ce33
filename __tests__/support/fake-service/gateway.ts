import type { ServerResponse } from 'node:http';
import { createHtmlAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Behaviour } from './options.ts';
import type { OpenRequest } from './request-log.ts';
import { send } from './wire.ts';

/** The limits of nginx as it comes: what the best-known service's own installation has in front. */
export const nginxLimits = { bodyLimitBytes: 1024 * 1024, gatewayMs: 60_000 };

/** Answers 504 when the service takes too long. The service goes on: what it was told to do still happens. */
export function limitTime(
  request: OpenRequest,
  response: ServerResponse,
  { gatewayMs }: Pick<Behaviour, 'gatewayMs'>,
): void {
  if (gatewayMs === undefined) return;
  const timer = setTimeout(() => {
    send({ request, response }, createHtmlAnswer(504, '504 Gateway Time-out'));
  }, gatewayMs).unref();
  response.once('close', () => {
    clearTimeout(timer);
  });
}

/** The answer to a body that never gets to the service. */
export function rejectSize(body: Buffer, { bodyLimitBytes = Infinity }: Behaviour): Answer | undefined {
  return body.length > bodyLimitBytes ? createHtmlAnswer(413, '413 Request Entity Too Large') : undefined;
}
