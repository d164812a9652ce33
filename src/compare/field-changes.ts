import type { JsonValue } from '../syntax/index.ts';
import { clip } from './change-path.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import type { Walk } from './walk.ts';

/** State of a field in one version. `silent` fields are read-only in requests or write-only in responses. */
type Standing = 'absent' | 'optional' | 'required' | 'silent';

export function compareFields(walk: Walk): void {
  const { before, after, sides, isInput } = walk;
  const names = new Set([before, after].flatMap(({ fields, required }) => [...fields.keys(), ...required]));
  for (const name of names) {
    const was = findStanding(sides.before, before, name, isInput);
    const standing = findStanding(sides.after, after, name, isInput);
    // A required field without a schema can still be sent if other fields are allowed, so it became optional.
    const isFree = standing === 'absent' && !before.fields.has(name) && after.otherFields !== false;
    const is = isFree && was === 'required' ? 'optional' : standing;
    const path = clip(name);
    reportStanding(walk, was, is, path);
    if (isThere(was) && isThere(is)) walk.go(findField(before, name), findField(after, name), path);
  }
}

/** Returns a field's own schema, or the schema of additional fields. */
function findField({ fields, otherFields, patternFields }: SchemaView, name: string): JsonValue | undefined {
  return fields.get(name) ?? (patternFields.size === 0 ? otherFields : undefined);
}

function findStanding(side: Side, view: SchemaView, name: string, isInput: boolean): Standing {
  const isLeftOut = view.otherFields === false && view.patternFields.size === 0;
  const schema = view.fields.get(name) ?? (isLeftOut ? false : undefined);
  if (schema === false) return 'absent';
  const { isReadOnly, isWriteOnly } = side.view(schema);
  if (isInput ? isReadOnly : isWriteOnly) return 'silent';
  if (view.required.has(name)) return 'required';
  return schema === undefined ? 'absent' : 'optional';
}

const isThere = (standing: Standing): boolean => standing === 'optional' || standing === 'required';

/** Reports a changed standing. Changes of a field that is never sent have no effect. */
function reportStanding({ isInput, report }: Walk, old: Standing, now: Standing, path: string): void {
  const silent = isInput ? 'read-only' : 'write-only';
  if (old === now || (!isThere(old) && !isThere(now))) return;
  if (now === 'absent') report('input-removed', (name) => `${name} removed`, { path });
  else if (now === 'silent') report('input-removed', (name) => `${name} is now ${silent}`, { path });
  else if (isThere(old)) report(`now-${now}`, (name) => `${name} is now ${now}`, { path });
  else {
    const rule = now === 'required' ? 'input-required' : 'input-added';
    const fresh = isInput || now === 'required' ? `new ${now}` : 'new';
    const sentence = (name: string): string =>
      old === 'absent' ? `${fresh} ${name}` : `${name} is no longer ${silent} and is ${now}`;
    report(rule, sentence, { path });
  }
}

/** Compares pattern fields. A pattern that one version lacks is compared with that version's additional fields. */
export function comparePatternFields({ before, after, go }: Walk): void {
  for (const pattern of new Set([...before.patternFields.keys(), ...after.patternFields.keys()])) {
    const [old, now] = [before, after].map(
      ({ patternFields, otherFields }) => patternFields.get(pattern) ?? otherFields,
    );
    go(old, now, `/${clip(pattern)}/`);
  }
}

export function compareOtherFields({ before, after, report, go }: Walk): void {
  const [old, now] = [before.otherFields, after.otherFields];
  if (old === now) return;
  if (now === undefined) report('limits-widened', (name) => `${name} can now contain any other field`);
  else if (now === false) report('limits-narrowed', (name) => `${name} can no longer contain other fields`);
  else if (old === false) report('limits-widened', (name) => `${name} can now contain other fields`);
  else if (old === undefined)
    report('limits-narrowed', (name) => `other fields of ${name} are now restricted`);
  else go(old, now, '*');
}
