import {
  commands,
  describeHostile,
  describeTooLong,
  flood,
  hostile,
  lines,
  markup,
} from '../support/hostile-text.ts';
import { together } from '../support/test-together.ts';
import { createPushStage, newOperations, previousOperations } from '../support/push-stage.ts';
import { scriptedCopilot, scriptedId, sendJson, type ScriptedService } from '../support/scripted-service.ts';
import { findObeyed, nothingObeyed } from '../support/traces.ts';
import type { Scenario } from '../support/world.ts';

const stage = await createPushStage({ isInProcess: true });
const hostileStage = await createPushStage({ isInProcess: true, after: describeHostile(hostile) });
const floodStage = await createPushStage({ isInProcess: true, after: describeHostile(flood) });
const longStage = await createPushStage({ isInProcess: true, after: describeTooLong(flood) });
const brokenStage = await createPushStage({
  after: `{"openapi": "3.0.3", "info": {"title": ${JSON.stringify(hostile)}}, "paths": {"/a": {"get": {"parameters": [{"$ref": ${JSON.stringify(`#/x/${hostile}`)}}]}}}}`,
});

afterAll(async () => {
  for (const one of [stage, hostileStage, floodStage, longStage, brokenStage]) await one.close();
});

const reject =
  (status: number, text: string, type = 'application/json') =>
  (service: ScriptedService): void => {
    service.script.import = ({ nth, response, serve, takeEffect }) => {
      if (nth > 1) {
        serve();
        return;
      }
      if (status < 300) takeEffect();
      if (type === 'application/json')
        sendJson(response, status, { is_error: true, message: text, detail: text });
      else response.writeHead(status, { 'content-type': type }).end(text);
    };
  };
const rename =
  (text: string) =>
  (service: ScriptedService): void => {
    const record = {
      ...scriptedCopilot,
      name: text,
      status: text,
      website: text,
      prompt_message: text,
      swagger_url: text,
      [text]: text,
    };
    service.listing = [record, { ...record, id: text, token: '' }];
  };
const both =
  (...changes: readonly ((service: ScriptedService) => void)[]) =>
  (service: ScriptedService): void => {
    for (const change of changes) change(service);
  };
const removeRecord = (service: ScriptedService): void => {
  service.script.delete = (exchange) => {
    exchange.serve();
    service.listing = [];
  };
};

interface Case {
  readonly name: string;
  readonly on?: typeof stage;
  readonly service?: (service: ScriptedService) => void;
  readonly scenario?: Partial<Scenario>;
  readonly outcome: string;
}

const cases: readonly Case[] = [
  { name: 'the copilot’s name and fields', service: rename(hostile), outcome: 'synced' },
  { name: 'names of 100 kB', service: rename(flood), outcome: 'synced' },
  {
    name: 'the list of copilots in an error',
    service: rename(hostile),
    scenario: { inputs: { 'copilot-id': 'unknown' } },
    outcome: 'aborted',
  },
  { name: 'a removed record’s fields', service: both(rename(hostile), removeRecord), outcome: 'degraded' },
  { name: 'a removed record of 100 kB', service: both(rename(flood), removeRecord), outcome: 'degraded' },
  { name: 'a refusal’s JSON', service: reject(400, hostile), outcome: 'rolled-back' },
  { name: 'a refusal’s text', service: reject(422, hostile, 'text/plain'), outcome: 'rolled-back' },
  { name: 'a success that is an error', service: reject(201, hostile), outcome: 'rolled-back' },
  { name: 'a refusal of 100 kB', service: reject(400, flood), outcome: 'rolled-back' },
  { name: 'the description', on: hostileStage, outcome: 'synced' },
  { name: 'a description of 100 kB texts', on: floodStage, outcome: 'synced' },
  { name: 'a description of texts too long to store', on: longStage, outcome: 'aborted' },
  { name: 'a description that would not import', on: brokenStage, outcome: 'aborted' },
  {
    name: 'the inputs',
    scenario: { inputs: { 'copilot-id': commands.replace(/[\s\0]/g, ''), base: 'auto' } },
    outcome: 'aborted',
  },
  {
    name: 'the file’s name',
    scenario: { inputs: { 'swagger-file': `${lines[0] ?? ''}\n${lines[5] ?? ''}\n${markup}` } },
    outcome: 'aborted',
  },
  {
    name: 'the base',
    scenario: { inputs: { base: lines.join('').replaceAll(' ', '') } },
    outcome: 'synced',
  },
  {
    name: 'the branch',
    scenario: {
      event: { ...stage.event, ref: `refs/heads/${lines[5] ?? ''}\n${hostile.replaceAll('\0', '')}` },
    },
    outcome: 'synced',
  },
  {
    name: 'the event',
    scenario: {
      event: {
        ...stage.event,
        payload: { ...(stage.event.payload as object), ref: hostile, before: hostile, after: hostile },
      },
    },
    outcome: 'synced',
  },
  {
    name: 'the workflow’s and the event’s name',
    scenario: {
      env: {
        GITHUB_WORKFLOW: hostile.replaceAll('\0', ''),
        GITHUB_SERVER_URL: hostile.replaceAll('\0', ''),
        GITHUB_RUN_ID: markup,
      },
    },
    outcome: 'synced',
  },
];

describe('text from outside stays text in', () => {
  together.each(cases)('$name', async ({ on = stage, service = () => undefined, scenario, outcome }) => {
    const { main, post, service: met } = await on.meet(service, scenario);
    expect(main.outputs['outcome']).toBe(outcome);
    expect(findObeyed(main)).toEqual(nothingObeyed);
    expect(
      main.annotations.filter(({ message, file }) => message === 'injected' || file === 'injected.ts'),
    ).toEqual([]);
    expect(main.log).not.toMatch(/bug of the action/);
    expect(main.stderr).toBe('');
    expect(post?.log).toBe('');
    checkSummary(main.files.summary);
    JSON.parse(main.outputs['report'] ?? '');
    expect(met.held.slice(0, 1)).toEqual(
      {
        synced: on === stage ? newOperations.slice(0, 1) : [expect.anything()],
        'rolled-back': previousOperations.slice(0, 1),
        aborted: ['before'],
        degraded: [],
      }[outcome],
    );
    expect(met.calls).not.toContain('other');
    expect(scriptedId).toBe(scriptedCopilot.id);
  });
});

/** Checks that GitHub would render no HTML, link, image or mention outside code. */
function checkSummary(summary: string): void {
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  expect(summary).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029\u202e]/);
  const ownership = /<\/?(?:details|summary|sub|br|span)>/g;
  const text = summary
    .replace(/^```(?:json|yaml)\n[\s\S]*?\n```$/gm, '')
    .replace(/(?<!\\)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
  const prose = text.replace(ownership, '');
  expect(prose).not.toMatch(/<[a-z/!]/i);
  expect(prose).not.toMatch(/(?<!\\)!?\[[^\]!]*(?<!\\)\]\(/);
  expect(prose).not.toMatch(/@octocat|https?:\/\/evil|www\.evil|(?<![&\w])#1\b/);
  expect(prose).not.toMatch(/^#+ (Heading|x)$/m);
  const opened = text.match(/<details>/g)?.length ?? 0;
  expect(text.match(/<\/details>/g)?.length ?? 0).toBe(opened);
  // Every row of a table has as many cells as its header.
  for (const table of summary.matchAll(/(?:^\|.*\|\n?)+/gm)) {
    const counts = table[0]
      .trimEnd()
      .split('\n')
      .map((row) => row.replaceAll('\\|', '').split('|').length);
    expect(new Set(counts).size).toBe(1);
  }
}
