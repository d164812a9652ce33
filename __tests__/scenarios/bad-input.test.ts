import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pushEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, pushChange, type Scenario, type World } from '../support/world.ts';

let world: World;
let event: RunnerEvent;

beforeAll(async () => {
  world = await createWorld({
    isInProcess: true,
    service: { copilots: [{ name: 'Order desk' }, { name: 'Second desk' }] },
  });
  event = pushEvent({ ref: 'main', ...(await pushChange(world)) });
});

afterAll(() => world.close());

/** Changes the inputs or the workspace. */
type Change = Readonly<Record<string, string>> | NonNullable<Scenario['prepare']>;

const write =
  (text: string, name = 'swagger.json'): NonNullable<Scenario['prepare']> =>
  (workspace) =>
    writeFile(join(workspace, name), text);

/** One case per place that rejects an input. The tests of that place have its other cases. */
const cases: readonly (readonly [name: string, change: Change, parts: readonly (string | RegExp)[]])[] = [
  ['no base-url', { 'base-url': '' }, ['base-url', 'https://']],
  ['a plain http base-url', { 'base-url': 'http://copilot.internal' }, ['copilot.internal', 'allow-http']],
  [
    'the name of a copilot instead of its ID',
    { 'copilot-id': 'Order desk' },
    ['copilot-id', '“Order desk” is the name of the copilot'],
  ],
  ['no copilot-id', { 'copilot-id': '' }, ['copilot-id', 'Order desk', 'Second desk', 'draft']],
  ['no api-key', { 'api-key': '' }, ['api-key', 'secrets']],
  [
    'a service that can’t be reached',
    { 'base-url': 'http://127.0.0.1:9', 'max-attempts': '1' },
    ['127.0.0.1:9', /base-url/],
  ],
  ['a file that doesn’t exist', { 'swagger-file': 'docs/api.json' }, ['docs/api.json', 'swagger-file']],
  ['a truncated file', write(describeApi('a').slice(0, 60)), ['swagger.json', /JSON|end/]],
  ['an empty file', write(''), ['swagger.json', 'empty']],
  ['another kind of document', write('{"asyncapi":"2.0.0"}'), ['swagger.json', /AsyncAPI/i]],
  ['a file without operations', write(describeApi()), ['swagger.json', /operation/]],
  [
    'a reference to a file that doesn’t exist',
    write(describeApi('a').replace(/\{\s*"description": "OK"\s*\}/, '{"$ref":"no-such-file.json"}')),
    ['no-such-file.json', 'swagger.json has 1 error'],
  ],
  ['a base that names no commit', { base: 'no-such-branch' }, ['base', 'no-such-branch']],
];

describe('invalid input is one error with the fix, and nothing is deleted', () => {
  test.each(cases)('%s', async (_, change, parts) => {
    const sent = world.service.requests.length;
    const scenario = typeof change === 'function' ? { prepare: change } : { inputs: change };
    const { main, post } = await world.run({ event, ...scenario });
    expect(main.exitCode).toBe(1);
    expect(post?.exitCode).toBe(0);
    expect(main.outputs).toMatchObject({ outcome: 'aborted', synced: 'false' });
    const errors = main.annotations
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message);
    for (const text of parts) expect(errors.join('\n')).toMatch(text instanceof RegExp ? text : escape(text));
    expect(errors.join('\n')).toMatch(/was not changed|No copilot was changed|Nothing was changed/);
    expect(world.service.requests.slice(sent).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(main.summary).toMatch(/\S/);
  });
});

describe('an input that action.yml does not have', () => {
  const servers = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'];

  test.each([
    ['team', 'Unknown input `team`.'],
    ['dryrun', 'Unknown input `dryrun`. Did you mean `dry-run`?'],
  ])('stops the run before any request is sent: %s', async (name, message) => {
    const sent = world.service.requests.length;
    const { main } = await world.run({ event, inputs: { [name]: 'true' } });
    expect(main.exitCode).toBe(1);
    expect(main.annotations.map((one) => one.message).join()).toContain(message);
    expect(world.service.requests.slice(sent)).toEqual([]);
  });

  test('does nothing if it is empty, as an expression without a value leaves it', async () => {
    const { main } = await world.run({ event, inputs: { team: ' ', 'dry-run': 'true' } });
    expect(main.outputs['outcome']).toBe('previewed');
  });

  test('of a composite action does not reach its steps on GitHub', async () => {
    const { main } = await world.run({
      event,
      inputs: { 'dry-run': 'true' },
      composite: { team: 'orders', dryrun: 'x' },
    });
    expect(main.outputs['outcome']).toBe('previewed');
    expect(main.log).not.toContain('team');
  });

  test.each(servers)('of a composite action is a warning where %s passes it on', async (server) => {
    const env = { [server]: 'true' };
    const composite = { team: 'orders' };
    const { main } = await world.run({ event, env, composite, inputs: { 'dry-run': 'true' } });
    expect(main.outputs['outcome']).toBe('previewed');
    expect(main.annotations).toContainEqual(
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('`team`') as string }),
    );
  });

  test.each(servers)('that resembles one is an error there, too: %s', async (server) => {
    const { main } = await world.run({ event, env: { [server]: 'true' }, inputs: { dry_run: 'true' } });
    expect(main.exitCode).toBe(1);
    expect(main.log).toContain('Did you mean `dry-run`?');
  });
});

function escape(text: string): RegExp {
  return new RegExp(RegExp.escape(text));
}
