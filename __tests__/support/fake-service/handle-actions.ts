import { changeRow, createEntry, createRow, renderAction, type Draft } from './action.ts';
import { createErrorAnswer, createHtmlAnswer, createJsonAnswer, type Answer } from './answer.ts';
import { fitsColumns } from './columns.ts';
import { parseDraft } from './draft.ts';
import { createModel, ServerError } from './model.ts';
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
  const missing = findMissing(route, parts);
  if (missing !== undefined) return missing;
  switch (route.call) {
    case 'actionList':
      return listActions(route.id, call, parts);
    case 'options':
      return { status: 200, headers: { allow: listMethods(route.path, parts) }, body: '' };
    case 'create':
      return createOne(route.id, call, parts);
    case 'change':
      return changeOne(route, call, parts);
    case 'delete-one':
      return deleteOne(route.actionId, call, parts);
    case 'delete':
      return clear(route.id, call, parts);
  }
}

function findMissing(route: ActionRoute, { manner, settings }: ServiceParts): Answer | undefined {
  const { createStatus, changeStatus } = settings;
  if (route.call === 'delete' && manner.hasActionsDelete) return undefined;
  if (!manner.hasActionList) return createErrorAnswer(404);
  if (route.call === 'delete') return createErrorAnswer(405);
  if (route.call === 'create' && createStatus !== undefined) return createErrorAnswer(createStatus);
  if (route.call === 'change' && changeStatus !== undefined) return createErrorAnswer(changeStatus);
  return undefined;
}

function listMethods(
  path: 'actions' | 'action' | 'change' | 'import',
  { manner, settings }: ServiceParts,
): string {
  const methods = {
    actions: [
      ...['GET', 'HEAD'],
      ...(settings.createStatus === undefined ? ['POST'] : []),
      ...['OPTIONS'],
      ...(manner.hasActionsDelete ? ['DELETE'] : []),
    ],
    action: ['GET', 'HEAD', 'DELETE', 'OPTIONS'],
    change: settings.changeStatus === undefined ? ['PATCH', 'OPTIONS'] : ['OPTIONS'],
    import: ['PUT', 'OPTIONS'],
  };
  return methods[path].join(', ');
}

function listActions(
  id: string,
  { page }: ServiceCall,
  { actionList, settings: { actionListStatus } }: ServiceParts,
): Answer {
  if (actionListStatus !== undefined)
    return createHtmlAnswer(actionListStatus, `${actionListStatus} from the gateway`);
  return actionList.read(id, page);
}

/** Stores the row and, after the model's response, an index entry. Neither is unique. */
async function createOne(id: string, call: ServiceCall, parts: ServiceParts): Promise<Answer> {
  const { store, manner } = parts;
  const body = readJson(call);
  if ('refusal' in body) return body.refusal;
  const draft = parseDraft(id, body.value);
  const rejected = rejectNamed('create', draft, parts);
  if (rejected !== undefined) return rejected;
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
  const rejected = rejectNamed('change', draft, parts);
  if (rejected !== undefined) return rejected;
  const changed = changeRow(row, draft);
  if (!fitsColumns(changed)) throw new ServerError('the row does not fit');
  if (call.twist.losesRows !== true) {
    store.replaceRow(changed);
    createModel(parts.settings, call.twist).passBetween();
    store.forget(id, String(draft.operation_id));
    await addEntry(draft, call, parts);
  }
  return createJsonAnswer(201, {});
}

async function addEntry(draft: Draft, call: ServiceCall, { store, settings }: ServiceParts): Promise<void> {
  const model = createModel(settings, call.twist);
  model.passBetween();
  await model.embed();
  store.index(draft.bot_id, [createEntry(draft, ' ')]);
}

/** Deletes all index entries of the row's operation ID, then the first row with it, which can be another row. */
function deleteOne(actionId: string, call: ServiceCall, { store, settings }: ServiceParts): Answer {
  const row = store.findRow(actionId);
  if (row === undefined) return createJsonAnswer(404, { error: 'Action not found' });
  if (call.twist.losesRows !== true) {
    store.forget(row.bot_id, String(row.operation_id));
    createModel(settings, call.twist).passBetween();
    const group = collate(String(row.operation_id), settings.collation);
    const first = sortRows(store.rows(row.bot_id)).find(
      ({ operation_id: held }) => held !== null && collate(held, settings.collation) === group,
    );
    if (first !== undefined) store.removeRow(first.id);
  }
  return createJsonAnswer(200, { message: 'Action deleted successfully' });
}

function clear(id: string, { twist }: ServiceCall, { store, settings }: ServiceParts): Answer {
  const propagationMs = twist.propagationMs ?? settings.propagationMs ?? 0;
  if (twist.losesRows !== true) {
    store.clear(id, propagationMs);
    createModel(settings, twist).passBetween();
    if (propagationMs === 0) store.forget(id);
  }
  return createJsonAnswer(200, { message: 'All actions deleted successfully' });
}

/** Rejects an action that the service doesn't accept. */
export function rejectNamed(
  callName: 'create' | 'change' | 'import',
  { name }: Pick<Draft, 'name'>,
  { settings: { refusals = [] } }: ServiceParts,
): Answer | undefined {
  const found = refusals.find(
    ({ name: rejected, calls = ['create', 'change'] }) => rejected === name && calls.includes(callName),
  );
  return found === undefined ? undefined : createErrorAnswer(found.status);
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
