import { findFreeName } from './free-name.ts';
import { hashText, renderDigest } from './digest.ts';
import type { JsonObject, JsonValue } from '../../text-tree/json.ts';
import type { Route } from './route.ts';
import { foldTexts } from './texts.ts';

/** What the best-known service's columns hold of a name or a URL, in characters. */
export const columnWidth = 255;

/** What an operation will be called, and the `operationId` that it must be given for that, if any. */
export interface NamePlan {
  readonly name: string;
  readonly rename?: { readonly operationId: string; readonly why: 'missing' | 'too-long' | 'not-text' };
}

/**
 * The name of every operation: its own where the importer finds one that fits, else one derived from method and
 * path. Derived names never take an existing one, and depend on no other operation as long as they do not collide.
 */
export function planNames(routes: readonly Route[]): readonly NamePlan[] {
  const own = routes.map(planOwn);
  const taken = new Set(own.flatMap((plan) => plan?.name ?? []));
  return routes.map((route, index) => {
    const plan = own[index];
    if (plan !== undefined) return plan;
    const derived = deriveName(route.key, route.path);
    const operationId = findFreeName(
      derived,
      (name) => taken.has(name),
      (attempt) => {
        // A digest instead of a number: the name does not depend on how many others collide.
        const mark = renderDigest(hashText(`${route.key} ${route.path} ${attempt - 2}`)).slice(-6);
        return shorten(`${derived.slice(0, columnWidth - 7)}_${mark}`);
      },
    );
    taken.add(operationId);
    return { name: operationId, rename: { operationId, why: 'missing' } };
  });
}

/** `getUsersById` for `GET /users/{id}`. */
export function deriveName(method: string, path: string): string {
  const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
  const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return shorten(verb + words.map(capitalise).join(''));
}

/** At most 255 characters; what is cut stays told apart by a digest of the whole. */
export function shorten(name: string): string {
  if (name.length <= columnWidth) return name;
  const mark = `_${renderDigest(hashText(name))}`;
  const kept = name.slice(0, columnWidth - mark.length);
  // A pair of surrogates is one character: half of one is no text.
  return kept.replace(/[\uD800-\uDBFF]$/, '') + mark;
}

function planOwn(route: Route): NamePlan | undefined {
  const { operation } = route;
  const id = operation['operationId'];
  if (id !== undefined) return planId(id);
  const name = findName(operation);
  // A text of the path that moves into the operation must not become the name of several.
  if (name === undefined || name !== findName(foldTexts(operation, route.item))) return undefined;
  return name.length <= columnWidth ? { name } : undefined;
}

function planId(id: JsonValue): NamePlan | undefined {
  const isNumber = typeof id === 'number' || typeof id === 'boolean';
  if (isNumber) return { name: String(id), rename: { operationId: String(id), why: 'not-text' } };
  if (typeof id !== 'string' || id.trim() === '') return undefined;
  if (id.length <= columnWidth) return { name: id };
  const operationId = shorten(id);
  return { name: operationId, rename: { operationId, why: 'too-long' } };
}

/** As the importer chooses where there is no `operationId`: the first that is present decides. */
function findName(operation: JsonObject): string | undefined {
  const text = operation['summary'] ?? operation['description'];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function capitalise(word: string): string {
  const first = word.slice(0, /^[\uD800-\uDBFF]/.test(word) ? 2 : 1);
  return first.toUpperCase() + word.slice(first.length);
}
