import { changeRow, createEntry, createRow, renderAction, type Draft } from './action.ts';
import { createErrorAnswer, createJsonAnswer, type Answer } from './answer.ts';
import { fitsColumns } from './columns.ts';
import { parseDraft } from './draft.ts';
import type { Manner } from './manner.ts';
import { embed, passBetween, ServerError } from './model.ts';
import { collate } from './collation.ts';
import { sortRows } from './reach.ts';
import type { Route } from './route.ts';
import type { ServiceCall, ServiceParts } from './service-call.ts';

type ActionRoute = Exclude<Route, { readonly call: 'list' | 'import' }>;

/** Handles the routes of single actions, if they exist. */
export async function handleActions(
  route: ActionRoute,
  call: ServiceCall,
  parts: ServiceParts,
): Promise<Answer> {
  const { manner } = parts;
  if (!manner.hasActionList && !(route.call === 'delete' && manner.hasActionsDelete)) {
    return createErrorAnswer(404);
  }
  switch (route.call) {
    case 'actionList':
      return parts.actionList.read(route.id, call.page);
    case 'options':
      return { status: 200, headers: { allow: listMethods(manner) }, body: '' };
    case 'create':
      return createOne(route.id, call, parts);
    case 'change':
      return changeOne(route, call, parts);
    case 'delete-one':
      return deleteOne(route.actionId, call, parts);
    case 'delete':
      return manner.hasActionsDelete ? deleteAll(route.id, call, parts) : createErrorAnswer(405);
  }
}

function listMethods({ hasActionsDelete }: Manner): string {
  return `GET, HEAD, POST, OPTIONS${hasActionsDelete ? ', DELETE' : ''}`;
}

/** Stores the row and, after the model's response, an index entry. Neither is unique. */
async function createOne(id: string, call: ServiceCall, parts: ServiceParts): Promise<Answer> {
  const { store, manner } = parts;
  const body = readJson(call);
  if ('refusal' in body) return body.refusal;
  const draft = parseDraft(id, body.value);
  failOnRejected(draft, parts);
  const row = createRow(draft);
  if (!fitsColumns(row)) throw new ServerError('the row does not fit');
  if (call.twist.losesRows !== true) {
    store.insert(id, [row]);
    await addEntry(draft, call, parts);
  }
  return createJsonAnswer(201, renderAction(row, manner));
}

/**
 * Replaces all six fields of the row. Index entries of its new operation ID are replaced with one entry, and those of
 * its old ID stay.
 */
async function changeOne(
  { id, actionId }: { readonly id: string; readonly actionId: string },
  call: ServiceCall,
  parts: ServiceParts,
): Promise<Answer> {
  const { store } = parts;
  const body = readJson(call);
  if ('refusal' in body) return body.refusal;
  const draft = parseDraft(id, body.value);
  const row = store.findRow(actionId);
  if (row === undefined) throw new ServerError('Action not found');
  const changed = changeRow(row, draft);
  if (!fitsColumns(changed)) throw new ServerError('the row does not fit');
  if (call.twist.losesRows !== true) {
    store.replaceRow(changed);
    passBetween(call.twist);
    store.forget(id, String(draft.operation_id));
    await addEntry(draft, call, parts);
  }
  return createJsonAnswer(201, {});
}

async function addEntry(draft: Draft, call: ServiceCall, { store, settings }: ServiceParts): Promise<void> {
  passBetween(call.twist);
  await embed(settings, call.twist);
  store.index(draft.bot_id, [createEntry(draft, ' ')]);
}

/** Deletes all index entries of the row's operation ID, then the first row with it, which can be another row. */
function deleteOne(actionId: string, call: ServiceCall, { store }: ServiceParts): Answer {
  const row = store.findRow(actionId);
  if (row === undefined) return createJsonAnswer(404, { error: 'Action not found' });
  if (call.twist.losesRows !== true) {
    store.forget(row.bot_id, String(row.operation_id));
    passBetween(call.twist);
    const group = collate(String(row.operation_id));
    const first = sortRows(store.rows(row.bot_id)).find(
      ({ operation_id: held }) => held !== null && collate(held) === group,
    );
    if (first !== undefined) store.removeRow(first.id);
  }
  return createJsonAnswer(200, { message: 'Action deleted successfully' });
}

function deleteAll(id: string, call: ServiceCall, parts: ServiceParts): Answer {
  clear(id, call, parts);
  return createJsonAnswer(200, { message: 'All actions deleted successfully' });
}

/** Deletes the rows of a copilot, and then its index entries. */
export function clear(id: string, { twist }: ServiceCall, { store }: ServiceParts): void {
  const { propagationMs = 0 } = twist;
  if (twist.losesRows === true) return;
  store.clear(id, propagationMs);
  passBetween(twist);
  if (propagationMs === 0) store.forget(id);
}

/** @throws ServerError for an action that the database doesn't accept */
export function failOnRejected({ name }: Draft, { settings }: Pick<ServiceParts, 'settings'>): void {
  if (name === settings.rejectedName) throw new ServerError('the database rejects a row');
}

function readJson({
  headers,
  body,
}: ServiceCall): { readonly value: unknown } | { readonly refusal: Answer } {
  if (!/^application\/(?:[\w.-]+\+)?json\b/iu.test(headers['content-type'] ?? ''))
    return { refusal: createErrorAnswer(415) };
  try {
    return { value: JSON.parse(body.toString('utf8')) as unknown };
  } catch {
    return { refusal: createErrorAnswer(400) };
  }
}
