import { isProcessAlive, readOwnMark, type ProcessMark } from './proc.ts';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { isGone, isPrivateFolder, readPlainFile } from './private-files.ts';

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
export interface Leftovers extends FoundJournals {
  readonly main: MainPointer | undefined;
}

export interface FoundJournals {
  /** Replacements that were open when the runner last looked, or are open on the disk. */
  readonly open: readonly JournalPointer[];
  /** Names of saved state that leads elsewhere than main could have led: it is told of, and never followed. */
  readonly foreign: readonly string[];
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
  const folder = join(
    resolve(runner.temporaryFolder),
    `copilot-swagger-sync-${randomBytes(8).toString('hex')}`,
  );
  const pointer: MainPointer = { folder, ...readOwnMark() };
  runner.saveState('main', JSON.stringify(pointer));
  return folder;
}

export function renderJournalPointer(pointer: JournalPointer): string {
  return JSON.stringify(pointer);
}

/** As journals name their folders. */
const targetName = /^target-\d+$/;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What the post step has to see to, or undefined where there is nothing, which is almost always. This is all that is
 * loaded then: no package may be imported here.
 */
export function findLeftovers(env: Env): Leftovers | undefined {
  const main = parse<MainPointer>(env['STATE_main'], { folder: '', pid: 0, started: '' });
  const found = findOpen(env, main);
  const isQuiet = found.open.length === 0 && found.foreign.length === 0;
  if (isQuiet && (main === undefined || !isProcessAlive(main))) return undefined;
  return { main, ...found };
}

/**
 * Looked for again once the main step has certainly ended: until then it may go on, or begin. Only what lies in the folder
 * that main has announced is ever opened: any step before it can set a variable of the same name as its saved state, and
 * a journal is all that it takes to import a document into any copilot of the key.
 */
export function findOpen(env: Env, main: MainPointer | undefined): FoundJournals {
  const root = main?.folder ?? '';
  const isRoot = isOwnRoot(root, env);
  const named = Object.entries(env)
    .filter(([name]) => /^STATE_replacement_\d+$/i.test(name))
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    // A pointer that cannot be read counts as open: better a recovery that finds nothing than one that never looks.
    .flatMap(([name, value]) => {
      const pointer = parse<JournalPointer>(value, { folder: '', copilotId: '', phase: 'open' });
      return pointer === undefined ? [] : [{ name, pointer }];
    });
  const isOurs = ({ folder }: JournalPointer): boolean =>
    folder === '' || (isRoot && dirname(folder) === root && targetName.test(basename(folder)));
  const ours = named.map(({ pointer }) => pointer).filter(isOurs);
  const found = (isRoot ? listFolders(root) : []).filter(
    (folder) => !ours.some((pointer) => pointer.folder === folder) && isOpenOnDisk(folder),
  );
  return {
    open: [
      ...ours.filter(({ phase }) => phase !== 'done'),
      ...found.map((folder) => ({ folder, copilotId: '', phase: 'open' as const })),
    ],
    foreign: named.filter(({ pointer }) => !isOurs(pointer)).map(({ name }) => name),
  };
}

/** As `announceMain` names it, and, where it is there, of this user alone. */
function isOwnRoot(root: string, env: Env): boolean {
  // As the runner's port has it: a variable that is set to nothing is as good as none.
  const { RUNNER_TEMP: given = '' } = env;
  const temporaryFolder = given === '' ? tmpdir() : given;
  const isNamed =
    dirname(root) === resolve(temporaryFolder) && /^copilot-swagger-sync-[0-9a-f]{16}$/.test(basename(root));
  return isNamed && (isPrivateFolder(root) || !existsSync(root));
}

function listFolders(root: string): readonly string[] {
  const names = isPrivateFolder(root) ? readdirSync(root) : [];
  return names.filter((name) => targetName.test(name)).map((name) => join(root, name));
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

function parse<T extends object>(value: string | undefined, fallback: T): T | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? { ...fallback, ...parsed } : fallback;
  } catch {
    return fallback;
  }
}
