import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../../src/syntax/json.ts';

/** A parsed file of an OpenAPI document in several files. */
export interface Side {
  readonly root: string;
  /** Returns the parsed file, or `undefined` if it doesn't exist. */
  find(path: string): JsonValue | undefined;
}

interface Spot {
  readonly value: JsonValue;
  readonly file: string;
}

/**
 * Compares a document with its bundle through all references of both, and lists the differences. Written without the
 * code under test: it follows references at their location, and doesn't know components or kinds.
 */
export function listDifferences(
  left: Side,
  right: Side,
): { readonly differences: readonly string[]; readonly compared: number } {
  const differences: string[] = [];
  const seen = new Map<JsonValue, Set<JsonValue>>();
  let compared = 0;
  const stack: [Spot, Spot, string][] = [[rootOf(left), rootOf(right), '']];
  for (let next = stack.pop(); next !== undefined && differences.length < 20; next = stack.pop()) {
    const [leftSpot, rightSpot, at] = next;
    const a = follow(left, leftSpot);
    const b = follow(right, rightSpot);
    if (typeof a.value === 'object' && a.value !== null && typeof b.value === 'object' && b.value !== null) {
      const partners = seen.get(a.value) ?? new Set();
      if (partners.has(b.value)) continue;
      seen.set(a.value, partners.add(b.value));
    }
    compared++;
    if (isArray(a.value) && isArray(b.value)) {
      if (a.value.length !== b.value.length)
        differences.push(`${at}: ${a.value.length} against ${b.value.length} items`);
      for (const [index, value] of a.value.entries()) {
        stack.push([
          { value, file: a.file },
          { value: b.value[index] ?? null, file: b.file },
          `${at}/${index}`,
        ]);
      }
    } else if (isJsonObject(a.value) && isJsonObject(b.value)) {
      compareObjects(a.value, b.value);
    } else if (a.value !== b.value) {
      differences.push(
        `${at}: ${JSON.stringify(a.value).slice(0, 80)} against ${JSON.stringify(b.value).slice(0, 80)}`,
      );
    }

    function compareObjects(one: JsonObject, two: JsonObject): void {
      // The bundle adds components, but everything in the original must exist.
      const isOpen = /^(?:\/components(?:\/[^/]+)?|\/definitions|\/parameters|\/responses|)$/.test(at);
      const extra = Object.keys(two).filter((key) => !Object.hasOwn(one, key) && key !== '$ref');
      if (extra.length > 0 && !isOpen) differences.push(`${at}: has ${extra.join(', ')} too`);
      for (const [key, value] of Object.entries(one)) {
        // Components are compared at their use, because their names are free.
        if (at === '' && key === 'components') continue;
        if (key === '$ref' || at.endsWith('/discriminator/mapping') || key === 'operationRef') continue;
        if (!Object.hasOwn(two, key)) differences.push(`${at}: has lost ${key}`);
        else stack.push([{ value, file: a.file }, { value: two[key] ?? null, file: b.file }, `${at}/${key}`]);
      }
    }
  }
  return { differences, compared };
}

function rootOf(side: Side): Spot {
  return { value: side.find(side.root) ?? null, file: side.root };
}

/** Returns the end of a chain of references, or the reference itself if it can't be followed. */
function follow(side: Side, start: Spot): Spot {
  let spot = start;
  const seen = new Set<JsonValue>();
  while (isJsonObject(spot.value) && typeof spot.value['$ref'] === 'string' && !seen.has(spot.value)) {
    seen.add(spot.value);
    const target = step(side, spot.file, spot.value['$ref']);
    if (target === undefined) return spot;
    spot = target;
  }
  return spot;
}

function step(side: Side, from: string, ref: string): Spot | undefined {
  const [name = '', fragment = ''] = ref.split('#');
  const file = name === '' ? from : decodeURI(new URL(name, `http://x/${encodeURI(from)}`).pathname).slice(1);
  let spot: Spot = { value: side.find(file) ?? null, file };
  if (side.find(file) === undefined) return undefined;
  for (const token of fragment.split('/').slice(1)) {
    const inner = follow(side, spot);
    const key = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
    const at = isJsonObject(spot.value) && Object.hasOwn(spot.value, key) ? spot : inner;
    const value = isArray(at.value)
      ? at.value[Number(key)]
      : isJsonObject(at.value) && Object.hasOwn(at.value, key)
        ? at.value[key]
        : undefined;
    if (value === undefined) return undefined;
    spot = { value, file: at.file };
  }
  return spot;
}
