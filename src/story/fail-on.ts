import { ActionError, explain, type Explanation } from '../errors.ts';
import type { Comparison, OperationChange } from '../openapi/operation.ts';
import { renderCount, renderNumber } from '../text.ts';
import type { ReadDescription } from '../report/result.ts';

/** How many actions the message names; the summary lists them all. */
const namedActions = 5;
const namedChanges = 3;

/** Why a description is not imported although it is good: undefined where nothing stands against it. */
export function refuseBreaking(
  failOn: 'none' | 'breaking',
  comparison: Comparison | undefined,
): Explanation | undefined {
  if (failOn === 'none' || comparison === undefined || comparison.breaking === 0) return undefined;
  const actions = listBroken(comparison);
  const named = actions
    .slice(0, namedActions)
    .map(({ name, changes }) => `${name} (${renderChanges(changes)})`);
  const more = actions.length > namedActions ? `; and ${actions.length - namedActions} more actions` : '';
  const subject = comparison.breaking === 1 ? 'change breaks' : 'changes break';
  const message = `${renderNumber(comparison.breaking)} ${subject} the copilot, in ${renderCount(actions.length, 'action')}: ${named.join('; ')}${more}.`;
  return explain(
    new ActionError('breaking-change', message, {
      hint:
        'Keep what is used, or let it through: `fail-on: none` for one run, once those who use the copilot know. ' +
        'Under `base: auto` the next push is compared with this commit; `base: last-success` compares with what was synced last.',
    }),
  );
}

/** Said where nothing could be decided: silence would be taken for approval. */
export function noteUndecided(
  failOn: 'none' | 'breaking',
  { comparison, noComparison }: Pick<ReadDescription, 'comparison' | 'noComparison'>,
): string | undefined {
  if (failOn === 'none' || comparison !== undefined) return undefined;
  return `\`fail-on: breaking\` decided nothing: ${noComparison ?? 'there is nothing to compare with'}.`;
}

interface Broken {
  readonly name: string;
  /** None: the action is gone. */
  readonly changes: readonly OperationChange[];
}

function listBroken({ removed, modified }: Comparison): readonly Broken[] {
  const changed = modified.map(({ operation, changes }) => ({
    name: operation.name,
    changes: changes.filter((change) => change.class === 'breaking'),
  }));
  return [
    ...removed.map(({ name }) => ({ name, changes: [] })),
    ...changed.filter(({ changes }) => changes.length > 0),
  ];
}

function renderChanges(changes: readonly OperationChange[]): string {
  if (changes.length === 0) return 'removed';
  const told = changes.slice(0, namedChanges).map(({ sentence }) => sentence);
  return changes.length > namedChanges ? `${told.join(', ')}, …` : told.join(', ');
}
