import type { Ending } from '../../src/ending.ts';
import type { Target } from '../../src/inputs.ts';
import type { FileReader, Log } from '../../src/ports.ts';
import type { Rewrite } from '../../src/importer/prepare/ledger.ts';
import { runInParallel } from '../../src/fleet/run-in-parallel.ts';
import { createSharing, createVersionCache } from '../../src/fleet/version-cache.ts';
import type { Task } from '../../src/sync/task.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { createShelf } from '../support/spec-files.ts';
import { describeApi } from '../support/world.ts';
import { buildTask as buildTaskOf, createHistory } from '../sync/build-task.ts';
import type { SpecResult, TargetResult } from '../../src/result.ts';

const buildTask = (index: number, target: Partial<Target> = {}): Task =>
  buildTaskOf({ copilotId: `id-${index}`, swaggerFile: `${index}.json`, waitMs: 0, ...target }, { index });

function buildResult({ change, target }: Task, ending: Ending): TargetResult {
  const { copilotId, name, swaggerFile } = target;
  const unknown = { copilot: undefined, spec: undefined, liveState: undefined };
  return { copilotId, name, swaggerFile, ending, change, warnings: [], totalMs: 0, ...unknown };
}

const state = 'The copilot was not changed.';
const unchanged = { outcome: 'unchanged', result: 'not-modified', state } as const;
const previewed = { outcome: 'previewed', result: 'previewed', state } as const;
const failure = { code: 'spec-invalid', message: 'It has 1 error.', hint: 'Correct it.' } as const;
const failed = { outcome: 'aborted', state, failure } as const;

/** An OpenAPI file that could not be read. */
const unread = {
  ...{ operations: undefined, comparison: undefined, isAgainstCopilot: false, noComparison: undefined },
  ...{ locations: new Map(), problems: [], frames: [], rewrites: [], payload: undefined, readMs: 0 },
};

type End = readonly [ms: number, ending: Ending];

const endAfter = (ms: number): End => [ms, previewed];

interface Fleet {
  readonly tasks: readonly Task[];
  /** Duration and ending of each target. */
  readonly ends: readonly End[];
  readonly maxParallel?: number;
  readonly spec?: SpecResult;
}

async function report({ tasks, ends, maxParallel = 4, spec }: Fleet) {
  const clock = createVirtualClock();
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const log: Log = {
    ...{ info: say, debug: say, warning: say, error: say },
    notice: (message) => void lines.push(`notice: ${message}`),
    // The runner's group also ends some time after the work.
    group: async (title, work) => {
      say(`▸ ${title}`);
      const value = await work();
      await clock.sleep(1);
      say('◂');
      return value;
    },
  };
  let running = 0;
  let max = 0;
  const results = await clock.run(
    runInParallel(
      tasks,
      async (task, own) => {
        running += 1;
        max = Math.max(max, running);
        const [ms, ending] = ends[task.index] ?? [0, unchanged];
        own.info(`${task.index} begins`);
        await clock.sleep(ms);
        await own.group(`${task.index} works`, () => Promise.resolve());
        own.warning(`${task.index} ends`);
        own.notice('said by all');
        running -= 1;
        return { ...buildResult(task, ending), spec };
      },
      { log, maxParallel },
    ),
  );
  return { results, lines, max };
}

