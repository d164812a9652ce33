import { readOperations, type Operation } from './operation-view.ts';
import { createReader, isMembers, membersOf, type Members } from './standard-reader.ts';

/** Differences that are intended. */
interface Allowances {
  /** Texts and examples of parameters that several operations share. */
  readonly cutTexts: boolean;
  /** Server URL that completes a relative one. */
  readonly serverUrl: string;
}

type Pair = readonly [left: unknown, right: unknown, at: string];

/**
 * Lists differences between the operations of two documents: parameters, bodies, responses, security, servers, texts
 * and extensions, through all references. Shares no code with the code under test.
 */
export function listChanges(original: Members, sent: Members, allow: Allowances): readonly string[] {
  const left = createReader(original);
  const right = createReader(sent);
  const before = readOperations(left);
  const after = new Map(readOperations(right).map((operation) => [operation.place, operation]));
  const places = before.map(({ place }) => place);
  const changes: string[] = [];
  if (after.size !== before.length) changes.push(`${before.length} operations, then ${after.size}`);
  changes.push(...findServerChange(original, sent, allow.serverUrl));
  const seen = new Map<unknown, Set<unknown>>();
  for (const operation of before) {
    const now = after.get(operation.place);
    if (now === undefined) changes.push(`${operation.place} is missing`);
    else changes.push(...compareOperation(operation, now));
    if (changes.length > 10) break;
  }
  return [...changes, ...(new Set(places).size === places.length ? [] : ['an operation is there twice'])];

  function compareOperation(one: Operation, other: Operation): readonly string[] {
    const upgraded = one.isUpgraded ? ['style', 'explode', 'encoding', 'x-collection-format', 'servers'] : [];
    const cut = allow.cutTexts ? ['description', 'example', 'examples'] : [];
    return [
      ...compareTexts(one, other),
      ...Object.keys({ ...one.parameters, ...other.parameters }).flatMap((where) =>
        walk(
          [one.parameters[where], other.parameters[where], `${one.place} ${where}`],
          [...upgraded, ...cut],
        ),
      ),
      ...walk([one.rest, other.rest, one.place], upgraded),
    ];
  }

  /** @param ignored keys that may differ at the start of the walk */
  function walk(start: Pair, ignored: readonly string[]): readonly string[] {
    const found: string[] = [];
    const stack: Pair[] = [start];
    for (let next = stack.pop(); next !== undefined && found.length < 5; next = stack.pop()) {
      const [a, b, at] = [left.read(next[0]), right.read(next[1]), next[2]];
      if (isMembers(a) && isMembers(b)) {
        if (next !== start && hasMet(a, b)) continue;
        compareMembers(a, b, at, next === start ? ignored : []);
      } else if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) found.push(`${at}: ${a.length} entries, then ${b.length}`);
        for (const [index, entry] of a.entries()) stack.push([entry, b[index], `${at}/${index}`]);
      } else if (a !== b) found.push(`${at}: ${show(a)}, then ${show(b)}`);
    }
    return found;

    function compareMembers(a: Members, b: Members, at: string, except: readonly string[]): void {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
        if (except.includes(key)) continue;
        if (key === 'mapping' && at.endsWith('/discriminator')) compareMappings(a[key], b[key], at);
        else stack.push([say(a[key], key, at), say(b[key], key, at), `${at}/${key}`]);
      }
    }

    /** A mapping may name a value that the schema's name implied before. */
    function compareMappings(a: unknown, b: unknown, at: string): void {
      const [said, says] = [membersOf(a), membersOf(b)];
      for (const key of new Set([...Object.keys(said), ...Object.keys(says)])) {
        const [one, other] = [left.findSchema(said[key] ?? key), right.findSchema(says[key])];
        if (one === undefined && other === undefined && said[key] === says[key]) continue;
        // A part without a name may have one now.
        if (one === undefined && said[key] === undefined && right.findSchema(key) === other) continue;
        stack.push([one, other, `${at}/mapping/${key}`]);
      }
    }
  }

  function hasMet(a: unknown, b: unknown): boolean {
    const partners = seen.get(a) ?? new Set();
    if (partners.has(b)) return true;
    seen.set(a, partners.add(b));
    return false;
  }
}

/** Returns the value as the importer reads it. */
function say(value: unknown, key: string, at: string): unknown {
  if (value === null && at.endsWith('/content')) return {};
  if (key !== 'schema' && key !== 'content') return value;
  if (value === null) return undefined;
  return typeof value === 'boolean' ? (value ? {} : { not: {} }) : value;
}

/** A text may only become part of a longer one; an ID stays if it fits. */
function compareTexts(one: Operation, other: Operation): readonly string[] {
  const all = other.texts.join('\n');
  const degraded = one.texts.filter((text) => !all.includes(text.slice(0, 30_000)));
  const isNamed = one.id !== undefined && one.id.length <= 255 && one.id.trim() !== '';
  return [
    ...degraded.map((text) => `${one.place} has lost the text ${show(text)}`),
    ...(isNamed && one.id !== other.id ? [`${one.place} is called ${show(other.id)}`] : []),
  ];
}

/** The address of an action is the first server followed by the path. */
function findServerChange(original: Members, sent: Members, serverUrl: string): readonly string[] {
  const urls = createReader(original).servers();
  const [now] = createReader(sent).servers();
  const isAbsolute = (url: string): boolean => /^[a-z][a-z0-9+.-]*:\/\/[^/{}?#]/i.test(url);
  const joins = Object.keys(membersOf(original['paths'])).every((path) => /^(?:\/|x-)/.test(path));
  const bare = (url: string): string => (joins ? url.replace(/\/+$/, '') : url);
  const [first = '/'] = urls;
  const completed = new URL(first, serverUrl.endsWith('/') ? serverUrl : `${serverUrl}/`).href;
  const expected = isAbsolute(first) ? [first] : [completed, serverUrl];
  return now !== undefined && expected.map(bare).includes(now)
    ? []
    : [`the server ${show(first)} became ${show(now)}`];
}

function show(value: unknown): string {
  return (value === undefined ? 'nothing' : JSON.stringify(value)).slice(0, 90);
}
