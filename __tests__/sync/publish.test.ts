import { publish } from '../../src/sync/publish.ts';
import { endIdle } from '../../src/messages/idle-results.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { buildResult, buildRun, buildUnchanged } from '../report/results.ts';
import { RememberingLog } from '../support/remembering.ts';
import type { TargetResult } from '../../src/result.ts';

const context = buildRun();

const synced = buildResult();
const degraded = buildResult({
  outcome: 'degraded',
  state: 'The copilot holds no actions.',
  failure: { code: 'replacement-failed', message: 'The import was answered 500.', hint: 'Run it again.' },
});

async function publishAll(results: readonly TargetResult[]) {
  const log = new RememberingLog();
  const outputs = new Map<string, string>();
  const summaries: string[] = [];
  let isFailed = false;
  await publish(results, context, {
    log,
    setOutput: (name, value) => outputs.set(name, value),
    writeSummary: (markdown) => summaries.push(markdown),
    fail: () => (isFailed = true),
  });
  return { log, outputs, summaries, isFailed };
}

describe('publish', () => {
  test('an unread target has its lines, outputs and summary, without annotations', async () => {
    const unread = { ...buildUnchanged(), copilot: undefined, ending: endIdle('not-modified') };
    const { outputs, isFailed, log, summaries } = await publishAll([unread]);
    expect(outputs.get('outcome')).toBe('unchanged');
    expect([...outputs.keys()].at(-1)).toBe('report');
    expect([isFailed, log.annotations]).toEqual([false, []]);
    expect(log.lines.at(-1)).toBe('Time: 41 ms.');
    expect(summaries).toEqual([renderSummary([unread], context)]);
  });

  test('a success sets the outputs and the exit code 0', async () => {
    const { outputs, isFailed, log, summaries } = await publishAll([synced]);
    expect(outputs.get('outcome')).toBe('synced');
    expect([isFailed, log.annotations, summaries.length]).toEqual([false, [], 1]);
  });

  test("a failure is one error with the cause, the fix and the copilot's actions", async () => {
    const { isFailed, log } = await publishAll([synced, degraded]);
    expect(isFailed).toBe(true);
    const message = 'The import was answered 500. Run it again. The copilot holds no actions.';
    expect(log.annotations).toEqual([{ severity: 'error', message }]);
  });
});
