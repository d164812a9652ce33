import { dispatchEvent, pullRequestEvent, pullRequestTargetEvent, pushEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, pullChange, type World } from '../support/world.ts';

/** Breaking changes are blocked until the repository's file has the entries of the summary. */

const file = '.github/copilot-accepted.yml';
const old = describeApi('listOrders', 'findOrder');
const broken = describeApi('listOrders');
const parameter = { name: 'page', in: 'query', required: true, schema: { type: 'string' } };
const narrowed = old.replace('"responses"', `"parameters": [${JSON.stringify(parameter)}], "responses"`);

let world: World;
let base: string;

beforeEach(async () => {
  world = await createWorld({ isInProcess: true });
  base = await world.sandbox.commit({ 'swagger.json': old });
});

afterEach(() => world.close());

const meet = (event: RunnerEvent, sha?: string): Promise<Transcript> =>
  world.run({ event, inputs: { 'fail-on': 'breaking' }, ...(sha !== undefined && { sha }) });

const changes = (): readonly string[] =>
  world.service.requests.map(({ call }) => call).filter((call) => call === 'delete' || call === 'import');

/** Returns the entries of the summary, with a person and a reason. */
function accept({ main: { summary } }: Transcript): string {
  const [, lines = ''] = /```yaml\n([^]*?)\n```/u.exec(summary) ?? [];
  return lines
    .replaceAll("reason: ''", 'reason: it is meant')
    .replaceAll("accepted-by: ''", 'accepted-by: ann');
}

const pull = (files: Readonly<Record<string, string>>): ReturnType<typeof pullChange> =>
  pullChange(world, files, { base });

test('a pull request with breaking changes fails, and passes with the entries from the summary', async () => {
  const stopped = await meet(pullRequestEvent(await pull({ 'swagger.json': broken })));
  expect(stopped.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted', breaking: '1' } });
  const files = { 'swagger.json': broken, [file]: accept(stopped) };
  const { main } = await meet(pullRequestEvent(await pull(files)));
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'previewed', breaking: '1' } });
  expect(main.summary).toContain('accepted by ann: it is meant');
  expect(changes()).toEqual([]);
});

test('a push that changes only the accepted file releases the blocked change', async () => {
  const before = await world.sandbox.commit({ 'swagger.json': broken });
  const stopped = await meet(pushEvent({ ref: 'main', before: base, after: before }));
  expect(stopped.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
  const after = await world.sandbox.commit({ [file]: accept(stopped) });
  const job = { name: 'sync', runner: 'Runner harness' } as const;
  world.github.runs.add({ sha: base, jobs: [{ ...job, conclusion: 'success' }] });
  world.github.runs.add({ sha: before, conclusion: 'failure', jobs: [{ ...job, conclusion: 'failure' }] });
  world.github.runs.add({
    id: 4242,
    sha: after,
    status: 'in_progress',
    jobs: [{ ...job, status: 'in_progress' }],
  });
  const { main } = await meet(pushEvent({ ref: 'main', before, after }));
  expect(main).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'synced', reason: 'modified', breaking: '1' },
  });
  expect(main.annotations).toEqual([]);
  expect(changes()).toEqual(['delete', 'import']);
});

test.each([
  ['an action that is gone', broken],
  ['a new required parameter', narrowed],
])('with `base: copilot`, %s stays blocked after any push until it is accepted', async (_, breaking) => {
  await world.close();
  world = await createWorld({
    isInProcess: true,
    service: { copilots: [{ name: 'Order desk' }], hasActionList: true },
  });
  const inputs = { 'fail-on': 'breaking', base: 'copilot' };
  base = await world.sandbox.commit({ 'swagger.json': old });
  await world.run({ event: dispatchEvent(base), inputs });
  const synced = changes().length;
  const stopped = await world.sandbox.commit({ 'swagger.json': breaking });
  const note = await world.sandbox.commit({ 'note.md': 'only a note' });
  const again = await world.run({
    event: pushEvent({ ref: 'main', before: stopped, after: note }),
    inputs,
  });
  expect(again.main).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'aborted', reason: 'drifted', breaking: '1' },
  });
  expect(changes()).toHaveLength(synced);
  const after = await world.sandbox.commit({ [file]: accept(again) });
  const { main } = await world.run({ event: pushEvent({ ref: 'main', before: note, after }), inputs });
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'synced', breaking: '1' } });
});

test("a pull request can't accept its own changes with pull_request_target", async () => {
  const stopped = await meet(pullRequestEvent(await pull({ 'swagger.json': broken })));
  const event = await pull({ 'swagger.json': broken, [file]: accept(stopped) });
  const { main } = await meet(pullRequestTargetEvent({ ...event, sha: base }), event.head.sha);
  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
  expect(main.summary).toContain('Blocked by 1 breaking change');
});
