import type { JsonObject } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import type { Comparison, Operation } from '../operation.ts';
import { prepareDocument } from '../prepare/prepare.ts';
import { compareOperations } from './compare.ts';
import { createTeller } from './detail-changes.ts';

/** A description as it was read: what tells its operations from others, and what is sent of it. */
export interface Described {
  readonly operations: readonly Operation[];
  /** The JSON that goes out; there is none of a description that cannot be sent. */
  readonly body?: Uint8Array;
}

/**
 * What a change does to the copilot's operations, each difference named. Digests say which operations differ; only
 * then is what was sent, and what would be, looked into: it is read anew, so that no document is kept for it.
 */
export function compareDescriptions(before: Described, after: Described): Comparison {
  const [old, now] = [before.body, after.body];
  if (old === undefined || now === undefined) return compareOperations(before.operations, after.operations);
  const tell = createTeller(() => ({ before: readDocument(old), after: readDocument(now) }));
  return compareOperations(before.operations, after.operations, tell);
}

/** As OpenAPI 3.x: what was sent as Swagger 2.0 is upgraded here. */
export function readDocument(body: Uint8Array): JsonObject {
  const document = JSON.parse(new TextDecoder().decode(body)) as unknown;
  if (!isObject(document)) return {};
  if (document['swagger'] === undefined) return document;
  return prepareDocument(document, { version: '2.0', prepare: 'auto', sourceBytes: body.length }).document;
}
