import { isArray, isJsonObject, type JsonObject, type JsonValue, membersOf } from './json.ts';
import { escapeToken, unescapeToken } from './pointer.ts';
import { cutText } from '../text.ts';
import { findNearest } from './near.ts';

/** An error in a file of this action, such as the config file. */
export interface ShapeFault {
  /** JSON Pointer (RFC 6901) to the error. */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
  /** Pointer to an earlier part that conflicts with this one. */
  readonly earlier?: string;
  /** Counts from 1, within a value of several lines. */
  readonly line?: number;
}

/** Keywords of JSON Schema that the schemas of this action's files use. Their descriptions are shown as fixes. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  /** Schema of the values of a map, or `false` if unknown keys are invalid. */
  readonly additionalProperties?: boolean | Schema;
}

export interface RootSchema extends Schema {
  readonly definitions: Readonly<Record<string, Schema>>;
}

/**
 * Returns all violations of a schema, in the order of the file.
 * @param findRightLocation returns a sentence with the valid location of an unknown key, or `undefined` if there is none
 */
export function checkShape(
  value: JsonValue,
  root: RootSchema,
  findRightLocation: (key: string) => string | undefined = () => undefined,
): readonly ShapeFault[] {
  return check(value, root, '');

  function check(part: JsonValue, written: Schema, pointer: string): readonly ShapeFault[] {
    const schema = resolve(written, root);
    const { description: remedy = '' } = schema;
    const wrong = findWrong(part, schema);
    if (wrong !== undefined) return [{ pointer, message: `${nameOf(pointer)} ${wrong}.`, remedy }];
    if (isArray(part)) {
      const { items = {} } = schema;
      return part.flatMap((item, index) => check(item, items, `${pointer}/${index}`));
    }
    return isJsonObject(part) ? checkMembers(part, schema, pointer) : [];
  }

  function checkMembers(part: JsonObject, schema: Schema, pointer: string): readonly ShapeFault[] {
    const { properties = {}, required = [], additionalProperties } = schema;
    const missing = required
      .filter((key) => !Object.hasOwn(part, key))
      .map((key) => {
        const { description: remedy = '' } = resolve(properties[key] ?? {}, root);
        return { pointer, message: `${nameOf(pointer)} has no \`${key}\`.`, remedy };
      });
    const members = Object.entries(part).flatMap(([key, member]) => {
      const at = `${pointer}/${escapeToken(key)}`;
      const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      if (own === false) return [describeUnknown(key, at, Object.keys(properties))];
      return typeof own === 'object' ? check(member, own, at) : [];
    });
    return [...missing, ...members];
  }

  function describeUnknown(key: string, pointer: string, known: readonly string[]): ShapeFault {
    const near = findNearest(key, known);
    const message = `The key \`${cutText(key, 60)}\` is unknown here.`;
    if (near !== undefined) return { pointer, message, remedy: `Did you mean \`${near}\`?` };
    const listed = known.map((one) => `\`${one}\``).join(', ');
    return { pointer, message, remedy: findRightLocation(key) ?? `Known keys: ${listed}.` };
  }
}

function resolve(schema: Schema, { definitions }: RootSchema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : (definitions[name] ?? {});
}

/** Describes how a value itself, without its members, violates the schema, as the end of a sentence. */
function findWrong(value: JsonValue, schema: Schema): string | undefined {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.includes(typeOf(value))) {
    return `is ${quoteValue(value)}, but must be ${types.map((name) => typeWords[name] ?? name).join(' or ')}`;
  }
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) {
    return `is ${quoteValue(value)}, but must be ${schema.enum.map((one) => `\`${one}\``).join(' or ')}`;
  }
  return findWrongSize(value, schema);
}

function findWrongSize(value: JsonValue, schema: Schema): string | undefined {
  const [size, min = 0, max = Infinity] = measure(value, schema);
  const isNumber = typeof value === 'number';
  if (size === 0 && min > 0 && !isNumber) return 'is empty';
  const [small, large] = isNumber ? ['small', 'large'] : ['short', 'long'];
  if (size >= min && size <= max) return undefined;
  return `is ${quoteValue(value)}, which is too ${size < min ? small : large}`;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'a map',
  array: 'a list',
  number: 'a number',
};

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
}

/** Returns the size of a value, and the minimum and the maximum of its schema. */
function measure(
  value: JsonValue,
  schema: Schema,
): readonly [size: number, min?: number | undefined, max?: number | undefined] {
  if (typeof value === 'number') return [value, schema.minimum, schema.maximum];
  // JSON Schema counts characters, not UTF-16 units.
  if (typeof value === 'string') return [Array.from(value).length, schema.minLength, schema.maxLength];
  if (isArray(value)) return [value.length, schema.minItems, schema.maxItems];
  return [Object.keys(membersOf(value)).length, schema.minProperties];
}

/** Returns the name of a part: its key, or its position in a list. */
function nameOf(pointer: string): string {
  if (pointer === '') return 'The file';
  const [, list, index] = /^(\/targets)?\/(\d+)$/.exec(pointer) ?? [];
  if (index !== undefined) return `${list === undefined ? 'Entry' : 'Target'} ${Number(index) + 1}`;
  const [, parent = '', entry] = /([^/]+)\/(\d+)$/.exec(pointer) ?? [];
  if (entry !== undefined) return `Entry ${Number(entry) + 1} of \`${unescapeToken(parent)}\``;
  return `\`${unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1))}\``;
}

/** Renders a value for a message. Only the kind of a list or an object is named, because both can contain anything. */
export function quoteValue(value: JsonValue): string {
  if (value === null) return 'left empty';
  if (isArray(value)) return 'a list';
  if (isJsonObject(value)) return 'a map';
  return `“${cutText(String(value), 81)}”`;
}
