import type { JsonValue } from '../syntax/index.ts';
import type { ChangeRule, Values } from './change-rules.ts';
import type { ChangePath } from './change-path.ts';
import type { Sentence } from './schema-memory.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Sides } from './side.ts';

export type TwoViews = readonly [before: SchemaView, after: SchemaView];

/** A walk over two versions of a schema, side by side. Paths are seen from the pair that is looked at. */
export interface Walk extends Required<Omit<ChangePath, 'key'>> {
  readonly sides: Sides;
  readonly verb: 'take' | 'hold';
  readonly report: (
    rule: ChangeRule,
    sentence: Sentence,
    about?: Values & { readonly path?: string },
  ) => void;
  readonly go: (before: JsonValue | undefined, after: JsonValue | undefined, path: string) => void;
  /** Whether all that `before` allows is allowed by `after`. */
  readonly isAccepted: (before: JsonValue, after: JsonValue) => boolean;
}

/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
export function describe(what: string, old: string | undefined, now: string | undefined): Sentence {
  const is = now === undefined ? 'gone' : `now ${now}`;
  return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}

type Takable = 'alternatives' | 'values';

/** @param what as it reads, and `before` as a value */
export function reportGone(
  { report, verb }: Walk,
  kind: Takable,
  what: string,
  before: Values['before'],
): void {
  report(`${kind}-narrowed`, (name) => `${name} no longer ${verb}s ${what}`, { before });
}

export function reportNew({ report, verb }: Walk, kind: Takable, what: string, after: Values['after']): void {
  report(`${kind}-widened`, (name) => `${name} can now ${verb} ${what}`, { after });
}
