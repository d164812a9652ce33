import { isProcessAlive, readOwnMark, type ProcessMark } from './proc.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The runner's small state about the main step, written before it does anything. */
export interface MainPointer extends ProcessMark {
  /** Where its journals lie, once there are any. */
  readonly folder: string;
}

/** The runner's small state about one replacement. */
export interface JournalPointer {
  readonly folder: string;
  readonly copilotId: string;
  /** `void`: open, and its journal could no longer be written, so that nobody knows how far it came. */
  readonly phase: 'open' | 'void' | 'done';
}

/** What the main step has left for the post step to look at. */
export interface Leftovers {
  readonly main: MainPointer | undefined;
  /** Replacements that were open when the runner last looked, or are open on the disk. */
  readonly open: readonly JournalPointer[];
}

/**
 * Tells the post step which process this is and where its journals will lie. Before anything else: a cancelled
 * container job leaves this process running beside the post step, which must then stop it, however early that is.
 */
export function announceMain(runner: {
  readonly temporaryFolder: string;
  readonly saveState: (key: string, value: string) => void;
}): string {
  // Loaded here: the post step has no need of it, and it is a sixth of what that step takes.
  const { randomBytes } = process.getBuiltinModule('node:crypto');
  const folder = join(runner.temporaryFolder, `copilot-swagger-sync-${randomBytes(8).toString('hex')}`);
  const pointer: MainPointer = { folder, ...readOwnMark() };
  runner.saveState('main', JSON.stringify(pointer));
  return folder;
}

export function renderPointer(pointer: JournalPointer): string {
  return JSON.stringify(pointer);
}

/**
 * What the post step has to see to, or undefined where there is nothing, which is almost always. This is all that is
 * loaded then: no package may be imported here.
 */
export function findLeftovers(env: Readonly<Record<string, string | undefined>>): Leftovers | undefined {
  const main = parse<MainPointer>(env['STATE_main'], { folder: '', pid: 0, started: '' });
  const open = findOpen(env, main);
  if (open.length === 0 && (main === undefined || !isProcessAlive(main))) return undefined;
  return { main, open };
}

/** Looked for again once the main step has certainly ended: until then it may go on, or begin. */
export function findOpen(
  env: Readonly<Record<string, string | undefined>>,
  main: MainPointer | undefined,
): readonly JournalPointer[] {
  const named = Object.entries(env)
    .filter(([name]) => /^STATE_replacement_\d+$/i.test(name))
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    // A pointer that cannot be read counts as open: better a recovery that finds nothing than one that never looks.
    .flatMap(([, value]) => parse<JournalPointer>(value, { folder: '', copilotId: '', phase: 'open' }) ?? []);
  const found = listFolders(main?.folder ?? '').filter(
    (folder) => !named.some((pointer) => pointer.folder === folder) && isOpenOnDisk(folder),
  );
  return [
    ...named.filter(({ phase }) => phase !== 'done'),
    ...found.map((folder) => ({ folder, copilotId: '', phase: 'open' as const })),
  ];
}

function listFolders(root: string): readonly string[] {
  if (root === '') return [];
  try {
    return readdirSync(root).map((name) => join(root, name));
  } catch {
    return [];
  }
}

function isOpenOnDisk(folder: string): boolean {
  try {
    const entry = JSON.parse(readFileSync(join(folder, 'journal.json'), 'utf8')) as { isOpen?: boolean };
    return entry.isOpen === true;
  } catch {
    // Begun, and not yet written: nothing was sent.
    return false;
  }
}

function parse<T extends object>(value: string | undefined, fallback: T): T | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? { ...fallback, ...parsed } : fallback;
  } catch {
    return fallback;
  }
}
