import type { StoredAction } from '../copilot.ts';
import { findField, findTextField, listField } from '../field.ts';

/** What the service makes of one operation of a document. */
export interface ExpectedAction {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly name: string;
  /** A service may say one or the other. */
  readonly descriptions: readonly string[];
  readonly parameters: readonly unknown[];
  readonly requestBody: unknown;
}

export interface Expected {
  readonly actions: readonly ExpectedAction[];
  /** Keys of a path that are no methods: some services make an action of them, too. */
  readonly optional: ReadonlySet<string>;
}

type Members = Readonly<Record<string, unknown>>;

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/**
 * The actions that importing a document gives, as the best-known importer makes them: one for each key under a path.
 * @param document the JSON that goes out
 * @see docs/what-is-sent.md, “The requests”
 */
export function listExpected(document: Uint8Array): Expected {
  const root = toMembers(JSON.parse(Buffer.from(document).toString('utf8')));
  const base = findTextField(root, 'servers', '0', 'url') ?? '';
  const all = Object.entries(toMembers(root['paths'])).flatMap(([path, item]) =>
    Object.entries(toMembers(item))
      .filter(([, operation]) => isMembers(operation))
      .map(([method, operation]) => ({
        isMethod: methods.has(method.toLowerCase()),
        action: describe(root, { base, path, method, operation: toMembers(operation) }),
      })),
  );
  return {
    actions: all.filter(({ isMethod }) => isMethod).map(({ action }) => action),
    optional: new Set(all.filter(({ isMethod }) => !isMethod).map(({ action }) => action.key)),
  };
}

function describe(
  root: Members,
  at: {
    readonly base: string;
    readonly path: string;
    readonly method: string;
    readonly operation: Members;
  },
): ExpectedAction {
  const { base, method, operation, path } = at;
  const { operationId, summary, description } = operation;
  const texts = [description, summary].filter((text) => typeof text === 'string' && text !== '') as string[];
  const name = [operationId, summary, description].find((text) => typeof text === 'string' && text !== '');
  const given = typeof name === 'string' ? name : '';
  return {
    key: renderKey(method, `${base}/${path}`),
    method: method.toUpperCase(),
    path,
    name: given,
    descriptions: texts.length > 0 ? texts.slice(0, 1) : [given, ''],
    parameters: listField(operation, 'parameters').map((entry) => resolveSchema(root, entry)),
    requestBody: resolveBody(root, operation['requestBody']),
  };
}

/** References are followed one level deep, where the importer follows them. */
function resolveBody(root: Members, body: unknown): unknown {
  if (!isMembers(body) || !isMembers(body['content'])) return body;
  const content = Object.entries(body['content']).map(([type, media]) => [type, resolveSchema(root, media)]);
  return { ...body, content: Object.fromEntries(content) as unknown };
}

function resolveSchema(root: Members, holder: unknown): unknown {
  if (!isMembers(holder) || !isMembers(holder['schema'])) return holder;
  const { $ref } = holder['schema'];
  return typeof $ref === 'string' ? { ...holder, schema: lookUp(root, $ref) } : holder;
}

function lookUp(root: Members, reference: string): unknown {
  if (!reference.startsWith('#/')) return { $ref: reference };
  const steps = decode(reference.slice(2)).split('/');
  return findField(root, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself.
    return text;
  }
}

function toMembers(value: unknown): Members {
  return isMembers(value) ? value : {};
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells one operation from another; slashes at the joint of server and path do not count. */
function renderKey(method: string, endpoint: string): string {
  return `${method.toUpperCase()} ${endpoint.replace(/(?<!:)\/{2,}/g, '/').replace(/\/$/, '')}`;
}

export function keyOf({ endpoint, method }: StoredAction): string {
  return renderKey(method, endpoint);
}

export function countKeys(actions: readonly StoredAction[]): ReadonlyMap<string, number> {
  return countTexts(actions.map(keyOf));
}

export function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
