import type { Operation, OperationChange, OperationPart } from '../operation.ts';
import { createChange, type ChangeRule } from './change-rules.ts';
import { describeMove } from './move-changes.ts';
import { clip } from './place.ts';

const untold = 'changed, in a way that cannot be told in detail';

/** What can be said by the part alone, where there is no document to look into. */
const words: Readonly<Record<Exclude<OperationPart, 'name'>, readonly [ChangeRule, string]>> = {
  parameters: ['undetailed', `parameters ${untold}`],
  body: ['undetailed', `body changed, in a way that cannot be told in detail`],
  responses: ['response-content', 'responses changed'],
  security: ['undetailed', `credentials ${untold}`],
  servers: ['undetailed', `servers ${untold}`],
  description: ['description', 'descriptions or examples changed'],
  extensions: ['extension', 'extensions changed'],
  other: ['other-part', 'something else changed'],
};

export function tellParts(
  before: Operation,
  after: Operation,
  parts: readonly OperationPart[],
): readonly OperationChange[] {
  const told = parts.map((part) => (part === 'name' ? describeName(before) : createChange(...words[part])));
  return [...describeMove(before, after), ...told];
}

export function describeName({ name }: Operation): OperationChange {
  return createChange('renamed', `renamed from ${clip(name)}`);
}
