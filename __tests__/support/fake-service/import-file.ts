import { completeDraft, createEntry, type Draft } from './action.ts';
import { createErrorAnswer, createJsonAnswer, type Answer } from './answer.ts';
import { createRows } from './columns.ts';
import { importAsReleased } from './import-as-released.ts';
import { parseForm } from './multipart.ts';
import type { ServiceName } from './behaviour.ts';
import { askModel, embed, passBetween, type ServiceCall } from './service-call.ts';

/** Number of actions that one request to the model embeds. */
const batch = 64;

/**
 * Imports a file. It only appends, so a second import duplicates the actions. A summary by the model comes first,
 * then all rows in one transaction, then the index in batches. The rows can therefore exist although the response is
 * HTTP 500.
 */
export async function importFile(call: ServiceCall): Promise<Answer> {
  const { id, headers, store, settings } = call;
  // A WSGI server reads exactly `Content-Length` bytes, and doesn't support chunks.
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] === undefined) {
    return createJsonAnswer(411, { message: 'Length Required' });
  }
  const form = await parseForm(headers['content-type'], call.body);
  if (!form.ok) return createJsonAnswer(400, { error: form.error });
  const drafts = readDrafts(id, form.file.bytes);
  if (typeof drafts === 'string') {
    call.request.note = drafts;
    return rejectFile(drafts, settings.service);
  }
  // A summary of the file and its embedding, whose failure doesn't affect the actions.
  await askModel(call);
  await askModel(call);
  if (settings.losesRows !== true) {
    const taken = settings.halfImport === true ? drafts.slice(0, Math.ceil(drafts.length / 2)) : drafts;
    store.change(id, { rows: [...store.find(id).rows, ...createRows(taken, settings.rejectedName)] });
    passBetween(call);
    for (let from = 0; from < taken.length; from += batch) {
      await embed(call);
      const added = taken.slice(from, from + batch).map((draft) => createEntry(draft, ''));
      store.change(id, { entries: [...store.find(id).entries, ...added] });
    }
  }
  return createJsonAnswer(201, {
    message: `Successfully imported actions from ${form.file.fileName}`,
    is_error: false,
  });
}

/** Reads the actions, or returns the reason why there are none. */
function readDrafts(id: string, bytes: Buffer): readonly Draft[] | string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const result = importAsReleased(JSON.parse(text));
    return result.ok ? result.actions.map((action) => completeDraft(id, action)) : result.reason;
  } catch (error) {
    return String(error);
  }
}

function rejectFile(reason: string, service: ServiceName | undefined): Answer {
  if (service === 'head') return createErrorAnswer(500);
  const message = 'Failed to parse Swagger file';
  const isExplained = service === '2.8.0';
  return createJsonAnswer(400, { message: isExplained ? `${message}: ${reason}` : message, is_error: true });
}
