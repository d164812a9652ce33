import type { JsonValue } from '../document/json.ts';
import type { ChangeRule } from './change-rules.ts';
import type { Place } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Sides } from './side.ts';

/** One schema as the two versions have it. */
export type Views = readonly [SchemaView, SchemaView];

/** A walk over two versions of a schema, side by side. */
export interface Walk {
  readonly sides: Sides;
  tell(rule: ChangeRule, sentence: string, place: Place): unknown;
  /** A text at the place reads otherwise. */
  noteText(place: Place): unknown;
  /** Something differs here that has no words of its own; it is told where nothing else is. */
  noteDoubt(): unknown;
  go(before: JsonValue | undefined, after: JsonValue | undefined, place: Place): void;
  /** Whether all that `before` allows is allowed by `after`. */
  isAccepted(before: JsonValue, after: JsonValue): boolean;
}
