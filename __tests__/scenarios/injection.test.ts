import { createJsonAnswer } from '../support/fake-service/answer.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import {
  callsOf,
  createPushStage,
  firstOperations,
  namesOf,
  newOperations,
  previousOperations,
  stageCopilot,
  stageService,
} from '../support/push-stage.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import type { Scenario } from '../support/world.ts';

/** Texts with all kinds of commands for the runner, for GitHub's Markdown and for a terminal. */
const lines = [
  '::add-mask::injected',
  '##[add-mask]injected',
  '::set-output name=injected::1',
  '##[set-output name=injected]1',
  '::save-state name=injected::1',
  'text before ##[save-state name=injected]1',
  '::error file=injected.ts::injected',
  '::set-env name=injected::1',
  '::add-path::injected',
  '::stop-commands::injected',
  '::add-matcher::injected.json',
];
const ends = [
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '%0A',
  '%0D%0A',
  '\u001b[2K\r',
  '\0',
];
const commands = ends.map((end) => `x${end}${lines.join(end)}`).join(' ');
const markup =
  '| a | b |\n|---|---|\n# Heading\n</details></td></tr></table><script>alert(1)</script><img src=x onerror=alert(1)>\n' +
  '![pixel](https://evil.example/p.png) [link](https://evil.example) https://evil.example www.evil.example @octocat #1 GH-1\n' +
  '```\nfence\n~~~\n\\| `tick` ``two`` $math$ <!-- hidden --> &lt; \u001b[31mred\u001b[0m \u202eright-to-left\u202c a@evil.example :tada:';
const hostile = `${commands}\n${markup}`;
const flood = `${'A'.repeat(50_000)}|${'\n## x'.repeat(10_000)}`;

const describeTexts = (text: string, operationId: string, rest: Record<string, unknown>): string =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: text, version: text, description: text },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      [`/${text.replaceAll('{', '').slice(0, 150)}`]: { get: { operationId, ...rest } },
      '/plain': { get: { operationId: 'plain', ...rest } },
    },
  });
const operation = (text: string): Record<string, unknown> => ({
  summary: text,
  description: text,
  tags: [text],
  responses: { 200: { description: text } },
});
/** Creates names and descriptions of the maximum length that the service stores. */
const describeHostile = (text: string): string =>
  describeTexts(text, text.slice(0, 255), { ...operation(text), description: text.slice(0, 60_000) });
/**
 * Creates a document that can't be imported, because the service doesn't store names or descriptions of this length.
 */
const describeTooLong = (text: string): string => describeTexts(text, text, operation(text));

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

const reject = (status: number, text: string, type = 'application/json'): FakeServiceOptions => ({
  scripts: {
    import: async ({ request, serve }) => {
      if (request.nth > 1) return undefined;
      if (status < 300) await serve();
      return type === 'application/json'
        ? createJsonAnswer(status, { is_error: true, message: text, detail: text })
        : { status, headers: { 'content-type': type }, body: text };
    },
  },
});
const rename = (text: string): FakeServiceOptions => {
  const texts = { name: text, status: text, website: text, prompt_message: text, swagger_url: text };
  const record = { ...stageService.copilots?.[0], ...stageCopilot, ...texts, [text]: text };
  return { copilots: [record, { ...record, id: text, token: '' }] };
};
const removeRecord: FakeServiceOptions = {
  scripts: { delete: ({ serve }) => serve({ recordDelete: 'removes-record' }) },
};

interface Case {
  readonly on?: typeof stage;
  readonly service?: FakeServiceOptions;
  readonly scenario?: Partial<Scenario>;
}

const clean = hostile.replaceAll('\0', '');
const { event } = stage;
const payload = { ...(event.payload as object), ref: hostile, before: hostile, after: hostile };
const withInputs = (inputs: Readonly<Record<string, string>>): Case => ({ scenario: { inputs } });

const cases: readonly (readonly [name: string, outcome: string, given: Case])[] = [
  ['the copilot’s name and fields', 'synced', { service: rename(hostile) }],
  ['names of 100 kB', 'synced', { service: rename(flood) }],
  [
    'the list of copilots in an error',
    'aborted',
    { service: rename(hostile), ...withInputs({ 'copilot-id': 'unknown' }) },
  ],
  ['the fields of a removed copilot', 'degraded', { service: { ...rename(hostile), ...removeRecord } }],
  ['a removed copilot of 100 kB', 'degraded', { service: { ...rename(flood), ...removeRecord } }],
  ['the JSON of a rejection', 'rolled-back', { service: reject(400, hostile) }],
  ['the text of a rejection', 'rolled-back', { service: reject(422, hostile, 'text/plain') }],
  ['a success that is an error', 'rolled-back', { service: reject(201, hostile) }],
  ['a rejection of 100 kB', 'rolled-back', { service: reject(400, flood) }],
  ['the file', 'synced', { on: hostileStage }],
  ['a file with texts of 100 kB', 'synced', { on: floodStage }],
  ['a file with texts that are too long to store', 'aborted', { on: longStage }],
  ['a file that can’t be imported', 'aborted', { on: brokenStage }],
  ['the inputs', 'aborted', withInputs({ 'copilot-id': commands.replace(/[\s\0]/g, ''), base: 'auto' })],
  [
    'the file’s name',
    'aborted',
    withInputs({ 'swagger-file': `${lines[0] ?? ''}\n${lines[5] ?? ''}\n${markup}` }),
  ],
  ['the base', 'synced', withInputs({ base: lines.join('').replaceAll(' ', '') })],
  [
    'the branch',
    'synced',
    { scenario: { event: { ...event, ref: `refs/heads/${lines[5] ?? ''}\n${clean}` } } },
  ],
  ['the event', 'synced', { scenario: { event: { ...event, payload } } }],
  [
    'the names of the workflow and the event',
    'synced',
    { scenario: { env: { GITHUB_WORKFLOW: clean, GITHUB_SERVER_URL: clean, GITHUB_RUN_ID: markup } } },
  ],
];

describe('text from outside stays text in', () => {
  test.concurrent.each(cases)('%s', async (_, outcome, { on = stage, service, scenario }) => {
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
    expect(namesOf(met).slice(0, 1)).toEqual(
      {
        synced: on === stage ? newOperations.slice(0, 1) : [expect.anything()],
        'rolled-back': previousOperations.slice(0, 1),
        aborted: firstOperations,
        // The service keeps the actions of a removed copilot.
        degraded: firstOperations,
      }[outcome],
    );
    expect(callsOf(met)).not.toContain('other');
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

/** Returns the commands of a run that it didn't intend to send. */
function findObeyed(step: StepTranscript): Readonly<Record<string, unknown>> {
  const { exported, files, log, masks, outputs, state } = step;
  return {
    masks: masks.filter((mask) => /inject/i.test(mask)),
    outputs: Object.keys(outputs).filter((name) => /inject/i.test(name)),
    state: Object.keys(state).filter((name) => name !== 'main'),
    exported,
    path: files.path,
    escapes: log.includes('\u001b'),
    stopped: /^\s*::stop-commands::|##\[stop-commands/im.test(step.stdout),
  };
}

const nothingObeyed = {
  masks: [],
  outputs: [],
  state: [],
  exported: {},
  path: '',
  escapes: false,
  stopped: false,
};
