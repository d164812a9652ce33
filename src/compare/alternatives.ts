import { isJsonObject, type JsonValue } from '../text-tree/door.ts';
import { findReference } from '../openapi/door.ts';
import { pairMostAlike, pairUp, type Knowing, type Pairing } from './pair-up.ts';
import { clip } from './place.ts';
import type { Side } from './side.ts';
import type { Walk } from './walk.ts';

/** One schema of a choice. */
export interface Alternative {
  /** As it is written, which is what people call it by. */
  readonly schema: JsonValue;
  /** With all that has to hold when it is chosen. */
  readonly whole: JsonValue;
  /** The version that it is of. */
  readonly side: Side;
}

interface TwoChoices {
  readonly olds: readonly Alternative[];
  readonly nows: readonly Alternative[];
  /** Exactly one of the new ones may fit. */
  readonly isExclusive: boolean;
  readonly wasExclusive: boolean;
}

const known: readonly Knowing<Alternative>[] = [() => digestOf, () => labelOf, () => shapeOf];
/** Where one is left on each side, they are taken for two versions of one. */
const lastOnes: Knowing<Alternative> = (rest) => () => (rest.length === 1 ? 'the only one' : undefined);

/** More attempts than these nobody waits for. */
const attemptLimit = 400;

export function compareAlternatives(walk: Walk, choices: TwoChoices): void {
  const { nows } = choices;
  const same = pairUp(choices.olds, nows, known);
  const mayTry = same.gone.length * nows.length <= attemptLimit;
  const taken = mayTry ? pairAccepted(walk, same, nows) : { ...same, pairs: [] };
  const alike = pairMostAlike(taken.gone, taken.added, ({ whole, side }) => side.view(whole).fields.keys());
  const last = pairUp(alike.gone, alike.added, [lastOnes]);
  const pairs = [...same.pairs, ...taken.pairs, ...alike.pairs, ...last.pairs];
  const verb = walk.isInput ? 'take' : 'hold';
  for (const old of last.gone) {
    const what = nameAlternative(old);
    walk.tell('alternatives-narrowed', (name) => `${name} no longer ${verb}s ${what}`, { before: what });
  }
  for (const now of last.added) {
    const what = nameAlternative(now);
    walk.tell('alternatives-widened', (name) => `${name} can now ${verb} ${what}`, { after: what });
  }
  for (const [old, now] of pairs) walkBoth(walk, old, now);
  if (choices.isExclusive && mayTry) tellAmbiguous(walk, choices, { pairs, added: last.added });
}

/** What another alternative takes is not gone; it is a version of that one, if that one is new. */
function pairAccepted(
  walk: Walk,
  { gone, added }: Pairing<Alternative>,
  nows: readonly Alternative[],
): Pairing<Alternative> {
  const left = new Set(added);
  const pairs: (readonly [Alternative, Alternative])[] = [];
  const lost = gone.filter((old) => {
    const isAccepted = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    const next = [...left].find(isAccepted);
    if (next === undefined) return !nows.some(isAccepted);
    left.delete(next);
    pairs.push([old, next]);
    return false;
  });
  return { pairs, gone: lost, added: [...left] };
}

function walkBoth(walk: Walk, old: Alternative, now: Alternative): void {
  const isNull = old.side.view(old.whole).isNullable === true || now.side.view(now.whole).isNullable === true;
  // Whether it may be null is told of the choice.
  const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
  walk.go(was, is, '');
}

const nullable = { nullable: true };

/** Of `oneOf`, exactly one may fit: what fits two, and did not, is refused. */
function tellAmbiguous(
  walk: Walk,
  { olds, nows, wasExclusive }: TwoChoices,
  { pairs, added }: Omit<Pairing<Alternative>, 'gone'>,
): void {
  if (wasExclusive && added.length === 0) return;
  for (const old of olds) {
    const fitting = nows.filter((now) => walk.isAccepted(old.whole, now.whole));
    const others = pairs.filter(([before, now]) => before !== old && fitting.includes(now));
    if (fitting.length < 2 || (wasExclusive && others.length > 0)) continue;
    const names = fitting.map(nameAlternative).join(' and ');
    const what = nameAlternative(old);
    const sentence = (name: string): string =>
      `${name} has to fit one alternative only, and ${what} now fits ${clip(names)}`;
    walk.tell('alternatives-narrowed', sentence, { before: what, after: names });
  }
}

function digestOf({ whole, side }: Alternative): string {
  return String(side.meaning(whole, 'keywords'));
}

/** What people call an alternative: its component, its title. */
function labelOf({ schema }: Alternative): string | undefined {
  const reference = findReference(schema);
  if (reference !== undefined) return reference.split('/').at(-1);
  const title = isJsonObject(schema) ? schema['title'] : undefined;
  return typeof title === 'string' ? title : undefined;
}

/** Its fields, and what tells it from the others: fields of one value. */
function shapeOf({ whole, side }: Alternative): string | undefined {
  const { types, fields } = side.view(whole);
  if (fields.size === 0) return undefined;
  const named = [...fields].map(([name, field]) => {
    const { values = [] } = side.view(field);
    return `${name} ${values.length === 1 ? JSON.stringify(values) : ''}`;
  });
  return JSON.stringify([types, named.sort()]);
}

export function nameAlternative(alternative: Alternative): string {
  const label = labelOf(alternative);
  if (label !== undefined) return clip(label);
  const { types, fields } = alternative.side.view(alternative.whole);
  const type = types?.join(' or ') ?? 'anything';
  return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}
