import { foldTexts, hashText, listParameters, mix, omitMembers, type Route } from '../openapi/index.ts';
import type { JsonObject } from '../syntax/index.ts';
import { findMember } from '../syntax/index.ts';
import { listServers } from './server-changes.ts';
import type { Side } from './side.ts';

/** One digest for each part of an operation. Two versions of a part mean the same if their digests are equal. */
export type OperationDigests = Readonly<Record<'meaning' | 'servers' | 'reading', number>>;

const comparedElsewhere = new Set(['operationId', 'tags', 'servers']);

export function digestOperation(side: Side, route: Route): OperationDigests {
  const { document, meaning, documentation } = side;
  const { item, operation } = route;
  const parameters = listParameters(document, route).map(({ place, name, value }) => [
    `${place} ${name}`,
    value,
  ]);
  const whole = {
    security: document['security'] ?? false,
    ...omitMembers(operation, (key) => key.startsWith('x-') || comparedElsewhere.has(key)),
    ...foldTexts(operation, item),
    parameters: Object.fromEntries(parameters) as JsonObject,
  };
  const unread = omitMembers({ ...item, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
  const schemes = findMember(document['components'], 'securitySchemes');
  return {
    meaning: mix(meaning({ securitySchemes: schemes ?? {} }), meaning(whole)),
    servers: hashText(listServers(side, route).join(' ')),
    reading: mix(documentation(whole), meaning(unread)),
  };
}
