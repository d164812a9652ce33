import { createEntry, createRow, readImported, type Draft } from './action.ts';
import { createErrorAnswer, createJsonAnswer, type Answer } from './answer.ts';
import { fitsColumns } from './columns.ts';
import { failOnRejected } from './handle-actions.ts';
import { importAsReleased } from './import-as-released.ts';
import type { Manner } from './manner.ts';
import { askModel, embed, passBetween, ServerError } from './model.ts';
import { parseForm } from './multipart.ts';
import type { ServiceCall, ServiceParts } from './service-call.ts';

/** Number of actions that one request to the model embeds. */
const batch = 64;

/**
 * Imports a file. It only appends, so a second import duplicates the actions. A summary by the model comes first,
 * then all rows in one transaction, then the index in batches. The rows can therefore exist although the response is
 * HTTP 500.
 */
export async function importFile(id: string, call: ServiceCall, parts: ServiceParts): Promise<Answer> {
  const { manner, store, settings } = parts;
  // A WSGI server reads exactly `Content-Length` bytes, and doesn't support chunks.
  if (call.headers['transfer-encoding'] !== undefined || call.headers['content-length'] === undefined) {
    return createJsonAnswer(411, { message: 'Length Required' });
  }
  const form = await parseForm(call.headers['content-type'], call.body);
  if (!form.ok) return createJsonAnswer(400, { error: form.error });
  const drafts = readDrafts(id, form.file.bytes);
  if (typeof drafts === 'string') {
    call.request.note({ note: drafts });
    return rejectFile(drafts, manner);
  }
  // A summary of the file and its embedding, whose failure doesn't affect the actions.
  await askModel(settings);
  await askModel(settings);
  if (call.twist.losesRows !== true) {
    for (const draft of drafts) failOnRejected(draft, parts);
    const taken = call.twist.halfImport === true ? drafts.slice(0, Math.ceil(drafts.length / 2)) : drafts;
    insertRows(id, taken, parts);
    passBetween(call.twist);
    for (let from = 0; from < taken.length; from += batch) {
      await embed(settings, call.twist);
      store.index(
        id,
        taken.slice(from, from + batch).map((draft) => createEntry(draft, '')),
      );
    }
  }
  return createJsonAnswer(201, {
    message: `Successfully imported actions from ${form.file.fileName}`,
    is_error: false,
  });
}

function insertRows(id: string, drafts: readonly Draft[], { store }: ServiceParts): void {
  const rows = drafts.map(createRow);
  if (!rows.every(fitsColumns)) throw new ServerError('a row does not fit');
  store.insert(id, rows);
}

/** Reads the actions, or returns the reason why there are none. */
function readDrafts(id: string, bytes: Buffer): readonly Draft[] | string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const result = importAsReleased(JSON.parse(text));
    return result.ok ? result.actions.map((action) => readImported(id, action)) : result.reason;
  } catch (error) {
    return String(error);
  }
}

function rejectFile(reason: string, { refusal }: Manner): Answer {
  if (refusal === 'bare-500') return createErrorAnswer(500);
  const message = 'Failed to parse Swagger file';
  return createJsonAnswer(400, {
    message: refusal === 'with-reason' ? `${message}: ${reason}` : message,
    is_error: true,
  });
}
