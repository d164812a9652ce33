import type { ReplacementEnding } from '../ending.ts';
import { explain } from '../errors.ts';
import { keepsUnlisted, type Target } from '../inputs.ts';
import type { CopilotService } from '../ports.ts';
import type { Journal } from '../replacement/replace-job.ts';
import { describeBlindEnd } from '../replacement/blind/blind-ending.ts';
import { replaceBlind } from '../replacement/blind/blind.ts';
import { computeBudgetMs, replaceActions } from '../replacement/drive.ts';
import type { Stock } from '../importer/stock.ts';
import type { Looked, LookPorts } from './look.ts';
import { renderBackups } from './narrate.ts';
import type { Backup } from './read.ts';
import type { Task } from './task.ts';

export interface ReplacePorts extends LookPorts {
  connect(
    target: Target,
    index: number,
  ): Promise<{ readonly service: CopilotService; readonly journal: Journal }>;
}

interface Replacing {
  readonly task: Task;
  /** The JSON that goes out. */
  readonly body: Uint8Array;
  readonly backup: Backup;
  readonly looked: Looked;
  readonly stock: Stock;
}

/** Replaces the copilot's actions, with everything in hand before the first request that changes anything. */
export async function replace(
  { task, body, backup, looked, stock }: Replacing,
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  const { index, maxAttempts, target, timeoutMs } = task;
  const { copilot, seen, whyUnseen: whyBlind = 'nobody looked' } = looked;
  ports.log.info(renderBackups(stock, seen, backup));
  const { service, journal } = await ports.connect(target, index);
  const { deletePath, settleMs, swaggerFile } = target;
  const copilotId = copilot?.id ?? target.copilotId ?? '';
  const kept = keepsUnlisted(target) ? (stock.byHand ?? []) : [];
  const limits = { settleMs, timeoutMs, maxAttempts };
  const record = { copilotId, copilot, swaggerFile, ...limits, deletePath };
  const contents = { next: body, previous: stock.backups };
  const own = { ...ports, service, journal };
  try {
    if (seen !== undefined) return await replaceActions({ ...record, ...contents, seen, kept }, own);
    const job = { way: 'blind', ...record, ...contents, whyBlind } as const;
    const startMs = ports.clock.nowMs();
    const end = await replaceBlind(job, computeBudgetMs(job), own);
    return describeBlindEnd(end, { job, log: ports.log, replaceMs: ports.clock.nowMs() - startMs });
  } catch (error) {
    return { ...brokenOff, failure: explain(error) };
  }
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
