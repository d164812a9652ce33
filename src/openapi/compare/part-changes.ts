import type { Operation, OperationChange, OperationPart } from '../operation.ts';
import { createChange, type ChangeRule } from './change-rules.ts';
import { clip } from './place.ts';

const untold = 'differ, in a way that cannot be told in detail';

/** What can be said by the part alone, where there is no document to look into. */
const words: Readonly<Record<Exclude<OperationPart, 'name'>, readonly [ChangeRule, string]>> = {
  parameters: ['undetailed', `parameters ${untold}`],
  body: ['undetailed', `body differs, in a way that cannot be told in detail`],
  responses: ['response-content', 'responses differ'],
  security: ['undetailed', `credentials ${untold}`],
  servers: ['undetailed', `servers ${untold}`],
  description: ['description', 'descriptions or examples differ'],
  extensions: ['extension', 'extensions differ'],
  other: ['other-part', 'something else differs'],
};

export function tellParts(
  before: Operation,
  _after: Operation,
  parts: readonly OperationPart[],
): readonly OperationChange[] {
  return parts.map((part) => (part === 'name' ? describeName(before) : createChange(...words[part])));
}

export function describeName({ name }: Operation): OperationChange {
  return createChange('renamed', `renamed from ${clip(name)}`);
}
