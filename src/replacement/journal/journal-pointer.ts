import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isGone, isPrivateFolder, readPlainFile } from './private-files.ts';
import { isProcessAlive, readOwnMark, type ProcessMark } from './proc.ts';

/** The runner's small state about the main step: which process it is, and how far its replacements are. */
export interface MainPointer extends ProcessMark {
  readonly folder: string;
  readonly targets: Readonly<Record<number, { readonly copilotId: string; readonly isOpen: boolean }>>;
}

export interface JournalPointer {
  readonly folder: string;
  /** Empty where it is not known. */
  readonly copilotId: string;
}

/** What the main step tells the post step through the runner. */
export interface Announcement {
  readonly folder: string;
  /** How far the replacement of a target is; `index` counts from 0. */
  report(index: number, copilotId: string, isOpen: boolean): void;
}

/**
 * Tells the post step which process this is and where its journals will lie. Before anything else: a cancelled container
 * job leaves this process running beside the post step, which must then stop it, however early that is. All is saved
 * under one name: a step before this one can set a variable for any name that this step saves nothing under.
 */
export function announceMain(runner: {
  readonly temporaryFolder: string;
  readonly saveState: (key: string, value: string) => void;
}): Announcement {
  // Loaded here: the post step has no need of it, and it is a sixth of what that step takes.
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
 * What main has left, or undefined where there is nothing for the post step to see to, which is almost always. This is
 * all that is loaded then: no package may be imported here.
 */
export function findLeftovers(env: Readonly<Record<string, string | undefined>>): MainPointer | undefined {
  const { STATE_main: saved = '' } = env;
  if (saved === '') return undefined;
  const main = JSON.parse(saved) as MainPointer;
  return findOpen(main).length > 0 || isProcessAlive(main) ? main : undefined;
}

/** Looked for again once main has certainly ended: until then it may go on, or begin what the runner knows nothing of. */
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

/** Where there is none it was begun, and not yet written: nothing was sent. One that cannot be read is to be told of. */
function isOpenOnDisk(folder: string): boolean {
  try {
    const entry = JSON.parse(readPlainFile(join(folder, 'journal.json')).toString('utf8')) as {
      isOpen?: boolean;
    };
    return entry.isOpen !== false;
  } catch (error) {
    return !isGone(error);
  }
}
