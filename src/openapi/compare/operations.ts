import { createFingerprint } from './fingerprint.ts';
import type { JsonObject } from '../document/json.ts';
import { planNames } from '../document/names.ts';
import type { Operation } from '../operation.ts';
import { listRoutes, type Route } from '../document/route.ts';

/**
 * The operations of a description in its order, each with digests that tell which of its parts changed.
 * @param digests `now` lets go of the document, so that of two versions only one is in memory; `later` makes them when
 *   they are asked for, as most descriptions are read to be sent, and compared with none
 */
export function listOperations(
  document: JsonObject,
  digests: 'now' | 'later' = 'later',
): readonly Operation[] {
  const routes = listRoutes(document);
  const names = planNames(routes);
  let fingerprint: ReturnType<typeof createFingerprint> | undefined;
  const tellApart = (route: Route, name: string): Operation['fingerprints'] => {
    fingerprint ??= createFingerprint(document);
    return fingerprint(route, name);
  };
  return routes.map((route, index) => {
    const name = names[index]?.name ?? '';
    const named = nameOperation(route, name);
    if (digests === 'now') return { ...named, fingerprints: tellApart(route, name) };
    let fingerprints: Operation['fingerprints'] | undefined;
    return {
      ...named,
      get fingerprints() {
        return (fingerprints ??= tellApart(route, name));
      },
    };
  });
}

function nameOperation({ key, operation, path }: Route, name: string): Omit<Operation, 'fingerprints'> {
  const { operationId, summary } = operation;
  return {
    method: key.toUpperCase(),
    path,
    ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
    name,
    ...(typeof summary === 'string' && summary !== '' && { summary }),
  };
}
