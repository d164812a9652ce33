import type { Copilot } from '../copilot.ts';
import type { ReplacementEnding } from '../ending.ts';
import { explain } from '../errors.ts';
import type { Target } from '../inputs.ts';
import type { CopilotService, Journal } from '../ports.ts';
import type { ReplaceResult } from '../sync/replace-job.ts';
import { replaceActions } from '../sync/replace.ts';
import type { LookPorts } from './look.ts';
import { renderBackup } from './narrate.ts';
import type { Backup } from './read.ts';
import type { Task } from './task.ts';

export interface ReplacePorts extends LookPorts {
  connect(
    target: Target,
    index: number,
  ): Promise<{ readonly service: CopilotService; readonly journal: Journal }>;
}

export interface Replacing {
  readonly task: Task;
  /** The JSON that goes out. */
  readonly body: Uint8Array;
  readonly backup: Backup;
  /** As the service lists it, where it has a list. */
  readonly copilot: Copilot | undefined;
}

/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
export async function replace(
  { task, body, backup, copilot }: Replacing,
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  const { index, maxAttempts, target } = task;
  ports.log.info(renderBackup(backup));
  const { service, journal } = await ports.connect(target, index);
  const job = {
    copilotId: copilot?.id ?? target.copilotId ?? '',
    ...(copilot === undefined ? {} : { copilot }),
    swaggerFile: target.swaggerFile,
    settleMs: target.settleMs,
    deletePath: target.deletePath,
    maxAttempts,
    next: body,
    ...(backup.kind === 'found' ? { previous: backup.body } : {}),
  };
  try {
    return toEnding(await replaceActions(job, { ...ports, service, journal }));
  } catch (error) {
    return { ...brokenOff, failure: explain(error) };
  }
}

function toEnding(result: ReplaceResult): ReplacementEnding {
  const { outcome, state, failure, replaceMs, settleMs, handedOver, isRecordRemoved } = result;
  const replacement = { replaceMs, settleMs, emptyMs: undefined, incidents: [] };
  const verification = { how: 'confirmed', why: 'nobody looked' } as const;
  if (outcome === 'synced') return { outcome, state, replacement, verification };
  if (failure === undefined) throw new TypeError(`${outcome} without a failure`);
  if (outcome === 'restored') return { outcome, state, replacement, verification, failure };
  if (outcome === 'untouched') return { outcome, state, failure };
  return { outcome, state, failure, replacement, isRecordRemoved, isHandedOver: handedOver };
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
