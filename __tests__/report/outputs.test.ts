import { listBreaking } from '../../src/compare/reported-change.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import { examples } from './example-results.ts';
import { listReportFaults } from '../support/report-schema.ts';
import {
  copilotId,
  buildModified,
  buildOperation,
  buildOperations,
  buildResult,
  buildUnchanged,
} from './results.ts';

const comparison = {
  added: [buildOperation('POST /pets', 'addPet')],
  removed: [],
  modified: [buildModified('GET /pets', 'listPets', { breaking: ['body field qty is now required'] })],
};

test('one target has its own words and decimal counts', () => {
  const result = buildResult({ operations: buildOperations(24), comparison });
  const { report, ...outputs } = renderOutputs([result]);
  expect(outputs).toEqual({
    ...{ outcome: 'synced', changed: 'true', reason: 'modified', synced: 'true' },
    ...{ operations: '24', added: '1', removed: '0', modified: '1', breaking: '1' },
    'copilots-to-sync': `["${copilotId}"]`,
  });
  expect(report).not.toBe('');
});

test('an unknown count is empty, not zero', () => {
  const unknown = { operations: '', added: '', removed: '', modified: '', breaking: '' };
  expect(renderOutputs([buildUnchanged()])).toMatchObject(unknown);
});

test('of several targets, the worst determines outcome and reason, and counts are summed', () => {
  const outputs = renderOutputs([
    buildUnchanged(),
    buildResult({ operations: buildOperations(2), comparison }),
    buildResult({ outcome: 'rolled-back', reason: 'forced', operations: buildOperations(3) }),
  ]);
  const worst = { outcome: 'rolled-back', reason: 'forced', changed: 'true', synced: 'false' };
  expect(outputs).toMatchObject({ ...worst, operations: '5', added: '1' });
});

const superseded = buildUnchanged({ outcome: 'superseded', changed: true });

test.each([
  ['a sync beside a target that did not change', [buildResult(), buildUnchanged()], 'true'],
  ['a sync beside one that failed', [buildResult(), buildResult({ outcome: 'degraded' })], 'false'],
  ['a sync beside a stale one', [buildResult(), superseded], 'false'],
  ['nothing changed', [buildUnchanged()], 'false'],
  ['a preview', [buildResult({ outcome: 'previewed' })], 'false'],
])('synced: %s', (_, results, synced) => {
  expect(renderOutputs(results).synced).toBe(synced);
});

