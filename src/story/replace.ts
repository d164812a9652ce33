import type { ReplacementEnding, Untouched } from '../ending.ts';
import { explain } from '../errors.ts';
import type { StoredAction } from '../copilot.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
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
import type { Versions } from './read.ts';
import type { Task } from './task.ts';

export interface StoryPorts extends LookPorts {
  connect(index: number): Promise<{ readonly service: CopilotService; readonly journal: Journal }>;
}

interface Replacing extends Pick<InCopilot, 'earlier' | 'held'> {
  readonly task: Task;
  readonly next: Sent;
  readonly backup: Versions['backup'];
  readonly looked: Looked & { readonly copilotId: string };
}

/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
export async function replace(replacing: Replacing, ports: StoryPorts): Promise<ReplacementEnding> {
  const { backup, earlier, looked, next, task } = replacing;
  ports.log.info(renderBackups(replacing, looked.seen, backup));
  const own = { ...ports, ...(await ports.connect(task.index)) };
  const refusal = await refuseRolling(replacing, own.service);
  if (refusal !== undefined) return refusal;
  const { seen, whyUnseen: whyBlind = 'nobody looked' } = looked;
  const previous = earlier.map(({ body, commit }) => ({ body, commit }));
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

/** What is to be restored if the import fails. */
export function renderBackups(
  { earlier }: Pick<InCopilot, 'earlier'>,
  seen: readonly StoredAction[] | undefined,
  backup: Versions['backup'],
): string {
  if (seen !== undefined && seen.length > 0) {
    return `Backup: the ${renderCount(seen.length, 'action')} seen now, to restore if the new version fails.`;
  }
  if (seen !== undefined) return 'No backup is needed: the copilot holds no actions.';
  const [first] = earlier;
  if (first === undefined) {
    const why = 'why' in backup ? backup.why : 'no version of it would import';
    return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
  }
  return `Backup: the version at ${shortenOid(first.commit)} (${renderCount(first.operations, 'operation')}), to restore if the import fails.`;
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
    ...(held && { backup: { body: held.body, actions: held.actions } }),
  };
}

/** It needs the inventory and the routes of single actions: what lacks them is told so before anything is sent. */
async function refuseRolling(
  { looked, task }: Pick<Replacing, 'looked' | 'task'>,
  service: CopilotService,
): Promise<Untouched | undefined> {
  const { strategy, unlisted } = task.target;
  const isRolling = strategy === 'rolling';
  if (!isRolling && unlisted !== 'keep') return undefined;
  const needs = isRolling ? '`strategy: rolling`' : '`unlisted: keep`';
  if (looked.seen === undefined)
    return refuse(`${needs} cannot be used: ${looked.whyUnseen ?? 'nobody looked'}.`);
  if (!isRolling) return undefined;
  const methods = await service.findMethods(looked.copilotId).catch(() => undefined);
  if (methods === undefined || methods.has('POST')) return undefined;
  return refuse(`${needs} needs a route that adds single actions, and this service has none.`);
}

function refuse(message: string): Untouched {
  const hint = 'Leave `strategy` and `unlisted` out: the actions are then deleted and imported.';
  return endUntouched({ code: 'bad-input', message, hint });
}

/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const brokenOff = {
  outcome: 'lost',
  state:
    'The copilot may have no actions: this step was cut short. Its post step goes on from there and says what the copilot holds.',
  replacement: { replaceMs: 0, incidents: [] },
  kind: 'handed-over',
} as const;
