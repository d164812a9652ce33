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
  emptyState as state,
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

/** Parts of a target's report. */
interface Report {
  readonly lists?: {
    readonly added: readonly unknown[];
    readonly modified: readonly { readonly changes: readonly unknown[] }[];
    readonly operations: readonly unknown[];
  };
  readonly found?: { readonly unmanagedActions: readonly unknown[] };
  readonly truncated: number;
}

function parseReport(results: Parameters<typeof renderOutputs>[0]): readonly Report[] {
  return JSON.parse(renderOutputs(results).report) as readonly Report[];
}

/** Returns the number of operations. The number of omitted entries includes the two changed ones. */
function countAll(target: Report | undefined): number {
  return (target?.lists?.operations.length ?? -2) + (target?.truncated ?? 0);
}

describe('the report', () => {
  const action = { method: 'GET', path: '/a', name: 'a' };

  test('counts the current actions, and lists unmanaged ones as far as they fit', () => {
    const unmanaged = Array.from({ length: 1_000 }, () => ({ ...action, name: 'x'.repeat(255) }));
    const liveState = { ...state, actions: 1_001, commit: 'b'.repeat(40), extra: [action], unmanaged };
    const reported = parseReport([buildResult({ liveState })])[0]?.found;
    const counts = { actions: 1_001, extra: 1, different: 0, unmanaged: 1_000 };
    expect(reported).toMatchObject({ ...counts, commit: 'b'.repeat(40) });
    expect(reported?.unmanagedActions.length).toBeLessThan(500);
    expect(reported?.unmanagedActions[0]).toEqual({ ...action, name: 'x'.repeat(255) });
  });

  test.each(examples)('matches its schema: $name', ({ results }) => {
    expect(listReportFaults(renderOutputs(results).report)).toEqual([]);
  });

  test('contains everything that is known, matches its schema, and counts omitted entries', () => {
    const breaking = Array.from({ length: 60 }, (_, at) => `sentence ${at}`);
    const moved = buildModified('GET /pets', 'listPets', { breaking });
    const values = { before: [1], after: 'x'.repeat(300) };
    const first = moved.changes.slice(0, 1).map((change) => ({ ...change, ...values }));
    const changes = [...first, ...moved.changes];
    const modified = [{ ...moved, changes, movedFrom: { method: 'PUT', path: '/cats' } }];
    const full = { ...comparison, removed: [buildOperation('GET /dogs', 'd')], modified };
    const [fingerprint = ''] = listBreaking({ ...full, breaking: 0 }).map((reported) => reported.fingerprint);
    const acceptance = { file: 'a.yml', entries: new Map([[fingerprint, { reason: 'w', acceptedBy: 'a' }]]) };
    const liveState = { ...state, actions: 1, extra: [action], unmanaged: [action] };
    const facts = { comparison: full, acceptance, operations: buildOperations(1), liveState };
    const { report } = renderOutputs([buildResult(facts)]);
    expect(listReportFaults(report)).toEqual([]);
    const [target] = JSON.parse(report) as readonly Report[];
    expect(target).toMatchObject({
      ...{ version: 1, targets: 1, copilot: { name: 'Orders assistant' }, file: 'api/openapi.yaml' },
      ...{ outcome: 'synced', operations: 1, added: 1, accepted: 1, truncated: 0 },
      ...{ timings: { settleMs: 5_003, emptyMs: 5_300 }, found: { unmanagedActions: [action] } },
      lists: {
        added: [{ method: 'POST', path: '/pets', name: 'addPet' }],
        removed: [
          {
            changes: [{ rule: 'action-removed', accepted: { reason: 'w', 'accepted-by': 'a' } }],
            truncated: 0,
          },
        ],
        modified: [
          {
            ...{ method: 'GET', path: '/pets', name: 'listPets', truncated: 11 },
            movedFrom: { method: 'PUT', path: '/cats' },
          },
        ],
        operations: [{ method: 'GET', path: '/orders/0', name: 'getOrder0' }],
      },
    });
    expect(target?.lists?.modified[0]?.changes[0]).toEqual({
      ...{ class: 'breaking', rule: 'a-rule', place: 'sentence 0', sentence: 'sentence 0', before: [1] },
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/u) as string,
    });
  });

  test.each([
    [1, 30_000, 1],
    [20, 200, 1],
    // With hundreds of targets, the lists are omitted.
    [1_000, 200, undefined],
    [4_000, 200, undefined],
  ])('stays small and valid for %d targets with %d operations each', (count, size, added) => {
    const failure = { code: 'service-refused' as const, message: 'é'.repeat(5_000), hint: 'è'.repeat(5_000) };
    const facts = { failure, operations: buildOperations(size), comparison };
    const result = buildResult({ outcome: 'degraded', ...facts });
    const { report } = renderOutputs(Array.from({ length: count }, () => result));
    expect(Math.max(Buffer.byteLength(report), report.length * 2)).toBeLessThan(900_000);
    expect(listReportFaults(report)).toEqual([]);
    const [target] = JSON.parse(report) as readonly Report[];
    expect(target).toMatchObject({ outcome: 'degraded', targets: count });
    expect(countAll(target)).toBe(size);
    // The list of all operations is truncated before the changed ones.
    expect(target?.lists?.added.length).toBe(added);
  });
});

test('the copilots to sync are a JSON array without duplicates, for a job matrix', () => {
  const outputs = renderOutputs([
    buildResult({ copilotId: 'a' }),
    buildUnchanged({ copilotId: 'b' }),
    buildResult({ copilotId: 'c', outcome: 'aborted' }),
    buildResult({ copilotId: 'a' }),
  ]);
  expect(outputs['copilots-to-sync']).toBe('["a","c"]');
  expect(renderOutputs([])['copilots-to-sync']).toBe('[]');
});
