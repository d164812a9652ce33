import type { Rewrite } from '../problem.ts';

/** One kind of change, and how people are told of it: what was done, and the reason the importer gives for it. */
export interface RewriteRule {
  readonly rule: string;
  readonly sentence: (places: number) => string;
}

export interface Ledger {
  /** Notes that a rule changed so many more places; zero notes nothing. */
  note(rule: RewriteRule, places?: number): void;
  list(): readonly Rewrite[];
}

export function defineRewrites<Name extends string>(
  sentences: Readonly<Record<Name, (places: number) => string>>,
): Readonly<Record<Name, RewriteRule>> {
  const rules = Object.entries<(places: number) => string>(sentences).map(([rule, sentence]) => [
    rule,
    { rule, sentence },
  ]);
  return Object.fromEntries(rules) as Readonly<Record<Name, RewriteRule>>;
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
        const places = counts.get(rule);
        return places === undefined
          ? []
          : [{ rule: rule.rule, message: rule.sentence(places), count: places }];
      });
    },
  };
}

/** `1 path`, `2 paths`: in `operationId`s, too, the plural stays outside the code mark. */
export function count(places: number, one: string, many = `${one}s`): string {
  return places === 1 ? `1 ${one}` : `${places} ${many}`;
}
