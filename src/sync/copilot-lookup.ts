import { addAbortListener } from 'node:events';
import { ActionError } from '../errors.ts';
import type { Copilot, ObservedAction } from '../copilot.ts';
import { createActionListError } from '../messages/index.ts';
import { checkCopilot } from '../replacement/index.ts';
import { createInterrupted, failWithoutKey } from './endings.ts';
import type { Connection, SyncPorts } from './run-ports.ts';
import type { Task } from './task.ts';

export interface LookupPorts extends SyncPorts {
  /** Called if the service seems to have no action list, before the second that the proof takes. */
  readonly whileProving?: () => void;
}

/** A copilot and its current actions, as far as the service lists them. */
export interface FoundCopilot {
  /** ID in the service's spelling, or as written in the input if the service has no copilot list. */
  readonly copilotId: string;
  /** The copilot, or `undefined` if the service has no copilot list. */
  readonly copilot: Copilot | undefined;
  /** Current actions, or `undefined` if they can't be read. */
  readonly observed: readonly ObservedAction[] | undefined;
  /** Reason why the actions weren't read, as a clause. */
  readonly unreadReason?: string;
  readonly warnings: readonly string[];
}

/** Result of a preview that could not look up the copilot. */
type SkippedLookup = Pick<FoundCopilot, 'warnings'> &
  Readonly<Partial<Record<'copilotId' | 'copilot' | 'observed' | 'unreadReason', undefined>>>;

/** Result of the lookup. Only a preview can skip it. */
export type CopilotLookup = FoundCopilot | SkippedLookup;

/**
 * Finds the copilot and reads its current actions, which proves the URL, the key and the ID together. A preview
 * continues without a key, and if the service is unavailable, because neither says anything about the change.
 * @throws ActionError `bad-input`, `copilot-unknown`, `service-refused`, `service-unreachable`, `service-not-understood`
 *   or `interrupted`
 */
export async function lookUpCopilot(task: Task, ports: LookupPorts): Promise<CopilotLookup> {
  const { hasKey, isPreview, target } = task;
  const isNameless = target.copilotId === undefined && target.unusableId === undefined;
  if (isPreview && (!hasKey || isNameless)) {
    const missing = hasKey ? '`copilot-id`' : '`api-key`';
    ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
    return { warnings: [] };
  }
  failWithoutKey(task);
  const connection = await ports.connect(task.index);
  try {
    return await untilInterrupted(findCopilot(task, { ...ports, ...connection }), ports.interruption);
  } catch (error) {
    if (!isPreview || !(error instanceof ActionError) || error.code !== 'service-unreachable') throw error;
    return { warnings: [`The copilot could not be looked up: ${error.message}`] };
  }
}

async function findCopilot(task: Task, ports: LookupPorts & Connection): Promise<FoundCopilot> {
  const { isPreview, maxAttempts, readsActionList, target } = task;
  const found = await checkCopilot(target.copilotId, { ...task, ...target }, ports);
  const { copilot, copilotId, warnings } = found;
  if (copilot !== undefined) ports.log.info(`The service lists the copilot: ${copilot.name}.`);
  const unread = (unreadReason: string) => ({ ...found, observed: undefined, unreadReason });
  if (!readsActionList) return unread('`list-actions: never` is set, so the copilot’s actions can’t be read');
  const options = { maxAttempts, whileProving: ports.whileProving };
  const actionList = await ports.findActionList(copilotId, options, ports);
  if (actionList === 'unavailable') return unread('this service can’t list a copilot’s actions');
  if (actionList.ok) return { ...found, observed: actionList.value };
  if (!isPreview && target.deletePath === 'auto') throw createActionListError(actionList.fault);
  const rest = isPreview ? '' : ' Continuing with `delete-path`, without verification.';
  const warning = `${actionList.fault.explanation} The copilot’s current actions are unknown.${rest}`;
  return { ...unread('the copilot’s actions could not be read'), warnings: [...warnings, warning] };
}

/**
 * Returns the result of `work`, unless a signal comes first. Use it only for work that changes nothing, because the
 * work isn't awaited after a signal.
 * @throws ActionError `interrupted`
 */
async function untilInterrupted<T>(work: Promise<T>, interruption: AbortSignal): Promise<T> {
  const interrupted = Promise.withResolvers<never>();
  const listening = addAbortListener(interruption, () => {
    interrupted.reject(createInterrupted());
  });
  return Promise.race([work, interrupted.promise]).finally(listening[Symbol.dispose]);
}
