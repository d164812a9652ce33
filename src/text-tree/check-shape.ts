import { isArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { escapeToken, unescapeToken } from './pointer.ts';
import { cutText } from '../text.ts';
import { isNear } from './near.ts';

/** Something in a file of ours that must be mended: which part, what is wrong with it, and what to write. */
export interface ShapeFault {
  /** The part of the file. @see RFC 6901 */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
  /** Another part that it is at odds with, for its line. */
  readonly earlier?: string;
}

/** The words of JSON Schema that the schemas of our own files use, with their descriptions as remedies. */
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
  /** `false`: none; else what the values of a map must be. */
  readonly additionalProperties?: boolean | Schema;
}

export interface RootSchema extends Schema {
  readonly definitions: Readonly<Record<string, Schema>>;
}

/**
 * Everything in which a value does not fit its schema, in the order of the file.
 * @param findRightPlace where a key belongs that is unknown where it stands, as a sentence
 */
export function checkShape(
  value: JsonValue,
  root: RootSchema,
  findRightPlace: (key: string) => string | undefined = () => undefined,
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
        return { pointer, message: `${nameOf(pointer)} lacks \`${key}\`.`, remedy };
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
    const listed = known.map((one) => `\`${one}\``).join(', ');
    return {
      pointer,
      message: `The key \`${cutText(key, 60)}\` is unknown here.`,
      remedy:
        near === undefined ? (findRightPlace(key) ?? `Known here: ${listed}.`) : `Did you mean \`${near}\`?`,
    };
  }
}

/** `swaggerFile` and `swagger_file` are `swagger-file` written in another custom. */
function findNearest(key: string, known: readonly string[]): string | undefined {
  const plain = toPlain(key);
  return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
}

function toPlain(key: string): string {
  return key.toLowerCase().replaceAll(/[-_. ]/g, '');
}

function resolve(schema: Schema, { definitions }: RootSchema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : (definitions[name] ?? {});
}

/** In which way a value by itself, its members left aside, is not what the schema wants: the end of a sentence. */
function findWrong(value: JsonValue, schema: Schema): string | undefined {
  const types = [schema.type ?? []].flat();
  const type = typeOf(value);
  if (types.length > 0 && !types.includes(type)) {
    return `is ${quoteValue(value)}, but must be ${types.map((name) => typeWords[name] ?? name).join(' or ')}`;
  }
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) {
    return `is ${quoteValue(value)}, but must be ${schema.enum.map((one) => `\`${one}\``).join(' or ')}`;
  }
  const [least, most] = listBounds(schema, type);
  const size = sizeOf(value);
  if (least !== undefined && size < least) {
    return type === 'number' ? `is ${quoteValue(value)}, which is too small` : 'is empty';
  }
  return most !== undefined && size > most ? `is ${quoteValue(value)}, which is too large` : undefined;
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

/** The least and the most that there may be of a value of this type. */
function listBounds(schema: Schema, type: string): readonly (number | undefined)[] {
  const bounds: Readonly<Record<string, readonly (number | undefined)[]>> = {
    string: [schema.minLength, schema.maxLength],
    array: [schema.minItems, schema.maxItems],
    object: [schema.minProperties],
    number: [schema.minimum, schema.maximum],
  };
  return bounds[type] ?? [];
}

function sizeOf(value: JsonValue): number {
  if (typeof value === 'number') return value;
  // JSON Schema counts characters, not UTF-16 units.
  if (typeof value === 'string') return Array.from(value).length;
  if (isArray(value)) return value.length;
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

/** What a part is called: its key, or which entry of the list it is. */
function nameOf(pointer: string): string {
  if (pointer === '') return 'The file';
  const [, list, index] = /^(\/targets)?\/(\d+)$/.exec(pointer) ?? [];
  if (index !== undefined) return `${list === undefined ? 'Entry' : 'Target'} ${Number(index) + 1}`;
  return `\`${unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1))}\``;
}

/** A value as people see it, short; collections are named only: they may hold anything. */
export function quoteValue(value: JsonValue): string {
  if (value === null) return 'left empty';
  if (isArray(value)) return 'a list';
  if (isJsonObject(value)) return 'a map';
  const text = String(value);
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}
