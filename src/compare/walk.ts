import type { JsonValue } from '../text-tree/door.ts';
import type { ChangeRule, Values } from './change-rules.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Sides } from './side.ts';

/** One schema as the two versions have it. */
export type TwoViews = readonly [before: SchemaView, after: SchemaView];

/** How schemas are looked at. */
export interface CompareWay {
  /** What is sent, as against what is answered. */
  readonly isInput: boolean;
  /** Values are written as text, so that a number is one, too. */
  readonly isText: boolean;
}

/** A walk over two versions of a schema, side by side. Paths are seen from the pair that is looked at. */
export interface Walk extends CompareWay {
  readonly sides: Sides;
  /** @param sentence of the place's name; the path to it is empty where nothing else is said */
  tell(
    rule: ChangeRule,
    sentence: (name: string) => string,
    about?: Values & { readonly path?: string },
  ): void;
  /** Something differs here that has no words of its own; it is told where nothing else is. */
  noteDoubt(): void;
  go(before: JsonValue | undefined, after: JsonValue | undefined, path: string): void;
  /** Whether all that `before` allows is allowed by `after`. */
  isAccepted(before: JsonValue, after: JsonValue): boolean;
}

/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
export function describe(
  what: string,
  old: string | undefined,
  now: string | undefined,
): (name: string) => string {
  const is = now === undefined ? 'gone' : `now ${now}`;
  return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}
