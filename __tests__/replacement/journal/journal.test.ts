import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClock } from '../../../src/runner/clock.ts';
import { hashService } from '../../../src/replacement/journal/journal-entry.ts';
import type { MainPointer } from '../../../src/replacement/journal/journal-pointer.ts';
import { renamePatiently } from '../../../src/replacement/journal/journal.ts';
import { endProcess, isProcessAlive, readOwnMark } from '../../../src/replacement/journal/proc.ts';
import { eachCase } from '../../support/each-case.ts';
import {
  begin,
  copilotId,
  createDesk,
  createFolder,
  find,
  findAt,
  job,
  openMark,
  removeDesks,
  serviceHash,
  state,
} from './desk.ts';

afterEach(removeDesks);

const endMark = { writtenAtMs: 2_000, isOpen: false, hasSent: true };
const waiting = { ...state, step: 'wait', actions: 'none' } as const;

describe('the journal of a sync', () => {
  test('writes nothing before it begins', () => {
    const { env, root } = createDesk();
    expect(readdirSync(dirname(root))).toEqual([]);
    expect(find({ env })).toBe('nothing open');
  });

  test('gives another process the last state and all documents', async () => {
    const desk = await begin();
    await desk.journal.write(waiting, openMark);
    expect(find(desk)).toMatchObject({ state: waiting, job, writtenAtMs: 1_000 });
  });

  test('is readable only for this user', async () => {
    const { folder, root } = await begin();
    const names = readdirSync(folder).sort();
    expect(names).toEqual(['job', 'journal.json']);
    for (const path of [folder, root, ...names.map((name) => join(folder, name))])
      expect(statSync(path).mode & 0o077).toBe(0);
  });

  test("is found even if it was begun after the runner's last read", async () => {
    const { env, journal } = createDesk();
    const early = { env: { ...env } };
    await journal.begin(job);
    expect(find(early)).toBe('nothing open');
    await journal.write(state, openMark);
    expect(find(early)).toMatchObject({ state });
    await journal.write(waiting, endMark);
    expect(find(early)).toBe('nothing open');
  });

  test('is closed at the end, but still readable for a post step that started before', async () => {
    const desk = await begin();
    const { folder } = desk;
    await desk.journal.write(waiting, endMark);
    expect(find(desk)).toBe('nothing open');
    expect(findAt({ folder, copilotId })).toBe('ended');
    expect(readdirSync(folder)).toEqual(['journal.json']);
  });

  test('contains no URL of the service', async () => {
    const { env, folder } = await begin();
    const text = readFileSync(join(folder, 'journal.json'), 'utf8') + JSON.stringify(env);
    expect(text).not.toContain('example.com');
    expect(hashService(new URL('https://copilot.example.com/api'))).toBe(serviceHash);
    expect(hashService(new URL('https://evil.example.com/api'))).not.toBe(serviceHash);
  });

  test("becomes invalid if it can't be written, so that no process uses an outdated state", async () => {
    const desk = await begin();
    mkdirSync(join(desk.folder, 'journal.json.new'));
    await expect(desk.journal.write(waiting, openMark)).rejects.toThrow(/EISDIR/);
    expect(find(desk)).toHaveProperty('reason');
    await expect(desk.journal.write(waiting, endMark)).rejects.toThrow(/EISDIR/);
    expect(find(desk)).toBe('nothing open');
  });

  test("reports why it could not be written, even if it can't be removed", async () => {
    const { folder, journal } = await begin();
    mkdirSync(join(folder, 'journal.json.new'));
    rmSync(join(folder, 'journal.json'));
    mkdirSync(join(folder, 'journal.json'));
    await expect(journal.write(waiting, openMark)).rejects.toThrow(/journal\.json\.new/);
  });

  const failure = (code: string): unknown => expect.objectContaining({ code });

  eachCase<readonly [readonly string[], unknown]>({
    'after another program has closed it': [['EPERM', 'EBUSY', 'EACCES'], 'new'],
    'with a limited number of attempts': [Array.from({ length: 7 }, () => 'EBUSY'), failure('EBUSY')],
    'without another attempt if that would be useless': [['ENOSPC'], failure('ENOSPC')],
  })('is renamed to its name %s', async ([codes, expected]) => {
    const temporaryFolder = createFolder();
    const [from, to] = [join(temporaryFolder, 'draft'), join(temporaryFolder, 'journal.json')];
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    const left = [...codes];
    // On Windows, each of the codes is one failed attempt.
    const moved = renamePatiently(from, to, async (...paths) => {
      const code = left.shift();
      if (code !== undefined) throw Object.assign(new Error(code), { code });
      await rename(...paths);
    });
    const result: unknown = await moved.then(
      () => readFileSync(to, 'utf8'),
      (error: unknown) => error,
    );
    expect(result).toEqual(expected);
  });
});

(process.platform === 'linux' ? describe : describe.skip)('the process that drove it', () => {
  /** Reads the state and other properties of a process. */
  const readStat = (pid: number): readonly string[] => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  };

  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function start(body: string): Promise<{ pointer: MainPointer; ended: Promise<unknown[]> }> {
    const script = `${body}; setInterval(() => {}, 1000); console.log('ready')`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    return { pointer: { folder: '', pid, started: readStat(pid)[19] ?? '', targets: {} }, ended };
  }

  test('has ended if it is a zombie process', async () => {
    // The shell becomes a process that does not know of the child it had before.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString().trim());
    const isReplaced = (): boolean => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n';
    while (!isReplaced()) await delay(5);
    process.kill(pid);
    while (readStat(pid)[0] !== 'Z') await delay(5);
    expect(isProcessAlive({ pid, started: readStat(pid)[19] ?? '' })).toBe(false);
    parent.kill();
  });

  test.each([
    ['is ended by SIGTERM', '', [null, 'SIGTERM']],
    [
      'may end itself within the grace period',
      "process.on('SIGTERM', () => setTimeout(() => process.exit(7), 200))",
      [7, null],
    ],
  ])('%s', async (_, body, exit) => {
    const { ended, pointer } = await start(body);
    // A later process can get the same number.
    await endProcess({ ...pointer, started: '1' }, createClock());
    expect(isProcessAlive(pointer)).toBe(true);
    await endProcess(pointer, createClock());
    expect(await ended).toEqual(exit);
    expect(isProcessAlive(pointer)).toBe(false);
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

  test('is never this process itself', () => {
    expect(readOwnMark().started).not.toBe('');
    expect(isProcessAlive(readOwnMark())).toBe(false);
  });
});
