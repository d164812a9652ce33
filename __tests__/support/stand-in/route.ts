/** Where a request leads. `records` tells the contract's delete route from the one that only empties the copilot. */
export type Route =
  | { readonly call: 'list' }
  | { readonly call: 'delete'; readonly id: string; readonly records: boolean }
  | { readonly call: 'import'; readonly id: string };

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
  {
    method: 'DELETE',
    path: /^\/backend\/actions\/bot\/([^/]+)$/u,
    route: (id) => ({ call: 'delete', id, records: false }),
  },
  {
    method: 'PUT',
    path: /^\/backend\/actions\/bot\/([^/]+)\/import-from-swagger$/u,
    route: (id) => ({ call: 'import', id }),
  },
];

/** @see service interface, section 4; the second delete route is the public service's */
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
