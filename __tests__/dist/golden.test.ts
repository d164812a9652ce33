import { dispatchEvent, pullRequestEvent, pushEvent } from '../support/events.ts';
import { readGolden, renderTranscript } from '../support/golden.ts';
import { quickFolder } from '../support/quick-action.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import type { Behaviour } from '../support/fake-service/behaviour.ts';
import { createWorld, describeApi, pullChange, pushChange, type World } from '../support/world.ts';

const id = '1f0c2f3e-6a51-5c7e-9a53-0d3f7f1f2b11';

type Files = Readonly<Record<string, string | undefined>>;

interface Pushed {
  readonly commits: readonly string[];
  readonly event: RunnerEvent;
}

interface Golden {
  /** Name of the golden file, which describes the scenario. */
  readonly name: string;
  readonly service?: Behaviour;
  readonly faults?: readonly string[];
  /** The copilot's actions at the start; by default, those of the previous version. */
  readonly holds?: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly after?: Files;
  /** Event of the change, by default a push. */
  readonly event?: (world: World, files: Files) => Promise<Pushed>;
}

const before = { 'swagger.json': describeApi('listOrders', 'findOrder') };
const after = { 'swagger.json': describeApi('listOrders', 'cancelOrder') };
const withHandMade: unknown = JSON.parse(describeApi('listOrders', 'findOrder', 'escalate'));

const push = async (world: World, files: Files): Promise<Pushed> => {
  const commits = await pushChange(world, before, files);
  return { commits: [commits.before, commits.after], event: pushEvent({ ref: 'main', ...commits }) };
};
const pull = async (world: World, files: Files): Promise<Pushed> => {
  const base = await world.sandbox.commit(before);
  const pulled = await pullChange(world, files, { base });
  return { commits: [base, pulled.head.sha, pulled.sha], event: pullRequestEvent(pulled) };
};
const byHand = async (world: World, files: Files): Promise<Pushed> => {
  const { commits, event } = await push(world, files);
  return { commits, event: dispatchEvent(event.sha) };
};

const head = { service: { service: 'head' } } as const;

const goldens: readonly Golden[] = [
  { name: 'an import that took effect without a response', ...head, faults: ['import:1:reset-after'] },
  { name: 'a push that changes the file' },
  { name: 'a push that does not touch the file', after: { 'other.txt': '1' } },
  { name: 'a push that removes the file', after: { 'swagger.json': undefined } },
  { name: 'a pull request that breaks something', event: pull },
  {
    name: 'a pull request that is blocked for its breaking changes',
    event: pull,
    inputs: { 'fail-on': 'breaking' },
  },
  {
    name: 'a file that cannot be parsed',
    after: { 'swagger.json': '{\n  "openapi": "3.0.3",\n  "paths": {,}\n}\n' },
  },
  {
    name: 'an OpenAPI file without a server',
    after: { 'swagger.json': describeApi('listOrders').replace('https://api.example.com', '/v1') },
  },
  { name: 'a wrong key', inputs: { 'api-key': 'wrong-key-0123456789' } },
  { name: 'an unknown copilot', inputs: { 'copilot-id': 'no-such-copilot' } },
  { name: 'a wrong input', inputs: { 'wait-seconds': 'five' } },
  { name: 'an import that is rejected', faults: ['import:1:is-error'] },
  { name: 'an import that is rejected twice', faults: ['import:1:is-error', 'import:2:is-error'] },
  { name: 'a delete whose response is lost', faults: ['delete:1:reset-after'] },
  { name: 'a delete that removes the copilot', faults: ['delete:1:record-removed'] },
  { name: 'a service of release 2.8.0', service: { service: '2.8.0' }, holds: withHandMade },
  { name: 'a service of the newest release', ...head },
  { name: 'a copilot in sync', ...head, holds: JSON.parse(after['swagger.json']), event: byHand },
  { name: 'manually created actions are kept', ...head, holds: withHandMade, inputs: { unmanaged: 'keep' } },
  {
    name: 'a preview for a copilot that has drifted',
    ...head,
    holds: JSON.parse(describeApi('listOrders')) as unknown,
    event: pull,
  },
  { name: 'a preview with the current actions of the copilot', ...head, holds: withHandMade, event: pull },
];

// Longer than any single request on a busy machine, so that each read falls on its own side of the delay.
const pauseMs = 5_000;

test.concurrent.each(goldens)('$name', async (golden) => {
  const document = golden.holds ?? (JSON.parse(before['swagger.json']) as unknown);
  const world = await createWorld({
    service: {
      ...golden.service,
      copilots: [{ id, name: 'Order desk', token: 'cop_token-7f3a9b2c4d5e6f70', document }],
      faults: (golden.faults ?? []).map(parseFault),
      pauseMs,
    },
  });
  try {
    const { commits, event } = await (golden.event ?? push)(world, golden.after ?? after);
    const waits = { 'wait-seconds': String(pauseMs / 1_000), 'timeout-seconds': '10', 'max-attempts': '2' };
    const transcript = await world.run({
      event,
      depth: 0,
      actionDir: quickFolder,
      inputs: { ...waits, ...golden.inputs },
    });
    const text = renderTranscript(transcript, { service: world.service, commits });
    expect(text).toBe(readGolden(golden.name.replaceAll(' ', '-'), text));
  } finally {
    await world.close();
  }
});
