/**
 * What the operations of an OpenAPI 3 description mean, told in the plainest way there is: references are followed
 * wherever they stand, down to a depth. Slow, and shares no code with what it checks.
 */
export interface Unfolded {
  readonly place: string;
  readonly operation: Members;
  readonly parameters: readonly unknown[];
  readonly body: unknown;
  readonly responses: unknown;
  /** The operation's own servers or its path's; undefined where the document's apply. */
  readonly servers: unknown;
}

export type Members = Readonly<Record<string, unknown>>;

const beside = new Set(['parameters', 'summary', 'description', 'servers', '$ref', 'additionalOperations']);

export function unfoldOperations(document: Members, depth = 9): readonly Unfolded[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [];
    const item = membersOf(follow(document, value));
    const methods = Object.keys(item).filter((key) => !beside.has(key) && !key.startsWith('x-'));
    return methods.map((method) => {
      const operation = membersOf(item[method]);
      const own = listOf(operation['parameters']).map((entry) => unfold(document, entry, depth));
      const shared = listOf(item['parameters']).map((entry) => unfold(document, entry, depth));
      const kept = shared.filter((one) => !own.some((other) => keyOf(one) === keyOf(other)));
      const parameters = [...own, ...kept].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      return {
        place: `${method.toUpperCase()} ${path}`,
        operation,
        parameters,
        body: unfold(document, operation['requestBody'], depth),
        responses: unfold(document, operation['responses'], depth),
        servers: operation['servers'] ?? item['servers'],
      };
    });
  });
}

export function unfold(document: Members, value: unknown, depth: number): unknown {
  if (depth === 0 && typeof value === 'object' && value !== null) return '…';
  if (Array.isArray(value)) return value.map((entry) => unfold(document, entry, depth - 1));
  if (!isMembers(value)) return value;
  const target = follow(document, value);
  if (target !== value) return unfold(document, target, depth);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, unfold(document, member, depth - 1)]),
  );
}

/** The value behind a chain of references, a description beside one laid over it. */
function follow(document: Members, value: unknown): unknown {
  if (!isMembers(value) || typeof value['$ref'] !== 'string') return value;
  const tokens = value['$ref'].slice(2).split('/');
  const target = tokens.reduce<unknown>(
    (held, token) => (isMembers(held) ? held[token.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
  const followed = follow(document, target);
  const texts = Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$ref'));
  return isMembers(followed) && Object.keys(texts).length > 0 ? { ...followed, ...texts } : followed;
}

function keyOf(parameter: unknown): string {
  const { in: place, name } = membersOf(parameter);
  return `${String(place)} ${String(name)}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function membersOf(value: unknown): Members {
  return isMembers(value) ? value : {};
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
