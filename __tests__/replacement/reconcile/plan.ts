import type { ObservedAction } from '../../../src/copilot.ts';
import { compareRows, type Diff } from '../../../src/replacement/reconcile/diff.ts';
import { selectKnown } from '../../../src/replacement/reconcile/ownership.ts';
import { beginStatus, createPlan } from '../../../src/replacement/reconcile/plan.ts';
import type { Status } from '../../../src/replacement/reconcile/status.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { copilotId } from '../../simulation/reconcile/model.ts';
import { render } from '../../simulation/reconcile/simulate.ts';

/** Creates rows of these actions as the action list shows them. */
export function show(...paths: readonly string[]): readonly ObservedAction[] {
  return paths.map((path, index) => ({
    ...act(path),
    ...{ id: `${path}-${index}`, operationId: `name_${path}`, description: `${path}, version 0` },
  }));
}

const [next, previous] = [render([act('b'), act('c')]), render([act('a'), act('b')])];
const before = show('a', 'b');

/** A sync that replaces the actions a and b by b and c. */
export const plan = createPlan({
  ...{ method: 'reconcile', copilotId, copilot: undefined, swaggerFile: 'swagger.json', deletePath: 'auto' },
  ...{ waitMs: 5_000, timeoutMs: 10_000, maxAttempts: 4, strategy: 'recreate', unmanaged: 'delete' },
  ...{ isForced: false, next, before, known: selectKnown(before, [next, previous]), backup: previous },
});
export const begun = beginStatus(plan);
export const importing = {
  kind: 'import',
  document: plan.job.next.body,
  actions: plan.job.next.actions,
} as const;

export function compare(status: Status, ...paths: readonly string[]): Diff {
  return compareRows(plan, status, show(...paths));
}
