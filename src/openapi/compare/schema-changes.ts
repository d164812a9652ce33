import type { JsonValue } from '../document/json.ts';
import { isArray } from '../document/json.ts';
import type { OperationChange } from '../operation.ts';
import type { ChangeRule } from './change-rules.ts';
import { createChange } from './change-rules.ts';
import { compareFields } from './field-changes.ts';
import type { Place } from './place.ts';
import { fillIn, itemOf, joinPlaces, namePlace, openPlace, squeeze } from './place.ts';
import type { Pair, PairChanges } from './schema-memory.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Side, Sides } from './side.ts';
import { compareUnions, isPureUnion } from './union-changes.ts';
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

/** What differs between two versions of a schema in what it means or says, however it is written. */
export function compareSchemas(
  sides: Sides,
  schemas: readonly [JsonValue | undefined, JsonValue | undefined],
  place: Place,
): readonly OperationChange[] {
  const [before, after] = schemas;
  const isSame = sides.before.meaning(before, 'keywords') === sides.after.meaning(after, 'keywords');
  if (isSame && sides.before.texts(before, 'keywords') === sides.after.texts(after, 'keywords')) return [];
  const effort = { pairs: sides.memory.allow(pairLimit), isInDoubt: false };
  const settled = [sides.before.settle(before), sides.after.settle(after)] as const;
  const changes = walkSchemas(sides, settled, { place, attempts: 0, effort });
  const isTold = changes.some(({ class: told, rule }) => told !== 'none' && rule !== 'description');
  const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
  return isDoubtful && !isSame ? [...changes, describeUntold(place)] : changes;
}

function describeUntold(place: Place): OperationChange {
  const sentence = `${namePlace(place)} differs, in a way that cannot be told in detail`;
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
  return (
    before.meaning(old, 'keywords') === after.meaning(now, 'keywords') &&
    before.texts(old, 'keywords') === after.texts(now, 'keywords')
  );
}

function comparePair(walk: Walk, old: JsonValue | undefined, now: JsonValue | undefined, place: Place): void {
  const [before, after] = [walk.sides.before.view(old), walk.sides.after.view(now)];
  if (before === after) return;
  if (isPureUnion(before) || isPureUnion(after)) {
    compareUnions(walk, [before, after], { old: old ?? {}, now: now ?? {}, place });
  } else {
    compareValuesOf(walk, [before, after], place);
    if (isOtherType(before, after)) return;
    compareFields(walk, [before, after], place);
    if (before.items !== undefined || after.items !== undefined) {
      walk.go(before.items, after.items, itemOf(place));
    }
    compareUnions(walk, [before, after], { old: old ?? {}, now: now ?? {}, place });
  }
  compareRest(walk, [before, after], place);
  if (before.isSimplified || after.isSimplified) walk.noteDoubt();
  if (squeeze(before.text) !== squeeze(after.text)) walk.noteText(place);
}

function compareValuesOf(walk: Walk, [before, after]: readonly [SchemaView, SchemaView], place: Place): void {
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

/** Keywords that decide nothing where they stand: references to what they hold are followed. */
const inert = new Set(['$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor']);

function compareRest(walk: Walk, [before, after]: readonly [SchemaView, SchemaView], place: Place): void {
  for (const keyword of new Set([...before.rest.keys(), ...after.rest.keys()])) {
    const [old, now] = [
      sumOf(walk.sides.before, before.rest.get(keyword) ?? [], keyword),
      sumOf(walk.sides.after, after.rest.get(keyword) ?? [], keyword),
    ];
    if (old === now) continue;
    const name = namePlace(place);
    if (keyword.startsWith('x-')) walk.tell('extension-within', `${keyword} of ${name} differs`, place);
    else if (inert.has(keyword)) walk.tell('never-sent', `definitions within ${name} differ`, place);
    else if (keyword === 'discriminator' && !isOtherProperty(before, after)) walk.noteDoubt();
    else walk.tell('other-rule', `the rule “${keyword}” of ${name} differs`, place);
  }
}

/** Which value stands for which alternative is told with the alternatives. */
function isOtherProperty(before: SchemaView, after: SchemaView): boolean {
  const [old, now] = [before, after].map(({ rest }) => {
    const [first] = rest.get('discriminator') ?? [];
    return typeof first === 'object' && !isArray(first) ? first?.['propertyName'] : undefined;
  });
  return old !== now;
}

function sumOf({ meaning }: Side, values: readonly JsonValue[], keyword: string): string {
  return values
    .map((value) => meaning({ [keyword]: value }, 'keywords'))
    .sort((one, other) => one - other)
    .join();
}

const textLimit = 3;

function describeTexts(places: readonly Place[], { root }: Place): readonly OperationChange[] {
  if (places.length <= textLimit) {
    return places.map((place) =>
      createChange('description', `description of ${namePlace(place)} differs`, namePlace(place)),
    );
  }
  return [createChange('description', `descriptions of ${places.length} fields of ${root} differ`, root)];
}
