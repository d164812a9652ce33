import { dispatchEvent, pullRequestTargetEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi } from '../support/world.ts';

const unknownId = '1f0c2f3e-6a51-5c7e-9a53-0d3f7f1f2b11';
const config = (id: string): string =>
  JSON.stringify({ targets: [{ 'copilot-id': id, 'swagger-file': 'swagger.json' }] });

/** main: merged → tip; beside it a pull request’s commit, which nobody has merged. */
const copilots = [{ name: 'Order desk' }, { name: 'Payroll' }];
const world = await createWorld({ isInProcess: true, service: { copilots } });
const { copilotId, sandbox, service } = world;
const merged = await sandbox.commit({
  'swagger.json': describeApi('a'),
  'copilots.yml': config(copilotId),
  'gone.yml': config(unknownId),
});
const tip = await sandbox.commit({ 'swagger.json': describeApi('a', 'b') });
const stranger = await sandbox.commit(
  { 'swagger.json': describeApi('evil'), 'copilots.yml': config(service.copilots()[1]?.id ?? '') },
  { on: 'refs/pull/7/head', parents: [merged] },
);

afterAll(() => world.close());

const repository = { full_name: 'octo/service', default_branch: 'main' };
const about = (name: string, sha: string, payload: object = {}): RunnerEvent => ({
  ...dispatchEvent(sha),
  name,
  payload: { repository, ...payload },
});
const runAfter = (event: string): RunnerEvent => {
  const run = { event, head_sha: merged, head_repository: { full_name: 'octo/service' } };
  return about('workflow_run', tip, { workflow_run: run });
};

const unknown = /preview, regardless of the inputs: .* was not found on main/;

// preview.test.ts has the other events.
test.each<[name: string, sha: string, event: RunnerEvent, outcome: string, says: RegExp]>([
  ['lacks, on deployment', stranger, about('deployment', stranger), 'previewed', unknown],
  ['lacks, on workflow_run after another', stranger, runAfter('workflow_run'), 'previewed', unknown],
  ['lacks, on a comment', stranger, about('Issue_Comment', tip), 'previewed', /inputs: .* is checked out/],
  ['contains, on deployment', merged, about('deployment', merged), 'synced', /^$/],
  ['contains, on repository_dispatch', merged, about('repository_dispatch', tip), 'synced', /The checkout/],
  ['lacks, on workflow_run after a push', stranger, runAfter('push'), 'synced', /The checkout/],
  ['contains, as a whole clone shows', merged, about('deployment', merged), 'synced', /^$/],
])('a commit that the default branch %s', async (name, sha, event, outcome, says) => {
  const sent = service.requests.length;
  const { main } = await world.run({ event, sha, depth: name.includes('whole clone') ? 0 : 1 });
  expect(main.outputs['outcome']).toBe(outcome);
  const notices = main.annotations.map(({ message }) => message).join('\n');
  expect(notices).toMatch(says);
  if (sha !== event.sha) for (const commit of [sha, event.sha]) expect(notices).toContain(commit.slice(0, 7));
  const changes = service.requests.slice(sent).filter(({ method }) => !/GET|OPTIONS/u.test(method));
  expect(changes.map(({ call }) => call)).toEqual(outcome === 'synced' ? ['delete', 'import'] : []);
});

test('copilots are not listed if an outside contributor may have started the run', async () => {
  const inputs = { 'copilot-id': unknownId };
  const { main } = await world.run({ event: runAfter('issue_comment'), inputs, sha: stranger });
  expect(main.exitCode).toBe(1);
  expect(main.log).toContain('There is no copilot 1f0c2f3e');
  expect(main.log + main.summary).not.toContain('Payroll');
});

test.each([
  ['requests only the copilot of the target branch’s config file', 'copilots.yml', 'Order desk', 'previewed'],
  [
    'does not list the copilots of the key if the ID is unknown',
    'gone.yml',
    `no copilot 1f0c2f3e`,
    'aborted',
  ],
])(
  'pull_request_target with a checkout of an outside contributor’s commit %s',
  async (_, file, text, outcome) => {
    const event = pullRequestTargetEvent({
      base: { ref: 'main', sha: merged },
      head: { ref: 'evil', sha: stranger, repository: 'eve/service' },
      sha: merged,
    });
    const inputs = { 'copilot-id': '', comment: 'true', 'config-file': file };
    const { main } = await world.run({ event, sha: stranger, inputs });
    expect(main.outputs['outcome']).toBe(outcome);
    const texts = main.log + main.summary + JSON.stringify(world.github.comments.list(1).at(-1));
    expect(texts).toContain(text);
    expect(texts).not.toContain('Payroll');
  },
);
