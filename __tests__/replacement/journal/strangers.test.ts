import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { begin, copilotId, createDesk, find, job, removeDesks, run, state } from './desk.ts';

afterEach(removeDesks);

const invalid = { reason: expect.stringContaining('cannot be read') as string };

describe('a journal that main did not write', () => {
  test('is not searched for if a variable names a folder without state of main', async () => {
    const { env, folder } = await begin();
    delete env['STATE_main'];
    env['STATE_replacement_0'] = JSON.stringify({ folder, copilotId: copilotId, phase: 'open' });
    expect(find({ env })).toBe('nothing open');
  });

  test('is not used if other users can access its folder, or if it is a link', async () => {
    const desk = await begin();
    chmodSync(desk.root, 0o755);
    expect(find(desk)).toMatchObject(invalid);
    chmodSync(desk.root, 0o700);
    expect(find(desk)).toMatchObject({ state });
    renameSync(desk.root, `${desk.root}-moved`);
    symlinkSync(`${desk.root}-moved`, desk.root);
    expect(find(desk)).toMatchObject(invalid);
  });

  test.each<[string, Parameters<typeof find>[1]]>([
    ['service', { serviceHash: 'other' }],
    ['run', { run: 'run 2' }],
    ['copilot', { isNamed: (id) => id !== copilotId }],
  ])('of another %s is not used, and the reason names its copilot', async (_, expected) => {
    expect(find(await begin(), expected)).toEqual({
      reason: expect.stringContaining('belongs to a different run, base URL or copilot') as string,
      copilotId: copilotId,
    });
  });
});

describe("a journal that can't be read", () => {
  type Spoil = (path: string, text: string) => unknown;

  test.each<[string, Spoil]>([
    ['is a pipe', (path) => execFileSync('mkfifo', [path])],
    ['is a folder', (path) => mkdir(path)],
    ['is no JSON', (path) => writeFile(path, '{"version":5,"st')],
    ['is a link', (path) => symlink('../copy.json', path)],
    ['is of another version', (path, text) => writeFile(path, text.replace(/"version":\d+/, '"version":1'))],
    ['is gone', () => undefined],
  ])('because it %s is reported immediately', async (_, spoil) => {
    const desk = await begin();
    const path = join(desk.folder, 'journal.json');
    const text = readFileSync(path, 'utf8');
    renameSync(path, join(desk.root, 'copy.json'));
    await spoil(path, text);
    const reason = expect.stringContaining('is gone, is not valid or cannot be read') as string;
    expect(find(desk)).toEqual({ reason, copilotId: copilotId });
  });

  test.each<[string, Spoil]>([
    ['gone', (path) => rm(path)],
    ['not from this action', (path) => writeFile(path, 'x')],
    ['a pipe', (path) => rm(path).then(() => execFileSync('mkfifo', [path]))],
    ['cut off', (path) => truncate(path, 10)],
  ])('because its documents are %s is reported with its copilot', async (_, spoil) => {
    const desk = await begin();
    await spoil(join(desk.folder, 'job'), '');
    const reason = 'the documents of its journal are gone or cannot be read';
    expect(find(desk)).toEqual({ reason, copilotId: copilotId });
  });

  test('is found even if the runner has no state of it', async () => {
    const desk = createDesk();
    await desk.journal.begin(job);
    writeFileSync(join(desk.folder, 'journal.json'), 'x');
    expect(find(desk)).toMatchObject(invalid);
    rmSync(join(desk.folder, 'journal.json'));
    expect(find(desk)).toBe('nothing open');
  });
});

describe('a later step of the same job', () => {
  test.each([
    ['that has ended', { isOpen: false, hasSent: true }, run, 'ended'],
    ['that is open', { isOpen: true, hasSent: true }, run, 'ended'],
    ['but not if it has sent no request', { isOpen: false, hasSent: false }, run, { state }],
    ['but not if its run is another one', {}, 'run 2', { state }],
  ])('replaces a sync: %s', async (_, mark, owner, found) => {
    const first = await begin();
    await begin({ writtenAtMs: 2_000, ...mark }, { owner, after: first });
    expect(find(first)).toEqual(typeof found === 'string' ? found : expect.objectContaining(found));
  });

  test('replaces nothing if other users can access its folder', async () => {
    const first = await begin();
    const second = await begin({ writtenAtMs: 2_000 }, { after: first });
    chmodSync(second.root, 0o777);
    expect(find(first)).toMatchObject({ state });
  });

  test('that was copied from this one replaces nothing', async () => {
    const first = await begin();
    const copy = join(dirname(first.root), 'copilot-swagger-sync-0123456789abcdef');
    cpSync(first.root, copy, { recursive: true });
    expect(find(first)).toMatchObject({ state });
  });
});
