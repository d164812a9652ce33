import { isObject, type JsonValue } from '../document/json.ts';
import type { Place } from './place.ts';
import { fieldOf, namePlace } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import type { FindView } from './schema-view.ts';
import type { Views, Walk } from './walk.ts';

/** How a field stands in one version: not there, required or not, or there and never sent (or never answered). */
type Standing = 'absent' | 'optional' | 'required' | 'silent';

/** The fields of an object: new, gone, required or not, and what each of them holds. */
export function compareFields(walk: Walk, views: Views, place: Place): void {
  const [before, after] = views;
  const { sides } = walk;
  const names = new Set(views.flatMap(({ fields, required }) => [...fields.keys(), ...required]));
  for (const name of names) {
    const field = fieldOf(place, name);
    const standings = [
      findStanding(before, { name, view: sides.before.view, place }),
      findStanding(after, { name, view: sides.after.view, place }),
    ] as const;
    const [old, now] = [before.fields.get(name), after.fields.get(name)];
    if (standings.every((standing) => standing === 'silent')) {
      if (sides.before.meaning(old, 'keywords') === sides.after.meaning(now, 'keywords')) continue;
      walk.tell(
        'never-sent',
        `${namePlace(field)}, never ${place.isInput ? 'sent' : 'answered'}, changed`,
        field,
      );
      continue;
    }
    tellStanding(walk, standings, field);
    if (standings.every(isThere)) walk.go(old, now, field);
  }
  compareOtherFields(walk, views, place);
}

function findStanding(
  holder: SchemaView,
  { name, view, place }: { readonly name: string; readonly view: FindView; readonly place: Place },
): Standing {
  const schema = holder.fields.get(name);
  const isRequired = holder.required.has(name);
  if (schema === undefined) return isRequired ? 'required' : 'absent';
  if (isSilent(schema, view, place)) return 'silent';
  return isRequired ? 'required' : 'optional';
}

const composed = ['$ref', 'allOf', 'oneOf', 'anyOf'];

function isSilent(schema: JsonValue, view: FindView, { isInput }: Place): boolean {
  // Most fields say it themselves or not at all, and need no view, of which there would be very many.
  if (isObject(schema) && !composed.some((keyword) => Object.hasOwn(schema, keyword))) {
    return schema[isInput ? 'readOnly' : 'writeOnly'] === true;
  }
  const { isReadOnly, isWriteOnly } = view(schema);
  return isInput ? isReadOnly : isWriteOnly;
}

function isThere(standing: Standing): boolean {
  return standing === 'optional' || standing === 'required';
}

function tellStanding(walk: Walk, [old, now]: readonly [Standing, Standing], place: Place): void {
  const name = namePlace(place);
  if (old === 'silent' || now === 'silent') tellSilent(walk, [old, now], place);
  else if (old === 'absent' && now === 'required') {
    walk.tell('input-required', `new required ${name}`, place);
  } else if (old === 'absent')
    walk.tell('input-added', `new ${place.isInput ? 'optional ' : ''}${name}`, place);
  else if (now === 'absent') walk.tell('input-removed', `${name} removed`, place);
  else if (old !== now) {
    walk.tell(now === 'required' ? 'now-required' : 'now-optional', `${name} is now ${now}`, place);
  }
}

function tellSilent(walk: Walk, [old, now]: readonly [Standing, Standing], place: Place): void {
  const name = namePlace(place);
  const word = place.isInput ? 'read-only' : 'write-only';
  if (isThere(old)) walk.tell('input-removed', `${name} is now ${word}`, place);
  else if (now === 'required')
    walk.tell('input-required', `${name} is no longer ${word}, and required`, place);
  else if (now === 'optional') walk.tell('input-added', `${name} is no longer ${word}`, place);
  else walk.tell('never-sent', old === 'absent' ? `new ${word} ${name}` : `${word} ${name} removed`, place);
}

/** Fields that the schema does not name. */
function compareOtherFields(walk: Walk, [before, after]: Views, place: Place): void {
  const [old, now] = [before.otherFields, after.otherFields];
  if (old === now) return;
  const name = namePlace(place);
  if (now === undefined) walk.tell('limits-widened', `${name} may now hold any other field`, place);
  else if (now === false) walk.tell('limits-narrowed', `${name} may no longer hold other fields`, place);
  else if (old === false) walk.tell('limits-widened', `${name} may now hold other fields`, place);
  else if (old === undefined) {
    walk.tell('limits-narrowed', `other fields of ${name} now have to keep to a rule`, place);
  } else walk.go(old, now, fieldOf(place, '*'));
}
