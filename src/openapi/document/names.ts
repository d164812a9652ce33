import { findFreeName } from './free-name.ts';
import { hashText, renderDigest } from './digest.ts';
import type { JsonObject, JsonValue } from '../../syntax/index.ts';
import type { OperationEntry } from './operation-entry.ts';
import { foldTexts } from './texts.ts';

/** What the best-known service's columns hold of a name or a URL, in characters. */
export const columnWidth = 255;

/** What an operation will be called, and the `operationId` that it must be given for that, if any. */
export interface NamePlan {
  readonly name: string;
  readonly rename?: { readonly operationId: string };
}

/**
 * The name of every operation: its own where the importer finds one that fits, else one derived from method and
 * path. Derived names never take an existing one, and depend on no other operation as long as they do not collide.
 */
export function planNames(entries: readonly OperationEntry[]): readonly NamePlan[] {
  const own = entries.map(planOwn);
  const taken = new Set(own.flatMap((plan) => plan?.name ?? []));
  return entries.map((entry, index) => {
    const plan = own[index];
    if (plan !== undefined) return plan;
    const operationId = findFreeName(deriveName(entry.key, entry.path), (name) => taken.has(name));
    taken.add(operationId);
    return { name: operationId, rename: { operationId } };
  });
}

/** `getUsersById` for `GET /users/{id}`. */
export function deriveName(method: string, path: string): string {
  const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
  const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return shorten(verb + words.map(capitalise).join(''));
}

/** With room for a number behind it; what is cut stays told apart by a digest of the whole. */
function shorten(name: string): string {
  const width = columnWidth - 7;
  if (name.length <= width) return name;
  // A pair of surrogates is one character: half of one is no text.
  const kept = name.slice(0, width - 12).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}_${renderDigest(hashText(name))}`;
}

function planOwn(entry: OperationEntry): NamePlan | undefined {
  const { operation } = entry;
  const name = findName(operation);
  const { operationId: id } = operation;
  // What its author has named must be mended by its author: others refer to it by that name.
  if (isNamed(id)) return { name: typeof id === 'string' ? id : JSON.stringify(id) };
  if (typeof name !== 'string' || !isNamed(name) || name.length > columnWidth) return undefined;
  // A text of the path that moves into the operation must not become the name of several.
  return name === findName({ ...operation, ...foldTexts(operation, entry.pathItem) }) ? { name } : undefined;
}

function isNamed(id: JsonValue | undefined): id is Exclude<JsonValue, null> {
  return typeof id === 'string' ? id.trim() !== '' : id !== undefined && id !== null;
}

const nameKeys = ['operationId', 'name', 'summary', 'description'];

/** The key that names an operation, as the importer chooses: the first that is there, whatever it holds. */
export function findNameKey(operation: JsonObject): string | undefined {
  return nameKeys.find((key) => Object.hasOwn(operation, key));
}

function findName(operation: JsonObject): JsonValue | undefined {
  return operation[findNameKey(operation) ?? ''];
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
