import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
import { initialStatus } from '../../../src/replacement/script/script-status.ts';
import { createJob } from '../scene.ts';

export const serviceHash = hashService(new URL('https://copilot.example.com/api/'));
export const run = nameRun({ GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' });
export const job = createJob({});
export const { copilotId } = job;
export const state = initialStatus;
export const openMark: JournalMark = { writtenAtMs: 1_000, isOpen: true, hasSent: true };

const temporaryFolders: string[] = [];

export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journal-test-'));
  temporaryFolders.push(folder);
  return folder;
}

/** Removes the folders of a test. */
export function removeDesks(): void {
  for (const folder of temporaryFolders.splice(0)) rmSync(folder, { recursive: true });
}

/** The journal of a main step. */
export interface Desk {
  readonly journal: Journal;
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
  const temporaryFolder = after === undefined ? createFolder() : dirname(after.root);
  const env: Record<string, string> = {};
  const saveState = (key: string, value: string): void => {
    env[`STATE_${key}`] = value;
  };
  const announcement = announceMain({ temporaryFolder, saveState });
  const { folder: root } = announcement;
  const journal = createJournals(announcement, { serviceHash, run: owner })(3);
  return { journal, env, root, folder: join(root, 'target-3') };
}

/** Begins a sync, and writes its first state. */
export async function begin(mark: Partial<JournalMark> = {}, options: Options = {}): Promise<Desk> {
  const desk = createDesk(options);
  await desk.journal.begin(job);
  await desk.journal.write(state, { ...openMark, ...mark });
  return desk;
}

type Expected = Partial<Parameters<typeof findSaved>[1]>;

/** Returns what a post step with this environment finds. */
export function find({ env }: Pick<Desk, 'env'>, expected: Expected = {}): unknown {
  const main = findLeftovers(env);
  if (main === undefined) return 'nothing open';
  const [pointer = { folder: '', copilotId: '' }] = findOpen(main);
  return findAt(pointer, expected);
}

export function findAt(pointer: JournalPointer, expected: Expected = {}): unknown {
  return findSaved(pointer, { serviceHash, run, isNamed: () => true, trace: () => undefined, ...expected });
}
