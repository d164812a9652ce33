import type { JsonValue } from '../document/json.ts';
import type { OperationChange } from '../operation.ts';
import type { ChangeRule } from './change-rules.ts';
import { isSelfContained } from './alike.ts';
import { createChange } from './change-rules.ts';
import { compareFields } from './field-changes.ts';
import type { Place } from './place.ts';
import { fillIn, itemOf, joinPlaces, namePlace, openPlace, squeeze } from './place.ts';
import type { Pair, PairChanges } from './schema-memory.ts';
import type { Sides } from './side.ts';
import { compareUnions, isPureUnion } from './union-changes.ts';
import type { Views, Walk } from './walk.ts';
import { compareOtherRules } from './other-rules.ts';
import {
  compareBounds,
  compareFormats,
  compareNotes,
  compareTypes,
  compareValues,
  isOtherType,
} from './value-changes.ts';

/** How many pairs of schemas are looked at for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;

/** What differs between two versions of a schema in what it means or says, however it is written. */
export function compareSchemas(
  sides: Sides,
  schemas: readonly [JsonValue | undefined, JsonValue | undefined],
  place: Place,
): readonly OperationChange[] {
  const [before, after] = schemas;
  const isSame = sides.before.meaning(before, 'keywords') === sides.after.meaning(after, 'keywords');
  if (isSame && sides.before.texts(before, 'keywords') === sides.after.texts(after, 'keywords')) return [];
  const [old, now] = [sides.before.settle(before), sides.after.settle(after)];
  const recall = sides.memory.whole(place.isInput);
  const known = recall.find(old, now) ?? walkWhole(sides, [old, now], { isSame, isInput: place.isInput });
  recall.keep(old, now, known);
  return known.map((change) => ({
    ...change,
    sentence: fillIn(change.sentence, place),
    where: fillIn(change.where, place),
  }));
}

/** With open places, so that it can be told of every operation that has the pair. */
function walkWhole(
  sides: Sides,
  pair: readonly [JsonValue | undefined, JsonValue | undefined],
  { isInput, isSame }: { readonly isInput: boolean; readonly isSame: boolean },
): readonly OperationChange[] {
  const place = { ...openPlace, isInput };
  const effort = { pairs: sides.memory.allow(pairLimit), isInDoubt: false };
  const changes = walkSchemas(sides, pair, { place, attempts: 0, effort });
  const isTold = changes.some(({ class: told, rule }) => told !== 'none' && rule !== 'description');
  const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
  return isDoubtful && !isSame ? [...changes, describeUntold(place)] : changes;
}

function describeUntold(place: Place): OperationChange {
  const sentence = `${namePlace(place)} changed, in a way that cannot be told in detail`;
  return createChange(place.isInput ? 'undetailed' : 'response-content', sentence, namePlace(place));
}

interface Start {
  readonly place: Place;
  readonly attempts: number;
  readonly effort: Effort;
}

/** Shared with the attempts. `pairs` that may still be looked at: below zero, something was left out. */
interface Effort {
  pairs: number;
  isInDoubt: boolean;
}

/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(
  sides: Sides,
  [old, now]: readonly [JsonValue | undefined, JsonValue | undefined],
  { place, attempts, effort }: Start,
): readonly OperationChange[] {
  const changes: OperationChange[] = [];
  const texts: Place[] = [];
  const seen = new Map<JsonValue | undefined, Set<JsonValue | undefined>>();
  const queue: Pair[] = [{ old, now, place }];
  for (const pair of queue) {
    const met = seen.get(pair.old) ?? new Set();
    if (met.has(pair.now)) continue;
    if (--effort.pairs < 0) break;
    sides.memory.spend();
    seen.set(pair.old, met.add(pair.now));
    const found = findPair(sides, pair, { attempts, effort });
    for (const told of found.told) {
      const at = joinPlaces(pair.place, told.place);
      changes.push(createChange(ruleAt(told.rule, at), fillIn(told.sentence, pair.place), namePlace(at)));
    }
    for (const text of found.texts) texts.push(joinPlaces(pair.place, text));
    for (const next of found.next) queue.push({ ...next, place: joinPlaces(pair.place, next.place) });
    if (found.isInDoubt) effort.isInDoubt = true;
  }
  return [...changes, ...describeTexts(texts, place)];
}

