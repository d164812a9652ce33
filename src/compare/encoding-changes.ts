import { type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { ruleFor } from './change-rules.ts';
import { clip, joinPaths, nameChangePath, type ChangePath } from './change-path.ts';
import type { SchemaView } from './schema-merge.ts';
import { meansSame, type OperationPair } from './side.ts';

/** Removes the differences of media types that callers can't notice: case, charset and white space. */
export function normalizeMediaType(type: string): string {
  return type
    .toLowerCase()
    .replace(/;\s*charset=[^;]*/, '')
    .replace(/\s+/g, '');
}

const plain = new Set(['string', 'number', 'integer', 'boolean']);

/** Returns whether all types are plain. `style` and `explode` affect only lists and objects. */
export function isPlain({ types }: SchemaView): boolean {
  return types?.every((type) => plain.has(type)) === true;
}

/** Reads how a list or an object is serialized, with the defaults of the specification. */
export function readStyle(
  { style, explode }: JsonObject,
  initial = 'form',
): Readonly<Record<'style' | 'explode', JsonValue>> {
  const written = style ?? initial;
  return { style: written, explode: explode ?? written === 'form' };
}

/** Compares how the form fields that both versions have are serialized. */
export function compareEncodings(
  { sides, report }: Pick<OperationPair, 'sides' | 'report'>,
  [old, now]: readonly [JsonObject, JsonObject],
  { key, isInput }: ChangePath,
): void {
  const [before, after] = [sides.before.view(old['schema']), sides.after.view(now['schema'])];
  const [olds, nows] = [membersOf(old['encoding']), membersOf(now['encoding'])];
  for (const field of Object.keys({ ...olds, ...nows })) {
    const [own, other] = [before.fields.get(field), after.fields.get(field)];
    if (own === undefined || other === undefined) continue;
    const views = [sides.before.view(own), sides.after.view(other)] as const;
    const encodings = [membersOf(olds[field]), membersOf(nows[field])] as const;
    const [path, name] = [joinPaths(key, clip(field), ' '), nameChangePath(key, clip(field))];
    const reportField = (what: string, was: string, is: string, isWider = false): void => {
      const subject = isWider ? `${name} can now be` : `${what} of ${name} is now`;
      const values = { before: { [what]: was }, after: { [what]: is } };
      const rule = ruleFor(isWider ? 'media-type-added' : 'way-of-writing', isInput);
      report(rule, `${subject} ${clip(is)}, was ${clip(was)}`, path, values);
    };
    for (const what of views.some(isPlain) ? [] : (['style', 'explode'] as const)) {
      const [was, is] = [showText(readStyle(encodings[0])[what]), showText(readStyle(encodings[1])[what])];
      if (was !== is) reportField(what, was, is);
    }
    const [was, is] = [readMediaTypes(encodings[0], views[0]), readMediaTypes(encodings[1], views[1])];
    const isWider = acceptsAll(is, was);
    if (!isWider || !acceptsAll(was, is)) reportField('media type', was.join(', '), is.join(', '), isWider);
    const [had, has] = [membersOf(encodings[0]['headers']), membersOf(encodings[1]['headers'])];
    if (!meansSame(sides, { headers: had }, { headers: has }))
      reportField('headers', nameAll(had), nameAll(has));
  }
}

function nameAll(headers: JsonObject): string {
  return Object.keys(headers).join(', ') || 'none';
}

function showText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Reads the media types of a form field. @see https://spec.openapis.org/oas/v3.0.4.html#common-fixed-fields-0 for the defaults */
function readMediaTypes({ contentType }: JsonObject, { types, format }: SchemaView): readonly string[] {
  if (typeof contentType === 'string') return contentType.split(',').map(normalizeMediaType).toSorted();
  if (format === 'binary') return ['application/octet-stream'];
  return [types?.includes('object') === true ? 'application/json' : 'text/plain'];
}

function acceptsAll(by: readonly string[], types: readonly string[]): boolean {
  return types.every((type) =>
    by.some((other) => other === type || other === '*/*' || other === type.replace(/\/.*$/, '/*')),
  );
}
