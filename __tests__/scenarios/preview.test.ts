import { pullRequestEvent, pullRequestTargetEvent, pushEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, pullChange, type World } from '../support/world.ts';

let world: World;
let changing: RunnerEvent;
let leaving: RunnerEvent;

beforeEach(async () => {
  world = await createWorld({ isInProcess: true });
  const { sandbox } = world;
  const base = await sandbox.commit({ 'swagger.json': describeApi('listOrders', 'findOrder') });
  const pull = async (number: number, files: Readonly<Record<string, string>>): Promise<RunnerEvent> =>
    pullRequestEvent(await pullChange(world, files, { base, branch: `topic-${number}`, number }));
  changing = await pull(7, { 'swagger.json': describeApi('listOrders', 'cancelOrder') });
  leaving = await pull(8, { 'note.md': 'only a note' });
});

afterEach(() => world.close());

const comment = { comment: 'true' };

describe('a pull request', () => {
  test('shows the changes, and only reads the lists', async () => {
    const { main } = await world.run({ event: changing });
    expect(main.exitCode).toBe(0);
    expect(main.outputs).toMatchObject({ outcome: 'previewed', added: '1', removed: '1', synced: 'false' });
    // Only a second read proves that there is no action list.
    expect(new Set(world.service.requests.map(({ call }) => call))).toEqual(
      new Set(['list', 'actionList', 'options']),
    );
    expect(main.summary).toContain('cancelOrder');
    expect(world.github.comments.list(7)).toEqual([]);
  });

  test('from a fork, without a key, is also previewed, with a notice', async () => {
    const { main } = await world.run({ event: changing, inputs: { 'api-key': '' } });
    expect(main.outputs).toMatchObject({ outcome: 'previewed', added: '1' });
    expect(main.annotations.map(({ severity }) => severity)).toEqual(['notice']);
    expect(main.annotations[0]?.message).toContain('api-key');
    expect(world.service.requests).toEqual([]);
  });

  test('gets one comment, which is found among hundreds and updated', async () => {
    for (let index = 0; index < 130; index += 1) world.github.comments.add(7, `Remark ${index}`);
    await world.run({ event: changing, inputs: comment });
    for (let index = 0; index < 130; index += 1) world.github.comments.add(7, `Later remark ${index}`);
    await world.run({ event: changing, inputs: { ...comment, 'copilot-id': world.copilotId } });
    const ownership = world.github.comments.list(7).filter(({ body }) => !body.includes('emark'));
    expect(ownership).toHaveLength(1);
    expect(ownership[0]?.body).toContain('cancelOrder');
  });

  test('that does not change the file gets no comment', async () => {
    await world.run({ event: leaving, inputs: comment });
    expect(world.github.comments.list(8)).toEqual([]);
  });

  test("reports a comment that can't be written in a notice, without failing", async () => {
    world.github.fail({ on: /^POST .*comments$/, with: 403 });
    const { main } = await world.run({ event: changing, inputs: comment });
    expect(main.exitCode).toBe(0);
    expect(main.annotations.map(({ message }) => message).join()).toContain('pull-requests: write');
    expect(main.summary).toContain('cancelOrder');
  });

  test("with a file that can't be imported fails before the merge", async () => {
    const base = await world.sandbox.commit({});
    const broken = { 'swagger.json': describeApi('listOrders').replace('https://api.example.com', '/v1') };
    const event = pullRequestEvent(await pullChange(world, broken, { base, branch: 'broken', number: 9 }));
    const { main } = await world.run({ event });
    expect(main.exitCode).toBe(1);
    const [problem] = main.annotations.filter(({ file }) => file === 'swagger.json');
    expect(problem?.severity).toBe('error');
    expect(problem?.line).toBeGreaterThan(0);
    expect(problem?.message).toContain('server-url');
  });
});

test('pull_request_target shows the operations of the head, read from GitHub and not from the workspace', async () => {
  const { sandbox } = world;
  const base = await sandbox.commit({ 'swagger.json': describeApi('listOrders') }, { on: 'target' });
  const head = await sandbox.commit(
    { 'swagger.json': describeApi('listOrders', 'refundOrder') },
    { on: 'stranger', parents: [base] },
  );
  const event = pullRequestTargetEvent({
    base: { ref: 'target', sha: base },
    head: { ref: 'stranger', sha: head },
    sha: base,
  });
  const { main } = await world.run({ event });
  expect(main.outputs).toMatchObject({ outcome: 'previewed', operations: '2', added: '1' });
  expect(main.summary).toContain('refundOrder');
});

test('a change of formatting alone is synced, and the summary says that no operation differs', async () => {
  const text = describeApi('listOrders');
  const before = await world.sandbox.commit({ 'swagger.json': text }, { on: 'format' });
  const after = await world.sandbox.commit(
    { 'swagger.json': JSON.stringify(JSON.parse(text)) },
    { on: 'format' },
  );
  const { main } = await world.run({ event: pushEvent({ ref: 'format', before, after }) });
  expect(main.outputs).toMatchObject({ outcome: 'synced', added: '0', removed: '0', modified: '0' });
  expect(main.summary).toContain('no operation differs');
  expect(main.log).toContain('no operation differs');
});
