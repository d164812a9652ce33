import {
  describeOperation,
  findFreeName,
  foldTexts,
  hashText,
  listOperationEntries,
  type Operation,
  type OperationEntry,
  renderDigest,
} from '../openapi/index.ts';
import type { JsonObject, JsonValue } from '../syntax/index.ts';

/** Maximum length of a name or URL in OpenCopilot's database, in characters. */
export const columnWidth = 255;

/** Name of an operation's action, and the `operationId` to add for it, if any. */
export interface NamePlan {
  readonly name: string;
  readonly rename?: { readonly operationId: string };
}

/**
 * Plans the name of every operation: its own name if the importer accepts it, otherwise a name derived from its method and
 * path. A derived name never equals an existing name, and depends on other operations only if names collide.
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

/** Lists the operations of a document in its order, with the names of their actions. */
export function listOperations(document: JsonObject): readonly Operation[] {
  const entries = listOperationEntries(document);
  const names = planNames(entries);
  return entries.map((entry, index) => describeOperation(entry, names[index]?.name ?? ''));
}

/** Derives a name from a method and a path: `getUsersById` for `GET /users/{id}`. */
export function deriveName(method: string, path: string): string {
  const words = path.replace(/\{([^{}]*)\}/g, ' by $1 ').match(/[\p{L}\p{N}]+/gu) ?? ['root'];
  const verb = method.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return shorten(verb + words.map(capitalize).join(''));
}

/** Shortens a name so that a number can be appended. A digest of the whole name keeps shortened names distinct. */
function shorten(name: string): string {
  const width = columnWidth - 7;
  if (name.length <= width) return name;
  // An unpaired surrogate isn't a valid string.
  const kept = name.slice(0, width - 12).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}_${renderDigest(hashText(name))}`;
}

function planOwn(entry: OperationEntry): NamePlan | undefined {
  const { operation } = entry;
  const { operationId: id } = operation;
  // An `operationId` is never changed, because flows and links refer to it.
  if (isNamed(id)) return { name: typeof id === 'string' ? id : JSON.stringify(id) };
  const name = findName(operation);
  if (typeof name !== 'string' || !isNamed(name) || name.length > columnWidth) return undefined;
  // If the path's text moved into its operations, several of them would get the same name.
  return name === findName({ ...operation, ...foldTexts(operation, entry.pathItem) }) ? { name } : undefined;
}

function isNamed(id: JsonValue | undefined): id is Exclude<JsonValue, null> {
  return typeof id === 'string' ? id.trim() !== '' : id !== undefined && id !== null;
}

const nameKeys = ['operationId', 'name', 'summary', 'description'];

/** Returns the key that the importer uses as the name of an operation: the first existing one, with any value. */
export function findNameKey(operation: JsonObject): string | undefined {
  return nameKeys.find((key) => Object.hasOwn(operation, key));
}

function findName(operation: JsonObject): JsonValue | undefined {
  return operation[findNameKey(operation) ?? ''];
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
