import type { Copilot, StoredAction } from '../copilot.ts';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import { findCopilot } from './check.ts';
import type { Horizon } from './horizon.ts';
import { compareLook, listAdditions, type Plan } from './plan.ts';
import type { ReplaceEvent } from './machine.ts';
import { actionsRoute, type Rules } from './next-try.ts';
import type { ReplaceJob, ReplacePorts } from './replace-job.ts';
import { hasIds, type OpenState } from './state.ts';
import { computeSettledMs } from './wait.ts';

export interface PerformContext {
  readonly job: ReplaceJob;
  readonly plan: Plan;
  readonly ports: ReplacePorts;
}

/** So many single actions are deleted or added at the same time. */
const singlesAtOnce = 4;

/**
 * Makes the call that the state is named after; undefined where the horizon comes before the pause is over. Rejects only
 * on a bug: a failed request is an event.
 */
export async function perform(
  state: OpenState,
  context: PerformContext & { readonly horizon: Horizon; readonly rules: Rules },
): Promise<ReplaceEvent | undefined> {
  const { job, plan, ports } = context;
  const { service } = ports;
  const copilotId = job.copilot?.id ?? job.copilotId;
  switch (state.name) {
    case 'deleting':
      return call(ports, () =>
        state.route === 'each'
          ? deleteEach(copilotId, state, context)
          : service.deleteActions(copilotId, state.route),
      );
    case 'settling':
      return settle(state, context);
    case 'importing': {
      const document = state.at === 0 ? job.next : job.previous[state.at - 1]?.body;
      if (document === undefined) throw new TypeError(`There is no version ${state.at}.`);
      return call(ports, () => service.importActions(copilotId, document));
    }
    case 'adding':
      return call(ports, () => addMissing(copilotId, listWanted(state, plan), ports));
    case 'inspecting':
    case 'verifying':
      return look(copilotId, state, context);
  }
}

async function look(
  copilotId: string,
  { at }: OpenState,
  { job, plan, ports }: PerformContext,
): Promise<ReplaceEvent> {
  const { clock, service } = ports;
  const sentMs = clock.nowMs();
  try {
    const actions = await service.readInventory(copilotId);
    const known = { wanted: plan.findWanted(at), before: job.seen, isPlain: plan.isPlain };
    return { type: 'looked', look: compareLook(actions, known), atMs: clock.nowMs() };
  } catch (error) {
    return { type: 'failed', fault: toFault(error), sentMs, endedMs: clock.nowMs() };
  }
}

async function call({ clock }: ReplacePorts, work: () => Promise<void>): Promise<ReplaceEvent> {
  const sentMs = clock.nowMs();
  try {
    await work();
    return { type: 'done', sentMs, endedMs: clock.nowMs() };
  } catch (error) {
    const failure = toFailure(error);
    return {
      type: 'failed',
      fault: failure.fault,
      sentMs: failure.sentMs ?? sentMs,
      endedMs: clock.nowMs(),
    };
  }
}

function toFault(error: unknown): ServiceFault {
  return toFailure(error).fault;
}

function toFailure(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  throw error;
}

/** The part of the pause after which a look that another target has made counts: one serves all who pause together. */
const earliestLook = 0.3;

/** Waits the whole pause, whatever happens, and looks meanwhile whether the delete took the record itself. */
async function settle(
  state: OpenState,
  { horizon, job, ports, rules }: PerformContext & { readonly horizon: Horizon; readonly rules: Rules },
): Promise<ReplaceEvent | undefined> {
  const { clock } = ports;
  const sentMs = clock.nowMs();
  const deletedMs = state.deletedMs ?? sentMs;
  const endMs = computeSettledMs(state, deletedMs, rules);
  // The actions' own route leaves the record alone; so do single deletes.
  const isInDanger = !state.hasEyes || ![actionsRoute, 'each'].includes(state.route);
  const { copilot } = job;
  if (copilot === undefined || !isInDanger) {
    return (await horizon.sleepUntil(endMs)) ? { type: 'done', sentMs, endedMs: clock.nowMs() } : undefined;
  }
  // Not at once: a list that lags behind would still show a record that is gone.
  if (!(await horizon.sleepUntil(deletedMs + (endMs - deletedMs) / 2, endMs))) return undefined;
  const sinceMs = deletedMs + (endMs - deletedMs) * earliestLook;
  const isMissing = (await guardRecord(copilot, sinceMs, ports)) === 'missing';
  if (!(await horizon.sleepUntil(endMs))) return undefined;
  // It may lag the other way, too: only a record that is missing twice is gone.
  const isGone = isMissing && (await guardRecord(copilot, clock.nowMs(), ports)) === 'missing';
  return isGone ? { type: 'record-removed' } : { type: 'done', sentMs, endedMs: clock.nowMs() };
}

