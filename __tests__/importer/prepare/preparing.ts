import { mapMembers } from '../../../src/openapi/document/members.ts';
import { isArray, type JsonObject, type JsonValue } from '../../../src/syntax/json.ts';
import { type Prepared, prepareDocument } from '../../../src/importer/prepare/prepare.ts';

export const servers = [{ url: 'https://api.example.com/v1' }];
export const get = { operationId: 'a', responses: {} };

interface PreparingOptions {
  readonly serverUrl?: string;
  readonly rewrite?: 'auto' | 'never';
}

export function rewrite(document: JsonObject, options: PreparingOptions = {}): Prepared {
  return prepareDocument(document, {
    version: typeof document['swagger'] === 'string' ? '2.0' : '3.1',
    rewrite: 'auto',
    ...options,
  });
}

/** A generous limit, so that only the tested property decides. */
const padding = 'x'.repeat(5000);

export function of(parts: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: padding }, servers, paths: {}, ...parts };
}

export function withPath(item: JsonValue, components: JsonObject = {}): JsonObject {
  return of({ paths: { '/a/{id}': item }, components });
}

/** Returns the operations of a single path after the preparation. */
export function prepareItem(item: JsonValue, components: JsonObject = {}): JsonValue | undefined {
  const { paths } = rewrite(withPath(item, components)).document;
  return (paths as JsonObject)['/a/{id}'];
}

/** Edits the part at the position that the numbers select. */
export function editAt(
  value: JsonValue,
  way: readonly number[],
  edit: (part: JsonValue) => JsonValue,
): JsonValue {
  const [turn, ...rest] = way;
  if (turn === undefined || typeof value !== 'object' || value === null) return edit(value);
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)];
  if (key === undefined) return edit(value);
  const editMember = (part: JsonValue, name: string): JsonValue =>
    name === key ? editAt(part, rest, edit) : part;
  if (isArray(value)) return value.map((part, index) => editMember(part, String(index)));
  return mapMembers(value, editMember);
}

export function rulesOf(prepared: Prepared): readonly string[] {
  return prepared.rewrites.map(({ rule }) => rule);
}

export function errorsOf(prepared: Prepared): readonly string[] {
  return prepared.findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}
