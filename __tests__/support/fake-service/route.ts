/**
 * Route of a request. `records` distinguishes the documented delete route from the one that only deletes the actions.
 */
export type Route =
  | { readonly call: 'list' }
  | { readonly call: 'delete'; readonly id: string; readonly records: boolean }
  | { readonly call: 'import'; readonly id: string }
  | { readonly call: 'actionList'; readonly id: string }
  | { readonly call: 'create'; readonly id: string }
  | { readonly call: 'change'; readonly id: string; readonly actionId: string }
  | { readonly call: 'options'; readonly id: string }
  | { readonly call: 'delete-one'; readonly actionId: string };

const actionsPath = /^\/backend\/actions\/bot\/([^/]+)$/u;
const actionPath = /^\/backend\/actions\/([^/]+)$/u;
const changePath = /^\/backend\/actions\/bot\/([^/]+)\/action\/([^/]+)$/u;
const importPath = /^\/backend\/actions\/bot\/([^/]+)\/import-from-swagger$/u;

const routes: readonly {
  readonly method: string;
  readonly path: RegExp;
  readonly route: (id: string, actionId: string) => Route;
}[] = [
  { method: 'GET', path: /^\/backend\/copilot\/$/u, route: () => ({ call: 'list' }) },
  {
    method: 'DELETE',
    path: /^\/backend\/copilot\/([^/]+)$/u,
    route: (id) => ({ call: 'delete', id, records: true }),
  },
  { method: 'DELETE', path: actionsPath, route: (id) => ({ call: 'delete', id, records: false }) },
  { method: 'PUT', path: importPath, route: (id) => ({ call: 'import', id }) },
  { method: 'GET', path: actionsPath, route: (id) => ({ call: 'actionList', id }) },
  { method: 'POST', path: actionsPath, route: (id) => ({ call: 'create', id }) },
  { method: 'PATCH', path: changePath, route: (id, actionId) => ({ call: 'change', id, actionId }) },
  { method: 'DELETE', path: actionPath, route: (actionId) => ({ call: 'delete-one', actionId }) },
  { method: 'OPTIONS', path: actionsPath, route: (id) => ({ call: 'options', id }) },
];

/** Finds the route of a request. Only the list, the delete of a copilot and the import are documented. */
export function findRoute(method: string, path: string): Route | undefined {
  for (const known of routes) {
    const match = known.method === method ? known.path.exec(path) : null;
    if (match) return known.route(decodeSegment(match[1] ?? ''), decodeSegment(match[2] ?? ''));
  }
  return undefined;
}

/** Returns whether another method has a route with this path. */
export function isKnownPath(path: string): boolean {
  return routes.some((known) => known.path.test(path));
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
