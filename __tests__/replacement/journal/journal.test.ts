import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClock } from '../../../src/runner/clock.ts';
import { hashService, nameRun } from '../../../src/replacement/journal/journal-entry.ts';
import {
  announceMain,
  findLeftovers,
  findOpen,
  type JournalPointer,
  type MainPointer,
} from '../../../src/replacement/journal/journal-pointer.ts';
import { createJournals, renamePatiently } from '../../../src/replacement/journal/journal.ts';
import { endProcess, isProcessAlive, readOwnMark } from '../../../src/replacement/journal/proc.ts';
import {
  findSaved,
  type ReplacementLookup,
  type SavedReplacement,
} from '../../../src/replacement/journal/find-saved.ts';
import type { Journal } from '../../../src/replacement/replacement-record.ts';
import { initialStatus, type ScriptJob } from '../../../src/replacement/script/script-status.ts';

const serviceHash = hashService(new URL('https://copilot.example.com/api/'));
const run = nameRun({ GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' });
const next = Buffer.from('{"next":1}');
const previous = Buffer.from('{"previous":1}');
const openMark = { nowMs: 1_000, isOpen: true, hasSent: true };
const endMark = { nowMs: 2_000, isOpen: false, hasSent: true };
const record = {
  copilotId: 'id-1',
  swaggerFile: 'swagger.json',
  waitMs: 5_000,
  maxAttempts: 4,
  timeoutMs: 60_000,
  deletePath: '/backend/copilot/{copilot_id}',
};
const job: ScriptJob = {
  method: 'script',
  scriptedReason: 'nobody looked',
  ...record,
  next,
  previous: [{ commit: 'abc', body: previous }],
};
const deleting = initialStatus;
const settling = { ...initialStatus, step: 'wait', actions: 'none' } as const;
const degraded = settling;

let temporaryFolder: string;
beforeEach(() => {
  temporaryFolder = mkdtempSync(join(tmpdir(), 'journal-test-'));
});
afterEach(() => {
  rmSync(temporaryFolder, { recursive: true });
});

interface Desk {
  readonly journal: Journal;
  /** The runner's state as the post step finds it in its environment. */
  readonly env: Record<string, string>;
}

function createDesk(): Desk {
  const env: Record<string, string> = { RUNNER_TEMP: temporaryFolder };
  const saveState = (key: string, value: string): void => {
    env[`STATE_${key}`] = value;
  };
  const announcement = announceMain({ temporaryFolder, saveState });
  return { journal: createJournals(announcement, { serviceHash, run })(3), env };
}

type Expected = Parameters<typeof findSaved>[1];

function find(pointer: JournalPointer, expected: Partial<Expected> = {}): ReplacementLookup {
  return findSaved(pointer, { serviceHash, run, isNamed: () => true, trace: () => undefined, ...expected });
}

/** Returns the saved sync, or `undefined` if it can't be resumed. */
function findUsable(pointer: JournalPointer): SavedReplacement | undefined {
  const saved = find(pointer);
  if (saved === 'ended') throw new Error('It has ended.');
  return 'reason' in saved ? undefined : saved;
}

function listOpen(env: Record<string, string>): readonly JournalPointer[] {
  const main = findLeftovers(env);
  return main === undefined ? [] : findOpen(main);
}

function onlyPointer(env: Record<string, string>): JournalPointer {
  const [pointer, ...more] = listOpen(env);
  if (pointer === undefined || more.length > 0) throw new Error('There is not exactly one open replacement.');
  return pointer;
}

describe('the journal of a sync', () => {
  test('writes nothing before it begins', () => {
    const { env } = createDesk();
    expect(readdirSync(temporaryFolder)).toEqual([]);
    expect(findLeftovers(env)).toBeUndefined();
  });

  test('gives another process the last state and all documents', async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    await journal.write(settling, openMark);
    const saved = findUsable(onlyPointer(env));
    expect(saved?.state).toEqual(settling);
    expect(saved?.job).toEqual(job);
    expect(saved?.writtenAtMs).toBe(1_000);
  });

  test('is readable only for this user', async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const { folder } = onlyPointer(env);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, '..')).mode & 0o077).toBe(0);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['job', 'journal.json']);
  });

  test("is found even if it was begun after the runner's last read", async () => {
    const { env, journal } = createDesk();
    const early = { ...env };
    await journal.begin(job);
    expect(findLeftovers(early)).toBeUndefined();
    await journal.write(deleting, openMark);
    const { folder } = onlyPointer(early);
    expect(findUsable({ folder, copilotId: '' })?.state).toEqual(deleting);
    await journal.write(degraded, endMark);
    expect(findLeftovers(early)).toBeUndefined();
  });

  test('is closed at the end, but still readable for a post step that started before', async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const pointer = onlyPointer(env);
    await journal.write(degraded, endMark);
    expect(findLeftovers(env)).toBeUndefined();
    expect(find(pointer)).toBe('ended');
    expect(readdirSync(pointer.folder)).toEqual(['journal.json']);
  });

  test('contains no URL of the service, and is invalid for another service', async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const pointer = onlyPointer(env);
    expect(readFileSync(join(pointer.folder, 'journal.json'), 'utf8') + JSON.stringify(env)).not.toContain(
      'example.com',
    );
    const other = { serviceHash: hashService(new URL('https://evil.example.com/api')) };
    expect(find(pointer, other)).toMatchObject({
      reason: expect.stringContaining('belongs to a different run, base URL or copilot') as string,
    });
    expect(hashService(new URL('https://copilot.example.com/api'))).toBe(serviceHash);
  });

  test("becomes invalid if it can't be written, so that no process uses an outdated state", async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const { folder } = onlyPointer(env);
    mkdirSync(join(folder, 'journal.json.new'));
    await expect(journal.write(settling, openMark)).rejects.toThrow(/EISDIR/);
    const pointer = onlyPointer(env);
    expect(findUsable(pointer)).toBeUndefined();
    await expect(journal.write(degraded, endMark)).rejects.toThrow(/EISDIR/);
    expect(findLeftovers(env)).toBeUndefined();
  });

  test("reports why it could not be written, even if it can't be removed", async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const { folder } = onlyPointer(env);
    mkdirSync(join(folder, 'journal.json.new'));
    rmSync(join(folder, 'journal.json'));
    mkdirSync(join(folder, 'journal.json'));
    await expect(journal.write(settling, openMark)).rejects.toThrow(/journal\.json\.new/);
  });

  describe('is renamed to its name', () => {
    const fail = (code: string): Error => Object.assign(new Error(code), { code });

    /** Windows: refused for as long as there are `codes`. */
    async function put(codes: readonly string[]): Promise<string> {
      const [from, to] = [join(temporaryFolder, 'draft'), join(temporaryFolder, 'journal.json')];
      writeFileSync(from, 'new');
      writeFileSync(to, 'old');
      const left = [...codes];
      await renamePatiently(from, to, async (...paths) => {
        const code = left.shift();
        if (code !== undefined) throw fail(code);
        await rename(...paths);
      });
      return readFileSync(to, 'utf8');
    }

    test('after another program has closed it', async () => {
      expect(await put(['EPERM', 'EBUSY', 'EACCES'])).toBe('new');
    });

    test('with a limited number of attempts', async () => {
      await expect(put(Array.from({ length: 7 }, () => 'EBUSY'))).rejects.toThrow('EBUSY');
    });

    test('without another attempt if that would be useless', async () => {
      await expect(put(['ENOSPC'])).rejects.toThrow('ENOSPC');
    });
  });

  test('does not undo the changes of a later step of the same job', async () => {
    const [first, second] = [createDesk(), createDesk()];
    await first.journal.begin(job);
    await first.journal.write(deleting, openMark);
    expect(findUsable(onlyPointer(first.env))?.state).toEqual(deleting);
    await second.journal.begin(job);
    await second.journal.write(degraded, endMark);
    expect(find(onlyPointer(first.env))).toBe('ended');
  });

  test('of another version of the action is not used', async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const path = join(onlyPointer(env).folder, 'journal.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"version":\d+/, '"version":1'));
    expect(findUsable(onlyPointer(env))).toBeUndefined();
  });

  test('that is gone is not used', async () => {
    const { env, journal } = createDesk();
    await journal.begin(job);
    await journal.write(deleting, openMark);
    const pointer = onlyPointer(env);
    rmSync(pointer.folder, { recursive: true });
    expect(findUsable(pointer)).toBeUndefined();
  });
});

