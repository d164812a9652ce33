/**
 * One action that a copilot holds, as the service's inventory shows it. Only what is known is read, with secrets blotted
 * out: a service may show anything, and some of this is published.
 * @see docs/requests.md, “Requests to the service”
 */
export interface ObservedAction {
  /** Names the action in the service; empty where the inventory shows none that could be asked for. */
  readonly id: string;
  readonly method: string;
  /** Server and path, as the service writes them. */
  readonly endpoint: string;
  readonly name: string | undefined;
  readonly operationId: string | undefined;
  readonly description: string | undefined;
  readonly payload: unknown;
  /** A secret was blotted out of it: what it really says is not known, so it can never be written again. */
  readonly isRedacted?: true;
}

/** What makes an action, or takes the place of what it was. */
export interface ActionContent extends Pick<ObservedAction, 'method' | 'endpoint' | 'payload'> {
  readonly name: string;
  /** The service wants it said where there is none. */
  readonly description: string | null;
  /** Left out, the service makes it from the name, as its import does. */
  readonly operationId?: string | undefined;
}

/**
 * A copilot as the list shows it. Only what the action needs is typed; the service may add, rename or drop the rest.
 * @see docs/requests.md, “Requests to the service”
 */
export interface Copilot {
  readonly id: string;
  readonly name: string;
  /** `draft` for a new one; the other values are not documented. */
  readonly status: string;
  /** Every field that is not secret (never `token`), for a person who must recreate the record. */
  readonly record: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Whether it makes one part of a path and no other path, however often it is decoded on the way: `..` would climb, and
 * `bot/…` would reach the route that removes all actions.
 */
export function isPlainId(id: string): boolean {
  return /^[^/\\%?#\p{Cc}]{1,255}$/u.test(id) && !/^\s*\.{0,2}\s*$/.test(id);
}
