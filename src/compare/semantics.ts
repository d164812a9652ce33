import {
  add,
  type GraphTarget,
  hashText,
  listSubtypes,
  mapMembers,
  mix,
  type Mode,
  modeBelow,
  nameAlternatives,
  mergeRefSiblings,
  type ReferenceGraph,
  resolve,
} from '../openapi/index.ts';
import { isArray, isJsonObject, type JsonArray, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { digestCycle } from './cycles.ts';

/** Returns a digest that is independent of the order of keys and of whether schemas are inlined or referenced. */
export type Digest = (value: JsonValue | undefined) => number;

const documentation = new Set([
  ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
]);
/** Keywords for which `false` is the default. */
const flags = new Set(['required', 'deprecated', 'nullable', 'readOnly', 'writeOnly', 'uniqueItems']);
const sets = new Set(['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf', 'tags']);

/** Seeds of the digest, one for each kind of value. Zero means that there is nothing to digest. */
const object = 2;
const list = 3;
const set = 4;

/** A document, the digested kind of content, and the digests of its reference targets. */
interface Subject {
  readonly document: JsonObject;
  readonly graph: ReferenceGraph;
  /** Behavior, or the documentation that users and assistants read. */
  readonly view: 'semantics' | 'documentation';
  readonly digests: Map<GraphTarget, number>;
  readonly shapes: Map<GraphTarget, number>;
  /** Whether references aren't followed, because they can lead back to the digested schema. */
  readonly isShape: boolean;
}

export function createDigest(document: JsonObject, graph: ReferenceGraph, view: Subject['view']): Digest {
  const digests = new Map<GraphTarget, number>();
  const subject: Subject = { document, graph, view, digests, shapes: new Map(), isShape: false };
  const subtypes = listSubtypes(document);
  for (const group of graph.groups) {
    const own = group.map(({ value, reference }) => {
      const named = isJsonObject(value) ? nameAlternatives(value, subtypes.get(reference) ?? []) : value;
      return digest(subject, named, 'keywords');
    });
    const found = group[0]?.isRecursive === true ? digestCycle(group, own, graph) : own;
    for (const [index, target] of group.entries()) digests.set(target, found[index] ?? 0);
  }
  return (value) => digest(subject, value, 'keywords');
}

function digest(subject: Subject, value: JsonValue | undefined, mode: Mode): number {
  if (value === undefined) return 0;
  if (isArray(value)) return digestList(subject, value, mode);
  if (isJsonObject(value)) return digestObject(subject, value, mode);
  if (!isReported(subject, mode)) return 0;
  return mix(typeof value === 'string' ? 5 : 6, hashText(String(value)));
}

function isReported({ view }: Subject, mode: Mode): boolean {
  return view === 'semantics' || mode === 'data';
}

function digestObject(subject: Subject, value: JsonObject, mode: Mode): number {
  const { $ref: reference } = value;
  if (mode !== 'data' && typeof reference === 'string') return digestReference(subject, value, reference);
  const named = mode === 'keywords' ? nameAlternatives(value, []) : value;
  let sum = 0;
  for (const key of Object.keys(named)) {
    const member = named[key] ?? null;
    const part =
      mode === 'keywords'
        ? digestKeyword(subject, key, member)
        : digest(subject, member, mode === 'names' ? 'keywords' : 'data');
    if (part !== 0) sum = add(sum, mix(hashText(key), part));
  }
  return sum !== 0 || isReported(subject, mode) ? mix(object, sum) : 0;
}

function digestKeyword(subject: Subject, key: string, member: JsonValue): number {
  if (documentation.has(key)) return subject.view === 'documentation' ? digestText(subject, member, key) : 0;
  if (member === false && flags.has(key)) return 0;
  const isList = isArray(member);
  const below = modeBelow(key, isList);
  if (below === 'data' && subject.view !== 'semantics') return 0;
  if (key === 'mapping' && isJsonObject(member)) return digestMapping(subject, member);
  return isList && sets.has(key) ? digestSet(subject, member, below) : digest(subject, member, below);
}

/** Digests a discriminator's mapping. Each schema is digested by its shape, so a renamed schema stays equal. */
function digestMapping(subject: Subject, mapping: JsonObject): number {
  return Object.entries(mapping).reduce((sum, [value, schema]) => {
    const chosen = typeof schema === 'string' && !subject.isShape ? digestShape(subject, schema) : 1;
    return add(sum, mix(hashText(value), chosen));
  }, 7);
}

function digestShape(subject: Subject, schema: string): number {
  const reference = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
  const target = subject.graph.find(reference);
  if (target === undefined) return hashText(schema);
  const shape =
    subject.shapes.get(target) ?? mix(8, digest({ ...subject, isShape: true }, target.value, 'keywords'));
  subject.shapes.set(target, shape);
  return shape;
}

function digestText(subject: Subject, text: JsonValue, key: string): number {
  if (key !== 'examples' || !isJsonObject(text)) return digest(subject, text, 'data');
  const examples = mapMembers(text, (example) => resolve(subject.document, example) ?? example);
  return digest(subject, examples, 'data');
}

function digestList(subject: Subject, value: JsonArray, mode: Mode): number {
  let sum = 0;
  for (let index = 0; index < value.length; index++) {
    const part = digest(subject, value[index], mode);
    if (part !== 0) sum = add(sum, mix(index, part));
  }
  return sum !== 0 || isReported(subject, mode) ? mix(list, sum) : 0;
}

/** Digests a list whose order has no meaning. Each reference to the digested schema itself has the digest 0 and counts. */
function digestSet(subject: Subject, value: JsonArray, mode: Mode): number {
  const parts = value.map((entry) => digest(subject, entry, mode));
  if (!isReported(subject, mode) && parts.every((part) => part === 0)) return 0;
  const sum = parts.reduce((total, part) => add(total, mix(0, part)), 0);
  return mix(set, sum);
}

function digestReference(subject: Subject, value: JsonObject, reference: string): number {
  if (subject.isShape) return 9;
  const { document, digests, graph, view } = subject;
  const target = graph.find(reference);
  // A dangling reference has no target, so the reference itself is compared.
  if (target === undefined) return view === 'semantics' ? hashText(reference) : 0;
  const known = digests.get(target) ?? 0;
  if (Object.keys(value).length === 1) return known;
  if (!target.isRecursive)
    return digest(subject, mergeRefSiblings(document, target.value, value), 'keywords');
  const beside = digest(subject, mergeRefSiblings(document, {}, value), 'keywords');
  return beside === digest(subject, {}, 'keywords') ? known : mix(known, beside);
}
