import { isArray, isJsonObject, type JsonValue, setMember } from '../../syntax/index.ts';
import { mapList } from './members.ts';

/** Supported versions of OpenAPI. Patch releases (3.0.4, 3.1.1) don't change the structure. */
export type SpecVersion = '2.0' | '3.0' | '3.1' | '3.2';

/** Kind of an object in an OpenAPI file, which decides the meaning of a `$ref` and the section of its target. */
export type Kind =
  | 'document'
  | 'components'
  | 'paths'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'responses'
  | 'response'
  | 'header'
  | 'schema'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'callback'
  | 'securityScheme'
  /** Any other value: strings, examples, extensions. A `$ref` in it is data unless it names an existing file. */
  | 'data';

/** Kind of the objects in a member: its value, the entries of a list, or the values under names that an author chose. */
export interface Member {
  readonly kind: Kind;
  readonly named?: true;
}

const data: Member = { kind: 'data' };

const one = (kind: Kind): Member => ({ kind });
const named = (kind: Kind): Member => ({ kind, named: true });
const each = (keys: string, member: Member): Record<string, Member> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, member]));

/** Keys of a path item that contain operations in OpenAPI. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

export function isStandardMethod(key: string): boolean {
  return methods.includes(key);
}

type Members = Readonly<Record<string, Member>>;

const components: Members = {
  schemas: named('schema'),
  responses: named('response'),
  parameters: named('parameter'),
  examples: named('example'),
  requestBodies: named('requestBody'),
  headers: named('header'),
  securitySchemes: named('securityScheme'),
  links: named('link'),
  callbacks: named('callback'),
  pathItems: named('pathItem'),
  mediaTypes: named('mediaType'),
};

export const componentSections = Object.keys(components);

const parameter: Members = {
  schema: one('schema'),
  items: one('schema'),
  content: named('mediaType'),
  examples: named('example'),
};

/** Members of an object by its kind. Kinds that aren't listed contain only data. */
const grammar: Partial<Record<Kind, Members>> = {
  document: {
    paths: one('paths'),
    webhooks: named('pathItem'),
    components: one('components'),
    definitions: named('schema'),
    parameters: named('parameter'),
    responses: named('response'),
    securityDefinitions: named('securityScheme'),
  },
  components,
  pathItem: {
    ...each(methods.join(' '), one('operation')),
    additionalOperations: named('operation'),
    parameters: one('parameter'),
  },
  operation: {
    parameters: one('parameter'),
    requestBody: one('requestBody'),
    responses: one('responses'),
    callbacks: named('callback'),
  },
  parameter,
  requestBody: { content: named('mediaType') },
  response: {
    schema: one('schema'),
    headers: named('header'),
    content: named('mediaType'),
    links: named('link'),
  },
  header: parameter,
  schema: {
    ...each(
      'items additionalItems additionalProperties not contains propertyNames if then else',
      one('schema'),
    ),
    ...each('unevaluatedItems unevaluatedProperties contentSchema', one('schema')),
    ...each('allOf anyOf oneOf prefixItems', one('schema')),
    ...each('properties patternProperties definitions $defs dependentSchemas dependencies', named('schema')),
  },
  mediaType: {
    ...each('schema itemSchema', one('schema')),
    examples: named('example'),
    encoding: named('encoding'),
    ...each('prefixEncoding itemEncoding', one('encoding')),
  },
  encoding: {
    headers: named('header'),
    encoding: named('encoding'),
    ...each('prefixEncoding itemEncoding', one('encoding')),
  },
};

/** Kinds whose keys are chosen by the author. */
const entries: Partial<Record<Kind, Member>> = {
  paths: one('pathItem'),
  callback: one('pathItem'),
  responses: one('response'),
};

/** Returns the kind of the objects under a key. */
export function memberOf(kind: Kind, key: string): Member {
  const members = grammar[kind];
  if (members !== undefined && Object.hasOwn(members, key)) return members[key] ?? data;
  const entry = entries[kind];
  return entry === undefined || key.startsWith('x-') ? data : entry;
}

