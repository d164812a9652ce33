import type { JsonValue } from '../document/json.ts';
import { isArray } from '../document/json.ts';
import { findReference } from '../document/reference.ts';
import type { OperationChange } from '../operation.ts';
import type { ChangeRule } from './change-rules.ts';
import { createChange } from './change-rules.ts';
import { compareFields } from './field-changes.ts';
import type { Place } from './place.ts';
import { itemOf, namePlace, squeeze } from './place.ts';
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
const pairLimit = 20_000;

/** A walk over two versions of a schema, side by side. */
export interface Walk {
  readonly sides: Sides;
  tell(rule: ChangeRule, sentence: string, place: Place): void;
  /** A text at the place reads otherwise. */
  noteText(place: Place): void;
  /** Something differs here that has no words of its own; it is told where nothing else is. */
  noteDoubt(): void;
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
  const effort = { pairs: pairLimit, isInDoubt: false };
  const changes = walkSchemas(sides, schemas, { place, attempts: 0, effort });
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
  /** Shared with the attempts. `pairs` that may still be looked at: below zero, something was left out. */
  readonly effort: { pairs: number; isInDoubt: boolean };
}

function walkSchemas(
  sides: Sides,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  start: Start,
): readonly OperationChange[] {
  const changes: OperationChange[] = [];
  const texts: Place[] = [];
  const seen = new Map<JsonValue | undefined, Set<JsonValue | undefined>>();
  const { place: origin, attempts, effort } = start;
  const walk: Walk = {
    sides,
    tell(rule, sentence, place) {
      const told =
        place.isInput || rule === 'never-sent' || rule === 'extension-within' ? rule : 'response-content';
      changes.push(createChange(told, sentence, namePlace(place)));
    },
    noteText: (place) => texts.push(place),
    noteDoubt() {
      effort.isInDoubt = true;
    },
    go(old, now, place) {
      const met = seen.get(old) ?? new Set();
      seen.set(old, met);
      if (met.has(now) || --effort.pairs < 0) return;
      met.add(now);
      if (!isSameTarget(sides, old, now)) comparePair(walk, old, now, place);
    },
    isAccepted(old, now) {
      if (attempts > 1) return false;
      const place = { ...origin, isInput: true };
      const found = walkSchemas(sides, [old, now], { place, attempts: attempts + 1, effort });
      return effort.pairs >= 0 && found.every((change) => change.class !== 'breaking');
    },
  };
  walk.go(before, after, origin);
  return [...changes, ...describeTexts(texts, origin)];
}

/** References are known by their targets' digests: most of a description is not walked at all. */
function isSameTarget(
  { before, after }: Sides,
  old: JsonValue | undefined,
  now: JsonValue | undefined,
): boolean {
  if (old === undefined || now === undefined) return old === now;
  if (findReference(old) === undefined || findReference(now) === undefined) return false;
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
