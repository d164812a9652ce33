import { mkdir, rm, writeFile } from 'node:fs/promises';
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

interface Case {
  readonly name: string;
  readonly scenario: Partial<Scenario>;
  /** Parts of the error. */
  readonly says: readonly (string | RegExp)[];
}

const unreachable = 'http://127.0.0.1:9';
const write =
  (text: string): NonNullable<Scenario['prepare']> =>
  (workspace) =>
    writeFile(join(workspace, 'swagger.json'), text);

const cases: readonly Case[] = [
  { name: 'no base-url', scenario: { inputs: { 'base-url': '' } }, says: ['base-url', 'https://'] },
  {
    name: 'a plain http base-url',
    scenario: { inputs: { 'base-url': 'http://copilot.internal' } },
    says: ['http://copilot.internal', 'allow-http'],
  },
  {
    name: 'a base-url that holds the beginning of the routes',
    scenario: { inputs: { 'base-url': 'https://copilot.example.com/api/backend/copilot' } },
    says: ['base-url', '`https://copilot.example.com/api/`'],
  },
  {
    name: 'a copilot-id that makes another path',
    scenario: { inputs: { 'copilot-id': '%2e%2e' } },
    says: ['copilot-id', '%2e%2e', 'one of these IDs'],
  },
  {
    name: 'two copilot-ids without a config file',
    scenario: { inputs: { 'copilot-id': '1f0c2f3e, 77ab0d1c' } },
    says: ['several IDs', 'Second desk', 'config-file'],
  },
  {
    name: 'the name of a copilot in place of its id',
    scenario: { inputs: { 'copilot-id': 'Order desk' } },
    says: ['copilot-id', '“Order desk” is the name of the copilot'],
  },
  {
    name: 'an address in place of a path',
    scenario: { inputs: { 'swagger-file': 'https://api.example.com/openapi.json' } },
    says: ['swagger-file', 'curl --fail'],
  },
  {
    name: 'a strategy that there is not',
    scenario: { inputs: { strategy: 'canary' } },
    says: ['strategy', 'canary', '`rolling`'],
  },
  {
    name: 'a misspelled input',
    scenario: { inputs: { dryrun: 'true' } },
    says: ['Unknown input `dryrun`. Did you mean `dry-run`?'],
  },
  {
    name: 'an input that resembles none',
    scenario: { inputs: { team: 'orders' } },
    says: ['Unknown input `team`.', 'action.yml'],
  },
  {
    name: 'a delete-path in the config that leads elsewhere',
    scenario: {
      inputs: { 'copilot-id': '', 'config-file': 'copilots.yml' },
      prepare: (workspace) =>
        writeFile(
          join(workspace, 'copilots.yml'),
          'targets:\n  - { copilot-id: a, swagger-file: swagger.json, delete-path: "/users/{copilot_id}" }\n',
        ),
    },
    says: ['copilots.yml', 'line 2', '/users/{copilot_id}', 'below `/backend/`'],
  },
  {
    name: 'a copilot that two descriptions would replace',
    scenario: {
      inputs: { 'copilot-id': '', 'config-file': 'copilots.yml' },
      prepare: (workspace) =>
        writeFile(
          join(workspace, 'copilots.yml'),
          'targets:\n  - { copilot-id: a, swagger-file: swagger.json }\n  - { copilot-id: A, swagger-file: b.json }\n',
        ),
    },
    says: ['copilots.yml', 'line 3, column 7', 'listed twice', '`strategy: rolling`'],
  },
  { name: 'no api-key', scenario: { inputs: { 'api-key': '' } }, says: ['api-key', 'secrets'] },
  { name: 'a wrong api-key', scenario: { inputs: { 'api-key': 'wrong' } }, says: ['401', /key/] },
  {
    name: 'no copilot-id',
    scenario: { inputs: { 'copilot-id': '' } },
    says: ['copilot-id', 'Order desk', 'Second desk', 'draft'],
  },
  {
    name: 'an unknown copilot-id',
    scenario: { inputs: { 'copilot-id': 'no-such-copilot' } },
    says: ['no-such-copilot', 'Order desk'],
  },
  {
    name: 'a service that cannot be reached',
    scenario: { inputs: { 'base-url': unreachable, 'max-attempts': '1' } },
    says: ['127.0.0.1:9', /base-url/],
  },
  {
    name: 'wait-seconds that is no number',
    scenario: { inputs: { 'wait-seconds': 'five' } },
    says: ['wait-seconds', 'five', '300'],
  },
  {
    name: 'a file that is not there',
    scenario: { inputs: { 'swagger-file': 'docs/api.json' } },
    says: ['docs/api.json', 'swagger-file'],
  },
  {
    name: 'a file outside the workspace',
    scenario: { inputs: { 'swagger-file': '../swagger.json' } },
    says: ['../swagger.json', 'inside'],
  },
  {
    name: 'a folder in the file’s place',
    scenario: {
      prepare: async (workspace) => {
        await rm(join(workspace, 'swagger.json'));
        await mkdir(join(workspace, 'swagger.json'));
      },
    },
    says: ['swagger.json', 'folder'],
  },
  {
    name: 'a file cut short',
    scenario: { prepare: write(describeApi('a').slice(0, 60)) },
    says: ['swagger.json', /JSON|end/],
  },
  { name: 'an empty file', scenario: { prepare: write('') }, says: ['swagger.json', 'empty'] },
  {
    name: 'another kind of document',
    scenario: { prepare: write('{"asyncapi":"2.0.0"}') },
    says: ['swagger.json', /AsyncAPI/i],
  },
  {
    name: 'a description without operations',
    scenario: { prepare: write(describeApi()) },
    says: ['swagger.json', /operation/],
  },
  {
    name: 'a reference into nothing',
    scenario: {
      prepare: write(
        describeApi('a').replace(
          '{\n            "description": "OK"\n          }',
          '{"$ref":"no-such-file.json"}',
        ),
      ),
    },
    says: ['no-such-file.json', 'swagger.json has 1 error'],
  },
  {
    name: 'a base that names no commit',
    scenario: { inputs: { base: 'no-such-branch' } },
    says: ['base', 'no-such-branch'],
  },
];

describe('invalid input is one error with the fix, and nothing is deleted', () => {
  test.each(cases)('$name', async ({ scenario, says }) => {
    const seen = world.service.requests.length;
    const { main, post } = await world.run({ event, ...scenario });
    expect(main.exitCode).toBe(1);
    expect(post?.exitCode).toBe(0);
    expect(main.outputs).toMatchObject({ outcome: 'aborted', synced: 'false' });
    const errors = main.annotations
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message);
    for (const text of says) expect(errors.join('\n')).toMatch(text instanceof RegExp ? text : escape(text));
    expect(errors.join('\n')).toMatch(/was not changed|No copilot was changed|Nothing was changed/);
    expect(world.service.requests.slice(seen).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(main.summary).toMatch(/\S/);
  });
});

describe('an input that action.yml does not have', () => {
  const servers = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'];

  test.each(['team', 'dryrun'])('stops the run before any request is sent: %s', async (name) => {
    const seen = world.service.requests.length;
    const { main } = await world.run({ event, inputs: { [name]: 'true' } });
    expect(main.exitCode).toBe(1);
    expect(world.service.requests.slice(seen)).toEqual([]);
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
