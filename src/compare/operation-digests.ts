import {
  foldTexts,
  hashText,
  listParameters,
  mix,
  omitMembers,
  type OperationEntry,
} from '../openapi/index.ts';
import type { JsonObject } from '../syntax/index.ts';
import { findMember } from '../syntax/index.ts';
import { listServers } from './server-changes.ts';
import type { Side } from './side.ts';

/** Digests of the parts of an operation. Two versions of a part are equal if their digests are. */
export type OperationDigests = Readonly<Record<'semantics' | 'servers' | 'docs', number>>;

const comparedElsewhere = new Set(['operationId', 'tags', 'servers']);

export function digestOperation(side: Side, entry: OperationEntry): OperationDigests {
  const { document, semantics, documentation } = side;
  const { pathItem, operation } = entry;
  const parameters = listParameters(document, entry).map(({ in: location, name, value }) => [
    `${location} ${name}`,
    value,
  ]);
  const whole = {
    security: document['security'] ?? false,
    ...omitMembers(operation, (key) => key.startsWith('x-') || comparedElsewhere.has(key)),
    ...foldTexts(operation, pathItem),
    parameters: Object.fromEntries(parameters) as JsonObject,
  };
  const unread = omitMembers({ ...pathItem, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
  const schemes = findMember(document['components'], 'securitySchemes');
  return {
    semantics: mix(semantics({ securitySchemes: schemes ?? {} }), semantics(whole)),
    servers: hashText(listServers(side, entry).join(' ')),
    docs: mix(documentation(whole), semantics(unread)),
  };
}
