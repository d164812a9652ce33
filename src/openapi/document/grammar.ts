import { isArray, isJsonObject, type JsonValue } from '../../syntax/index.ts';
import { mapList, mapMembers } from './members.ts';

/** The lines of the standard that are read; patch releases (3.0.4, 3.1.1) change nothing about the shape. */
export type SpecVersion = '2.0' | '3.0' | '3.1' | '3.2';

/** What an object of a description is, which decides what a `$ref` in it means and where its target may live. */
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
  /** Anything else: texts, examples, extensions. A `$ref` in it is data, unless it names a file that is there. */
  | 'data';

/** How a member holds objects of its kind: itself (or a list of them), or under names that an author chose. */
export interface Member {
  readonly kind: Kind;
  readonly named?: true;
}

const data: Member = { kind: 'data' };

const one = (kind: Kind): Member => ({ kind });
const named = (kind: Kind): Member => ({ kind, named: true });
const each = (keys: string, member: Member): Record<string, Member> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, member]));

/** The keys of a path item under which the standard knows operations. */
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

/** What the keys of an object hold, by its kind; of kinds that are not here, all is data. */
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

/** Kinds whose own keys are chosen by the author. */
const entries: Partial<Record<Kind, Member>> = {
  paths: one('pathItem'),
  callback: one('pathItem'),
  responses: one('response'),
};

/** What a key of an object of some kind holds. */
export function memberOf(kind: Kind, key: string): Member {
  const members = grammar[kind];
  if (members !== undefined && Object.hasOwn(members, key)) return members[key] ?? data;
  const entry = entries[kind];
  return entry === undefined || key.startsWith('x-') ? data : entry;
}

type Sections = ReadonlyMap<Kind, readonly string[]>;

/** A path item stays where it is named, even where there is a section for it. */
function listComponents(...without: readonly Kind[]): Sections {
  const all = Object.entries(components).filter(
    ([, { kind }]) => kind !== 'pathItem' && !without.includes(kind),
  );
  return new Map(all.map(([name, { kind }]) => [kind, ['components', name]]));
}

/** The keys from the root to where shared objects live, by their kind, as far as a version has a place for them. */
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
 * How the members of an object are to be read where nobody knows its kind: as keywords of the standard, as names that
 * an author chose (a property may be called `description` or `$ref`), or as plain data in which nothing has a meaning.
 */
export type Mode = 'keywords' | 'names' | 'data';

/** The grammar again, without kinds: no keyword holds names in one kind of object and keywords in another. */
const holdNames = new Set([
  ...Object.values(grammar).flatMap((keys) => Object.keys(keys).filter((key) => keys[key]?.named === true)),
  ...['paths', 'responses', 'variables', '$heirs'],
]);

const holdData = new Set([
  'default',
  'enum',
  'const',
  'example',
  'value',
  'dataValue',
  'mapping',
  'scopes',
  'security',
]);

/** The mode of what a keyword holds. A list has no names: `parameters: […]` holds keywords, `examples: […]` data. */
export function modeBelow(keyword: string, holdsList: boolean): Mode {
  if (holdData.has(keyword) || keyword.startsWith('x-')) return 'data';
  if (!holdNames.has(keyword)) return 'keywords';
  if (!holdsList) return 'names';
  return keyword === 'examples' ? 'data' : 'keywords';
}

/** What to do with a part: `key` is undefined for an entry of a list. */
type Step<Result> = (part: JsonValue, mode: Mode, key: string | undefined) => Result;

/**
 * One step down, for all who walk through a description: calls `replace` for everything below a value that is no plain
 * data. The same object where nothing was replaced.
 */
export function mapParts(value: JsonValue, mode: Mode, replace: Step<JsonValue>): JsonValue {
  if (isArray(value)) return mapList(value, (entry) => replace(entry, mode, undefined));
  if (!isJsonObject(value)) return value;
  return mapMembers(value, (member, key) => {
    const below = modeOf(mode, key, member);
    return below === 'data' ? member : replace(member, below, key);
  });
}

/** The same for who only looks; texts and numbers are passed over. */
export function visitParts(value: JsonValue, mode: Mode, visit: Step<void>): void {
  if (isArray(value)) {
    for (const entry of value) if (typeof entry === 'object' && entry !== null) visit(entry, mode, undefined);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (typeof member !== 'object' || member === null) continue;
    const below = modeOf(mode, key, member);
    if (below !== 'data') visit(member, below, key);
  }
}

function modeOf(mode: Mode, key: string, member: JsonValue): Mode {
  return mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
}
