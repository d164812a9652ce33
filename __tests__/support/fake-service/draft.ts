import { completeDraft, type Draft } from './action.ts';
import { ServerError } from './model.ts';

/**
 * Parses the body of a request for a single action with the service's types, and ignores unknown fields. Unknown
 * fields include IDs and dates, but not `bot_id`, which causes an error because the route sets it.
 * @throws ServerError
 */
export function parseDraft(botId: string, body: unknown): Draft {
  const given = (typeof body === 'object' && body && !Array.isArray(body) ? body : undefined) as
    Record<string, unknown> | undefined;
  if (given === undefined || Object.hasOwn(given, 'bot_id')) throw new ServerError('not an action');
  const text = (key: string): string => {
    const value = given[key];
    if (typeof value === 'string' && value.isWellFormed()) return value;
    throw new ServerError(`${key} is not text`);
  };
  const textOrNull = (key: string): string | null => (given[key] === null ? null : text(key));
  const { id, operation_id: operationId, payload = {} } = given;
  if (id !== undefined) textOrNull('id');
  if (typeof payload !== 'object' || !payload || Array.isArray(payload))
    throw new ServerError('payload is not an object');
  try {
    return completeDraft({
      bot_id: botId,
      name: text('name'),
      api_endpoint: text('api_endpoint'),
      request_type: text('request_type'),
      description: textOrNull('description'),
      operation_id: operationId === undefined ? undefined : textOrNull('operation_id'),
      payload,
    });
  } catch (error) {
    throw error instanceof RangeError ? new ServerError(error.message) : error;
  }
}
