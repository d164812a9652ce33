import type { Finding, JsonObject } from '../../text-tree/door.ts';
import { defineRewrites, stops } from './rule.ts';

export const upgradeRewrites = defineRewrites({
  upgraded: () =>
    'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
});

/** That it is Swagger 2.0 at all. */
export function findSwagger(document: JsonObject): readonly Finding[] {
  if (!Object.hasOwn(document, 'swagger')) return [];
  const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
  return [stops('swagger-2', ['swagger'], message)];
}
