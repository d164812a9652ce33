import { isJsonObject, type JsonValue } from '../text-tree/door.ts';
import { clip } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import { meansSame, type Side } from './side.ts';
import type { TwoViews, Walk } from './walk.ts';

/** How a field stands in one version: not there, required or not, or there and never sent (or never answered). */
type Standing = 'absent' | 'optional' | 'required' | 'silent';

/** The fields of an object: new, gone, required or not, and what each of them holds. */
export function compareFields(walk: Walk, views: TwoViews): void {
  const [before, after] = views;
  const { sides, isInput } = walk;
  const names = new Set(views.flatMap(({ fields, required }) => [...fields.keys(), ...required]));
  for (const name of names) {
    const was = findStanding(sides.before, { view: before, name, isInput });
    const standing = findStanding(sides.after, { view: after, name, isInput });
    // Of a field that was needed, and nothing else said of it, nothing is gone where others may be sent.
    const isFree = standing === 'absent' && !before.fields.has(name) && after.otherFields !== false;
    const is = isFree && was === 'required' ? 'optional' : standing;
    const [old, now] = [before.fields.get(name), after.fields.get(name)];
    const path = clip(name);
    if (was !== 'silent' || is !== 'silent') {
      tellStanding(walk, [was, is], path);
      if (isThere(was) && isThere(is)) walk.go(old, now, path);
    } else if (!meansSame(sides, old, now)) {
      walk.tell('never-sent', (field) => `${field}, never ${isInput ? 'sent' : 'answered'}, changed`, {
        path,
      });
    }
  }
}

function findStanding(
  side: Side,
  { view, name, isInput }: { readonly view: SchemaView; readonly name: string; readonly isInput: boolean },
): Standing {
  const schema = view.fields.get(name);
  if (schema === false) return 'absent';
  if (schema !== undefined && isSilent(side, schema, isInput)) return 'silent';
  if (view.required.has(name)) return 'required';
  return schema === undefined ? 'absent' : 'optional';
}

const composed = ['$ref', 'allOf', 'oneOf', 'anyOf'];

function isSilent({ view }: Side, schema: JsonValue, isInput: boolean): boolean {
  // Most fields say it themselves or not at all, and need no view, of which there would be very many.
  if (isJsonObject(schema) && !composed.some((keyword) => Object.hasOwn(schema, keyword))) {
    return schema[isInput ? 'readOnly' : 'writeOnly'] === true;
  }
  const { isReadOnly, isWriteOnly } = view(schema);
  return isInput ? isReadOnly : isWriteOnly;
}

function isThere(standing: Standing): boolean {
  return standing === 'optional' || standing === 'required';
}

function tellStanding(walk: Walk, [old, now]: readonly [Standing, Standing], path: string): void {
  if (old === 'silent' || now === 'silent') tellSilent(walk, [old, now], path);
  else if (old === 'absent') {
    const kind = walk.isInput || now === 'required' ? `${now} ` : '';
    walk.tell(now === 'required' ? 'input-required' : 'input-added', (name) => `new ${kind}${name}`, {
      path,
    });
  } else if (now === 'absent') walk.tell('input-removed', (name) => `${name} removed`, { path });
  else if (old !== now) {
    walk.tell(now === 'required' ? 'now-required' : 'now-optional', (name) => `${name} is now ${now}`, {
      path,
    });
  }
}

function tellSilent(walk: Walk, [old, now]: readonly [Standing, Standing], path: string): void {
  const word = walk.isInput ? 'read-only' : 'write-only';
  if (isThere(old)) walk.tell('input-removed', (name) => `${name} is now ${word}`, { path });
  else if (now === 'required') {
    walk.tell('input-required', (name) => `${name} is no longer ${word}, and required`, { path });
  } else if (now === 'optional') walk.tell('input-added', (name) => `${name} is no longer ${word}`, { path });
  else if (old === 'absent') walk.tell('never-sent', (name) => `new ${word} ${name}`, { path });
  else walk.tell('never-sent', (name) => `${word} ${name} removed`, { path });
}

/** Where a field is like no pattern, it is any other field. */
export function comparePatternFields(walk: Walk, [before, after]: TwoViews): void {
  for (const pattern of new Set([...before.patternFields.keys(), ...after.patternFields.keys()])) {
    const [old, now] = [before, after].map(
      ({ patternFields, otherFields }) => patternFields.get(pattern) ?? otherFields,
    );
    walk.go(old, now, `/${clip(pattern)}/`);
  }
}

/** Fields that the schema does not name. */
export function compareOtherFields(walk: Walk, [{ otherFields: old }, { otherFields: now }]: TwoViews): void {
  if (old === now) return;
  if (now === undefined) walk.tell('limits-widened', (name) => `${name} may now hold any other field`);
  else if (now === false) walk.tell('limits-narrowed', (name) => `${name} may no longer hold other fields`);
  else if (old === false) walk.tell('limits-widened', (name) => `${name} may now hold other fields`);
  else if (old === undefined) {
    walk.tell('limits-narrowed', (name) => `other fields of ${name} now have to keep to a rule`);
  } else walk.go(old, now, '*');
}
