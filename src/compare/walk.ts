import type { JsonValue } from '../syntax/index.ts';
import type { ChangeRule, Values } from './change-rules.ts';
import type { Sentence } from './pair.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Sides } from './side.ts';

/** Context of comparing two versions of a schema. Paths are relative to the compared pair. */
export interface Walk {
  readonly sides: Sides;
  readonly schemas: readonly [before: JsonValue, after: JsonValue];
  readonly before: SchemaView;
  readonly after: SchemaView;
  readonly isInput: boolean;
  /** Whether values are serialized as text, so that a number is also a valid string. */
  readonly isText: boolean;
  readonly verb: 'accept' | 'contain';
  readonly report: (
    rule: ChangeRule,
    sentence: Sentence,
    about?: Values & { readonly path?: string },
  ) => void;
  readonly go: (before: JsonValue | undefined, after: JsonValue | undefined, path: string) => void;
  /** Returns whether `after` accepts every value that `before` accepts. */
  readonly isAccepted: (before: JsonValue, after: JsonValue) => boolean;
}

/** Describes a changed keyword. A value is `undefined` if the schema doesn't have the keyword. */
export function describe(what: string, old: string | undefined, now: string | undefined): Sentence {
  const is = now === undefined ? 'gone' : `now ${now}`;
  return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}

/** Reports a value or an alternative that only one version accepts. @param what its text in the sentence */
export function reportListed(
  { report, verb }: Walk,
  kind: 'alternatives' | 'values',
  what: string,
  values: Values,
): void {
  if ('before' in values) report(`${kind}-narrowed`, (name) => `${name} no longer ${verb}s ${what}`, values);
  else report(`${kind}-widened`, (name) => `${name} can now ${verb} ${what}`, values);
}
