import type { ObservedAction } from '../../../src/copilot.ts';
import { compareRows, type Diff } from '../../../src/replacement/reconcile/diff.ts';
import { beginStatus, createPlan } from '../../../src/replacement/reconcile/plan.ts';
import type { Status } from '../../../src/replacement/reconcile/status.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { createJob } from '../../simulation/reconcile/simulate.ts';

/** Creates rows of these actions as the action list shows them. */
export function show(...paths: readonly string[]): readonly ObservedAction[] {
  return paths.map((path, index) => ({
    ...act(path),
    ...{ id: `${path}-${index}`, operationId: `name_${path}`, description: `${path}, version 0` },
  }));
}

const [from, to] = [['a', 'b'].map((path) => act(path)), ['b', 'c'].map((path) => act(path))];
const settings = { from, to, strategy: 'recreate', unmanaged: 'delete', maxAttempts: 4 } as const;

/** A sync that replaces the actions a and b by b and c. */
export const plan = createPlan(createJob(settings, show('a', 'b')));
export const begun = beginStatus(plan);
export const importing = {
  kind: 'import',
  document: plan.job.next.body,
  actions: plan.job.next.actions,
} as const;

export function compare(status: Status, ...paths: readonly string[]): Diff {
  return compareRows(plan, status, show(...paths));
}
