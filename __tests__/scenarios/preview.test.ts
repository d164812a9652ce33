import { pullRequestEvent } from '../support/events.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, pullChange, type World } from '../support/world.ts';

let world: World;
let base: string;

beforeEach(async () => {
  world = await createWorld({ isInProcess: true });
  base = await world.sandbox.commit({ 'swagger.json': describeApi('listOrders', 'findOrder') });
});

afterEach(() => world.close());

const changed = describeApi('listOrders', 'cancelOrder');
const preview = async (inputs = {}, files = { 'swagger.json': changed }): Promise<StepTranscript> => {
  const event = pullRequestEvent(await pullChange(world, files, { base, number: 7 }));
  return (await world.run({ event, inputs })).main;
};
const comment = { comment: 'true' };

describe('a pull request', () => {
  test('from a fork, without a key, is also previewed, with a notice', async () => {
    const { annotations, outputs } = await preview({ 'api-key': '' });
    expect(outputs).toMatchObject({ outcome: 'previewed', added: '1' });
    const message = expect.stringContaining('api-key') as string;
    expect(annotations).toEqual([expect.objectContaining({ severity: 'notice', message })]);
    expect([world.service.requests, world.github.comments.list(7)]).toEqual([[], []]);
  });

  test('gets one comment, which is found among hundreds and updated', async () => {
    for (let index = 0; index < 130; index += 1) world.github.comments.add(7, `Remark ${index}`);
    await preview(comment);
    for (let index = 0; index < 130; index += 1) world.github.comments.add(7, `Later remark ${index}`);
    await preview({ ...comment, 'copilot-id': world.copilotId });
    const ownership = world.github.comments.list(7).filter(({ body }) => !body.includes('emark'));
    expect(ownership).toEqual([
      expect.objectContaining({ body: expect.stringContaining('cancelOrder') as string }),
    ]);
  });

  test('that does not change the file gets no comment', async () => {
    await preview(comment, { 'swagger.json': describeApi('listOrders', 'findOrder') });
    expect(world.github.comments.list(7)).toEqual([]);
  });

  test("reports a comment that can't be written in a notice, without failing", async () => {
    world.github.fail({ on: /^POST .*comments$/, with: 403 });
    const { annotations, exitCode, summary } = await preview(comment);
    expect(exitCode).toBe(0);
    expect(annotations.map(({ message }) => message).join()).toContain('pull-requests: write');
    expect(summary).toContain('cancelOrder');
  });

  test("with a file that can't be imported fails before the merge", async () => {
    const broken = { 'swagger.json': changed.replace('https://api.example.com', '/v1') };
    const { annotations, exitCode } = await preview({}, broken);
    expect(exitCode).toBe(1);
    const message = expect.stringContaining('server-url') as string;
    expect(annotations).toContainEqual(
      expect.objectContaining({ severity: 'error', file: 'swagger.json', message, line: 7 }),
    );
  });
});
