import { isArray, isJsonObject, membersOf, type JsonObject, type JsonValue } from '../../src/syntax/json.ts';
import { createReader, readDocument, type Files, type Reader } from './standard-reader.ts';

type Pair = readonly [left: unknown, right: unknown, at: string];

/** An operation with the parts of its path. */
interface Operation {
  readonly place: string;
  readonly id: string | undefined;
  /** Texts of the operation and of its path. */
  readonly texts: readonly string[];
  /** Parameters by location and name. */
  readonly parameters: JsonObject;
  /** Body, responses, security, servers, extensions and all other parts. */
  readonly rest: Readonly<Record<string, unknown>>;
}

const besideOperations = ['parameters', 'summary', 'description', 'servers', 'additionalOperations'];
const ownParts = ['parameters', 'security', 'servers', 'operationId', 'summary', 'description'];

/**
 * Lists differences between the operations of an OpenAPI 3 document and its import document: parameters, bodies,
 * responses, security, servers, texts and extensions, through all references. Shares no code with the code under test.
 * @param serverUrl URL that completes a relative server
 */
export function listChanges(original: JsonObject, sent: JsonObject, serverUrl: string): readonly string[] {
  return [
    ...findServerChange(original, sent, serverUrl),
    ...compareOperations(readDocument(original), readDocument(sent)),
  ];
}

/** Lists differences between a document in several files and its bundle, whose components have other names. */
export function listBundleChanges(original: Files, bundle: JsonObject): readonly string[] {
  const [left, right] = [createReader(original), readDocument(bundle)];
  const parts = ['paths', 'components', 'definitions', 'parameters', 'responses'];
  const walk = createWalk(left, right);
  return [...walk([left.root, right.root, ''], parts), ...compareOperations(left, right)];
}

function compareOperations(left: Reader, right: Reader): readonly string[] {
  const before = readOperations(left);
  const after = new Map(readOperations(right).map((operation) => [operation.place, operation]));
  const walk = createWalk(left, right);
  const changes: string[] = [];
  if (after.size !== before.length) changes.push(`${before.length} operations, then ${after.size}`);
  for (const one of before) {
    const other = after.get(one.place);
    if (other === undefined) changes.push(`${one.place} is missing`);
    else
      changes.push(
        ...compareTexts(one, other),
        ...walk([one.parameters, other.parameters, `${one.place} parameters`]),
        ...walk([one.rest, other.rest, one.place]),
      );
    if (changes.length > 10) break;
  }
  const isTwice = new Set(before.map(({ place }) => place)).size < before.length;
  return [...changes, ...(isTwice ? ['an operation is there twice'] : [])];
}

export function readOperations(reader: Reader): readonly Operation[] {
  return Object.entries(membersOf(reader.root['paths'])).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [];
    const item = readBeside(reader, value);
    const methods = Object.entries(item).filter(
      ([key]) => !besideOperations.includes(key) && !key.startsWith('x-'),
    );
    const more = Object.entries(membersOf(item['additionalOperations'])).filter(
      ([key]) => !Object.hasOwn(item, key),
    );
    return [...methods, ...more].map(([method, operation]) =>
      readOperation(reader, `${method.toUpperCase()} ${path}`, readBeside(reader, operation), item),
    );
  });
}

/** Returns the parts behind a reference together with those beside it. */
function readBeside(reader: Reader, value: unknown): JsonObject {
  const { $ref, ...own } = membersOf(value);
  return $ref === undefined ? own : { ...membersOf(reader.read({ $ref })), ...own };
}

function readOperation(reader: Reader, place: string, operation: JsonObject, item: JsonObject): Operation {
  const { operationId: id, summary, description, servers = item['servers'] } = operation;
  // If a list has two entries of one name, the first one counts.
  const parameters = [item['parameters'], operation['parameters']].flatMap((list) =>
    listOf(list)
      .map((entry) => membersOf(reader.read(entry)))
      .reverse(),
  );
  const extensions = Object.entries(item).filter(([key]) => key.startsWith('x-'));
  const left = Object.entries(operation).filter(([key]) => !ownParts.includes(key));
  return {
    place,
    id: typeof id === 'string' ? id : undefined,
    texts: [summary, description, item['summary'], item['description']].filter(
      (text) => typeof text === 'string' && text.trim() !== '',
    ) as string[],
    parameters: Object.fromEntries(
      parameters.map((parameter) => {
        const { in: where, name } = parameter;
        const style = where === 'query' || where === 'cookie' ? 'form' : 'simple';
        return [JSON.stringify([where, name]), { style, ...parameter }];
      }),
    ),
    rest: {
      ...Object.fromEntries([...extensions, ...left]),
      security: readSecurity(reader.root, operation['security'] ?? reader.root['security']),
      servers,
    },
  };
}

/** Reads each requirement with the content of its schemes, because names can change. */
function readSecurity({ components, securityDefinitions }: JsonObject, security: unknown): unknown {
  const schemes = {
    ...membersOf(securityDefinitions),
    ...membersOf(membersOf(components)['securitySchemes']),
  };
  return listOf(security).map((one) =>
    Object.entries(membersOf(one)).map(([name, scopes]) => [schemes[name], scopes]),
  );
}

