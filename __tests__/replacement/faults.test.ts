import type { ServiceFault } from '../../src/errors.ts';
import { createStart } from '../../src/replacement/machine.ts';
import {
  beginImport,
  createUnseen,
  decideLostImport,
  fresh,
  giveUp,
  isAboutDocument,
  isDown,
  isPerhapsAtWork,
} from '../../src/replacement/next-try.ts';

function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const base = { request: 'import', kind: 'status', applied: 'unknown', refused: false, hint: '' } as const;
  return { ...base, explanation: 'It failed.', ...facts };
}

const start = createStart({ sources: ['next', 'previous', 'seen'], hasEyes: true, route: 'auto' });
const rules = { maxAttempts: 3, settleMs: 5_000, timeoutMs: 10_000, hasTime: true };

test.each<[Partial<ServiceFault>, boolean]>([
  [{ kind: 'unreachable' }, true],
  [{ kind: 'broken' }, true],
  [{ kind: 'proxy' }, true],
  ...[408, 425, 429, 502, 503, 504].map((status): [Partial<ServiceFault>, boolean] => [{ status }, true]),
  [{ status: 500 }, false],
  [{ kind: 'is-error', status: 503 }, false],
  [{ kind: 'time-out' }, false],
  [{ kind: 'tls' }, false],
])('%j: the service is away for a while: %s', (facts, is) => {
  expect(isDown(createFault(facts))).toBe(is);
});

test.each<[Partial<ServiceFault>, boolean]>([
  [{ kind: 'time-out' }, true],
  [{ kind: 'time-out', applied: 'no' }, false],
  [{ kind: 'broken' }, true],
  ...[408, 502, 504].map((status): [Partial<ServiceFault>, boolean] => [{ status }, true]),
  [{ status: 503 }, false],
  [{ status: 500 }, false],
  [{ kind: 'not-understood', status: 502 }, false],
])('%j: the service may go on with the call: %s', (facts, is) => {
  expect(isPerhapsAtWork(createFault(facts))).toBe(is);
});

test.each<[Partial<ServiceFault>, boolean]>([
  [{ kind: 'is-error', status: 201 }, true],
  ...[400, 409, 411, 413, 415, 422].map((status): [Partial<ServiceFault>, boolean] => [{ status }, true]),
  [{ status: 401 }, false],
  [{ kind: 'not-understood', status: 200 }, false],
  [{ kind: 'time-out' }, false],
])('%j: the service does not want the document: %s', (facts, is) => {
  expect(isAboutDocument(createFault(facts))).toBe(is);
});

test('what should be there and is not is no refusal, and says where to look', () => {
  expect(createUnseen('It is not there.')).toEqual({
    request: 'inventory',
    kind: 'not-there',
    applied: 'unknown',
    refused: false,
    explanation: 'It is not there.',
    hint: expect.stringContaining('the service’s own log') as string,
  });
});

describe('the next try', () => {
  const tired = { ...start, holds: ['nothing'], request: 3, looks: 2, isConfirmed: true } as const;
  const bare500 = createFault({ status: 500, likeness: 'a' });

  test('begins afresh', () => {
    expect(fresh({ ...tired, isSettled: true, lacks: 1 }, 'deleting')).toMatchObject({
      name: 'deleting',
      request: 1,
      looks: 0,
      isConfirmed: false,
      isSettled: false,
      lacks: undefined,
    });
    expect(beginImport({ ...tired, fault: bare500, proof: 'seen' })).toMatchObject({
      name: 'importing',
      isSettled: true,
      fault: undefined,
      proof: undefined,
    });
    expect(beginImport({ ...tired, at: 2 }).name).toBe('adding');
  });

  test('remembers why the new version was given up, whatever fails later', () => {
    const first = giveUp({ ...tired, importFault: bare500 }, bare500);
    expect(first).toMatchObject({
      at: 1,
      replacement: 1,
      givenUp: bare500,
      fault: bare500,
      importFault: undefined,
    });
    const other = createFault({ status: 400 });
    expect(giveUp(first, other)).toMatchObject({ at: 2, givenUp: bare500, fault: other });
  });

  test.each<[Partial<ServiceFault>, boolean]>([
    [{ status: 500 }, true],
    [{ status: 502 }, false],
    [{ status: 500, request: 'inventory' }, false],
  ])('remembers %j of an import: %s', (facts, is) => {
    const fault = createFault(facts);
    expect(decideLostImport(tired, fault, rules).importFault).toBe(is ? fault : undefined);
  });
});
