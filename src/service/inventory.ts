import type { StoredAction } from '../copilot.ts';
import { ServiceFailure } from '../errors.ts';

/**
 * The actions that the inventory shows. Only what tells one from another must be there.
 * @throws ServiceFailure `not-understood` where it is no array of objects with a method and an endpoint
 * @see docs/what-is-sent.md, “The requests”
 */
export function parseInventory(text: string): readonly StoredAction[] {
  const items = parseArray(text);
  return items.map((item) => {
    if (typeof item !== 'object' || item === null) throw notUnderstood('an element of it is not an object');
    const { id, request_type, api_endpoint } = item as Readonly<Record<string, unknown>>;
    if (typeof request_type !== 'string' || typeof api_endpoint !== 'string') {
      throw notUnderstood('an element of it has no text in `request_type` and `api_endpoint`');
    }
    return {
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
      method: request_type.toUpperCase(),
      endpoint: api_endpoint,
      fields: { ...item },
    };
  });
}

function parseArray(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // An answer that broke off is no answer yet: it may be asked for again.
    if (/^\s*(?:$|\[)/.test(text)) throw notUnderstood('it is empty or cut short', false);
    throw notUnderstood('it is not JSON');
  }
  if (!Array.isArray(value)) throw notUnderstood('it is not a JSON array');
  return value as readonly unknown[];
}

function notUnderstood(what: string, refused = true): ServiceFailure {
  return new ServiceFailure({
    request: 'inventory',
    kind: 'not-understood',
    applied: 'no',
    refused,
    status: 200,
    explanation: `The answer to the inventory request is not the list of a copilot’s actions: ${what}.`,
    hint: 'Set `inventory: none` where the service has none.',
  });
}

/** What the service gives an action by itself, and takes from nobody. */
const ownFields = new Set(['id', 'created_at', 'updated_at', 'deleted_at']);

/** What brings an action back, as one request to create it wants it. */
export function renderNewAction({ fields }: StoredAction): Uint8Array {
  const kept = Object.entries(fields).filter(([name]) => !ownFields.has(name));
  return Buffer.from(JSON.stringify(Object.fromEntries(kept)));
}
