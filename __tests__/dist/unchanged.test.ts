import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyAction } from '../support/copy-action.ts';
import { pushEvent } from '../support/events.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

describe("a push that doesn't change the file", () => {
  test("needs one request to GitHub with a checkout of one commit: for its folder and the workflow's", async () => {
    // Both requests are open at the same time, also on a busy machine.
    const far = await createWorld({ github: { delayMs: 2_000 } });
    try {
      const files = { 'swagger.json': describeApi('a'), '.github/workflows/copilot.yml': 'on: push' };
      const commits = await pushChange(far, files, { 'other.txt': '1' });
      const { main } = await far.run({ event: pushEvent({ ref: 'main', ...commits }), depth: 1 });
      expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'unchanged' });
      const folders = ['contents', 'contents/.github/workflows'];
      const asked = far.github.calls.map(({ path }) => path.replace('/repos/octo/service/', ''));
      expect(asked.toSorted()).toEqual(folders);
      expect(far.github.calls.map(({ waiting }) => waiting)).toEqual([0, 1]);
      expect(far.service.requests).toEqual([]);
    } finally {
      await far.close();
    }
  });

  test('reads two files with at most 0.24 MB of code, without an HTTP client or the reports of other runs', async () => {
    const { actionDir, kept } = await copyWith(['src/start.ts']);
    const commits = await pushChange(world, { 'swagger.json': describeApi('a') }, { 'other.txt': '1' });
    const event = pushEvent({ ref: 'main', ...commits });
    const { main, post } = await world.run({ event, depth: 0, actionDir });
    expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
    expect(main.outputs['outcome']).toBe('unchanged');
    expect([...world.service.requests, ...world.github.calls]).toEqual([]);
    expect(kept).toHaveLength(2);
    expect(kept.map(({ text }) => text).join('')).not.toMatch(
      /class (EnvHttpProxyAgent|OidcClient)|function (renderSection|renderOverview|describeFacts|pLimit|findGitHubCommit|findLocalRename)\(/u,
    );
    expect(sum(kept.map(({ text }) => Buffer.byteLength(text)))).toBeLessThan(240_000);
    await rm(actionDir, { recursive: true });
  });

  test('has a post step that reads only the entry', async () => {
    const { actionDir, kept } = await copyWith([]);
    expect(kept.map(({ name }) => name)).toEqual(['index.js']);
    const entry = join(actionDir, 'dist', 'post', 'index.js');
    await promisify(execFile)(process.execPath, [entry], { env: {} });
    await rm(actionDir, { recursive: true });
  });
});

/** Copies the built action with only those chunks that contain one of the modules. */
function copyWith(modules: readonly string[]): ReturnType<typeof copyAction> {
  return copyAction(
    (text) =>
      !modules.some((name) =>
        ['./', './node_modules/'].some((root) => text.includes(`MODULE: ${root}${name}`)),
      ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
