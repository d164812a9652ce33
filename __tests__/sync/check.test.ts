import { ActionError, ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { checkCopilot } from '../../src/sync/check.ts';
import type { Copilot } from '../../src/copilot.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { withoutInventory } from '../support/blind-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

type Answer = readonly Copilot[] | ServiceFault;

function createCopilot(id: string, more: Partial<Copilot> = {}): Copilot {
  return { id, name: `Name of ${id}`, status: 'draft', record: { id, deleted_at: null }, ...more };
}

function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const base = { request: 'list', kind: 'status', applied: 'no', refused: false } as const;
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
  const nothing = (): Promise<void> => Promise.reject(new Error('The check changes nothing.'));
  const service = { ...withoutInventory, listCopilots, deleteActions: nothing, importActions: nothing };
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
  test('by its id, exactly', async () => {
    const [lower, upper] = [createCopilot('abc'), createCopilot('ABC')];
    expect((await check('ABC', [lower, upper])).copilot).toBe(upper);
  });

  test('by its id, whatever the letters’ case, where none is exact', async () => {
    expect((await check('5B3F', [createCopilot('5b3f')])).copilot?.id).toBe('5b3f');
  });

  test('listed twice is listed', async () => {
    expect((await check('a', [createCopilot('a'), createCopilot('a')])).copilot?.id).toBe('a');
  });

  test('a record that is marked deleted is not there', async () => {
    const deleted = createCopilot('a', { record: { id: 'a', deleted_at: '2026-01-01T00:00:00Z' } });
    expect((await fail('a', [deleted])).code).toBe('copilot-unknown');
  });

  test('a list that answers only at the third try is good enough', async () => {
    const trouble = createFault({ status: 503 });
    expect((await check('a', trouble, trouble, [createCopilot('a')])).copilot?.id).toBe('a');
  });

  test.each([404, 405, 501])(
    'a service without a list (%i) is taken on trust, with a warning',
    async (status) => {
      const checked = await check('a', createFault({ status, refused: true }));
      expect(checked.copilot).toBeUndefined();
      expect(checked.warnings).toEqual([expect.stringContaining(String(status))]);
    },
  );

  test.each([
    ['a refused key', createFault({ status: 401, refused: true }), 'service-refused'],
    ['a redirect', createFault({ status: 302, kind: 'redirect', refused: true }), 'service-refused'],
    [
      'a web page',
      createFault({ status: 200, kind: 'not-understood', refused: true }),
      'service-not-understood',
    ],
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
    ['a wait of an hour', createFault({ status: 429, retryAfterMs: 3_600_000 })],
  ])('%s is not asked again', async (_, fault) => {
    // Asked a second time, it would be found.
    expect((await fail('a', fault, [createCopilot('a')])).code).toBe('service-unreachable');
  });

  test('an unknown id is answered with those that the key sees, one short line each', async () => {
    const many = Array.from({ length: 30 }, (_, index) => createCopilot(`id-${index}`));
    const odd = createCopilot('odd', { name: 'Line\n::error::two' });
    const error = await fail('none', [odd, ...many]);
    expect(error.code).toBe('copilot-unknown');
    expect(error.message).toContain('- odd “Line ::error::two” (draft)');
    expect(error.message).toContain('- id-18 “Name of id-18” (draft)');
    expect(error.message).toContain('and 11 more');
    expect(error.message).not.toContain('id-19 ');
  });

  test('a missing id is answered likewise', async () => {
    expect((await fail(undefined, [createCopilot('a')])).message).toMatch(/`copilot-id` is missing[^]*- a “/);
  });
});
