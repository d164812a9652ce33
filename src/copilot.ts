/**
 * An action of a copilot, as the service's action list shows it. Only known fields are read, and secrets are
 * redacted, because the service can return anything and some of the fields are published.
 * @see docs/requests.md, “Requests to the service”
 */
export interface ObservedAction {
  /** ID of the action in the service; empty if the action list has no ID that can be used in a request. */
  readonly id: string;
  readonly method: string;
  /** Server and path, in the service's spelling. */
  readonly endpoint: string;
  readonly name: string | undefined;
  readonly operationId: string | undefined;
  readonly description: string | undefined;
  readonly payload: unknown;
  /** Whether a secret was redacted, so that the action can never be written back. */
  readonly isRedacted?: true;
}

/** Content with which an action is created or replaced. */
export interface ActionContent extends Pick<ObservedAction, 'method' | 'endpoint' | 'payload'> {
  readonly name: string;
  /** Description. The service requires the field, so it is `null` without a description. */
  readonly description: string | null;
  /** Operation ID. If omitted, the service derives it from the name, as its import does. */
  readonly operationId?: string | undefined;
}

/**
 * A copilot in the copilot list. Only the fields that the action needs are typed; the service may add, rename or drop
 * other fields.
 * @see docs/requests.md, “Requests to the service”
 */
export interface Copilot {
  readonly id: string;
  readonly name: string;
  /** Status of the copilot: `draft` for a new one; other values are not documented. */
  readonly status: string;
  /** Every field that isn't secret (never `token`), for users who must recreate the copilot. */
  readonly record: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Whether the ID is exactly one segment of a path, even if it is decoded repeatedly. `..` would lead to the parent
 * path, and `bot/…` to the route that deletes all actions.
 */
export function isPlainId(id: string): boolean {
  return /^[^/\\%?#\p{Cc}]{1,255}$/u.test(id) && !/^\s*\.{0,2}\s*$/.test(id);
}
