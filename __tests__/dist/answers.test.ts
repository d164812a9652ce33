import { gzipSync } from 'node:zlib';
import { isFull } from '../support/depth.ts';
import { createPushStage, newOperations, previousOperations } from '../support/push-stage.ts';
import { scriptedCopilot, type ScriptedAnswer, type ScriptedCall } from '../support/scripted-service.ts';

// Tests that run at the same time begin before any hook.
const stage = await createPushStage();

afterAll(() => stage.close());

const say =
  (status: number, type: string, body: string | Buffer, headers = {}): ScriptedAnswer =>
  ({ response, takeEffect }) => {
    if (status < 300) takeEffect();
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };

const json = 'application/json';
// 200 MiB as members of 1 MiB: one member takes seconds of CPU time.
const bomb = Buffer.concat(new Array<Buffer>(200).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))));
const once =
  (answer: ScriptedAnswer): ScriptedAnswer =>
  async (exchange) => {
    await (exchange.nth === 1 ? answer : exchange.serve)(exchange);
  };

const spaces = Buffer.alloc(64 * 1024, ' ');
const endless: ScriptedAnswer = ({ response, takeEffect }) => {
  takeEffect();
  response.writeHead(200, { 'content-type': json });
  const pour = (): void => {
    while (!response.destroyed && response.write(spaces));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
};
const drip: ScriptedAnswer = ({ response, takeEffect }) => {
  takeEffect();
  response.writeHead(200, { 'content-type': json, 'content-length': '1000' });
  const dripping = setInterval(() => {
    response.write(' ');
  }, 100);
  response.on('close', () => {
    clearInterval(dripping);
  });
};

interface Case {
  readonly name: string;
  readonly answer: ScriptedAnswer;
  /** Timeout that ends this response; otherwise, there is time for the largest one on a busy machine. */
  readonly timeoutSeconds?: number;
  /** Outcomes if this request gets the response once, for each request in turn. */
  readonly outcomes: Readonly<Record<ScriptedCall, string>>;
}

const all = (list: string, deletion: string, put: string): Case['outcomes'] => ({
  list,
  delete: deletion,
  import: put,
});

const cases: readonly Case[] = [
  {
    name: 'HTML with 200',
    answer: say(200, 'text/html', '<html>Sign in</html>'),
    outcomes: all('aborted', 'rolled-back', 'rolled-back'),
  },
  {
    name: 'JSON cut short',
    answer: say(200, json, '{"message": "Succ'),
    outcomes: all('aborted', 'rolled-back', 'rolled-back'),
  },
  {
    name: 'text that is no JSON',
    answer: say(200, 'text/plain', 'OK'),
    outcomes: all('aborted', 'synced', 'synced'),
  },
  { name: '204', answer: say(204, json, ''), outcomes: all('aborted', 'synced', 'synced') },
  { name: 'an empty 200', answer: say(200, json, ''), outcomes: all('aborted', 'synced', 'synced') },
  {
    name: 'JSON as text/plain',
    answer: say(200, 'text/plain', JSON.stringify([scriptedCopilot])),
    outcomes: all('synced', 'synced', 'synced'),
  },
  {
    name: 'gzip',
    answer: say(200, json, gzipSync(JSON.stringify([scriptedCopilot])), { 'content-encoding': 'gzip' }),
    outcomes: all('synced', 'synced', 'synced'),
  },
  {
    name: 'a gzip bomb',
    answer: say(200, json, bomb, { 'content-encoding': 'gzip' }),
    outcomes: all('aborted', 'rolled-back', 'rolled-back'),
  },
  {
    name: 'gzip that is none',
    answer: say(200, json, 'plain', { 'content-encoding': 'gzip' }),
    outcomes: all('synced', 'synced', 'synced'),
  },
  { name: 'an endless body', answer: endless, outcomes: all('aborted', 'rolled-back', 'rolled-back') },
  {
    name: 'a slow drip beyond timeout-seconds',
    answer: drip,
    timeoutSeconds: 2,
    outcomes: all('synced', 'synced', 'synced'),
  },
  {
    name: 'chunks',
    answer: ({ response, takeEffect }) => {
      takeEffect();
      response.writeHead(200);
      for (const part of JSON.stringify([scriptedCopilot])) response.write(part);
      response.end();
    },
    outcomes: all('synced', 'synced', 'synced'),
  },
  {
    name: 'huge headers',
    answer: say(200, json, '[]', { 'x-huge': 'x'.repeat(100_000) }),
    outcomes: all('synced', 'synced', 'synced'),
  },
  {
    name: 'is_error with 200',
    answer: say(200, json, '{"is_error":true,"message":"no"}'),
    outcomes: all('aborted', 'rolled-back', 'rolled-back'),
  },
];

/** Returns the request at which a misread response does most harm. */
const worst = ({ outcomes }: Case): ScriptedCall => (outcomes.import === 'rolled-back' ? 'import' : 'delete');

// service/service.test.ts tests the meaning of each response for each request, and `npm run test:all` does so here.
const rows = cases.flatMap((one) =>
  (['list', 'delete', 'import'] as const)
    .filter((call) => isFull || call === worst(one) || (call === 'list' && one.name === '204'))
    .map((call) => {
      const { name, answer, outcomes, timeoutSeconds = 30 } = one;
      const inputs = { 'max-attempts': '3', 'timeout-seconds': String(timeoutSeconds) };
      return { name, call, answer, inputs, outcome: outcomes[call] };
    }),
);

describe('a single response', () => {
  test.concurrent.each(rows)('$name to $call: $outcome', async ({ answer, call, inputs, outcome }) => {
    const { main, post, service } = await stage.meet(
      (own) => {
        own.script[call] = once(answer);
      },
      { inputs, measuresMemory: true },
    );
    expect(main.outputs['outcome']).toBe(outcome);
    expect(service.held).toEqual(
      { synced: newOperations, 'rolled-back': previousOperations, aborted: ['before'] }[outcome],
    );
    expect([main.exitCode, post?.exitCode]).toEqual([outcome === 'synced' ? 0 : 1, 0]);
    expect(main.maxRssBytes ?? 0).toBeLessThan(400 * 1024 * 1024);
    expect(main.log).not.toMatch(/bug of the action/);
  });
});
