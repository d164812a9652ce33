import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { pushEvent } from '../support/events.ts';
import { listen } from '../support/fake-service/http-server.ts';
import type { Content } from '../support/git-repository.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, pushChange, renderOverlay, type World } from '../support/world.ts';

let world: World;
let event: RunnerEvent;
const heard: string[] = [];
const listener = await listen((request, response) => {
  heard.push(request.url ?? '');
  response.end('{}');
});

const refer = (target: string): string =>
  describeApi('a').replace(/\{\s*"description": "OK"\s*\}/, JSON.stringify({ $ref: target }));
const aliases = Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(10)}]`);
const files: Readonly<Record<string, Content>> = {
  'truncated.json': describeApi('a').slice(0, 60),
  'empty.json': '',
  'async.json': '{"asyncapi":"2.0.0"}',
  'nothing.json': describeApi(),
  'lost.json': refer('no-such-file.json'),
  'bomb.yaml': ['openapi: 3.0.3', 'a0: &a0 [x, x, x, x, x, x, x, x]', ...aliases].join('\n'),
  'outside.json': { link: '/etc/passwd' },
  linked: { link: '.git' },
  'hidden.json': refer('linked/config'),
  'remote.json': refer(`${listener.origin}/x.json#/a`),
  'overlay.json': renderOverlay({ target: '$.paths[?@.x-a]', remove: true }),
};

beforeAll(async () => {
  const copilots = [{ name: 'Order desk' }, { name: 'Second desk' }];
  world = await createWorld({ isInProcess: true, service: { copilots } });
  const after = { ...files, 'swagger.json': describeApi('a') };
  event = pushEvent({ ref: 'main', ...(await pushChange(world, undefined, after)) });
});

afterAll(() => Promise.all([world.close(), listener.close()]));

/** One case per place that rejects an input or a file. The tests of that place have its other cases. */
test.each<[name: string, inputs: Readonly<Record<string, string>>, parts: readonly string[]]>([
  ['no base-url', { 'base-url': '' }, ['base-url', 'https://']],
  ['a plain http base-url', { 'base-url': 'http://copilot.internal' }, ['copilot.internal', 'allow-http']],
  ['a copilot’s name', { 'copilot-id': 'Order desk' }, ['copilot-id', '“Order desk” is the name of the']],
  ['no copilot-id', { 'copilot-id': '' }, ['copilot-id', 'Order desk', 'Second desk', 'draft']],
  ['no api-key', { 'api-key': '' }, ['api-key', 'secrets']],
  ['no service', { 'base-url': 'http://127.0.0.1:9', 'max-attempts': '1' }, ['127.0.0.1:9', 'base-url']],
  ['a base that names no commit', { base: 'no-such-branch' }, ['base', 'no-such-branch']],
  ['a file that doesn’t exist', { 'swagger-file': 'docs/api.json' }, ['docs/api.json', 'swagger-file']],
  ['a truncated file', { 'swagger-file': 'truncated.json' }, ['truncated.json', 'end']],
  ['an empty file', { 'swagger-file': 'empty.json' }, ['empty.json', 'empty']],
  ['another kind of document', { 'swagger-file': 'async.json' }, ['async.json', 'AsyncAPI']],
  ['a file without operations', { 'swagger-file': 'nothing.json' }, ['nothing.json', 'operation']],
  ['a lost reference', { 'swagger-file': 'lost.json' }, ['no-such-file.json', 'lost.json has 1 error']],
  ['a YAML bomb', { 'swagger-file': 'bomb.yaml' }, ['alias']],
  ['an overlay that is a YAML bomb', { 'overlay-files': 'bomb.yaml' }, ['bomb.yaml', 'alias']],
  ['a link out of the workspace', { 'swagger-file': 'outside.json' }, ['outside the workspace']],
  ['a reference to `.git` through a link', { 'swagger-file': 'hidden.json' }, ['.git']],
  ['a selection of nothing', { operations: 'tag:nothing' }, ['selects none of the 1 operation']],
  ['no overlay file', { 'overlay-files': 'docs/texts.yaml' }, ['docs/texts.yaml', 'overlay-files']],
  ['an overlay file out of the workspace', { 'overlay-files': 'outside.json' }, ['outside the workspace']],
  ['a reference to a server', { 'swagger-file': 'remote.json' }, ['127.0.0.1']],
  [
    'an overlay in another dialect',
    { 'overlay-files': 'overlay.json' },
    ['The overlay files have 1 error, so swagger.json was not imported.', 'overlay.json', "@['x-a']"],
  ],
  ['a file of 70 MB', {}, ['`swagger.json` has 70 MiB. The maximum is 64 MiB.']],
])('%s is an error that names the fix, and nothing is deleted', async (name, inputs, parts) => {
  const sent = world.service.requests.length;
  const prepare = async (workspace: string): Promise<void> => {
    if (name === 'a file of 70 MB') await truncate(join(workspace, 'swagger.json'), 70 * 1024 * 1024);
  };
  const { main, post } = await world.run({ event, inputs, prepare, measuresMemory: true });
  expect([main.exitCode, post?.exitCode]).toEqual([1, 0]);
  expect(main.outputs).toMatchObject({ outcome: 'aborted', synced: 'false' });
  const errors = main.annotations.filter(({ severity }) => severity === 'error');
  const messages = errors.map(({ message }) => message).join('\n');
  for (const text of parts) expect(messages).toContain(text);
  expect(messages).toMatch(/was not changed|No copilot was changed|Nothing was changed/);
  expect(main.log).not.toMatch(/bug of the action|root:/);
  expect(world.service.requests.slice(sent).filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(heard).toEqual([]);
  expect(main.maxRssBytes ?? 0).toBeLessThan(500 * 1024 * 1024);
  expect(main.summary).toMatch(/\S/);
});

describe('an input that action.yml does not have', () => {
  test.each([
    ['team', 'Unknown input `team`.', {}],
    ['dryrun', 'Unknown input `dryrun`. Did you mean `dry-run`?', {}],
    ['dry_run', 'Did you mean `dry-run`?', { ACT: 'true' }],
  ])('stops the run before any request is sent: %s', async (name, message, env) => {
    const sent = world.service.requests.length;
    const { main } = await world.run({ event, env, inputs: { [name]: 'true' } });
    expect(main.exitCode).toBe(1);
    expect(main.annotations.map((one) => one.message).join()).toContain(message);
    expect(world.service.requests.slice(sent)).toEqual([]);
  });

  test('does nothing if it is empty, as an expression without a value leaves it', async () => {
    const { main } = await world.run({ event, inputs: { team: ' ', 'dry-run': 'true' } });
    expect(main.outputs['outcome']).toBe('previewed');
    expect(main.log).not.toContain('team');
  });

  test.each(['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'])(
    'of a composite action is a warning where %s passes it on',
    async (server) => {
      // GitHub's runner doesn't pass these inputs on; see nektos/act, pkg/runner/action_composite.go.
      const env = { [server]: 'true', INPUT_TEAM: 'orders' };
      const { main } = await world.run({ event, env, inputs: { 'dry-run': 'true' } });
      expect(main.outputs['outcome']).toBe('previewed');
      const message = expect.stringContaining('`team`') as string;
      expect(main.annotations).toContainEqual(expect.objectContaining({ severity: 'warning', message }));
    },
  );
});
