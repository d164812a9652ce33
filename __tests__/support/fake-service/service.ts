import { createErrorAnswer, createJsonAnswer, type Answer } from './answer.ts';
import { clear, handleActions } from './handle-actions.ts';
import { importFile } from './import-file.ts';
import { ServerError } from './model.ts';
import { renderRecord } from './record.ts';
import type { ServiceCall, ServiceParts } from './service-call.ts';

/**
 * Applies a request to the rows and the index, and returns the response.
 * @throws ServerKilled if the server is killed during the request
 */
export async function handle(call: ServiceCall, parts: ServiceParts): Promise<Answer> {
  const refusal = parts.manner.checksCallers ? checkCaller(call, parts) : undefined;
  if (refusal !== undefined) return refusal;
  try {
    return await answerCall(call, parts);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    call.request.note({ note: error.message });
    return createErrorAnswer(500);
  }
}

async function answerCall(call: ServiceCall, parts: ServiceParts): Promise<Answer> {
  const { route } = call;
  if (route.call === 'list') return list(call, parts);
  if (route.call === 'import') return importFile(route.id, call, parts);
  if (route.call === 'delete' && route.records) return removeCopilot(route.id, call, parts);
  return handleActions(route, call, parts);
}

/** Checks the key, the required headers and the copilot. */
function checkCaller({ route, headers }: ServiceCall, parts: ServiceParts): Answer | undefined {
  const { isAuthorized, store, manner } = parts;
  if (!isAuthorized(headers.authorization)) return createJsonAnswer(401, { message: 'Unauthorized' });
  if (!/(^|,)\s*application\/json\s*(;|,|$)/iu.test(headers.accept ?? '')) {
    return createJsonAnswer(406, { message: 'Every request carries Accept: application/json' });
  }
  if (route.call === 'list') return undefined;
  const id = route.call === 'delete-one' ? store.findRow(route.actionId)?.bot_id : route.id;
  if (id === undefined) return undefined;
  const isActionList = route.call === 'actionList' || route.call === 'options';
  if (store.find(id) === undefined && !(isActionList && manner.hasActionList)) {
    return createJsonAnswer(404, { failure: 'chatbot_not_found' });
  }
  return undefined;
}

function list({ twist }: ServiceCall, { store, manner }: ServiceParts): Answer {
  const shown = store.list().map((record) => renderRecord(record, manner.records));
  return createJsonAnswer(200, twist.listsTwice === true ? [...shown, ...shown] : shown);
}

/** Handles the documented delete route, whose effect depends on the service. */
function removeCopilot(id: string, call: ServiceCall, parts: ServiceParts): Answer {
  const { store, manner } = parts;
  if (manner.recordDelete === 'breaks') throw new ServerError('delete_bot() missing an argument');
  if (store.find(id) === undefined) return createJsonAnswer(404, { failure: 'chatbot_not_found' });
  if (call.twist.removesRecord ?? manner.recordDelete === 'removes-record') store.remove(id);
  else clear(id, call, parts);
  return createJsonAnswer(200, { success: 'chatbot_deleted' });
}
