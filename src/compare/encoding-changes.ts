import { type JsonObject, membersOf } from '../syntax/index.ts';
import type { OperationChange } from './comparison.ts';
import { createChange, ruleFor } from './change-rules.ts';
import { clip, joinPaths, nameChangePath, type ChangePath } from './change-path.ts';
import type { SchemaView } from './schema-merge.ts';
import { meansSame, type Sides } from './side.ts';
import type { TwoViews } from './walk.ts';

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

/** Compares how the form fields that both versions have are serialized. */
export function compareEncodings(
  sides: Sides,
  [old, now]: readonly [JsonObject, JsonObject],
  { key, isInput }: ChangePath,
): readonly OperationChange[] {
  const [before, after] = [sides.before.view(old['schema']), sides.after.view(now['schema'])];
  const [olds, nows] = [membersOf(old['encoding']), membersOf(now['encoding'])];
  return Object.keys({ ...olds, ...nows }).flatMap((field) => {
    const schemas = [before.fields.get(field), after.fields.get(field)] as const;
    if (schemas.includes(undefined)) return [];
    const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])] as const;
    const encodings = [membersOf(olds[field]), membersOf(nows[field])] as const;
    const path = clip(field);
    const changes = [
      ...listStyles(encodings, views),
      ...listMediaTypes(encodings, views),
      ...listHeaders(sides, encodings),
    ];
    return changes.map(({ what, isWider, before: was, after: is }) => {
      const rule = ruleFor(isWider ? 'media-type-added' : 'way-of-writing', isInput);
      const verb = isWider ? 'can now be' : 'is now';
      const name = nameChangePath(key, path);
      const sentence = `${isWider ? '' : `${what} of `}${name} ${verb} ${clip(is)}, was ${clip(was)}`;
      const values = { before: { [what]: was }, after: { [what]: is } };
      return createChange(rule, sentence, joinPaths(key, path, ' '), values);
    });
  });
}

interface EncodingChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly isWider: boolean;
}

type TwoEncodings = readonly [before: JsonObject, after: JsonObject];

/** Lists changes of `style` and `explode`, with the defaults of the specification. */
function listStyles([old, now]: TwoEncodings, fields: TwoViews): readonly EncodingChange[] {
  if (fields.some(isPlain)) return [];
  const read = ({ style = 'form', explode = style === 'form' }: JsonObject): Record<string, string> => ({
    style: typeof style === 'string' ? style : JSON.stringify(style),
    explode: JSON.stringify(explode),
  });
  const [was, is] = [read(old), read(now)];
  return (['style', 'explode'] as const).flatMap((what) => {
    const [before = '', after = ''] = [was[what], is[what]];
    return before === after ? [] : [{ what, before, after, isWider: false }];
  });
}

function listMediaTypes([old, now]: TwoEncodings, fields: TwoViews): readonly EncodingChange[] {
  const [olds, nows] = [readMediaTypes(old, fields[0]), readMediaTypes(now, fields[1])];
  const isAcceptedType = (type: string, by: readonly string[]): boolean =>
    by.some((other) => other === type || other === '*/*' || other === type.replace(/\/.*$/, '/*'));
  const isWider = olds.every((type) => isAcceptedType(type, nows));
  if (isWider && nows.every((type) => isAcceptedType(type, olds))) return [];
  return [{ what: 'media type', before: olds.join(', '), after: nows.join(', '), isWider }];
}

/** Reads the media types of a form field. @see https://spec.openapis.org/oas/v3.0.4.html#common-fixed-fields-0 for the defaults */
function readMediaTypes({ contentType }: JsonObject, { types, format }: SchemaView): readonly string[] {
  if (typeof contentType === 'string') return contentType.split(',').map(normalizeMediaType).toSorted();
  if (format === 'binary') return ['application/octet-stream'];
  return [types?.includes('object') === true ? 'application/json' : 'text/plain'];
}

/** Lists changes of the headers that are sent with a form field. */
function listHeaders(sides: Sides, [old, now]: TwoEncodings): readonly EncodingChange[] {
  const [was, is] = [membersOf(old['headers']), membersOf(now['headers'])];
  const name = (headers: JsonObject): string => Object.keys(headers).join(', ') || 'none';
  if (meansSame(sides, { headers: was }, { headers: is })) return [];
  return [{ what: 'headers', before: name(was), after: name(is), isWider: false }];
}
