/**
 * A copilot as the list shows it. Only what the action needs is typed; the service may add, rename or drop the rest.
 * @see service interface, section 2
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
