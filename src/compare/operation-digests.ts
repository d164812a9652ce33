import { foldTexts, listParameters, mix, omitMembers, type OperationEntry } from '../openapi/index.ts';
import { findMember } from '../syntax/index.ts';
import { listServers } from './server-changes.ts';
import type { Side } from './side.ts';

/** Digests of the parts of an operation. Two versions of a part are equal if their digests are. */
export type OperationDigests = Readonly<Record<'semantics' | 'docs', number>>;

const comparedElsewhere = new Set(['operationId', 'tags', 'servers']);

export function digestOperation(side: Side, entry: OperationEntry): OperationDigests {
  const { document, semantics, documentation } = side;
  const { pathItem, operation } = entry;
  const parameters = listParameters(document, entry).map(
    ({ in: location, name, value }) => [`${location} ${name}`, value] as const,
  );
  const whole = {
    security: document['security'] ?? false,
    ...omitMembers(operation, (key) => key.startsWith('x-') || comparedElsewhere.has(key)),
    ...foldTexts(operation, pathItem),
    parameters: Object.fromEntries(parameters),
  };
  const unread = omitMembers({ ...pathItem, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
  const securitySchemes = findMember(document['components'], 'securitySchemes') ?? {};
  const beside = semantics({ securitySchemes, servers: listServers(side, entry) });
  return { semantics: mix(beside, semantics(whole)), docs: mix(documentation(whole), semantics(unread)) };
}