type Sections = ReadonlyMap<Kind, readonly string[]>;

/** Lists the sections of components. Path items aren't moved into a section, even if one exists. */
function listComponents(...without: readonly Kind[]): Sections {
  const all = Object.entries(components).filter(
    ([, { kind }]) => kind !== 'pathItem' && !without.includes(kind),
  );
  return new Map(all.map(([name, { kind }]) => [kind, ['components', name]]));
}

/** Keys from the root to the section of shared objects, by kind, for each version. */
export const sections: Readonly<Record<SpecVersion, Sections>> = {
  '2.0': new Map<Kind, readonly string[]>([
    ['schema', ['definitions']],
    ['response', ['responses']],
    ['parameter', ['parameters']],
  ]),
  '3.0': listComponents('mediaType'),
  '3.1': listComponents('mediaType'),
  '3.2': listComponents(),
};

/**
 * Meaning of an object's keys if its kind is unknown: keywords of OpenAPI, names that an author chose (a property can be
 * named `description` or `$ref`), or plain data.
 */
export type Mode = 'keywords' | 'names' | 'data';

/** Keywords that contain names. No keyword contains names in one kind of object and keywords in another. */
const holdNames = [
  ...Object.values(grammar).flatMap((keys) => Object.keys(keys).filter((key) => keys[key]?.named === true)),
  ...['paths', 'responses', 'variables', '$subtypes'],
];

const holdData = 'default enum const example value dataValue mapping scopes security'.split(' ');

/** Mode of the values of the keywords that don't contain keywords. */
const modes: ReadonlyMap<string, Mode> = new Map([
  ...holdNames.map((key) => [key, 'names'] as const),
  ...holdData.map((key) => [key, 'data'] as const),
]);

/** Returns the mode of a keyword's value. A list has no names: `parameters: […]` contains keywords, `examples: […]` data. */
export function modeBelow(keyword: string, holdsList: boolean): Mode {
  const mode = modes.get(keyword) ?? (keyword.startsWith('x-') ? 'data' : 'keywords');
  if (mode !== 'names' || !holdsList) return mode;
  return keyword === 'examples' ? 'data' : 'keywords';
}

/** Callback for a part. `key` is `undefined` for an entry of a list. */
type Step<Result> = (part: JsonValue, mode: Mode, key: string | undefined) => Result;

/**
 * Calls `replace` for each direct part of a value that is an object, a list or a reference, except plain data. Returns the
 * same object if nothing was replaced.
 */
export function mapParts(value: JsonValue, mode: Mode, replace: Step<JsonValue>): JsonValue {
  if (isArray(value)) {
    return mapList(value, (entry) => (isScalar(entry) ? entry : replace(entry, mode, undefined)));
  }
  if (!isJsonObject(value)) return value;
  // Whole documents are mapped, and `mapMembers` would need a function for each object.
  let next: Record<string, JsonValue> | undefined;
  for (const key in value) {
    const member = value[key] as JsonValue;
    // Most members are strings and numbers, for which no rewrite needs the mode.
    if (isScalar(member) && key !== '$ref') continue;
    const below = modeOf(mode, key, member);
    const replaced = below === 'data' ? member : replace(member, below, key);
    if (replaced !== member) setMember((next ??= { ...value }), key, replaced);
  }
  return next ?? value;
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null;
}

/** Calls `visit` for each direct part of a value that is an object or a list, except plain data. */
export function visitParts(value: JsonValue, mode: Mode, visit: Step<void>): void {
  if (isArray(value)) {
    for (const entry of value) if (typeof entry === 'object' && entry !== null) visit(entry, mode, undefined);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const key in value) {
    const member = value[key];
    if (typeof member !== 'object' || member === null) continue;
    const below = modeOf(mode, key, member);
    if (below !== 'data') visit(member, below, key);
  }
}

function modeOf(mode: Mode, key: string, member: JsonValue): Mode {
  return mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
}
