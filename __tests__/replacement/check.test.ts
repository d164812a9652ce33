import { ActionError, ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { checkCopilot } from '../../src/replacement/check.ts';
import type { Copilot } from '../../src/copilot.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

const never = (): Promise<never> => Promise.reject(new Error('The check changes nothing.'));
const changing = { listCopilots: never, deleteActions: never, importActions: never };

type Answer = readonly Copilot[] | ServiceFault;

function createCopilot(id: string, more: Partial<Copilot> = {}): Copilot {
  return { id, name: `Name of ${id}`, status: 'draft', record: { id, deleted_at: null }, ...more };
}

function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const base = { request: 'list', kind: 'status', applied: 'no', rejected: false } as const;
  return {
    ...base,
    explanation: `The list: ${facts.status ?? facts.kind ?? ''}.`,
    hint: 'The remedy.',
    ...facts,
  };
}

/** Answers in order, the last one for ever. */
async function check(
  copilotId: string | undefined,
  ...answers: Answer[]
): Promise<Awaited<ReturnType<typeof checkCopilot>>> {
  const clock = createVirtualClock();
  let asked = 0;
  const listCopilots = (): Promise<readonly Copilot[]> => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    if ('explanation' in answer) return Promise.reject(new ServiceFailure(answer));
    return Promise.resolve(answer);
  };
  const service = { ...withoutActionList, ...changing, listCopilots };
  const ports = { service, clock, random: () => 0.5, log: createMemoryLog([]) };
  return clock.run(checkCopilot(copilotId, { maxAttempts: 3 }, ports));
}

async function fail(copilotId: string | undefined, ...answers: Answer[]): Promise<ActionError> {
  try {
    await check(copilotId, ...answers);
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
  throw new Error('It was found.');
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
    const busy = createFault({ status: 429, retryAfterMs: 60_000 });
    expect((await check('a', busy, [createCopilot('a')])).copilot?.id).toBe('a');
  });

  test('a list that succeeds at the third attempt is sufficient', async () => {
    const trouble = createFault({ status: 503 });
    expect((await check('a', trouble, trouble, [createCopilot('a')])).copilot?.id).toBe('a');
  });

  test.each([404, 405, 501])('a service without a list (%i) continues with a warning', async (status) => {
    const checked = await check('a', createFault({ status, rejected: true }));
    expect(checked.copilot).toBeUndefined();
    expect(checked.warnings).toEqual([
      `The list: ${status}. The action can’t check the copilot, so it assumes that a exists.`,
    ]);
  });

  test.each([
    ['a refused key', createFault({ status: 401, rejected: true }), 'service-refused'],
    ['a redirect', createFault({ status: 302, kind: 'redirect', rejected: true }), 'service-refused'],
    [
      'a web page',
      createFault({ status: 200, kind: 'not-understood', rejected: true }),
      'service-not-understood',
    ],
    ['a list without end', createFault({ kind: 'too-large', rejected: true }), 'service-not-understood'],
    ['trouble to the last try', createFault({ status: 502 }), 'service-unreachable'],
    ['no connection', createFault({ kind: 'unreachable' }), 'service-unreachable'],
    ['an untrusted certificate', createFault({ kind: 'tls' }), 'service-unreachable'],
  ])('%s stops the run', async (_, fault, code) => {
    const error = await fail('a', fault);
    expect(error.code).toBe(code);
    expect(error.hint).toBe(fault.hint);
  });

  test.each([
    ['an untrusted certificate', createFault({ kind: 'tls' })],
    ['a proxy that wants a password', createFault({ kind: 'proxy', proxyStatus: 407 })],
    ['a wait of more than a minute', createFault({ status: 429, retryAfterMs: 60_001 })],
  ])('%s is not requested again', async (_, fault) => {
    // Asked a second time, it would be found.
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
    const error = await fail(undefined, createFault({ status: 404, rejected: true }));
    expect(error).toMatchObject({
      code: 'copilot-unknown',
      message: 'The input `copilot-id` is missing. The list: 404.',
      // Most likely the address is wrong, as the id was left out on purpose: to be told the ids.
      hint: 'The remedy. If the service has no copilot list, set `copilot-id` to the copilot’s ID.',
    });
  });

  test.each([404, 405, 501])(
    "a list that fails with HTTP %i and a web page is not the service's, and the error names `base-url`",
    async (status) => {
      const error = await fail('a', createFault({ status, rejected: true, isWebPage: true }));
      expect(error.code).toBe('service-not-understood');
      expect(error.hint).toContain('`base-url`');
    },
  );

  describe('a `copilot-id` that is no ID', () => {
    const copilots = [createCopilot('1f0c2f3e-a'), createCopilot('77ab0d1c-b')];
    const failFor = async (unusableId: string) => {
      const listCopilots = (): Promise<readonly Copilot[]> => Promise.resolve(copilots);
      const service = { ...withoutActionList, ...changing, listCopilots };
      const ports = { service, clock: createVirtualClock(), random: () => 0, log: createMemoryLog([]) };
      return checkCopilot(undefined, { maxAttempts: 1, unusableId }, ports).catch((error: unknown) => error);
    };

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
      const lines: string[] = [];
      const clock = createVirtualClock();
      const answers = [createFault({ status: 503 })];
      const listCopilots = (): Promise<readonly Copilot[]> => {
        const fault = answers.pop();
        return fault === undefined
          ? Promise.resolve([createCopilot('a')])
          : Promise.reject(new ServiceFailure(fault));
      };
      const service = { ...withoutActionList, ...changing, listCopilots };
      const ports = { service, clock, random: () => by, log: createMemoryLog(lines) };
      await clock.run(checkCopilot('a', { maxAttempts: 2 }, ports));
      expect(lines).toEqual([`The list: 503. Retrying ${when}.`]);
      expect(clock.nowMs()).toBe(ms);
    },
  );

  test('a bug is not a response of the service', async () => {
    const listCopilots = (): Promise<never> => Promise.reject(new TypeError('A bug.'));
    const service = { ...withoutActionList, ...changing, listCopilots };
    const ports = { service, clock: createVirtualClock(), random: () => 0, log: createMemoryLog([]) };
    await expect(checkCopilot('a', { maxAttempts: 2 }, ports)).rejects.toThrow(TypeError);
  });
});
