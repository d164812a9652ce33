import { findMember, type JsonObject } from '../syntax/index.ts';
import { listOtherChoices } from './choice-changes.ts';
import { findTreatment } from './schema-keywords.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import type { Walk } from './walk.ts';

export function compareConditions(walk: Walk): void {
  const { before, after } = walk;
  for (const keyword of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
    const olds = digestEach(walk.sides.before, before, keyword);
    const nows = digestEach(walk.sides.after, after, keyword);
    if (olds.size === nows.size && olds.keys().every((digest) => nows.has(digest))) continue;
    if (keyword === 'discriminator' && isReportedByAlternatives(walk)) continue;
    if (isImpliedByFormat(keyword, walk)) continue;
    const values = { before: { [keyword]: [...olds.keys()] }, after: { [keyword]: [...nows.keys()] } };
    const isWider = findTreatment(keyword) === 'condition' && isEased(keyword, olds, nows);
    const rule = isWider ? 'conditions-widened' : 'conditions-narrowed';
    const change = isWider ? 'was removed or relaxed' : 'changed';
    walk.report(rule, (name) => `the rule “${keyword}” of ${name} ${change}`, values);
  }
}

/** Returns whether a format in one version has the same meaning as the keyword in the other one. */
function isImpliedByFormat(keyword: string, { before, after }: Walk): boolean {
  if (keyword !== 'contentMediaType' && keyword !== 'contentEncoding') return false;
  const isNew = !before.conditions.has(keyword) || !after.conditions.has(keyword);
  return isNew && before.format === after.format && ['binary', 'byte'].includes(after.format ?? '');
}

type Digested = ReadonlyMap<string, JsonObject>;

function digestEach(side: Side, { conditions }: SchemaView, keyword: string): Digested {
  return new Map((conditions.get(keyword) ?? []).map((one) => [String(side.semantics(one)), one]));
}

/** Returns whether the new conditions follow from the old ones. For example, every multiple of 10 is a multiple of 5. */
function isEased(keyword: string, olds: Digested, nows: Digested): boolean {
  const steps = [...olds.values()].map((condition) => Number(condition['multipleOf']));
  return nows.entries().every(([digest, condition]) => {
    if (olds.has(digest)) return true;
    const step = Number(condition['multipleOf']);
    return keyword === 'multipleOf' && steps.some((old) => Number.isInteger(+(old / step).toPrecision(12)));
  });
}

/**
 * Returns whether a changed discriminator needs no finding of its own. Changed alternatives already report its values. A
 * new or removed discriminator has no effect if each alternative requires its property and lists the property's values. A
 * removed discriminator has no effect either if nothing is left to select.
 */
function isReportedByAlternatives(walk: Walk): boolean {
  const { before, after, sides } = walk;
  const [old, now] = [findProperty(before), findProperty(after)];
  if (old === now) {
    return listOtherChoices(walk).flat().length > 0 || before.subtypes.size + after.subtypes.size > 0;
  }
  if (now === undefined && after.choices.length === 0) return true;
  const field = old ?? now ?? '';
  const isImplied = ({ view }: Side, own: SchemaView): boolean => {
    const alternatives = own.choices.flatMap((choice) => choice.alternatives).map(view);
    return (alternatives.length === 0 ? [own] : alternatives).every(
      ({ fields, required }) => required.has(field) && view(fields.get(field)).values !== undefined,
    );
  };
  const isOnlyOne = old === undefined || now === undefined;
  return isOnlyOne && isImplied(sides.before, before) && isImplied(sides.after, after);
}

function findProperty({ conditions }: SchemaView): string | undefined {
  const [first] = conditions.get('discriminator') ?? [];
  const name = findMember(findMember(first, 'discriminator'), 'propertyName');
  return typeof name === 'string' ? name : undefined;
}
