import { createFingerprint } from './fingerprint.ts';
import type { JsonObject } from '../document/json.ts';
import { planNames } from '../document/names.ts';
import type { Operation } from '../operation.ts';
import { listRoutes } from '../document/route.ts';

/**
 * The operations of a description in its order, each with digests that tell which of its parts changed. Those are
 * made when they are asked for: most descriptions are read to be sent, and compared with none.
 */
export function listOperations(document: JsonObject): readonly Operation[] {
  const routes = listRoutes(document);
  const names = planNames(routes);
  let fingerprint: ReturnType<typeof createFingerprint> | undefined;
  return routes.map((route, index) => {
    const { operationId, summary } = route.operation;
    const name = names[index]?.name ?? '';
    let fingerprints: Operation['fingerprints'] | undefined;
    return {
      method: route.key.toUpperCase(),
      path: route.path,
      ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
      name,
      ...(typeof summary === 'string' && summary !== '' && { summary }),
      get fingerprints() {
        fingerprint ??= createFingerprint(document);
        return (fingerprints ??= fingerprint(route, name));
      },
    };
  });
}
