import { ActionError, ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { checkCopilot } from '../../src/replacement/check.ts';
import type { Copilot } from '../../src/copilot.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { createFault } from './fault.ts';

const never = (): Promise<never> => Promise.reject(new Error('The check changes nothing.'));
const changing = { listCopilots: never, deleteActions: never, importActions: never };

type Response = readonly Copilot[] | ServiceFault | Error;

function createCopilot(id: string, more: Partial<Copilot> = {}): Copilot {
  return { id, name: `Name of ${id}`, status: 'draft', record: { id, deleted_at: null }, ...more };
}

const createListFault = (facts: Partial<ServiceFault>): ServiceFault =>
  createFault({ request: 'list', ...facts });

interface Given {
  readonly maxAttempts?: number;
  readonly unusableId?: string;
  readonly random?: number;
}

/** Checks the copilot with a service that returns these responses in order. The last one is repeated. */
async function run(copilotId: string | undefined, responses: readonly Response[], given: Given = {}) {
  const { random = 0.5, ...limits } = given;
  const clock = createVirtualClock();
  const lines: string[] = [];
  let count = 0;
  const listCopilots = (): Promise<readonly Copilot[]> => {
    const response = responses[Math.min(count++, responses.length - 1)] ?? [];
    if (response instanceof Error) return Promise.reject(response);
    return 'explanation' in response
      ? Promise.reject(new ServiceFailure(response))
      : Promise.resolve(response);
  };
  const service = { ...withoutActionList, ...changing, listCopilots };
  const ports = { service, clock, random: () => random, log: createMemoryLog(lines) };
  const checked = await clock.run(checkCopilot(copilotId, { maxAttempts: 3, ...limits }, ports));
  return { ...checked, lines, tookMs: clock.nowMs() };
}

const check = (copilotId: string | undefined, ...responses: Response[]) => run(copilotId, responses);

async function fail(copilotId: string | undefined, ...responses: Response[]): Promise<ActionError> {
  const error = await check(copilotId, ...responses).catch((thrown: unknown) => thrown);
  if (!(error instanceof ActionError)) throw new Error('No error of the action.');
  return error;
}

describe('the copilot is looked up before anything is deleted', () => {
  test('by its exact ID', async () => {
    const [lower, upper] = [createCopilot('abc'), createCopilot('ABC')];
    expect((await check('ABC', [lower, upper])).copilot).toBe(upper);
  });

  test('by its ID in any case, if none is exact', async () => {
    expect((await check('5B3F', [createCopilot('5b3f')])).copilot?.id).toBe('5b3f');
  });

  test('a copilot that is listed twice counts as listed', async () => {
    expect((await check('a', [createCopilot('a'), createCopilot('a')])).copilot?.id).toBe('a');
  });

  test('a copilot that is marked as deleted does not exist', async () => {
    const deleted = createCopilot('a', { record: { id: 'a', deleted_at: '2026-01-01T00:00:00Z' } });
    expect((await fail('a', [deleted])).code).toBe('copilot-unknown');
  });

  test('a list with a delay of a minute is awaited', async () => {
    const busy = createListFault({ status: 429, retryAfterMs: 60_000 });
    expect((await check('a', busy, [createCopilot('a')])).copilot?.id).toBe('a');
  });

  test('a list that succeeds at the third attempt is sufficient', async () => {
    const trouble = createListFault({ status: 503 });
    expect((await check('a', trouble, trouble, [createCopilot('a')])).copilot?.id).toBe('a');
  });

  test.each([404, 405, 501])('a service without a list (%i) continues with a warning', async (status) => {
    const checked = await check('a', createListFault({ status, rejected: true }));
    expect(checked.copilot).toBeUndefined();
    expect(checked.warnings).toEqual([
      `The list: ${status}. The action can’t check the copilot, so it assumes that a exists.`,
    ]);
  });

  test.each([
    ['a rejected key', createListFault({ status: 401, rejected: true }), 'service-refused'],
    ['a redirect', createListFault({ status: 302, kind: 'redirect', rejected: true }), 'service-refused'],
    [
      'a web page',
      createListFault({ status: 200, kind: 'not-understood', rejected: true }),
      'service-not-understood',
    ],
    ['an endless list', createListFault({ kind: 'too-large', rejected: true }), 'service-not-understood'],
    ['a failure of every attempt', createListFault({ status: 502 }), 'service-unreachable'],
    ['no connection', createListFault({ kind: 'unreachable' }), 'service-unreachable'],
    ['an untrusted certificate', createListFault({ kind: 'tls' }), 'service-unreachable'],
  ])('%s stops the run', async (_, fault, code) => {
    const error = await fail('a', fault);
    expect(error.code).toBe(code);
    expect(error.hint).toBe(fault.hint);
  });

  test.each([
    ['an untrusted certificate', createListFault({ kind: 'tls' })],
    ['a proxy that requires a password', createListFault({ kind: 'proxy', proxyStatus: 407 })],
    ['a delay of more than a minute', createListFault({ status: 429, retryAfterMs: 60_001 })],
  ])('%s is not requested again', async (_, fault) => {
    // A second request would succeed.
    expect((await fail('a', fault, [createCopilot('a')])).code).toBe('service-unreachable');
  });

  test('the error for an unknown ID lists the copilots of the key, one short line each', async () => {
    const many = Array.from({ length: 30 }, (_, index) => createCopilot(`id-${index}`));
    const odd = createCopilot('odd', { name: 'Line\n::error::two', status: '' });
    const error = await fail('none', [odd, ...many]);
    expect(error.code).toBe('copilot-unknown');
    expect(error.message.split('\n')).toEqual([
      'There is no copilot none among those that this key can access. The key can access:',
      '- odd “Line ::error::two” (no status)',
      ...many.slice(0, 19).map(({ id }) => `- ${id} “Name of ${id}” (draft)`),
      'and 11 more',
    ]);
    expect(error.hint).toContain('`copilot-id` to one of these IDs');
  });

  test.each([
    [[], 'The input `copilot-id` is missing. The key can’t access any copilots.'],
    [['a'], 'The input `copilot-id` is missing. The key can access:\n- a “Name of a” (draft)'],
  ])('so does the error for a missing ID, if there are %j', async (ids, message) => {
    const error = await fail(
      undefined,
      ids.map((id) => createCopilot(id)),
    );
    expect(error.message).toBe(message);
  });

  test('a missing ID is requested if there is no list', async () => {
    const error = await fail(undefined, createListFault({ status: 404, rejected: true }));
    expect(error).toMatchObject({
      code: 'copilot-unknown',
      message: 'The input `copilot-id` is missing. The list: 404.',
      // The URL is probably wrong, because the ID was omitted to get a list of the IDs.
      hint: 'The remedy. If the service has no copilot list, set `copilot-id` to the copilot’s ID.',
    });
  });

  test.each([404, 405, 501])(
    "a list that fails with HTTP %i and a web page is not the service's, and the error names `base-url`",
    async (status) => {
      const error = await fail('a', createListFault({ status, rejected: true, isWebPage: true }));
      expect(error.code).toBe('service-not-understood');
      expect(error.hint).toContain('`base-url`');
    },
  );

  describe('a `copilot-id` that is no ID', () => {
    const copilots = [createCopilot('1f0c2f3e-a'), createCopilot('77ab0d1c-b')];
    const failFor = (unusableId: string) =>
      run(undefined, [copilots], { unusableId }).catch((error: unknown) => error);

    test('leads to the copilot with that name', async () => {
      expect(await failFor('name of 1f0c2f3e-a')).toMatchObject({
        code: 'copilot-unknown',
        message: expect.stringContaining('- 77ab0d1c-b') as string,
        hint: '“Name of 1f0c2f3e-a” is the name of the copilot. Set `copilot-id` to its ID, 1f0c2f3e-a.',
      });
    });

    test.each(['1f0c2f3e-a,77ab0d1c-b', '1f0c2f3e-a\n77ab0d1c-b', '1f0c2f3e-a 77ab0d1c-b'])(
      'with two IDs, %j, lists the copilots and names `config-file`',
      async (value) => {
        expect(await failFor(value)).toMatchObject({
          message: expect.stringMatching(
            /^The input `copilot-id` has several IDs .*The key can access:\n- 1f/su,
          ) as string,
          hint: expect.stringContaining('in a `config-file`') as string,
        });
      },
    );

    test('with any other text lists the copilots', async () => {
      expect(await failFor('../x')).toMatchObject({
        message: expect.stringContaining('There is no copilot ../x among') as string,
        hint: expect.stringContaining('one of these IDs') as string,
      });
    });
  });

  test.each([{}, { deleted_at: null }, { deleted_at: '' }, { deleted_at: false }, { deleted_at: 0 }])(
    'a copilot whose record says %j is not deleted',
    async (mark) => {
      const copilot = createCopilot('a', { record: { id: 'a', ...mark } });
      expect((await check('a', [copilot])).copilot).toBe(copilot);
    },
  );

  test.each([
    [0, 0, 'now'],
    [0.05, 50, 'now'],
    [0.1, 100, 'in 0.1 s'],
    [1, 1_000, 'in 1.0 s'],
  ])(
    'without a response, the list is requested again: with random %d after %i ms, %s',
    async (by, ms, when) => {
      const responses = [createListFault({ status: 503 }), [createCopilot('a')]];
      const { lines, tookMs } = await run('a', responses, { maxAttempts: 2, random: by });
      expect(lines).toEqual([`The list: 503. Retrying ${when}.`]);
      expect(tookMs).toBe(ms);
    },
  );

  test('a bug is not a response of the service', async () => {
    await expect(check('a', new TypeError('A bug.'))).rejects.toThrow(TypeError);
  });
});
