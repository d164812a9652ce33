import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSaved } from '../../../src/replacement/journal/find-saved.ts';
import { hashService, nameRun } from '../../../src/replacement/journal/journal-entry.ts';
import {
  announceMain,
  findLeftovers,
  findOpen,
  type JournalPointer,
} from '../../../src/replacement/journal/journal-pointer.ts';
import { createJournals } from '../../../src/replacement/journal/journal.ts';
import type { Journal, JournalMark } from '../../../src/replacement/replacement-record.ts';
import { initialStatus, type ScriptJob } from '../../../src/replacement/script/script-status.ts';

export const serviceHash = hashService(new URL('https://copilot.example.com/api/'));
export const run = nameRun({ GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' });

export const job: ScriptJob = {
  ...{
    method: 'script',
    scriptedReason: 'the list was not read',
    copilotId: 'id-1',
    swaggerFile: 'swagger.json',
  },
  ...{ waitMs: 5_000, maxAttempts: 4, timeoutMs: 60_000, deletePath: '/backend/copilot/{copilot_id}' },
  next: Buffer.from('{"next":1}'),
  previous: [{ commit: 'abc', body: Buffer.from('{"previous":1}') }],
};

export const state = initialStatus;
export const openMark: JournalMark = { writtenAtMs: 1_000, isOpen: true, hasSent: true };

const temporaryFolders: string[] = [];

/** Removes the folders of a test. */
export function removeDesks(): void {
  for (const folder of temporaryFolders.splice(0)) rmSync(folder, { recursive: true });
}

/** The journal of a main step. */
export interface Desk {
  readonly journal: Journal;
  readonly temporaryFolder: string;
  /** The runner's state as the post step finds it in its environment. */
  readonly env: Record<string, string>;
  /** Folders of the main step and of the sync. */
  readonly root: string;
  readonly folder: string;
}

interface Options {
  /** Name of the run. */
  readonly owner?: string;
  /** Earlier step of the same job. */
  readonly after?: Desk;
}

export function createDesk({ owner = run, after }: Options = {}): Desk {
  const temporaryFolder = after?.temporaryFolder ?? mkdtempSync(join(tmpdir(), 'journal-test-'));
  if (after === undefined) temporaryFolders.push(temporaryFolder);
  const env: Record<string, string> = { RUNNER_TEMP: temporaryFolder };
  const saveState = (key: string, value: string): void => {
    env[`STATE_${key}`] = value;
  };
  const announcement = announceMain({ temporaryFolder, saveState });
  const { folder: root } = announcement;
  const journal = createJournals(announcement, { serviceHash, run: owner })(3);
  return { journal, temporaryFolder, env, root, folder: join(root, 'target-3') };
}

/** Begins a sync, and writes its first state. */
export async function begin(mark: Partial<JournalMark> = {}, options: Options = {}): Promise<Desk> {
  const desk = createDesk(options);
  await desk.journal.begin(job);
  await desk.journal.write(state, { ...openMark, ...mark });
  return desk;
}

type Expected = Parameters<typeof findSaved>[1];

export function findPointer({ env }: Pick<Desk, 'env'>): JournalPointer | undefined {
  const main = findLeftovers(env);
  return main && findOpen(main)[0];
}

/** Returns what the post step finds. */
export function find(desk: Pick<Desk, 'env'>, expected: Partial<Expected> = {}): unknown {
  const pointer = findPointer(desk);
  return pointer === undefined ? 'nothing open' : findAt(pointer, expected);
}

export function findAt(pointer: JournalPointer, expected: Partial<Expected> = {}): unknown {
  return findSaved(pointer, { serviceHash, run, isNamed: () => true, trace: () => undefined, ...expected });
}
