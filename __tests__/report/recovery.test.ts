import type { ReplacementEnding } from '../../src/ending.ts';
import { renderRecoveryLines, renderRecoverySummary } from '../../src/report/recovery.ts';

const report = { copilotId: '1f0c', copilotName: 'Orders assistant', swaggerFile: 'api/openapi.yaml' };
const failure = {
  code: 'replacement-failed',
  message: 'The import was answered 400.',
  hint: 'Mend the file.',
} as const;
const replacement = { replaceMs: 1, waitMs: 1, emptyMs: 1, incidents: [] };
const reached = { result: 'verified', state: 'The copilot holds the new actions.', replacement } as const;
const endings = {
  synced: { outcome: 'synced', ...reached },
  'rolled-back': { outcome: 'rolled-back', ...reached, failure },
  aborted: { outcome: 'aborted', state: reached.state, failure },
  degraded: { outcome: 'degraded', ...reached, result: 'unknown', failure },
} as const satisfies Record<string, ReplacementEnding>;
const summarize = (ending: ReplacementEnding, more: Partial<typeof report> = {}): string =>
  renderRecoverySummary([{ ...report, ...more, ending }]);

test.each(Object.values(endings))('the outcome is in the first line: $outcome', (ending) => {
  expect(summarize(ending).split('\n', 1)).toEqual([
    `### Finished by the post step, outcome \`${ending.outcome}\`: copilot “Orders assistant”`,
  ]);
});

test('a copilot without a name is named by its ID', () => {
  expect(summarize(endings.synced, { copilotName: '' })).toContain('outcome `synced`: copilot 1f0c');
});

test("a failure names the cause, the fix and the copilot's actions", () => {
  const summary = summarize(endings['rolled-back']);
  expect(summary).toContain('> **What failed:** The import was answered 400.');
  expect(summary).toContain('> **What to do:** Mend the file.');
  expect(summary).toContain('> **Now:** The copilot holds the new actions.');
});

test('text from outside is not executed, in the summary and in the log', () => {
  const evil = 'x\n::error::y <b> @me ##[group]';
  const reported = { copilotName: evil, copilotId: evil, swaggerFile: evil };
  const evilFailure = { ...failure, message: evil, hint: evil };
  const ending = { ...endings.degraded, state: evil, failure: evilFailure };
  const summary = summarize(ending, reported);
  expect(summary).not.toMatch(/^\s*(?:> )*::|##\[/mu);
  expect(summary.replace(/`[^`]*`/gu, '')).not.toMatch(/<b>|@me/u);
  for (const line of renderRecoveryLines({ ...reported, ending })) {
    expect(line).not.toMatch(/[\r\n]|^\s*::|##\[/u);
  }
});