function ruleAt(rule: ChangeRule, { isInput }: Place): ChangeRule {
  return isInput || rule === 'never-sent' || rule === 'extension-within' ? rule : 'response-content';
}

/** The pair as it was found before, wherever that was: shared schemas are compared once for all operations. */
function findPair(
  sides: Sides,
  { old, now, place }: Pair,
  { attempts, effort }: Omit<Start, 'place'>,
): PairChanges {
  const recall = sides.memory.of(`${place.isInput} ${attempts}`);
  const known = recall.find(old, now);
  if (known !== undefined) return known;
  const told: PairChanges['told'][number][] = [];
  const texts: Place[] = [];
  const next: Pair[] = [];
  let isInDoubt = false;
  const walk: Walk = {
    sides,
    tell: (rule, sentence, at) => told.push({ rule, sentence, place: at }),
    noteText: (at) => texts.push(at),
    noteDoubt: () => (isInDoubt = true),
    go(before, after, at) {
      const pair = { old: sides.before.settle(before), now: sides.after.settle(after), place: at };
      if (!isSame(sides, pair)) next.push(pair);
    },
    isAccepted(before, after) {
      if (attempts > 1) return false;
      const start = { place: { ...openPlace, isInput: true }, attempts: attempts + 1, effort };
      const found = walkSchemas(sides, [before, after], start);
      return effort.pairs >= 0 && found.every((change) => change.class !== 'breaking');
    },
  };
  comparePair(walk, old, now, { ...openPlace, isInput: place.isInput });
  const found = { told, texts, next, isInDoubt };
  recall.keep(old, now, found);
  return found;
}

function isSame({ before, after }: Sides, { old, now }: Pair): boolean {
  // Most of what differs somewhere is the same in most places, and equal text is seen sooner than equal meaning.
  if (old !== undefined && now !== undefined && isSelfContained(old, now)) return true;
  return (
    before.meaning(old, 'keywords') === after.meaning(now, 'keywords') &&
    before.texts(old, 'keywords') === after.texts(now, 'keywords')
  );
}

function comparePair(walk: Walk, old: JsonValue | undefined, now: JsonValue | undefined, place: Place): void {
  const views = [walk.sides.before.view(old), walk.sides.after.view(now)] as const;
  const [before, after] = views;
  if (before === after) return;
  if (!views.some(isPureUnion)) {
    compareValuesOf(walk, views, place);
    if (isOtherType(before, after)) return;
    compareParts(walk, views, place);
  }
  compareUnions(walk, views, { old: old ?? {}, now: now ?? {}, place });
  compareOtherRules(walk, views, place);
  if (views.some(({ isSimplified }) => isSimplified)) walk.noteDoubt();
  if (squeeze(before.text) !== squeeze(after.text)) walk.noteText(place);
}

/** What a value consists of: the fields of an object, the items of a list. */
function compareParts(walk: Walk, views: Views, place: Place): void {
  compareFields(walk, views, place);
  const [old, now] = views.map(({ items }) => items);
  if (old !== undefined || now !== undefined) walk.go(old, now, itemOf(place));
}

function compareValuesOf(walk: Walk, [before, after]: Views, place: Place): void {
  const verb = place.isInput ? 'takes' : 'holds';
  const types = [...compareTypes(before, after)];
  const others = isOtherType(before, after)
    ? []
    : [
        ...compareFormats(before, after),
        ...compareValues(before, after, verb),
        ...compareBounds(before, after),
      ];
  for (const { rule, sentence } of [...types, ...others, ...compareNotes(before, after)]) {
    walk.tell(rule, sentence(namePlace(place)), place);
  }
}

const textLimit = 3;

function describeTexts(places: readonly Place[], place: Place): readonly OperationChange[] {
  if (places.length <= textLimit) {
    return places.map((place) =>
      createChange('description', `description of ${namePlace(place)} changed`, namePlace(place)),
    );
  }
  const name = namePlace({ ...place, path: '' });
  return [createChange('description', `descriptions of ${places.length} fields of ${name} changed`, name)];
}
