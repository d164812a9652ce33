/**
 * One action that a copilot holds, as the service's inventory shows it. A copilot that holds nothing has none.
 * @see docs/what-is-sent.md, “The requests”
 */
export interface StoredAction {
  /** Names the action in the service; empty where the inventory shows none. */
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** Server and path, as the service writes them. */
  readonly endpoint: string;
  /** Everything that the inventory shows of it: what would bring it back. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * A copilot as the list shows it. Only what the action needs is typed; the service may add, rename or drop the rest.
 * @see docs/what-is-sent.md, “The requests”
 */
export interface Copilot {
  /** Unique identifier, UUID-shaped. */
  readonly id: string;
  readonly name: string;
  /** `draft` for a new one; the other values are not documented. */
  readonly status: string;
  /** Every field that is not secret (never `token`), for a person who must recreate the record. */
  readonly record: Readonly<Record<string, string | number | boolean | null>>;
}
