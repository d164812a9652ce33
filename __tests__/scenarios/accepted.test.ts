import { dispatchEvent, pullRequestEvent, pullRequestTargetEvent, pushEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, pullChange, type World } from '../support/world.ts';

/** Breaking changes are blocked until the repository's file has the entries of the summary. */

const file = '.github/copilot-accepted.yml';
const old = describeApi('listOrders', 'findOrder');
const broken = describeApi('listOrders');

let world: World;
let base: string;

const open = async (hasActionList: boolean): Promise<void> => {
  world = await createWorld({ isInProcess: true, service: { hasActionList } });
  base = await world.sandbox.commit({ 'swagger.json': old });
};

afterEach(() => world.close());

const meet = async (event: RunnerEvent, inputs = {}, sha = event.sha): Promise<StepTranscript> =>
  (await world.run({ event, inputs: { 'fail-on': 'breaking', ...inputs }, sha })).main;

const listChanges = (): readonly string[] =>
  world.service.requests.filter(({ method }) => !/GET|OPTIONS/u.test(method)).map(({ call }) => call);

/** Returns the file with the entries of the summary, with a person and a reason. */
function accept({ summary }: StepTranscript): Readonly<Record<string, string>> {
  const [, lines = ''] = /```yaml\n([^]*?)\n```/u.exec(summary) ?? [];
  const filled = { "reason: ''": 'reason: it is meant', "accepted-by: ''": 'accepted-by: ann' };
  return { [file]: Object.entries(filled).reduce((text, [from, to]) => text.replaceAll(from, to), lines) };
}

test('a pull request with breaking changes fails, and passes with the entries from the summary', async () => {
  await open(false);
  const stopped = await meet(pullRequestEvent(await pullChange(world, { 'swagger.json': broken }, { base })));
  expect(stopped).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted', breaking: '1' } });
  const pull = await pullChange(world, { 'swagger.json': broken, ...accept(stopped) }, { base });
  const main = await meet(pullRequestEvent(pull));
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'previewed', breaking: '1' } });
  expect(main.summary).toContain('accepted by ann: it is meant');
  // With pull_request_target, it can't accept its own changes.
  const own = await meet(pullRequestTargetEvent({ ...pull, sha: base }), {}, pull.head.sha);
  expect(own).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
  expect(own.summary).toContain('Blocked by 1 breaking change');
  expect(listChanges()).toEqual([]);
});

test('a push that changes only the accepted file releases the blocked change', async () => {
  await open(false);
  const before = await world.sandbox.commit({ 'swagger.json': broken });
  const stopped = await meet(pushEvent({ ref: 'main', before: base, after: before }));
  expect(stopped).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
  const after = await world.sandbox.commit(accept(stopped));
  const job = { name: 'sync', runner: 'Runner harness' } as const;
  const { runs } = world.github;
  runs.add({ sha: base, jobs: [{ ...job, conclusion: 'success' }] });
  runs.add({ sha: before, conclusion: 'failure', jobs: [{ ...job, conclusion: 'failure' }] });
  runs.add({ id: 4242, sha: after, status: 'in_progress', jobs: [{ ...job, status: 'in_progress' }] });
  const main = await meet(pushEvent({ ref: 'main', before, after }));
  const outputs = { outcome: 'synced', reason: 'modified', breaking: '1' };
  expect(main).toMatchObject({ exitCode: 0, outputs, annotations: [] });
  expect(listChanges()).toEqual(['delete', 'import']);
});

test('with `base: copilot`, a new required parameter stays blocked after any push until it is accepted', async () => {
  await open(true);
  const parameter = { name: 'page', in: 'query', required: true, schema: { type: 'string' } };
  const narrowed = old.replace('"responses"', `"parameters": [${JSON.stringify(parameter)}], "responses"`);
  const inputs = { base: 'copilot' };
  await meet(dispatchEvent(base), inputs);
  const synced = listChanges();
  const stopped = await world.sandbox.commit({ 'swagger.json': narrowed });
  const note = await world.sandbox.commit({ 'note.md': 'only a note' });
  const again = await meet(pushEvent({ ref: 'main', before: stopped, after: note }), inputs);
  const outputs = { outcome: 'aborted', reason: 'drifted', breaking: '1' };
  expect(again).toMatchObject({ exitCode: 1, outputs });
  expect(listChanges()).toEqual(synced);
  const after = await world.sandbox.commit(accept(again));
  const main = await meet(pushEvent({ ref: 'main', before: note, after }), inputs);
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'synced', breaking: '1' } });
});
