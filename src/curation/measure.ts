import type { JsonValue } from '../syntax/index.ts';

/** Returns facts about a part that doesn't change any more. */
export type Measure = (value: JsonValue) => {
  /** As compact JSON in UTF-8. */
  readonly bytes: number;
  /** Objects and lists inside each other. */
  readonly levels: number;
  /** All strings that look like a reference, and the schemas that discriminators name. */
  readonly references: readonly string[];
};
