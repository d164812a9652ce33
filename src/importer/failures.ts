import { columnWidth, findNameKey, findTarget, omitMembers, weigh } from '../openapi/door.ts';
import {
  countLevels,
  type Finding,
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  refuses,
  warns,
} from '../text-tree/door.ts';
import { renderLine } from '../text.ts';
import { followLiterally } from './import-document.ts';
import { payloadLevels } from './prepare/operations.ts';
import { findFirstUrl } from './prepare/servers.ts';

/** What its column holds of a description, in bytes of UTF-8. */
const textBytes = 65_535;

const half = 'Half a surrogate pair is no text: the service cannot store it. Replace it.';

type Way = readonly (string | number)[];

/** What the checks of one document share. */
interface Room {
  readonly document: JsonObject;
  /** What the document was made of, in which findings have their places. */
  readonly source: JsonObject;
  readonly server: string;
  /** Levels of what was counted before: many operations refer to the same schemas. */
  readonly levels: Map<JsonValue, number>;
  readonly hasHalves: boolean;
  /** References that were told already. */
  readonly told: Set<string>;
}

/**
 * Where the import of a document would fail, or store something empty: asked of everything that goes out, whatever
 * was done to it. The address is told by those who look for it.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py; widths: opencopilot_db/action.py
 */
export function findFailures(document: JsonObject, source = document): readonly Finding[] {
  const room: Room = {
    document,
    source,
    server: findFirstUrl(document['servers']) ?? '',
    levels: new Map(),
    hasHalves: weigh(document).hasHalves,
    told: new Set(),
  };
  return listEntries(document['paths']).flatMap(([path, item]) => {
    const at = ['paths', path];
    if (!isJsonObject(item)) return [refuses('path-type', at, 'A path must be an object of operations.')];
    return [
      ...findUrlFailures(room.server + path, at),
      ...Object.entries(item).flatMap(([key, operation]) =>
        findOperationFailures(operation, [...at, key], room),
      ),
    ];
  });
}

function findUrlFailures(url: string, at: Way): readonly Finding[] {
  if (!url.isWellFormed()) return [refuses('text-half', at, half)];
  if (url.length <= columnWidth) return [];
  const message = `Server and path together have ${url.length} characters; the service stores ${columnWidth} of a URL.`;
  return [refuses('url-too-long', at, message)];
}

function findOperationFailures(operation: JsonValue, at: Way, room: Room): readonly Finding[] {
  if (!isJsonObject(operation)) {
    return [
      refuses(
        'operation-type',
        at,
        'The importer takes every key of a path for a method, and its value for an operation, which must be an object.',
      ),
    ];
  }
  const { parameters, requestBody } = operation;
  const failures = [
    ...findNameFailures(operation, at),
    ...findTextFailures(operation, at),
    ...(parameters === undefined ? [] : findParameterFailures(parameters, [...at, 'parameters'], room)),
    ...(requestBody === undefined ? [] : findBodyFailures(requestBody, [...at, 'requestBody'], room)),
  ];
  if (!room.hasHalves) return failures;
  const stored = omitMembers(operation, (key) => !isStored(key));
  return [...failures, ...findHalves(stored, at)];
}

function findNameFailures(operation: JsonObject, at: Way): readonly Finding[] {
  const key = findNameKey(operation);
  const name = operation[key ?? ''];
  if (key === undefined || (typeof name === 'string' && name.trim() === '')) {
    const message =
      'The operation has no `operationId`, summary or description to name it by. Give it an `operationId`.';
    return [refuses('name-missing', key === undefined ? at : [...at, key], message)];
  }
  if (typeof name !== 'string') {
    return [
      refuses(
        'name-type',
        [...at, key],
        `\`${key}\` names the action, so it must be a text. Put it in quotes.`,
      ),
    ];
  }
  if (name.length <= columnWidth) return [];
  const message = `\`${key}\` names the action and has ${name.length} characters; the service stores ${columnWidth}. Give the operation a shorter \`operationId\`.`;
  return [refuses('name-too-long', [...at, key], message)];
}

/** The description, else the summary, is stored. */
function findTextFailures(operation: JsonObject, at: Way): readonly Finding[] {
  const key = ['description', 'summary'].find((one) => Boolean(operation[one]));
  const text = operation[key ?? ''];
  if (key === undefined || text === undefined) return [];
  if (typeof text !== 'string')
    return [refuses('text-type', [...at, key], `\`${key}\` must be a text. Put it in quotes.`)];
  if (text.length <= textBytes / 3 || Buffer.byteLength(text) <= textBytes) return [];
  const message = `\`${key}\` has ${Buffer.byteLength(text)} bytes; the service stores ${textBytes}. Shorten it.`;
  return [refuses('text-too-long', [...at, key], message)];
}

function findParameterFailures(parameters: JsonValue, at: Way, room: Room): readonly Finding[] {
  if (!isArray(parameters)) return [refuseShape('parameters-type', parameters, at)];
  return parameters.flatMap((parameter, index) => {
    const own = placeParameter(parameters.length, index, at, room);
    if (!isJsonObject(parameter)) return [refuseShape('parameter-type', parameter, own)];
    return [
      ...findSchemaFailures(parameter, own, room),
      ...findDeep(countFollowed(parameter, room) + 2, own),
    ];
  });
}

