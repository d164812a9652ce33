import type { ReplacementEnding, Untouched } from '../ending.ts';
import { ActionError, explain } from '../errors.ts';
import type { Sent } from '../importer/door.ts';
import { keepsUnlisted } from '../inputs.ts';
import type { CopilotService } from '../ports.ts';
import {
  type Journal,
  replaceActions,
  type ReplacementRecord,
  type SeeingJob,
  selectKnown,
} from '../replacement/door.ts';
import { endUntouched } from './endings.ts';
import type { InCopilot } from './found.ts';
import type { Looked, LookPorts } from './look.ts';
import { renderBackups } from './narrate.ts';
import type { Backup } from './read.ts';
import type { Task } from './task.ts';

export interface StoryPorts extends LookPorts {
  connect(): Promise<{ readonly service: CopilotService; readonly journal: Journal }>;
}

interface Replacing extends Pick<InCopilot, 'earlier' | 'held'> {
  readonly task: Task;
  readonly next: Sent;
  readonly backup: Backup;
  readonly looked: Looked & { readonly copilotId: string };
}

/** So many versions are tried, one after the other, where nobody can see which one was there. */
const mostBackups = 4;

/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
export async function replace(replacing: Replacing, ports: StoryPorts): Promise<ReplacementEnding> {
  const { backup, earlier, looked, next } = replacing;
  ports.log.info(renderBackups(replacing, looked.seen, backup));
  const own = { ...ports, ...(await ports.connect()) };
  const refusal = await refuseRolling(replacing, own.service);
  if (refusal !== undefined) return refusal;
  const { seen, whyUnseen: whyBlind = 'nobody looked' } = looked;
  const previous = earlier.slice(0, mostBackups).map(({ body, commit }) => ({ body, commit }));
  const record = describeRecord(replacing);
  try {
    return await replaceActions(
      seen === undefined
        ? { way: 'blind', ...record, next: next.body, previous, whyBlind }
        : createSeeingJob(replacing, seen),
      own,
    );
  } catch (error) {
    return { ...brokenOff, failure: explain(error) };
  }
}

function describeRecord({ looked, task }: Pick<Replacing, 'looked' | 'task'>): ReplacementRecord {
  const { maxAttempts, target, timeoutMs } = task;
  const { deletePath, settleMs, swaggerFile } = target;
  const { copilot, copilotId } = looked;
  return { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath };
}

function createSeeingJob(replacing: Replacing, before: SeeingJob['before']): SeeingJob {
  const { earlier, held, next, task } = replacing;
  const { change, target } = task;
  return {
    way: 'seeing',
    ...describeRecord(replacing),
    strategy: target.strategy,
    unlisted: keepsUnlisted(target) ? 'keep' : 'replace',
    isForced: change.reason === 'forced',
    next: { body: next.body, actions: next.actions },
    before,
    known: selectKnown(before, [next, ...earlier]),
    ...(held === undefined ? {} : { backup: { body: held.body, actions: held.actions } }),
  };
}

/** It needs the inventory and the routes of single actions: what lacks them is told so before anything is sent. */
async function refuseRolling(
  { looked, task }: Pick<Replacing, 'looked' | 'task'>,
  service: CopilotService,
): Promise<Untouched | undefined> {
  const { target } = task;
  const needs = target.strategy === 'rolling' ? '`strategy: rolling`' : '`unlisted: keep`';
  if (target.strategy !== 'rolling' && target.unlisted !== 'keep') return undefined;
  if (looked.seen === undefined) {
    return refuse(`${needs} cannot be used: ${looked.whyUnseen ?? 'nobody looked'}.`);
  }
  if (target.strategy !== 'rolling') return undefined;
  const methods = await service.findMethods(looked.copilotId).catch(() => undefined);
  if (methods === undefined || methods.has('POST')) return undefined;
  return refuse(`${needs} needs a route that adds single actions, and this service has none.`);
}

function refuse(message: string): Untouched {
  const hint = 'Leave `strategy` and `unlisted` out: the actions are then deleted and imported.';
  return endUntouched(explain(new ActionError('bad-input', message, { hint })));
}

/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
  outcome: 'lost',
  state:
    'The copilot may have no actions: this step broke off midway. Its post step goes on from there and says what the copilot holds.',
  replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
  isRecordRemoved: false,
  isHandedOver: true,
} as const;
