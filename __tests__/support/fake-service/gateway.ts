import type { ServerResponse } from 'node:http';
import { createGatewayAnswer, createHtmlAnswer, type Answer } from './answer.ts';
import type { Behaviour } from './options.ts';
import type { OpenRequest } from './request-log.ts';
import { send } from './wire.ts';

/**
 * Responds with HTTP 504 if the service takes too long. The service still completes the request.
 */
export function limitTime(request: OpenRequest, response: ServerResponse, { gatewayMs }: Behaviour): void {
  if (gatewayMs === undefined) return;
  const timer = setTimeout(() => {
    send({ request, response }, createGatewayAnswer(504));
  }, gatewayMs).unref();
  response.once('close', () => {
    clearTimeout(timer);
  });
}

/** Returns the response to a body that never reaches the service. */
export function rejectSize(body: Buffer, { bodyLimitBytes = Infinity }: Behaviour): Answer | undefined {
  return body.length > bodyLimitBytes ? createHtmlAnswer(413, '413 Request Entity Too Large') : undefined;
}