describe('the report', () => {
  const state = { actions: 0, commit: undefined, isInSync: false, different: [], missing: [], extra: [] };
  function parseReport(results: Parameters<typeof renderOutputs>[0]): readonly Record<string, unknown>[] {
    return JSON.parse(renderOutputs(results).report) as readonly Record<string, unknown>[];
  }

  test('contains an object for each target with the lists of operations', () => {
    const [target] = parseReport([buildResult({ operations: buildOperations(1), comparison })]);
    const change = {
      ...{ class: 'breaking', rule: 'a-rule', sentence: 'body field qty is now required' },
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/u) as string,
    };
    expect(target).toMatchObject({
      ...{ copilot: { name: 'Orders assistant' }, file: 'api/openapi.yaml', outcome: 'synced' },
      ...{ operations: 1, added: 1, truncated: 0, timings: { settleMs: 5_003, emptyMs: 5_300 } },
      lists: {
        added: [{ method: 'POST', path: '/pets', name: 'addPet' }],
        removed: [],
        modified: [{ method: 'GET', path: '/pets', name: 'listPets', changes: [change], truncated: 0 }],
        operations: [{ method: 'GET', path: '/orders/0', name: 'getOrder0' }],
      },
    });
  });

  test('counts the current actions, and lists unmanaged ones as far as they fit', () => {
    const action = { method: 'GET', path: '/a', name: 'a' };
    const unmanaged = Array.from({ length: 1_000 }, () => ({ ...action, name: 'x'.repeat(255) }));
    const liveState = { ...state, actions: 1_001, commit: 'b'.repeat(40), extra: [action], unmanaged };
    const [target] = parseReport([{ ...buildResult(), liveState }]);
    const reported = target?.['found'] as { unmanagedActions: readonly unknown[] };
    const counts = { actions: 1_001, extra: 1, different: 0, unmanaged: 1_000 };
    expect(reported).toMatchObject({ ...counts, commit: 'b'.repeat(40) });
    expect(reported.unmanagedActions.length).toBeLessThan(500);
    expect(reported.unmanagedActions[0]).toEqual({ ...action, name: 'x'.repeat(255) });
  });

  test('truncates the list of all operations before the changed ones, and counts the omitted ones', () => {
    const results = [buildResult({ operations: buildOperations(30_000), comparison })];
    const [target] = parseReport(results);
    const kept = target?.['lists'] as { operations: readonly unknown[]; added: readonly unknown[] };
    expect(renderOutputs(results).report.length).toBeLessThan(450_000);
    expect(kept.added).toHaveLength(1);
    expect(kept.operations.length + Number(target?.['truncated'])).toBe(30_000);
  });

  test.each(examples)('matches its schema: $name', ({ results }) => {
    expect(listReportFaults(renderOutputs(results).report)).toEqual([]);
  });

  test('matches its schema if everything is known, and counts omitted entries', () => {
    const breaking = Array.from({ length: 60 }, (_, at) => `sentence ${at}`);
    const moved = buildModified('GET /pets', 'p', { breaking });
    const values = { before: [1], after: 'x'.repeat(300) };
    const first = moved.changes.slice(0, 1).map((change) => ({ ...change, ...values }));
    const changes = [...first, ...moved.changes];
    const modified = [{ ...moved, changes, movedFrom: { method: 'GET', path: '/cats' } }];
    const full = { added: [], removed: [buildOperation('GET /dogs', 'd')], modified };
    const [fingerprint = ''] = listBreaking({ ...full, breaking: 0 }).map((reported) => reported.fingerprint);
    const acceptance = { file: 'a.yml', entries: new Map([[fingerprint, { reason: 'w', acceptedBy: 'a' }]]) };
    const route = { method: 'GET', path: '/a', name: 'a' };
    const result = {
      ...buildResult({ comparison: full, acceptance, operations: buildOperations(2) }),
      liveState: { ...state, actions: 1, extra: [route], unmanaged: [route] },
    };
    const { report } = renderOutputs([result]);
    expect(listReportFaults(report)).toEqual([]);
    expect(parseReport([result])[0]).toMatchObject({
      ...{ version: 1, targets: 1, accepted: 1, found: { unmanagedActions: [route] }, truncated: 0 },
      lists: {
        removed: [{ changes: [{ rule: 'action-removed', accepted: { reason: 'w', 'accepted-by': 'a' } }] }],
        modified: [{ movedFrom: { method: 'GET', path: '/cats' }, truncated: 11 }],
      },
    });
    const { modified: listed } = parseReport([result])[0]?.['lists'] as { modified: [{ changes: [object] }] };
    expect(listed[0].changes[0]).toMatchObject({ before: [1] });
    expect(listed[0].changes[0]).not.toHaveProperty('after');
  });

  test.each([20, 1_000, 4_000])('stays small and valid for %d targets', (count) => {
    const failure = { code: 'service-refused' as const, message: 'é'.repeat(5_000), hint: 'è'.repeat(5_000) };
    const result = buildResult({
      outcome: 'degraded',
      failure,
      operations: buildOperations(200),
      comparison,
    });
    const results = Array.from({ length: count }, () => result);
    expect(Buffer.byteLength(renderOutputs(results).report)).toBeLessThan(900_000);
    const reported = parseReport(results);
    expect(reported[0]).toMatchObject({ outcome: 'degraded', targets: count });
    expect(listReportFaults(JSON.stringify(reported))).toEqual([]);
    const kept =
      (reported[0]?.['lists'] as { operations: readonly unknown[] } | undefined)?.operations.length ?? -2;
    expect(kept + Number(reported[0]?.['truncated'])).toBe(200);
  });
});

test('the copilots to sync are a JSON array without duplicates, for a job matrix', () => {
  const outputs = renderOutputs([
    { ...buildResult(), copilotId: 'a' },
    { ...buildUnchanged(), copilotId: 'b' },
    { ...buildResult({ outcome: 'aborted' }), copilotId: 'c' },
    { ...buildResult(), copilotId: 'a' },
  ]);
  expect(outputs['copilots-to-sync']).toBe('["a","c"]');
  expect(renderOutputs([])['copilots-to-sync']).toBe('[]');
});
