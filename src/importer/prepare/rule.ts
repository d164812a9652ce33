import { type Finding, refuses, warns } from '../../text-tree/door.ts';
import type { Rewrite } from '../../openapi/door.ts';

/** The keys from the root to what a finding is about. */
export type PrepareWay = readonly (string | number)[];

/** The import fails; an equivalent document imports. */
export function stops(rule: string, at: PrepareWay, message: string): Finding {
  return { ...refuses(rule, at, message), isMendable: true };
}

/** The import succeeds and something is missing; an equivalent document arrives whole. */
export function loses(rule: string, at: PrepareWay, message: string): Finding {
  return { ...warns(rule, at, message), isMendable: true };
}

/** One kind of change, and how people are told of it: what was done, and the reason the importer gives for it. */
export interface RewriteRule {
  readonly rule: string;
  readonly sentence: (places: number) => string;
}

export function defineRewrites<Name extends string>(
  sentences: Readonly<Record<Name, RewriteRule['sentence']>>,
): Readonly<Record<Name, RewriteRule>> {
  const rules = Object.entries<RewriteRule['sentence']>(sentences);
  const named = rules.map(([rule, sentence]) => [rule, { rule, sentence }]);
  return Object.fromEntries(named) as Readonly<Record<Name, RewriteRule>>;
}

/** What was rewritten so far. */
export interface Ledger {
  /** Notes that a rule changed so many more places; zero notes nothing. */
  note(rule: RewriteRule, places?: number): void;
  list(): readonly Rewrite[];
}

/** @param order the rules in the order in which people are told */
export function createLedger(order: readonly RewriteRule[]): Ledger {
  const counts = new Map<RewriteRule, number>();
  return {
    note(rule, places = 1) {
      if (places > 0) counts.set(rule, (counts.get(rule) ?? 0) + places);
    },
    list() {
      return order.flatMap((rule) => {
        const count = counts.get(rule);
        return count === undefined ? [] : [{ rule: rule.rule, message: rule.sentence(count), count }];
      });
    },
  };
}

/** `1 path`, `2 paths`: in `operationId`s, too, the plural stays outside the code mark. */
export function count(places: number, one: string, many = `${one}s`): string {
  return places === 1 ? `1 ${one}` : `${places} ${many}`;
}
