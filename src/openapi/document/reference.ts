import {
  decodeEscapes,
  findByPointer,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../syntax/index.ts';

/** The reference that a value consists of, if it is one: `#/components/schemas/Pet`. */
export function findReference(value: JsonValue | undefined): string | undefined {
  if (!isJsonObject(value) || !Object.hasOwn(value, '$ref')) return undefined;
  return typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
}

/** What a reference inside the document names; undefined where it leads nowhere or out of the document. */
export function findTarget(document: JsonObject, reference: string): JsonValue | undefined {
  if (reference === '#') return document;
  if (!reference.startsWith('#/')) return undefined;
  const known = targets.get(document) ?? new Map<string, JsonValue | undefined>();
  targets.set(document, known);
  const before = known.get(reference);
  if (before !== undefined) return before;
  const pointer = reference.slice(1);
  const target = findByPointer(document, decodeEscapes(pointer)) ?? findByPointer(document, pointer);
  known.set(reference, target);
  return target;
}

/**
 * Caches targets for each document, which does not change any more, and lets go of them with it. Without the cache,
 * reading takes up to 15 % longer.
 */
const targets = new WeakMap<JsonObject, Map<string, JsonValue | undefined>>();

/**
 * The value itself where it is no reference, else what the chain of references ends in, with the texts that stand
 * beside the references laid over it. Undefined where the chain leads nowhere or runs in a circle.
 */
export function resolve(document: JsonObject, value: JsonValue | undefined): JsonValue | undefined {
  const siblings: JsonObject[] = [];
  const seen = new Set<string>();
  let current = value;
  for (;;) {
    const reference = findReference(current);
    if (reference === undefined || !isJsonObject(current)) break;
    if (seen.has(reference)) return undefined;
    seen.add(reference);
    if (Object.keys(current).length > 1) siblings.push(current);
    current = findTarget(document, reference);
  }
  if (current === undefined) return undefined;
  return siblings.reduceRight((target, sibling) => mergeRefSiblings(document, target, sibling), current);
}

/** `resolve`, where only an object will do. */
export function resolveObject(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  const resolved = resolve(document, value);
  return isJsonObject(resolved) ? resolved : undefined;
}

const annotations = new Set([
  ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly'],
  ...['default', 'example', 'examples', 'externalDocs'],
]);

/** Something other than a schema: from 3.1 on a description may stand beside such a reference, and nothing else. */
const partReference =
  /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/(?!.*\/schema(?:\/|$))/;
const haveSummaries = /^#\/components\/(?:examples|pathItems)\//;

/** Up to 3.0 nothing counts beside a `$ref`; these texts are kept all the same, for an assistant has little else. */
export const keptTexts: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'example',
  'default',
]);

/**
 * A target in the place of its reference, with what stood beside the `$ref`: texts replace the target's own. As the
 * versions of the standard say, constraints of a schema apply as well from 3.1 on, and are ignored before.
 */
export function mergeRefSiblings(document: JsonObject, target: JsonValue, reference: JsonObject): JsonValue {
  const isBefore = isBefore31(document);
  const beside = Object.entries(reference).filter(
    ([key]) => key !== '$ref' && (!isBefore || keptTexts.has(key)),
  );
  if (beside.length === 0) return target;
  const to = findReference(reference) ?? '';
  if (partReference.test(to)) {
    const kept = haveSummaries.test(to) ? ['summary', 'description'] : ['description'];
    const texts = beside.filter(([key]) => kept.includes(key));
    return isJsonObject(target) && texts.length > 0 ? { ...target, ...Object.fromEntries(texts) } : target;
  }
  const isText = ([key]: [string, JsonValue]): boolean => annotations.has(key) || key.startsWith('x-');
  const texts = Object.fromEntries(beside.filter(isText));
  const constraints = Object.fromEntries(beside.filter((entry) => !isText(entry)));
  if (Object.keys(constraints).length > 0) return { allOf: [target, constraints], ...texts };
  if (Object.keys(texts).length === 0) return target;
  return isJsonObject(target) ? { ...target, ...texts } : { allOf: [target], ...texts };
}

/** Up to 3.0 whatever stands beside a `$ref` is ignored. */
export function isBefore31(document: JsonObject): boolean {
  const version = document['openapi'];
  return typeof version !== 'string' || version.startsWith('3.0');
}
