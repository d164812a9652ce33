import { publish } from '../../src/sync/publish.ts';
import { buildResult, buildRun } from '../support/results.ts';
import { createRememberingLog } from '../support/remembering.ts';
import type { TargetResult } from '../../src/result.ts';

const context = buildRun();

const synced = buildResult();

const broken = {
  outcome: 'degraded',
  state: 'The copilot holds no actions.',
  failure: { code: 'replacement-failed', message: 'The import was answered 500.', hint: 'Run it again.' },
} as const;
const degraded = buildResult(broken);

function publishAll(results: readonly TargetResult[]): {
  log: ReturnType<typeof createRememberingLog>;
  outputs: Map<string, string>;
  summaries: readonly string[];
  isFailed: boolean;
} {
  const log = createRememberingLog();
  const outputs = new Map<string, string>();
  const summaries: string[] = [];
  let isFailed = false;
  publish(results, context, {
    log,
    setOutput: (name, value) => outputs.set(name, value),
    writeSummary: (markdown) => summaries.push(markdown),
    fail: () => (isFailed = true),
  });
  return { log, outputs, summaries, isFailed };
}

describe('publish', () => {
  test('a success sets the outputs and the exit code 0', () => {
    const { outputs, isFailed, log, summaries } = publishAll([synced]);
    expect(outputs.get('outcome')).toBe('synced');
    expect(isFailed).toBe(false);
    expect(log.annotations).toEqual([]);
    expect(summaries).toHaveLength(1);
  });

  test("a failure is one error with the cause, the fix and the copilot's actions", () => {
    const { isFailed, log } = publishAll([synced, degraded]);
    expect(isFailed).toBe(true);
    expect(log.annotations).toEqual([
      {
        severity: 'error',
        message: 'The import was answered 500. Run it again. The copilot holds no actions.',
      },
    ]);
  });
});
