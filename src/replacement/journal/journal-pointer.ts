import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findTextField } from '../../field.ts';
import { isPrivateFolder, readPlainFile } from './private-files.ts';
import { isProcessAlive, readOwnMark, type ProcessMark } from './proc.ts';

/** State of the main step that the runner keeps: the process, and the progress of each sync. */
export interface MainPointer extends ProcessMark {
  readonly folder: string;
  readonly targets: Readonly<Record<number, { readonly copilotId: string; readonly isOpen: boolean }>>;
}

export interface JournalPointer {
  readonly folder: string;
  /** ID of the copilot; empty if unknown. */
  readonly copilotId: string;
}

/** Reports of the main step to the post step, through the runner. */
export interface Announcement {
  readonly folder: string;
  /** Reports whether the sync of a target (`index` counts from 0) is open. */
  report(index: number, copilotId: string, isOpen: boolean): void;
}

/**
 * Reports this process and the folder of its journals to the post step. Call this before everything else, because the
 * post step must be able to end the main step at any time. In a container job, a canceled main step keeps running
 * during the post step. All state is saved under one name, because an earlier step can set a variable for a name that
 * isn't saved.
 */
export function announceMain(runner: {
  readonly temporaryFolder: string;
  readonly saveState: (key: string, value: string) => void;
}): Announcement {
  // The post step doesn't need this module, and loading the module would take a sixth of that step's time.
  const { randomBytes } = process.getBuiltinModule('node:crypto');
  const name = `copilot-swagger-sync-${randomBytes(8).toString('hex')}`;
  const folder = join(resolve(runner.temporaryFolder), name);
  let pointer: MainPointer = { folder, ...readOwnMark(), targets: {} };
  const save = (): void => {
    runner.saveState('main', JSON.stringify(pointer));
  };
  save();
  return {
    folder,
    report: (index, copilotId, isOpen) => {
      if (pointer.targets[index]?.isOpen === isOpen) return;
      pointer = { ...pointer, targets: { ...pointer.targets, [index]: { copilotId, isOpen } } };
      save();
    },
  };
}

/**
 * Returns what the main step has left, or `undefined` if the post step has nothing to do, as in most runs. No package
 * may be imported here, because nothing else is loaded in that case.
 */
export function findLeftovers(env: Readonly<Record<string, string | undefined>>): MainPointer | undefined {
  const { STATE_main: saved = '' } = env;
  if (saved === '') return undefined;
  const main = JSON.parse(saved) as MainPointer;
  return findOpen(main).length > 0 || isProcessAlive(main) ? main : undefined;
}

/**
 * Lists the open journals. Call this again after the main step has ended, because until then it can finish a sync, or
 * begin one that the runner doesn't know.
 */
export function findOpen({ folder: root, targets }: MainPointer): readonly JournalPointer[] {
  const reported = Object.entries(targets).map(([index, target]) => ({
    folder: nameFolder(root, index),
    ...target,
  }));
  const found = (isPrivateFolder(root) ? readdirSync(root) : [])
    .map((name) => join(root, name))
    .filter((folder) => !reported.some((one) => one.folder === folder) && isOpenOnDisk(folder))
    .map((folder) => ({ folder, copilotId: '' }));
  return [...reported.filter(({ isOpen }) => isOpen), ...found];
}

export function nameFolder(root: string, index: number | string): string {
  return join(root, `target-${index}`);
}

/** Returns whether the journal on disk is open. A file that can't be read counts as open, so that it is reported. */
function isOpenOnDisk(folder: string): boolean {
  try {
    const entry = JSON.parse(readPlainFile(join(folder, 'journal.json')).toString('utf8')) as {
      isOpen?: boolean;
    };
    return entry.isOpen !== false;
  } catch (error) {
    return findTextField(error, 'code') !== 'ENOENT';
  }
}
