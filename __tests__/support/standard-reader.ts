/**
 * Reads an OpenAPI file according to its version of the specification, one value at a time. References are followed,
 * their siblings are merged or ignored, and Swagger 2.0 is read as 3.0. Written without the code under test.
 */
export interface Reader {
  readonly root: Members;
  readonly is2: boolean;
  /** Returns the value behind all references, and the same object for the same value. */
  read(value: unknown): unknown;
  /** Returns the schema of a discriminator's mapping: a reference, or the name of a schema. */
  findSchema(name: unknown): unknown;
  /** Returns the URLs of the whole document, with their variables replaced. */
  servers(): readonly string[];
}

export type Members = Readonly<Record<string, unknown>>;

const texts = [
  ...['title', 'summary', 'description', 'deprecated', 'readOnly', 'writeOnly', 'default'],
  ...['example', 'examples', 'externalDocs'],
];

export function createReader(root: Members): Reader {
  const is2 = Object.hasOwn(root, 'swagger');
  const isOld = is2 || String(root['openapi']).startsWith('3.0');
  const known = new Map<unknown, unknown>();
  return { root, is2, read, findSchema, servers: () => (is2 ? listServers2(root) : listServers(root)) };

  function read(value: unknown): unknown {
    if (!isMembers(value)) return value;
    if (!known.has(value)) {
      // A reference to itself ends here.
      known.set(value, value);
      known.set(value, typeof value['$ref'] === 'string' ? follow(value, value['$ref']) : modernise(value));
    }
    return known.get(value);
  }

  function follow(value: Members, reference: string): unknown {
    const target = lookUp(root, reference);
    if (target === undefined) return value;
    const { $ref, ...all } = value;
    // Before 3.1, these are kept although the specification ignores them, because an assistant needs them.
    const old = ['description', 'summary', 'title', 'example', 'default'];
    const beside = isOld
      ? omit(
          all,
          Object.keys(all).filter((key) => !old.includes(key)),
        )
      : all;
    if (Object.keys(beside).length === 0) return read(target);
    const isSchema = /\/schemas\/[^/]+$|\/(?:schema|items|properties)(?:\/|$)/.test(String($ref));
    const kept = (key: string): boolean =>
      isSchema
        ? texts.includes(key) || key.startsWith('x-')
        : key === 'description' || (key === 'summary' && String($ref).includes('/examples/'));
    const reported = Object.fromEntries(Object.entries(beside).filter(([key]) => kept(key)));
    const limits = Object.fromEntries(Object.entries(beside).filter(([key]) => isSchema && !kept(key)));
    if (Object.keys(limits).length > 0) return { allOf: [target, limits], ...reported };
    const end = read(target);
    return isMembers(end)
      ? { ...end, ...reported }
      : Object.keys(reported).length > 0
        ? { allOf: [end], ...reported }
        : end;
  }

  function findSchema(name: unknown): unknown {
    if (typeof name !== 'string') return undefined;
    const holder = is2 ? root['definitions'] : membersOf(root['components'])['schemas'];
    return membersOf(holder)[name] ?? lookUp(root, name);
  }

  /** Converts the keywords of a Swagger 2.0 schema that 3.0 names differently. */
  function modernise(value: Members): Members {
    if (!is2) return value;
    const { type, items, anyOf, ...rest } = value;
    const next: Record<string, unknown> = { ...value };
    const isSchema = ['properties', 'type', 'allOf', 'required'].some((key) => Object.hasOwn(value, key));
    if (isSchema && typeof value['discriminator'] === 'string')
      next['discriminator'] = { propertyName: value['discriminator'] };
    if (value['x-nullable'] === true && !Object.hasOwn(value, 'nullable')) next['nullable'] = true;
    if (type === 'file') Object.assign(next, { type: 'string', format: 'binary' });
    if (Array.isArray(items)) {
      const kinds: readonly unknown[] = [
        ...(items as readonly unknown[]),
        ...(isMembers(value['additionalItems']) ? [value['additionalItems']] : []),
      ];
      delete next['additionalItems'];
      next['items'] = kinds.length > 1 ? { anyOf: kinds } : (kinds[0] ?? {});
    }
    if (!Array.isArray(type)) return next;
    const named = (type as readonly unknown[]).filter((one) => one !== 'null');
    const nullable = named.length < type.length ? { nullable: true } : {};
    if (named.length < 2) {
      return { ...omit(next, ['type']), ...(named.length === 1 && { type: named[0] }), ...nullable };
    }
    const kinds = named.map((one) => ({
      type: one,
      ...(one === 'array' && { items: next['items'] ?? {} }),
      ...nullable,
    }));
    return anyOf === undefined
      ? { ...rest, anyOf: kinds }
      : { ...rest, allOf: [...listOf(rest['allOf']), { anyOf }, { anyOf: kinds }] };
  }
}

function listServers(root: Members): readonly string[] {
  return listOf(root['servers']).map((server) => {
    const { url, variables } = membersOf(server);
    return String(url).replace(/\{([^{}]+)\}/g, (written, name: string) => {
      const variable = membersOf(membersOf(variables)[name]);
      const value = variable['default'] ?? listOf(variable['enum'])[0];
      return typeof value === 'string' ? value : written;
    });
  });
}

function listServers2({ host, basePath, schemes }: Members): readonly string[] {
  const path =
    typeof basePath === 'string' ? `/${basePath.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '') : '';
  if (typeof host !== 'string' || host === '') return [path === '' ? '/' : path];
  const listed = listOf(schemes);
  const best = host.endsWith(':80') ? ['http', 'ws', 'https', 'wss'] : ['https', 'http', 'wss', 'ws'];
  const scheme = best.find((one) => listed.includes(one)) ?? (host.endsWith(':80') ? 'http' : 'https');
  const bare = host
    .trim()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/\/+$/, '');
  return [`${scheme}://${bare}${path}`];
}

/** Resolves a reference, with its escapes or without, or returns `undefined`. */
export function lookUp(root: Members, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  const walk = (decode: (token: string) => string): unknown =>
    reference
      .slice(2)
      .split('/')
      .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((given, key) => {
        const held = isMembers(given) && !Object.hasOwn(given, key) ? passOn(root, given) : given;
        if (Array.isArray(held)) return (held as readonly unknown[])[Number(key)];
        return isMembers(held) && Object.hasOwn(held, key) ? held[key] : undefined;
      }, root);
  try {
    return walk(decodeURIComponent) ?? walk((token) => token);
  } catch {
    return walk((token) => token);
  }
}

/** A pointer can lead through a reference. */
function passOn(root: Members, value: Members): unknown {
  const { $ref } = value;
  return typeof $ref === 'string' && $ref.startsWith('#/components/') ? lookUp(root, $ref) : value;
}

export function omit(value: Members, keys: readonly string[]): Members {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

export function membersOf(value: unknown): Members {
  return isMembers(value) ? value : {};
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