/** Those of the path come before an operation's own, once they are moved there. */
function placeParameter(count: number, index: number, at: Way, { source }: Room): Way {
  const own = at.reduce<JsonValue | undefined>((held, key) => findMember(held, String(key)), source);
  const moved = count - (isArray(own) ? own.length : 0);
  if (Object.hasOwn(source, 'swagger') && moved !== 0) return at;
  return index < moved ? [...at.slice(0, 2), 'parameters'] : [...at, index - moved];
}

function findBodyFailures(body: JsonValue, at: Way, room: Room): readonly Finding[] {
  if (!isJsonObject(body)) return [refuseShape('request-body-type', body, at)];
  const { content } = body;
  if (content !== undefined && !isJsonObject(content)) {
    return [refuseShape('request-body-content', content, [...at, 'content'])];
  }
  const failures = listEntries(content).flatMap(([type, media]) => {
    const own = [...at, 'content', type];
    if (!isJsonObject(media)) return [refuseShape('request-body-content', media, own)];
    return findSchemaFailures(media, own, room);
  });
  const followed = Object.values(content ?? {}).map((media) => countFollowed(media, room) + 2);
  return [...failures, ...findDeep(Math.max(count(body, room), ...followed) + 1, at)];
}

/** The schema of a parameter or a media type, into which the importer looks for a reference. */
function findSchemaFailures(holder: JsonObject, at: Way, room: Room): readonly Finding[] {
  if (!Object.hasOwn(holder, 'schema')) return [];
  const { schema = null } = holder;
  const own = [...at, 'schema'];
  if (!isJsonObject(schema)) return [refuseShape('schema-type', schema, own)];
  if (!Object.hasOwn(schema, '$ref')) return [];
  return findReferenceFailures(schema['$ref'] ?? null, [...own, '$ref'], room);
}

function findReferenceFailures(reference: JsonValue, at: Way, room: Room): readonly Finding[] {
  const shown = renderLine(typeof reference === 'string' ? reference : JSON.stringify(reference), 100);
  const isText = typeof reference === 'string';
  const arrived = isText ? followLiterally(room.document, reference) : undefined;
  // An anchor, too, leads to the whole description.
  if (!isText || arrived === undefined || arrived === room.document) {
    const message = `The schema refers to "${shown}", which is no schema that the importer can follow. Make it a component, and refer to that.`;
    return [refuses('schema-reference', at, message)];
  }
  const halves = room.hasHalves ? findHalves(arrived, at) : [];
  const meant = findTarget(room.document, reference);
  if (meant === undefined || meant === arrived || room.told.has(reference)) return halves;
  room.told.add(reference);
  const message = `The importer reads the reference "${shown}" without its escapes, so that it stores an empty schema. Name the schema with letters, digits, \`.\`, \`-\` and \`_\` alone.`;
  return [...halves, warns('escaped-name', at, message)];
}

/** What the importer takes for granted, by the rule that says so. */
const shapes = {
  'parameters-type': '`parameters` must be a list.',
  'parameter-type': 'A parameter must be an object.',
  'request-body-type': 'A request body must be an object.',
  'request-body-content':
    'The `content` of the request body must be an object that holds one for each media type.',
  'schema-type':
    'The importer reads no schema here that is no object: write `{}` for `true`, and `{"not": {}}` for `false`.',
};

function refuseShape(rule: keyof typeof shapes, value: JsonValue, at: Way): Finding {
  if (value === null) return refuses('value-null', at, `\`${String(at.at(-1))}\` is null; leave it out.`);
  return refuses(rule, at, shapes[rule]);
}

function findDeep(levels: number, at: Way): readonly Finding[] {
  if (levels <= payloadLevels) return [];
  const message = `What the service stores of the operation is nested ${levels} levels deep here, and some databases hold ${payloadLevels}. Make a component of an inner schema, and refer to it.`;
  return [refuses('payload-depth', at, message)];
}

/** The levels of a parameter or a media type with the one reference followed that the importer follows. */
function countFollowed(holder: JsonValue, room: Room): number {
  const reference = findMember(findMember(holder, 'schema'), '$ref');
  const target = typeof reference === 'string' ? followLiterally(room.document, reference) : undefined;
  const isWhole = target === room.document;
  return Math.max(count(holder, room), target === undefined || isWhole ? 0 : count(target, room) + 1);
}

function count(value: JsonValue, { levels }: Room): number {
  const known = levels.get(value) ?? countLevels(value, levels);
  levels.set(value, known);
  return known;
}

/** Half a surrogate pair has no bytes in UTF-8; what stands elsewhere is not stored. */
function findHalves(value: JsonValue, at: Way): readonly Finding[] {
  const way = findHalf(value);
  if (way === undefined) return [];
  return [refuses('text-half', [...at, ...way], half)];
}

/** The keys to the first text with half a pair, or to the first object that has such a key. */
function findHalf(value: JsonValue): Way | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries<JsonValue>(value)) {
    if (!key.isWellFormed()) return [];
    const way = findHalf(member);
    if (way !== undefined) return [key, ...way];
  }
  return undefined;
}

/** Of an operation this is stored, and nothing else. */
function isStored(key: string): boolean {
  return ['operationId', 'name', 'summary', 'description', 'parameters', 'requestBody'].includes(key);
}

function listEntries(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}
