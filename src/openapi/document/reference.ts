import {
  decodeEscapes,
  findByPointer,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../syntax/index.ts';

/** Returns the `$ref` of a value, such as `#/components/schemas/Pet`, or `undefined` if the value isn't a reference. */
export function findReference(value: JsonValue | undefined): string | undefined {
  if (!isJsonObject(value) || !Object.hasOwn(value, '$ref')) return undefined;
  return typeof value['$ref'] === 'string' ? value['$ref'] : undefined;
}

/** Returns the target of a reference, or `undefined` if it is dangling or leads out of the document. */
export function findTarget(document: JsonObject, reference: string): JsonValue | undefined {
  if (reference === '#') return document;
  if (!reference.startsWith('#/')) return undefined;
  const pointer = reference.slice(1);
  return (
    findByPointer(document, decodeEscapes(pointer)) ??
    (pointer.includes('%') ? findByPointer(document, pointer) : undefined)
  );
}

/**
 * Resolves a chain of references and merges their siblings into the target. Returns a value that isn't a reference
 * unchanged, and `undefined` for a dangling or circular chain.
 */
export function resolve(document: JsonObject, value: JsonValue | undefined): JsonValue | undefined {
  const first = findReference(value);
  if (first === undefined || !isJsonObject(value)) return value;
  const target = findTarget(document, first);
  // Nearly all chains have one reference.
  if (target === undefined || findReference(target) === undefined) {
    return target === undefined ? undefined : mergeRefSiblings(document, target, value);
  }
  const siblings: JsonObject[] = [];
  const seen = new Set<string>();
  let current: JsonValue | undefined = value;
  for (;;) {
    const reference = findReference(current);
    if (reference === undefined || !isJsonObject(current)) break;
    if (seen.has(reference)) return undefined;
    seen.add(reference);
    if (hasSiblings(current)) siblings.push(current);
    current = findTarget(document, reference);
  }
  if (current === undefined) return undefined;
  return siblings.reduceRight((target, sibling) => mergeRefSiblings(document, target, sibling), current);
}

/** Resolves a value like `resolve`, or returns `undefined` if the result isn't an object. */
export function resolveObject(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  const resolved = resolve(document, value);
  return isJsonObject(resolved) ? resolved : undefined;
}

const annotations = new Set([
  ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly'],
  ...['default', 'example', 'examples', 'externalDocs'],
]);

/** References to values other than schemas. From 3.1 on, such a reference can have only a summary and a description. */
const partReference =
  /^#\/(?:components\/(?!schemas\/)[^/]+|parameters|responses)\/[^/]+$|^#\/paths\/(?!.*\/schema(?:\/|$))/;
const haveSummaries = /^#\/components\/(?:examples|pathItems)\//;

/** Siblings of a `$ref` that are kept even up to 3.0, which ignores siblings, because assistants depend on these texts. */
export const keptTexts: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'example',
  'default',
]);

/**
 * Merges the siblings of a `$ref` into its target. Texts replace the target's texts. Other siblings of a reference to a
 * schema also apply from 3.1 on and are ignored before, as in OpenAPI.
 */
export function mergeRefSiblings(document: JsonObject, target: JsonValue, reference: JsonObject): JsonValue {
  if (!hasSiblings(reference)) return target;
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

function hasSiblings(reference: JsonObject): boolean {
  for (const key in reference) if (key !== '$ref') return true;
  return false;
}

/** Returns whether the document has a version that ignores the siblings of a `$ref`: up to 3.0. */
export function isBefore31(document: JsonObject): boolean {
  const version = document['openapi'];
  return typeof version !== 'string' || version.startsWith('3.0');
}
