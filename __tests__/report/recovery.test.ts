import type { ReplacementEnding } from '../../src/ending.ts';
import { buildResult } from './results.ts';
import { renderRecoveryLines, renderRecoverySummary } from '../../src/report/recovery.ts';

const report = { copilotId: '1f0c', copilotName: 'Orders assistant', swaggerFile: 'api/openapi.yaml' };
const failure = {
  code: 'replacement-failed',
  message: 'The import was answered 400.',
  hint: 'Mend the file.',
} as const;
const state = 'The copilot holds the new actions.';
const end = (outcome: ReplacementEnding['outcome']): ReplacementEnding =>
  buildResult({ outcome, state, failure }).ending as ReplacementEnding;
const summarize = (ending: ReplacementEnding, more: Partial<typeof report> = {}): string =>
  renderRecoverySummary([{ ...report, ...more, ending }]);

test.each(['synced', 'rolled-back', 'aborted', 'degraded'] as const)('%s is in the first line', (outcome) => {
  expect(summarize(end(outcome)).split('\n', 1)).toEqual([
    `### Finished by the post step, outcome \`${outcome}\`: copilot “Orders assistant”`,
  ]);
});

test('a copilot without a name is named by its ID', () => {
  expect(summarize(end('synced'), { copilotName: '' })).toContain('outcome `synced`: copilot 1f0c');
});

test("a failure names the cause, the fix and the copilot's actions", () => {
  const summary = summarize(end('rolled-back'));
  expect(summary).toContain('> **What failed:** The import was answered 400.');
  expect(summary).toContain('> **What to do:** Mend the file.');
  expect(summary).toContain('> **Now:** The copilot holds the new actions.');
});

test('text from outside is not executed, in the summary and in the log', () => {
  const evil = 'x\n::error::y <b> @me ##[group]';
  const reported = { copilotName: evil, copilotId: evil, swaggerFile: evil };
  const evilFailure = { ...failure, message: evil, hint: evil };
  const ending = { ...end('degraded'), state: evil, failure: evilFailure } as ReplacementEnding;
  const summary = summarize(ending, reported);
  expect(summary).not.toMatch(/^\s*(?:> )*::|##\[/mu);
  expect(summary.replace(/`[^`]*`/gu, '')).not.toMatch(/<b>|@me/u);
  for (const line of renderRecoveryLines({ ...reported, ending })) {
    expect(line).not.toMatch(/[\r\n]|^\s*::|##\[/u);
  }
});
