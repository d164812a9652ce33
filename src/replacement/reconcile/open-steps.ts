import type { ObservedAction } from '../../copilot.ts';
import { isInPlace } from '../../importer/index.ts';
import type { Context } from './context.ts';
import { createSingleRequest, isCounted, noMembers } from './diff.ts';
import { operations, type SingleRequest } from './request.ts';
import { findDirection, findGroup, type GroupStatus } from './status.ts';

/**
 * Lists the steps to take, except those that have failed too often and can't be rolled back. An import that is verified
 * by number needs no step.
 */
export function listOpenSteps(context: Context): readonly SingleRequest[] {
  const { diff, plan, status } = context;
  if (isCounted(plan, status, diff)) return [];
  const steps = [...diff.groups.values()].flatMap(({ step }) => {
    // The original text of a redacted action is unknown.
    if (step === undefined || ('action' in step && step.action.isRedacted === true)) return [];
    // A second attempt of a hidden change could duplicate actions, but a second delete does no harm.
    return isHidden(findGroup(status, step.group)) && operations[step.kind] !== 'delete' ? [] : [step];
  });
  return [...createUndos(context), ...steps].filter(({ group, kind }) => {
    if (kind === 'undo') return findGroup(status, group).failures < 2 * plan.job.maxAttempts;
    const isFinal = findDirection(status) === 'rollback' || kind === 'reindex';
    return !isFinal || !isExhausted(context, group);
  });
}

/** Deletes added actions that no read shows, by ID. Otherwise, the next run would add them again. */
function createUndos({ diff, status }: Context): readonly SingleRequest[] {
  return Object.entries(status.groups).flatMap(([name, { pending }]) => {
    const { managed, rows } = diff.groups.get(name) ?? noMembers;
    // The service might delete an unmanaged action of the group instead.
    if (pending?.state !== 'hidden' || pending.id === undefined || managed.length < rows.length) return [];
    const row = { id: pending.id, method: '', endpoint: '' };
    return [createSingleRequest({ name, rows }, { kind: 'undo', row })];
  });
}

/** Returns whether the attempts of a group are used up, or its requests have no result although they are confirmed. */
export function isExhausted({ diff, plan, status }: Context, name: string): boolean {
  const { failures, requests } = findGroup(status, name);
  const { desired, rows } = diff.groups.get(name) ?? noMembers;
  const { before, maxAttempts } = plan.job;
  // An added action that is listed with other content would only be duplicated.
  const isOther = (row: ObservedAction): boolean =>
    findDirection(status) === 'rollout' &&
    status.effects.added.includes(row.id) &&
    !desired.some((action) => isInPlace(action, row));
  const isInVain = requests > 3 * maxAttempts + 2 * (before.length + desired.length);
  return failures >= maxAttempts || isInVain || rows.some(isOther);
}

export function isHidden({ pending }: GroupStatus): boolean {
  return pending !== undefined && pending.state !== 'waiting';
}
