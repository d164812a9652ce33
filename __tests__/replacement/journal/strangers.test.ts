import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceMain, findLeftovers, findOpen } from '../../../src/replacement/journal/journal-pointer.ts';
import { createJournals } from '../../../src/replacement/journal/journal.ts';
import { findSaved } from '../../../src/replacement/journal/find-saved.ts';
import type { Journal, JournalMark } from '../../../src/replacement/replacement-record.ts';

let temporaryFolder: string;

beforeEach(() => {
  temporaryFolder = mkdtempSync(join(tmpdir(), 'strangers-'));
});

afterEach(() => {
  rmSync(temporaryFolder, { recursive: true });
});

const owner = { serviceHash: 'service', run: 'run 1' };
const job = {
  ...{ copilotId: 'id-1', swaggerFile: 'a.json', deletePath: 'auto' },
  ...{ waitMs: 5_000, timeoutMs: 60_000, maxAttempts: 4 },
  next: Buffer.from('{}'),
};
const begun: JournalMark = { nowMs: 0, isOpen: true, hasSent: true };
const state = { name: 'deleting' };

interface Desk {
  readonly journal: Journal;
  readonly env: Record<string, string>;
  readonly root: string;
  readonly folder: string;
}

async function begin(run = owner.run): Promise<Desk> {
  const env: Record<string, string> = { RUNNER_TEMP: temporaryFolder };
  const saveState = (key: string, value: string): void => {
    env[`STATE_${key}`] = value;
  };
  const announcement = announceMain({ temporaryFolder, saveState });
  const root = announcement.folder;
  const journal = createJournals(announcement, { ...owner, run })(0);
  await journal.begin(job);
  return { journal, env, root, folder: join(root, 'target-0') };
}

type Options = Parameters<typeof findSaved>[1];

function find({ env }: Pick<Desk, 'env'>, expected: Partial<Options> = {}): unknown {
  const main = findLeftovers(env);
  const [pointer] = main === undefined ? [] : findOpen(main);
  if (pointer === undefined) return 'nothing open';
  return findSaved(pointer, { ...owner, isNamed: () => true, trace: () => undefined, ...expected });
}

describe('a journal that main did not write', () => {
  test('is not searched for if a variable names a folder without state of main', async () => {
    const { env, folder, journal } = await begin();
    await journal.write(state, begun);
    delete env['STATE_main'];
    env['STATE_replacement_0'] = JSON.stringify({ folder, copilotId: 'id-1', phase: 'open' });
    expect(find({ env })).toBe('nothing open');
  });

  test('is not used if other users can access its folder, or if it is a link', async () => {
    const desk = await begin();
    await desk.journal.write(state, begun);
    chmodSync(desk.root, 0o755);
    expect(find(desk)).toMatchObject({ reason: expect.stringContaining('cannot be read') as string });
    chmodSync(desk.root, 0o700);
    expect(find(desk)).toMatchObject({ state });
    renameSync(desk.root, `${desk.root}-moved`);
    symlinkSync(`${desk.root}-moved`, desk.root);
    expect(find(desk)).toMatchObject({ reason: expect.stringContaining('cannot be read') as string });
  });

  test.each<[string, Partial<Options>]>([
    ['service', { serviceHash: 'other' }],
    ['run', { run: 'run 2' }],
    ['copilot', { isNamed: (id) => id !== 'id-1' }],
  ])('of another %s is not used, and the reason names its copilot', async (_, expected) => {
    const desk = await begin();
    await desk.journal.write(state, begun);
    expect(find(desk, expected)).toEqual({
      reason: expect.stringContaining('belongs to a different run, base URL or copilot') as string,
      copilotId: 'id-1',
    });
  });
});

describe("a journal that can't be read", () => {
  const damage: readonly (readonly [string, (folder: string) => unknown])[] = [
    ['is a pipe', (folder) => execFileSync('mkfifo', [join(folder, 'journal.json')])],
    [
      'is a folder',
      (folder) => {
        mkdirSync(join(folder, 'journal.json'));
      },
    ],
    [
      'is no JSON',
      (folder) => {
        writeFileSync(join(folder, 'journal.json'), '{"version":5,"st');
      },
    ],
    [
      'is a link',
      (folder) => {
        symlinkSync(join(folder, '..', 'copy.json'), join(folder, 'journal.json'));
      },
    ],
    [
      'has no state',
      (folder) => {
        writeFileSync(join(folder, 'journal.json'), '{"version":5}');
      },
    ],
    ['is gone', () => undefined],
  ];
  test.each(damage)('because it %s is reported immediately', async (_, spoil) => {
    const desk = await begin();
    await desk.journal.write(state, begun);
    renameSync(join(desk.folder, 'journal.json'), join(desk.root, 'copy.json'));
    spoil(desk.folder);
    const reason = expect.stringContaining('is gone, is not valid or cannot be read') as string;
    expect(find(desk)).toEqual({ reason, copilotId: 'id-1' });
  });

  test.each<[string, (path: string) => unknown]>([
    [
      'gone',
      (path) => {
        rmSync(path);
      },
    ],
    [
      'not from this action',
      (path) => {
        writeFileSync(path, 'x');
      },
    ],
    ['a pipe', (path) => (rmSync(path), execFileSync('mkfifo', [path]))],
    [
      'cut off',
      (path) => {
        truncateSync(path, statSync(path).size - 1);
      },
    ],
  ])('because its documents are %s is reported with its copilot', async (_, spoil) => {
    const desk = await begin();
    await desk.journal.write(state, begun);
    spoil(join(desk.folder, 'job'));
    const reason = 'the documents of its journal are gone or cannot be read';
    expect(find(desk)).toEqual({ reason, copilotId: 'id-1' });
  });

  test('is found even if the runner has no state of it', async () => {
    const desk = await begin();
    writeFileSync(join(desk.folder, 'journal.json'), 'x');
    expect(find(desk)).toMatchObject({ reason: expect.stringContaining('cannot be read') as string });
    rmSync(join(desk.folder, 'journal.json'));
    expect(find(desk)).toBe('nothing open');
  });
});

describe('a later step of the same job', () => {
  let nowMs = 0;
  const later = (): JournalMark => ({ ...begun, nowMs: (nowMs += 1) });

  async function after(mark: Partial<JournalMark>, run?: string): Promise<unknown> {
    const first = await begin();
    await first.journal.write(state, later());
    const second = await begin(run);
    await second.journal.write(state, { ...later(), ...mark });
    return find(first);
  }

  test('replaces a sync only if it has sent a request', async () => {
    expect(await after({ isOpen: false, hasSent: true })).toBe('ended');
    expect(await after({ isOpen: true, hasSent: true })).toBe('ended');
    expect(await after({ isOpen: false, hasSent: false })).toMatchObject({ state });
  });

  test('counts only if its folder is private, and its run is the same', async () => {
    expect(await after({}, 'run 2')).toMatchObject({ state });
    const first = await begin();
    await first.journal.write(state, later());
    const second = await begin();
    await second.journal.write(state, later());
    chmodSync(second.root, 0o777);
    expect(find(first)).toMatchObject({ state });
  });

  test('that was copied from this one replaces nothing', async () => {
    const first = await begin();
    await first.journal.write(state, later());
    cpSync(first.root, join(temporaryFolder, 'copilot-swagger-sync-0123456789abcdef'), { recursive: true });
    expect(readFileSync(join(first.folder, 'journal.json'), 'utf8')).toContain('id-1');
    expect(find(first)).toMatchObject({ state });
  });
});
