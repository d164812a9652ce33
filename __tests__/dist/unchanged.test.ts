import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushEvent } from '../support/events.ts';
import { createWorld, describeApi, projectFolder, pushChange, type World } from '../support/world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

describe('a push that leaves the file alone', () => {
  test('ends at once: exit code 0, nothing sent, two lines of summary', async () => {
    const { before, after } = await pushChange(
      world,
      { 'swagger.json': describeApi('a') },
      { 'other.txt': '1' },
    );
    const { main, post } = await world.run({ event: pushEvent({ ref: 'main', before, after }), depth: 0 });
    expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
    expect(main.outputs).toMatchObject({
      outcome: 'unchanged',
      changed: 'false',
      reason: 'unchanged',
      synced: 'false',
    });
    expect(world.service.requests).toEqual([]);
    expect(world.github.calls).toEqual([]);
    expect(main.summary.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(post?.log).toBe('');
  });

  test('needs no chunk beside the entry', async () => {
    const actionDir = await mkdtemp(join(tmpdir(), 'entries-'));
    for (const entry of ['main', 'post']) {
      await mkdir(join(actionDir, 'dist', entry), { recursive: true });
      for (const file of ['index.js', 'package.json']) {
        await cp(join(projectFolder, 'dist', entry, file), join(actionDir, 'dist', entry, file));
      }
    }
    await cp(join(projectFolder, 'action.yml'), join(actionDir, 'action.yml'));
    const { before, after } = await pushChange(
      world,
      { 'swagger.json': describeApi('a') },
      { 'other.txt': '1' },
    );
    const { main, post } = await world.run({
      event: pushEvent({ ref: 'main', before, after }),
      depth: 0,
      actionDir,
    });
    expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
    expect(main.outputs['outcome']).toBe('unchanged');
  });
});
