import type { ObservedAction } from '../../src/copilot.ts';
import type { ImportDocument } from '../../src/importer/index.ts';
import type { FileVersion, History } from '../../src/ports.ts';
import { createExplanation } from '../../src/replacement/index.ts';
import { readLiveState } from '../../src/sync/copilot-state.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { RememberingLog } from '../support/remembering.ts';
import { createShelf, loadFiles } from '../support/spec-files.ts';
import { describeApi } from '../support/world.ts';
import { buildTask, modified } from './build-task.ts';

const names = ['listOrders', 'findOrder'];

async function importOf(...operations: readonly string[]): Promise<ImportDocument> {
  const spec = await loadFiles({ 'swagger.json': describeApi(...operations) });
  if (!spec.ok) throw new Error('It would not import.');
  return spec;
}

const showAll = ({ actions }: ImportDocument): readonly ObservedAction[] =>
  actions.map(({ description, endpoint, method, name, operationId, payload }, index) => ({
    ...{ id: String(index), method, endpoint, name, operationId, description, payload },
  }));

/** Creates a history of versions, the newest first, that counts the requested ones. */
function createCountingHistory(versions: readonly string[]): History & { readonly count: () => number } {
  let count = 0;
  const findVersions = async function* (): AsyncGenerator<FileVersion> {
    for (const [index, text] of versions.entries()) {
      count += 1;
      await Promise.resolve();
      yield {
        commit: String(index).padStart(40, '0'),
        path: 'swagger.json',
        reader: createShelf({ 'swagger.json': text }),
      };
    }
  };
  return { findVersions, count: () => count } as never;
}

async function read(
  versions: readonly string[],
  reason: 'modified' | 'forced' = 'modified',
): Promise<{ readonly count: number; readonly log: string; readonly unmanaged: number }> {
  const next = await importOf(...names);
  const [first] = showAll(next);
  const manual = { ...first, id: 'manual', name: 'manual', operationId: 'manual' } as ObservedAction;
  const old = showAll(await importOf('oldOrders')).map((row) => ({ ...row, id: 'old' }));
  const history = createCountingHistory(versions);
  const log = new RememberingLog();
  const task = buildTask(
    { copilotId: 'copilot', rewrite: 'never', unmanaged: 'keep' },
    { change: { ...modified, reason } },
  );
  const observed = [...showAll(next), ...old, manual];
  const state = await readLiveState(
    { next, observed, warnings: [], task, backup: { why: 'none' } },
    { log, history, clock: createVirtualClock(), interruption: new AbortController().signal },
  );
  const unmanaged = state.state?.unmanaged.length ?? 0;
  return { count: history.count(), log: log.lines.join('\n'), unmanaged };
}

const sixty = Array.from({ length: 60 }, () => describeApi(...names));

test('the search ends after five versions without a match, and the log says so', async () => {
  const { count, log, unmanaged } = await read(sixty);
  expect({ count, unmanaged }).toEqual({ count: 5, unmanaged: 2 });
  expect(log).toContain(
    'GET https://api.example.com/oldOrders (oldOrders), GET https://api.example.com/listOrders (manual).',
  );
  expect(log).toContain('Unmanaged actions (not found in 5 earlier versions of the file): ');
  expect(log).toContain('To read up to 50 versions, run once with `force: true`.');
});

test('a forced sync reads up to the limit', async () => {
  const { count, log } = await read(sixty, 'forced');
  expect(count).toBe(50);
  expect(log).toContain('not found in 50 earlier versions of the file');
  expect(log).not.toContain('force: true');
});

test('a version with a match starts the count again', async () => {
  const versions = sixty.with(4, describeApi('oldOrders'));
  const { count, unmanaged } = await read(versions);
  expect({ count, unmanaged }).toEqual({ count: 10, unmanaged: 1 });
});

/** Creates actions that count the comparisons with a row. */
function countComparisons(document: ImportDocument): {
  readonly document: ImportDocument;
  readonly count: () => number;
} {
  let count = 0;
  const actions = document.actions.map((action) =>
    Object.defineProperty({ ...action }, 'method', {
      enumerable: true,
      get: () => {
        count += 1;
        return action.method;
      },
    }),
  );
  return { document: { ...document, actions }, count: () => count };
}

test('each further version is compared only with the remaining rows', async () => {
  const whole = await importOf(...Array.from({ length: 100 }, (_, index) => `operation${index}`));
  const manual = { ...showAll(whole)[0], name: 'manual' } as ObservedAction;
  const { count, document } = countComparisons(whole);
  const explanation = createExplanation([...showAll(whole), manual], document);
  const first = count();
  for (let version = 0; version < 50; version += 1) expect(explanation.add(document)).toBe(false);
  expect(explanation.left()).toEqual([manual]);
  expect(first).toBeLessThanOrEqual(500);
  expect(count() - first).toBeLessThanOrEqual(50);
});

test.each([
  ['operationId', { operationId: undefined }],
  ['name or operationId', { name: undefined, operationId: undefined }],
])('rows without %s are compared a number of times that grows with the rows', async (_, without) => {
  const whole = await importOf(...Array.from({ length: 300 }, (__, index) => `operation${index}`));
  const { count, document } = countComparisons(whole);
  const rows = showAll(whole).map((row) => ({ ...row, ...without }));
  expect(createExplanation(rows, document).left()).toEqual([]);
  expect(count()).toBeLessThanOrEqual(5 * rows.length);
});