/** Creates a comparison of values through the references of both sides. */
function createWalk(
  left: Reader,
  right: Reader,
): (start: Pair, ignored?: readonly string[]) => readonly string[] {
  const seen = new Map<unknown, Set<unknown>>();
  const hasMet = (a: unknown, b: unknown): boolean => {
    const partners = seen.get(a) ?? new Set();
    seen.set(a, partners);
    return partners.has(b) || (partners.add(b), false);
  };
  return walk;

  /** @param ignored keys that may differ at the start of the walk */
  function walk(start: Pair, ignored: readonly string[] = []): readonly string[] {
    const found: string[] = [];
    const stack: Pair[] = [start];
    for (let next = stack.pop(); next !== undefined && found.length < 5; next = stack.pop()) {
      const [a, b, at] = [left.read(next[0]), right.read(next[1]), next[2]];
      if (isJsonObject(a) && isJsonObject(b)) {
        if (next !== start && hasMet(a, b)) continue;
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
          if (next === start && ignored.includes(key)) continue;
          if (key === 'mapping' && at.endsWith('/discriminator')) stack.push(...pairMappings(a, b, at));
          else stack.push([normalize(a[key], key, at), normalize(b[key], key, at), `${at}/${key}`]);
        }
      } else if (isArray(a) && isArray(b)) {
        if (a.length !== b.length) found.push(`${at}: ${a.length} entries, then ${b.length}`);
        for (const [index, entry] of a.entries()) stack.push([entry, b[index], `${at}/${index}`]);
      } else if (a !== b) found.push(`${at}: ${show(a)}, then ${show(b)}`);
    }
    return found;
  }

  /** A mapping may name a value that the schema's name implied before. */
  function pairMappings(a: JsonObject, b: JsonObject, at: string): readonly Pair[] {
    const [before, after] = [membersOf(a['mapping']), membersOf(b['mapping'])];
    return Object.keys({ ...before, ...after }).flatMap((key): Pair[] => {
      const [one, other] = [left.findSchema(before[key] ?? key), right.findSchema(after[key])];
      const isUnknown = one === undefined && other === undefined && before[key] === after[key];
      // A part without a name may have one now.
      const isNamed = one === undefined && before[key] === undefined && right.findSchema(key) === other;
      return isUnknown || isNamed ? [] : [[one, other, `${at}/mapping/${key}`]];
    });
  }
}

/** Returns the value as the importer reads it, and `undefined` for a default. */
function normalize(value: JsonValue | undefined, key: string, at: string): unknown {
  if (value === null && at.endsWith('/content')) return {};
  if ((key === 'required' && value === false) || (key === 'description' && value === '')) return undefined;
  if (key === 'servers' && isArray(value) && value.length === 0) return undefined;
  if (key !== 'schema' && key !== 'content') return value;
  if (value === null) return undefined;
  return typeof value === 'boolean' ? (value ? {} : { not: {} }) : value;
}

/** A text may only become part of a longer one; an ID stays if it fits. */
function compareTexts(one: Operation, other: Operation): readonly string[] {
  const all = other.texts.join('\n');
  const lost = one.texts.filter((text) => !all.includes(text.slice(0, 30_000)));
  const isNamed = one.id !== undefined && one.id.length <= 255 && one.id.trim() !== '';
  return [
    ...lost.map((text) => `${one.place} has lost the text ${show(text)}`),
    ...(isNamed && one.id !== other.id ? [`${one.place} is called ${show(other.id)}`] : []),
  ];
}

/** The address of an action is the first server followed by the path. */
function findServerChange(original: JsonObject, sent: JsonObject, serverUrl: string): readonly string[] {
  const [[first = '/'], [now]] = [listServers(original), listServers(sent)];
  const isAbsolute = /^[a-z][a-z0-9+.-]*:\/\/[^/{}?#]/i.test(first);
  const joins = Object.keys(membersOf(original['paths'])).every((path) => /^(?:\/|x-)/.test(path));
  const bare = (url: string): string => (joins ? url.replace(/\/+$/, '') : url);
  const completed = new URL(first, serverUrl.endsWith('/') ? serverUrl : `${serverUrl}/`).href;
  const expected = isAbsolute ? [first] : [completed, serverUrl];
  return now !== undefined && expected.map(bare).includes(now)
    ? []
    : [`the server ${show(first)} became ${show(now)}`];
}

/** Lists the URLs of the whole document, with their variables replaced. */
function listServers(root: JsonObject): readonly string[] {
  return listOf(root['servers']).map((server) => {
    const { url, variables } = membersOf(server);
    return (typeof url === 'string' ? url : '').replace(/\{([^{}]+)\}/g, (written, name: string) => {
      const variable = membersOf(membersOf(variables)[name]);
      const value = variable['default'] ?? listOf(variable['enum'])[0];
      return typeof value === 'string' ? value : written;
    });
  });
}

function listOf(value: unknown): readonly unknown[] {
  return isArray(value) ? value : [];
}

function show(value: unknown): string {
  return (value === undefined ? 'nothing' : JSON.stringify(value)).slice(0, 90);
}