describe('a run of several targets', () => {
  test('logs the lines of each target together in order of completion, with its name and the progress', async () => {
    const tasks = [buildTask(0), buildTask(1, { name: 'Orders' }), buildTask(2)];
    const ends: readonly End[] = [endAfter(300), [100, failed], endAfter(100)];
    const { results, lines } = await report({ tasks, ends });
    expect(results.map(({ copilotId }) => copilotId)).toEqual(['id-0', 'id-1', 'id-2']);
    const own = lines.filter((line) => /^(?:[▸◂]|\d (?:begins|works|ends)|.* done)/u.test(line));
    expect(own).toEqual([
      '▸ Failed before anything was changed: copilot “Orders” keeps its actions.',
      ...['1 begins', '1 works', '1 ends', '◂', '1 of 3 done, 1 failed.'],
      '▸ Preview for copilot id-2: it was not read.',
      ...['2 begins', '2 works', '2 ends', '◂', '2 of 3 done, 1 failed.'],
      '▸ Preview for copilot id-0: it was not read.',
      ...['0 begins', '0 works', '0 ends', '◂', '3 of 3 done, 1 failed.'],
    ]);
    expect(lines).toEqual(expect.arrayContaining(['It has 1 error.', 'Correct it.']));
  });

  test('returns all results if a bug prevents one from being logged, and reports the bug', async () => {
    const spec = { ...unread, rewrites: [undefined as unknown as Rewrite] };
    const { lines, results } = await report({
      tasks: [0, 1].map((id) => buildTask(id)),
      ends: [endAfter(1)],
      spec,
    });
    expect(results.map(({ ending }) => ending.outcome)).toEqual(['previewed', 'unchanged']);
    expect(lines.filter((line) => line.includes('could not be shown'))).toHaveLength(1);
  });

  test('syncs the targets of one copilot one after the other, and others at the same time', async () => {
    const tasks = [buildTask(0), buildTask(1, { copilotId: 'ID-0' }), buildTask(2)];
    const { max, lines } = await report({ tasks, ends: [100, 100, 500].map(endAfter) });
    expect(max).toBe(2);
    const begun = lines.filter((line) => /(?:begins|ends)$/.test(line));
    expect(begun).toEqual(['0 begins', '0 ends', '1 begins', '1 ends', '2 begins', '2 ends']);
  });

  test('groups targets without changes at the end', async () => {
    const tasks = Array.from({ length: 50 }, (_, index) => buildTask(index));
    const { lines } = await report({ tasks, ends: [endAfter(10)] });
    const groups = lines.filter((line) => line.startsWith('▸'));
    expect(groups).toEqual(['▸ Preview for copilot id-0: it was not read.', '▸ 49 of 50 had nothing to do.']);
    expect(lines).not.toContain('1 begins');
  });

  test('annotates a warning of several targets once', async () => {
    const tasks = [buildTask(0), buildTask(1), buildTask(2)];
    const { lines } = await report({ tasks, ends: [1, 1, 1].map(endAfter) });
    const said = lines.filter((line) => line.includes('said by all'));
    expect(said).toEqual(['notice: said by all', 'said by all', 'said by all']);
  });

  test('never syncs more targets at the same time than allowed', async () => {
    const tasks = Array.from({ length: 20 }, (_, index) => buildTask(index));
    const ends = tasks.map(() => endAfter(100));
    expect((await report({ tasks, ends, maxParallel: 3 })).max).toBe(3);
  });

  test('orders targets by their OpenAPI file, and results by the config file', async () => {
    const files = ['a', 'b', 'a', 'c', 'b'];
    const tasks = files.map((file, index) => buildTask(index, { swaggerFile: file }));
    const { results, lines } = await report({ tasks, ends: [1, 1, 1, 1, 1].map(endAfter), maxParallel: 1 });
    const begun = lines.filter((line) => line.endsWith('begins'));
    expect(begun.map((line) => line[0]).join()).toBe('0,2,1,4,3');
    expect(results.map(({ swaggerFile }) => swaggerFile)).toEqual(files);
  });
});

describe('OpenAPI files of several targets', () => {
  test('are parsed once per commit, and prepared once for each kind of rewrite', async () => {
    const reads: string[] = [];
    const openFiles = (name: string, text: string): FileReader => ({
      read: (path) => {
        reads.push(`${name} ${path}`);
        return createShelf({ 'a.json': text }).read(path);
      },
    });
    const older = { commit: 'b'.repeat(40), path: 'a.json', reader: openFiles('older', describeApi('a')) };
    const history = { ...createHistory(undefined), findVersion: () => Promise.resolve(older) };
    const tasks = [{}, {}, { rewrite: 'never' as const }, {}].map((own, index) =>
      buildTask(index, { swaggerFile: 'a.json', ...own }),
    );
    const log = { info: () => undefined } as unknown as Log;
    const read = createVersionCache(tasks, {
      ...{ files: openFiles('new', describeApi('listOrders')), history, log },
      interruption: new AbortController().signal,
    });
    const versions = await Promise.all(tasks.map((task) => read(task)));
    expect(reads).toEqual(['new a.json', 'older a.json']);
    expect(versions[1]).toBe(versions[0]);
    expect(versions[3]).toBe(versions[0]);
    expect(versions[2]).not.toBe(versions[0]);
    // All targets have requested it, so it isn't kept.
    await expect(read(buildTask(9, { swaggerFile: 'a.json' }))).resolves.not.toBe(versions[0]);
    expect(reads).toHaveLength(4);
  });

  test('are kept until the last use, and not at all for a single use', () => {
    const share = createSharing<object | undefined>(['a', 'b', 'a', 'a']);
    const use = (key: string): object | undefined => share(key, (isShared) => (isShared ? {} : undefined));
    const [first, second, third] = [use('a'), use('a'), use('a')];
    expect(first).toEqual({});
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect([use('a'), use('b'), use('c')]).toEqual([undefined, undefined, undefined]);
  });
});
