import { digestCircle } from '../document/circles.ts';
import { add, hashText, mix } from '../document/digest.ts';
import { listHeirs, nameAlternatives } from '../document/discriminator.ts';
import type { JsonArray, JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import { mapMembers } from '../document/members.ts';
import type { Mode } from '../document/grammar.ts';
import { modeBelow } from '../document/grammar.ts';
import { overlay, resolve } from '../document/reference.ts';
import type { ReferenceGraph, Target } from '../document/reference-graph.ts';

/** What is looked at: what machines act on, what people and assistants read, or of that only the sentences. */
export type View = 'meaning' | 'documentation' | 'texts';

/** Digests that are equal where values mean the same: whatever the order of keys, and whether inline or by reference. */
export type Digest = (value: JsonValue | undefined, mode: Mode) => number;

const documentation = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
]);
const texts = new Set(['title', 'summary', 'description']);
/** Saying these is saying nothing. */
const falseByDefault = new Set([
  'required',
  'deprecated',
  'nullable',
  'readOnly',
  'writeOnly',
  'uniqueItems',
]);
const sets = new Set(['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf', 'tags']);

/** Zero stands for nothing to tell; each kind of value has a number that no other can be taken for. */
const object = 2;
const list = 3;
const set = 4;

export function createDigest(document: JsonObject, graph: ReferenceGraph, view: View): Digest {
  const digests = new Map<Target, number>();
  const heirs = listHeirs(document);
  const shapes = new Map<string, number>();
  let isShape = false;
  const isTold = (mode: Mode): boolean => view === 'meaning' || mode === 'data';
  const isRead = (key: string): boolean => view === 'documentation' || (view === 'texts' && texts.has(key));

  function digest(value: JsonValue | undefined, mode: Mode): number {
    if (value === undefined) return 0;
    if (isArray(value)) return digestList(value, mode);
    if (isObject(value)) return digestObject(value, mode);
    if (!isTold(mode)) return 0;
    return mix(typeof value === 'string' ? 5 : 6, hashText(String(value)));
  }

  function digestObject(value: JsonObject, mode: Mode): number {
    if (mode !== 'data' && typeof value['$ref'] === 'string') return digestReference(value, value['$ref']);
    const named = mode === 'keywords' ? nameAlternatives(value, []) : value;
    let sum = 0;
    for (const key of Object.keys(named)) {
      const part = digestMember(key, named[key] ?? null, mode);
      if (part !== 0) sum = add(sum, mix(hashText(key), part));
    }
    return sum !== 0 || isTold(mode) ? mix(object, sum) : 0;
  }

  function digestMember(key: string, member: JsonValue, mode: Mode): number {
    if (mode !== 'keywords') return digest(member, mode === 'names' ? 'keywords' : 'data');
    if (documentation.has(key)) return isRead(key) ? digestText(member, key) : 0;
    if (member === false && falseByDefault.has(key)) return 0;
    const isList = isArray(member);
    const below = modeBelow(key, isList);
    if (below === 'data' && view !== 'meaning') return 0;
    if (key === 'mapping' && isObject(member)) return digestMapping(member);
    return isList && sets.has(key) ? digestSet(member, below) : digest(member, below);
  }

  /** Which value chooses which schema; the schema by what it looks like, so that a renamed one stays the same. */
  function digestMapping(mapping: JsonObject): number {
    return Object.entries(mapping).reduce((sum, [value, schema]) => {
      const chosen = typeof schema === 'string' && !isShape ? digestShape(schema) : 1;
      return add(sum, mix(hashText(value), chosen));
    }, 7);
  }

  function digestShape(schema: string): number {
    const reference = schema.startsWith('#') ? schema : `#/components/schemas/${schema}`;
    const known = shapes.get(reference);
    if (known !== undefined) return known;
    const target = graph.find(reference);
    isShape = true;
    const shape = target === undefined ? hashText(schema) : mix(8, digest(target.value, 'keywords'));
    isShape = false;
    shapes.set(reference, shape);
    return shape;
  }

  function digestText(text: JsonValue, key: string): number {
    if (key !== 'examples' || !isObject(text)) return digest(text, 'data');
    return digest(
      mapMembers(text, (example) => resolve(document, example) ?? example),
      'data',
    );
  }

  function digestList(value: JsonArray, mode: Mode): number {
    let sum = 0;
    for (let index = 0; index < value.length; index++) {
      const part = digest(value[index], mode);
      if (part !== 0) sum = add(sum, mix(index, part));
    }
    return sum !== 0 || isTold(mode) ? mix(list, sum) : 0;
  }

  function digestSet(value: JsonArray, mode: Mode): number {
    const sum = value.reduce<number>((total, entry) => add(total, mix(0, digest(entry, mode))), 0);
    const isSilent = !isTold(mode) && value.every((entry) => digest(entry, mode) === 0);
    return isSilent ? 0 : mix(set, sum);
  }

  function digestReference(value: JsonObject, reference: string): number {
    // A shape ends where references begin: they may lead back to it.
    if (isShape) return 9;
    const target = graph.find(reference);
    // Nothing is there to compare: the reference itself is what was written.
    if (target === undefined) return view === 'meaning' ? hashText(reference) : 0;
    const known = digests.get(target) ?? 0;
    if (Object.keys(value).length === 1) return known;
    if (!target.isRecursive) return digest(overlay(document, target.value, value), 'keywords');
    const beside = digest(overlay(document, {}, value), 'keywords');
    return beside === digest({}, 'keywords') ? known : mix(known, beside);
  }

  for (const group of graph.groups) {
    const own = group.map(({ value, reference }) =>
      digest(isObject(value) ? nameAlternatives(value, heirs.get(reference) ?? []) : value, 'keywords'),
    );
    const settled = group[0]?.isRecursive === true ? digestCircle(group, own, graph) : own;
    for (const [index, target] of group.entries()) digests.set(target, settled[index] ?? 0);
  }
  return digest;
}