const hasProc = process.platform === 'linux';

(hasProc ? describe : describe.skip)('the process that drove it', () => {
  const script = (body: string): readonly string[] => [
    '-e',
    `${body}; setInterval(() => {}, 1000); console.log('ready')`,
  ];

  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function start(body: string): Promise<{ pointer: MainPointer; ended: Promise<unknown[]> }> {
    const child = spawn(process.execPath, script(body), { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return { pointer: { folder: '', pid, started, targets: {} }, ended };
  }

  test('has ended if it is a zombie process', async () => {
    // The shell becomes a process that does not know of the child it had before.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString().trim());
    const read = (): readonly string[] => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    };
    const isReplaced = (): boolean => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n';
    while (!isReplaced()) await delay(5);
    process.kill(pid);
    while (read()[0] !== 'Z') await delay(5);
    expect(isProcessAlive({ pid, started: read()[19] ?? '' })).toBe(false);
    parent.kill();
  });

  test('is ended by SIGTERM', async () => {
    const { ended, pointer } = await start('');
    expect(isProcessAlive(pointer)).toBe(true);
    await endProcess(pointer, createClock());
    expect(await ended).toEqual([null, 'SIGTERM']);
    expect(isProcessAlive(pointer)).toBe(false);
  });

  test('may end itself within the grace period', async () => {
    const { ended, pointer } = await start(
      "process.on('SIGTERM', () => setTimeout(() => process.exit(7), 200))",
    );
    await endProcess(pointer, createClock());
    expect(await ended).toEqual([7, null]);
  });

  test('is killed after the grace period of ten seconds', async () => {
    const { ended, pointer } = await start("process.on('SIGTERM', () => {})");
    let nowMs = 0;
    let aliveMs = 0;
    // Ten seconds pass in one.
    const sleep = async (ms: number): Promise<void> => {
      if (isProcessAlive(pointer)) aliveMs = nowMs;
      nowMs += ms;
      await delay(ms / 10);
    };
    await endProcess(pointer, { nowMs: () => nowMs, sleep });
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(aliveMs).toBeGreaterThanOrEqual(9_900);
    // It takes time of the machine until a killed process is gone.
    expect(nowMs).toBeLessThan(200_000);
  });

  test('is distinguished from a later process with the same number', async () => {
    const { ended, pointer } = await start('');
    const other = { ...pointer, started: '1' };
    await endProcess(other, createClock());
    expect(isProcessAlive(pointer)).toBe(true);
    await endProcess(pointer, createClock());
    await ended;
  });

  test('is never this process itself', () => {
    expect(readOwnMark().started).not.toBe('');
    expect(isProcessAlive(readOwnMark())).toBe(false);
  });
});
