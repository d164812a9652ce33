import { createAction } from './action.ts';
import type { NewAction } from './action.ts';
import { createHtmlAnswer, createJsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { ServiceCall, ServiceParts } from './service.ts';

/** The routes around single actions, and their lack; undefined for a delete of all actions that is to be done. */
export function handleActions(call: ServiceCall, parts: ServiceParts): Answer | undefined {
  const { method, route, body } = call;
  const { store, manner } = parts;
  const allow = `GET, HEAD, POST, OPTIONS${manner.hasActionsDelete ? ', DELETE' : ''}`;
  if (route.call === 'delete') {
    if (manner.hasActionsDelete) return undefined;
    if (manner.hasInventory) return refuseMethod(allow);
  }
  if (!manner.hasInventory) return createJsonAnswer(404, { message: `no route ${method} for this service` });
  switch (route.call) {
    case 'inventory':
      return createJsonAnswer(200, store.actions(route.id));
    case 'options':
      return { status: 200, headers: { allow }, body: '' };
    case 'create':
      return create(route.id, body, parts);
    case 'delete-one':
      if (store.findAction(route.actionId) === undefined)
        return createJsonAnswer(404, { error: 'Action not found' });
      store.removeAction(route.actionId);
      return createJsonAnswer(200, { message: 'Action deleted successfully' });
    case 'delete':
    case 'list':
    case 'import':
      return undefined;
  }
}

function refuseMethod(allow: string): Answer {
  const answer = createHtmlAnswer(405, '405 Method Not Allowed');
  return { ...answer, headers: { ...answer.headers, allow } };
}

function create(id: string, body: Buffer, { store, manner }: ServiceParts): Answer {
  const given = parseNewAction(body);
  if (given === undefined) {
    return createJsonAnswer(400, { error: 'name, api_endpoint, request_type and payload are needed' });
  }
  const action = createAction(id, given, manner);
  store.append(id, [action]);
  return createJsonAnswer(201, action);
}

function parseNewAction(body: Buffer): NewAction | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || !value) return undefined;
  const given = value as Partial<Record<keyof NewAction, unknown>>;
  const isWhole = [given.name, given.api_endpoint, given.request_type].every(
    (text) => typeof text === 'string' && text !== '',
  );
  return isWhole && given.payload !== undefined ? (value as NewAction) : undefined;
}
