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
/** The same in 100 kB, because long texts are truncated. */
const flood = `${hostile}\n${'A'.repeat(50_000)}|${'\n## x'.repeat(10_000)}`;

const describeTexts = (operationId: string, description: string): string => {
  const operation = {
    summary: flood,
    description,
    tags: [flood],
    responses: { 200: { description: flood } },
  };
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: flood, version: flood, description: flood },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      [`/${flood.replaceAll('{', '').slice(0, 150)}`]: { get: { operationId, ...operation } },
      '/plain': { get: { operationId: 'plain', ...operation } },
    },
  });
};

const stage = await createPushStage({ isInProcess: true });
// Names and descriptions have the maximum length that the service stores, and then a length that it doesn't store.
const [hostileStage, longStage, brokenStage] = await Promise.all(
  [
    describeTexts(flood.slice(0, 255), flood.slice(0, 60_000)),
    describeTexts(flood, flood),
    `{"openapi": "3.0.3", "info": {"title": ${JSON.stringify(hostile)}}, "paths": {"/a": {"get": {"parameters": [{"$ref": ${JSON.stringify(`#/x/${hostile}`)}}]}}}}`,
  ].map((after) => createPushStage({ isInProcess: true, after })),
);

afterAll(async () => {
  for (const one of [stage, hostileStage, longStage, brokenStage]) await one?.close();
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
const texts = { name: flood, status: flood, website: flood, prompt_message: flood, swagger_url: flood };
const record = { ...stageService.copilots?.[0], ...stageCopilot, ...texts, [flood]: flood };
const rename: FakeServiceOptions = { copilots: [record, { ...record, id: flood, token: '' }] };
const removeRecord: FakeServiceOptions = {
  scripts: { delete: ({ serve }) => serve({ recordDelete: 'removes-record' }) },
};

const clean = hostile.replaceAll('\0', '');
const { event } = stage;
const payload = { ...(event.payload as object), ref: hostile, before: hostile, after: hostile };
const rejected = (...response: Parameters<typeof reject>): Given => ({ service: reject(...response) });
const withInputs = (inputs: Readonly<Record<string, string>>): Given => ({ scenario: { inputs } });
const pushed = (changes: object): Given => ({ scenario: { event: { ...event, ...changes } } });

interface Given {
  readonly on?: typeof stage | undefined;
  readonly service?: FakeServiceOptions;
  readonly scenario?: Partial<Scenario>;
}

test.concurrent.each<[name: string, outcome: string, given: Given]>([
  ['the copilot’s name and fields', 'synced', { service: rename }],
  [
    'the list of copilots in an error',
    'aborted',
    { service: rename, ...withInputs({ 'copilot-id': 'none' }) },
  ],
  ['the fields of a removed copilot', 'degraded', { service: { ...rename, ...removeRecord } }],
  ['the JSON of a rejection', 'rolled-back', rejected(400, flood)],
  ['the text of a rejection', 'rolled-back', rejected(422, flood, 'text/plain')],
  ['a success that is an error', 'rolled-back', rejected(201, flood)],
  ['the file', 'synced', { on: hostileStage }],
  ['a file with texts that are too long to store', 'aborted', { on: longStage }],
  ['a file that can’t be imported', 'aborted', { on: brokenStage }],
  ['the inputs', 'aborted', withInputs({ 'copilot-id': commands.replace(/[\s\0]/g, ''), base: 'auto' })],
  ['the file’s name', 'aborted', withInputs({ 'swagger-file': [lines[0], lines[5], markup].join('\n') })],
  ['the base', 'synced', withInputs({ base: lines.join('').replaceAll(' ', '') })],
  ['the branch', 'synced', pushed({ ref: `refs/heads/${[lines[5], clean].join('\n')}` })],
  ['the event', 'synced', pushed({ payload })],
  [
    'the names of the workflow and the event',
    'synced',
    { scenario: { env: { GITHUB_WORKFLOW: clean, GITHUB_SERVER_URL: clean, GITHUB_RUN_ID: markup } } },
  ],
])('text from outside stays text in %s', async (_, outcome, { on = stage, service, scenario }) => {
  const { main, post, service: met } = await on.meet(service, scenario);
  expect(main.outputs['outcome']).toBe(outcome);
  expect(listObeyed(main)).toEqual([]);
  expect(main.log).not.toMatch(/bug of the action/);
  expect([main.stderr, post?.log]).toEqual(['', '']);
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

/** Lists the commands of a run that it didn't intend to send. */
function listObeyed(step: StepTranscript): readonly unknown[] {
  const { annotations, exported, files, log, masks, outputs, state, stdout } = step;
  return [
    ...annotations.filter(({ message, file }) => message === 'injected' || file === 'injected.ts'),
    ...[...masks, ...Object.keys(outputs)].filter((text) => /inject/i.test(text)),
    ...Object.keys(state).filter((name) => name !== 'main'),
    ...Object.keys(exported),
    ...[files.path].filter((path) => path !== ''),
    ...(/\u001b/u.exec(log) ?? []),
    ...(/^\s*::stop-commands::|##\[stop-commands/im.exec(stdout) ?? []),
  ];
}
