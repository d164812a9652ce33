import { addAbortListener } from 'node:events';
import { ActionError } from '../errors.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import type { Copilot, ObservedAction } from '../copilot.ts';
import { createActionListError } from '../messages/index.ts';
import { checkCopilot, findActionList } from '../replacement/index.ts';
import { createInterrupted, failWithoutKey } from './endings.ts';
import type { Task } from './task.ts';

export interface LookPorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  readonly interruption: AbortSignal;
  /** Loads the HTTP client and builds all that the requests for the run's target `index` need, and sends none. */
  connect(index: number): Promise<{ readonly service: CopilotService }>;
}

export interface CopilotLookup {
  /** Proved, or taken on trust where the service has no list; undefined where nobody asked. */
  readonly copilotId: string | undefined;
  /** As the service lists it; undefined where nobody asked, or it has no list. */
  readonly copilot: Copilot | undefined;
  /** What it holds; undefined where the service does not show it, or nobody asked. */
  readonly seen: readonly ObservedAction[] | undefined;
  /** Why it was not seen, as the end of a sentence. */
  readonly whyUnseen?: string;
  readonly warnings: readonly string[];
}

/**
 * Asks the service for the copilot and for what it holds, which proves the address, the key and the id at once. A
 * preview goes without where it lacks the key, or the service is down: that says nothing about the change.
 * @throws ActionError `bad-input`, `copilot-unknown`, `service-refused`, `service-unreachable`, `service-not-understood`
 *   or `interrupted`
 */
export async function lookAtCopilot(task: Task, ports: LookPorts): Promise<CopilotLookup> {
  const { hasKey, isPreview, target } = task;
  const isNameless = target.copilotId === undefined && target.unusableId === undefined;
  if (isPreview && (!hasKey || isNameless)) {
    const missing = hasKey ? '`copilot-id`' : '`api-key`';
    ports.log.notice(`The copilot itself was not looked up, because this run has no ${missing}.`);
    return { ...unseen, warnings: [] };
  }
  failWithoutKey(task);
  const { service } = await ports.connect(task.index);
  try {
    return await untilInterrupted(askService(task, { ...ports, service }), ports.interruption);
  } catch (error) {
    if (!isPreview || !(error instanceof ActionError) || error.code !== 'service-unreachable') throw error;
    return { ...unseen, warnings: [`The copilot could not be looked up: ${error.message}`] };
  }
}

const unseen = { copilotId: undefined, copilot: undefined, seen: undefined } as const;

async function askService(
  task: Task,
  ports: LookPorts & { readonly service: CopilotService },
): Promise<CopilotLookup> {
  const { readsActionList, isPreview, target } = task;
  const { copilotId, copilot, warnings } = await checkCopilot(
    target.copilotId,
    { ...task, ...target },
    ports,
  );
  const known = { copilotId, copilot, seen: undefined, warnings } as const;
  if (copilot !== undefined) ports.log.info(`The service lists the copilot: ${copilot.name}.`);
  if (!readsActionList)
    return { ...known, whyUnseen: '`list-actions: never` is set, so the copilot’s actions can’t be read' };
  const actionList = await findActionList(copilotId, task, ports);
  if (actionList.kind === 'available') return { ...known, seen: actionList.actions };
  if (actionList.kind === 'unavailable')
    return { ...known, whyUnseen: 'this service can’t list a copilot’s actions' };
  if (!isPreview && target.deletePath === 'auto') throw createActionListError(actionList.fault);
  const rest = isPreview ? '' : ' Continuing with `delete-path`, without verification.';
  const warning = `${actionList.fault.explanation} The copilot’s current actions are unknown.${rest}`;
  return { ...known, warnings: [...warnings, warning], whyUnseen: 'the copilot’s actions could not be read' };
}

/**
 * Gives what `work` gives, unless a signal comes first. Only for work that changes nothing: it is left behind, unawaited.
 * @throws ActionError `interrupted`
 */
async function untilInterrupted<T>(work: Promise<T>, interruption: AbortSignal): Promise<T> {
  const interrupted = Promise.withResolvers<never>();
  const listening = addAbortListener(interruption, () => {
    interrupted.reject(createInterrupted());
  });
  return Promise.race([work, interrupted.promise]).finally(listening[Symbol.dispose]);
}
