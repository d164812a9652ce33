import { gzipSync } from 'node:zlib';
import { isFull } from '../support/depth.ts';
import { misbehaviours, type Script } from '../support/fake-service/misbehaviours.ts';
import {
  callsOf,
  createPushStage,
  firstOperations,
  namesOf,
  newOperations,
  previousOperations,
  stageCopilot,
} from '../support/push-stage.ts';

// Tests that run at the same time begin before any hook.
const inProcess = await createPushStage({ isInProcess: true, isTimed: true });
const onDist = await createPushStage();

afterAll(() => Promise.all([inProcess.close(), onDist.close()]));

const say =
  (status: number, type: string, body: string | Buffer, headers = {}): Script =>
  async ({ serve }) => {
    if (status < 300) await serve();
    return { status, headers: { 'content-type': type, ...headers }, body };
  };

const json = 'application/json';
// 200 MiB as members of 1 MiB: one member takes seconds of CPU time.
const bomb = Buffer.concat(new Array<Buffer>(200).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))));
const endless: Script = misbehaviours['endless-body'];
const drip: Script = (exchange) => misbehaviours['slow-drip'](exchange, { delayMs: 1_000 });

const page = '<html>Sign in</html>';
const copilots = JSON.stringify([stageCopilot]);
const gzip = { 'content-encoding': 'gzip' };
const chunks: Script = async ({ serve }) => {
  await serve();
  return { status: 200, headers: {}, body: '', rest: Array.from(copilots) };
};

const [aborted, back, synced] = ['aborted', 'rolled-back', 'synced'];

const once =
  (answer: Script): Script =>
  (exchange) =>
    exchange.request.nth === 1 ? answer(exchange) : undefined;

/** Outcomes if the list, the delete or the import gets the response once. */
const cases: readonly (readonly [name: string, answer: Script, outcomes: readonly (string | undefined)[]])[] =
  [
    ['HTML with 200', say(200, 'text/html', page), [aborted, back, back]],
    ['truncated JSON', say(200, json, '{"message": "Succ'), [aborted, back, back]],
    ['text that is no JSON', say(200, 'text/plain', 'OK'), [aborted, synced, synced]],
    ['204', say(204, json, ''), [aborted, synced, synced]],
    ['an empty 200', say(200, json, ''), [aborted, synced, synced]],
    ['JSON as text/plain', say(200, 'text/plain', copilots), [synced, synced, synced]],
    ['gzip', say(200, json, gzipSync(copilots), gzip), [synced, synced, synced]],
    ['a gzip bomb', say(200, json, bomb, gzip), [aborted, back, back]],
    ['invalid gzip', say(200, json, 'plain', gzip), [synced, synced, synced]],
    ['an endless body', endless, [aborted, back, back]],
    ['a slow drip beyond timeout-seconds', drip, [synced, synced, synced]],
    ['chunks', chunks, [synced, synced, synced]],
    ['huge headers', say(200, json, '[]', { 'x-huge': 'x'.repeat(100_000) }), [synced, synced, synced]],
    ['is_error with 200', say(200, json, '{"is_error":true,"message":"no"}'), [aborted, back, back]],
  ];

const calls = ['list', 'delete', 'import'] as const;

// service/service.test.ts tests the meaning of each response for each request, and `npm run test:all` does so here.
const rows = cases.flatMap(([name, answer, outcomes]) => {
  // The request at which a misread response does most harm.
  const worst = outcomes[2] === back ? 'import' : 'delete';
  // Only the slow drip ends by its timeout. The largest response needs time on a busy machine.
  // Only a process of its own shows how much memory a response takes.
  const stage = answer === endless || name === 'a gzip bomb' ? onDist : inProcess;
  const inputs = { 'max-attempts': '3', 'timeout-seconds': answer === drip ? '2' : '30' };
  return calls
    .map((call, index) => ({ name, call, answer, stage, inputs, outcome: outcomes[index] ?? '' }))
    .filter(({ call }) => isFull || call === worst || (call === 'list' && name === '204'));
});

describe('a single response', () => {
  test.concurrent.each(rows)('$name to $call: $outcome', async ({ answer, call, stage, inputs, outcome }) => {
    const { main, post, service } = await stage.meet(
      { scripts: { [call]: once(answer) } },
      { inputs, measuresMemory: true },
    );
    expect(main.outputs['outcome']).toBe(outcome);
    expect(namesOf(service)).toEqual(
      { synced: newOperations, 'rolled-back': previousOperations, aborted: firstOperations }[outcome],
    );
    expect([main.exitCode, post?.exitCode]).toEqual([outcome === 'synced' ? 0 : 1, 0]);
    expect(main.maxRssBytes ?? 0).toBeLessThan(400 * 1024 * 1024);
    expect(main.log).not.toMatch(/bug of the action/);
  });

  // HTTP 302 comes after the request was processed, so the delete may have been applied.
  test.concurrent.each([
    ['list', 300, '', 'aborted'],
    ['list', 301, 'javascript:alert(1)', 'aborted'],
    ['delete', 302, '/login', 'rolled-back'],
    ['delete', 308, '/login', 'aborted'],
    ['import', 307, '/login', 'rolled-back'],
  ])('that redirects the %s with HTTP %i to “%s” is not followed: %s', async (call, status, to, outcome) => {
    const redirect: Script = ({ message }) => {
      const location = to.startsWith('/') ? `http://${message.headers.host ?? ''}${to}` : to;
      return { status, headers: { location }, body: 'Moved' };
    };
    const { main, service } = await inProcess.meet({ scripts: { [call]: once(redirect) } });
    expect(main.outputs['outcome']).toBe(outcome);
    expect(namesOf(service)).toEqual(outcome === 'aborted' ? firstOperations : previousOperations);
    expect(callsOf(service)).not.toContain('other');
    const error = main.annotations.find(({ severity }) => severity === 'error')?.message;
    expect(error).toMatch(new RegExp(`HTTP ${status}.*Redirects are not followed`, 's'));
  });
});