async function deleteEach(copilotId: string, state: OpenState, context: PerformContext): Promise<void> {
  const { service } = context.ports;
  const actions = await findDoomed(copilotId, state, context);
  await inWaves(actions, async ({ id }) => {
    if (id !== '') await service.deleteAction(id);
  });
}

/** What is there now; where nobody may look any more, what was seen, as long as nothing can have come to it. */
async function findDoomed(
  copilotId: string,
  state: OpenState,
  { job, ports }: PerformContext,
): Promise<readonly StoredAction[]> {
  const hasAllIds = hasIds(state) && job.seen?.every(({ id }) => id !== '') === true;
  const known = hasAllIds ? job.seen : undefined;
  if (known !== undefined && !state.hasEyes) return known;
  try {
    return await readFor('delete', copilotId, ports.service);
  } catch (error) {
    if (known !== undefined && toFault(error).refused) return known;
    throw error;
  }
}

function listWanted(
  state: OpenState,
  plan: Plan,
): (actions: readonly StoredAction[]) => readonly StoredAction[] {
  const wanted = plan.findWanted(state.at);
  return (actions) => listAdditions(wanted, actions);
}

async function addMissing(
  copilotId: string,
  select: (actions: readonly StoredAction[]) => readonly StoredAction[],
  { service }: ReplacePorts,
): Promise<void> {
  const actions = await readFor('add', copilotId, service);
  await inWaves(select(actions), async ({ name = '', description, ...rest }) => {
    await service.createAction(copilotId, { ...rest, name, description: description ?? null });
  });
}

/** A look that fails has changed nothing, and neither has the call that it was for. */
async function readFor(
  request: 'delete' | 'add',
  copilotId: string,
  service: ReplacePorts['service'],
): Promise<readonly StoredAction[]> {
  try {
    return await service.readInventory(copilotId);
  } catch (error) {
    const fault = toFault(error);
    throw new ServiceFailure({ ...fault, request, applied: 'no' });
  }
}

/** A few at a time, in order; the first failure is the last, once those beside it have ended. */
async function inWaves<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let hasChanged = false;
  for (let index = 0; index < items.length; index += singlesAtOnce) {
    const wave = items.slice(index, index + singlesAtOnce);
    const ends = await Promise.allSettled(wave.map(work));
    const failed = ends.filter((end) => end.status === 'rejected').map(({ reason }) => toFailure(reason));
    hasChanged ||= failed.length < ends.length;
    const worst = failed.find(({ fault }) => fault.applied === 'unknown') ?? failed[0];
    if (worst === undefined) continue;
    // All of the wave may be at work for as long as the one that went out last.
    const moments = failed.flatMap(({ sentMs }) => sentMs ?? []);
    throw new ServiceFailure(
      hasChanged ? { ...worst.fault, applied: 'unknown' } : worst.fault,
      moments.length > 0 ? { sentMs: Math.max(...moments) } : {},
    );
  }
}

/**
 * Asks the list, once, whether it still holds the copilot: one public release of the service removes the record itself,
 * and an import into nothing would be lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
async function guardRecord(
  copilot: Copilot,
  sinceMs: number,
  { log, service }: Pick<ReplacePorts, 'log' | 'service'>,
): Promise<'there' | 'missing' | 'unseen'> {
  try {
    const copilots = await service.listCopilots(sinceMs);
    return findCopilot(copilots, copilot.id) === undefined ? 'missing' : 'there';
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.warning(
      `${error.fault.explanation} Whether the delete has left the copilot’s record in place was not seen.`,
    );
    return 'unseen';
  }
}
