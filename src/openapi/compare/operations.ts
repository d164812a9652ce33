import { createFingerprint } from './fingerprint.ts';
import type { JsonObject } from '../document/json.ts';
import { planNames } from '../document/names.ts';
import type { Operation } from '../operation.ts';
import { listRoutes } from '../document/route.ts';

/** The operations of a description in its order, each with digests that tell which of its parts changed. */
export function listOperations(document: JsonObject): readonly Operation[] {
  const routes = listRoutes(document);
  const names = planNames(routes);
  const fingerprint = createFingerprint(document);
  return routes.map((route, index) => {
    const { operationId, summary } = route.operation;
    const name = names[index]?.name ?? '';
    return {
      method: route.key.toUpperCase(),
      path: route.path,
      ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
      name,
      ...(typeof summary === 'string' && summary !== '' && { summary }),
      fingerprints: fingerprint(route, name),
    };
  });
}
