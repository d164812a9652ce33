/** Where a request leads. `records` tells the contract's delete route from the one that only empties the copilot. */
export type Route =
  | { readonly call: 'list' }
  | { readonly call: 'delete'; readonly id: string; readonly records: boolean }
  | { readonly call: 'import'; readonly id: string }
  | { readonly call: 'inventory'; readonly id: string }
  | { readonly call: 'create'; readonly id: string }
  | { readonly call: 'options'; readonly id: string }
  | { readonly call: 'delete-one'; readonly actionId: string };

const actionsPath = /^\/backend\/actions\/bot\/([^/]+)$/u;

const routes: readonly {
  readonly method: string;
  readonly path: RegExp;
  readonly route: (id: string) => Route;
}[] = [
  { method: 'GET', path: /^\/backend\/copilot\/$/u, route: () => ({ call: 'list' }) },
  {
    method: 'DELETE',
    path: /^\/backend\/copilot\/([^/]+)$/u,
    route: (id) => ({ call: 'delete', id, records: true }),
  },
  { method: 'DELETE', path: actionsPath, route: (id) => ({ call: 'delete', id, records: false }) },
  {
    method: 'PUT',
    path: /^\/backend\/actions\/bot\/([^/]+)\/import-from-swagger$/u,
    route: (id) => ({ call: 'import', id }),
  },
  { method: 'GET', path: actionsPath, route: (id) => ({ call: 'inventory', id }) },
  { method: 'POST', path: actionsPath, route: (id) => ({ call: 'create', id }) },
  { method: 'OPTIONS', path: actionsPath, route: (id) => ({ call: 'options', id }) },
  {
    method: 'DELETE',
    path: /^\/backend\/actions\/([^/]+)$/u,
    route: (actionId) => ({ call: 'delete-one', actionId }),
  },
];

/** @see service interface, section 4; all but the list, the delete of a copilot and the import are the public service's */
export function findRoute(method: string, path: string): Route | undefined {
  for (const known of routes) {
    const match = known.method === method ? known.path.exec(path) : null;
    if (match) return known.route(decodeSegment(match[1] ?? ''));
  }
  return undefined;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
