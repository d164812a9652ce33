import type { Degraded, ReplacementEnding } from '../../src/ending.ts';
import { renderRecoveryLines, renderRecoverySummary } from '../../src/report/recovery.ts';

const report = {
  copilotId: '1f0c',
  copilotName: 'Orders assistant',
  swaggerFile: 'api/openapi.yaml',
};
const failure = {
  code: 'replacement-failed',
  message: 'The import was answered 400.',
  hint: 'Mend the file.',
} as const;
const state = 'The copilot holds the new actions.';
const replacement = { replaceMs: 1, waitMs: 1, emptyMs: 1, incidents: [] };
const result = 'verified';

function createEnding(
  outcome: ReplacementEnding['outcome'],
  more: Partial<Degraded> = {},
): ReplacementEnding {
  switch (outcome) {
    case 'synced':
      return { outcome, result, state, replacement };
    case 'rolled-back':
      return { outcome, result, state, failure, replacement };
    case 'aborted':
      return { outcome, state, failure };
    case 'degraded':
      return { outcome, result: 'unknown', state, failure, replacement, ...more };
  }
}

test.each(['synced', 'rolled-back', 'aborted', 'degraded'] as const)('%s is in the first line', (outcome) => {
  expect(renderRecoverySummary([{ ...report, ending: createEnding(outcome) }]).split('\n', 1)).toEqual([
    `### Finished by the post step, outcome \`${outcome}\`: copilot “Orders assistant”`,
  ]);
});

test('a copilot without a name is named by its ID', () => {
  expect(renderRecoverySummary([{ ...report, copilotName: '', ending: createEnding('synced') }])).toContain(
    'outcome `synced`: copilot 1f0c',
  );
});

test("a failure names the cause, the fix and the copilot's actions", () => {
  const summary = renderRecoverySummary([{ ...report, ending: createEnding('rolled-back') }]);
  expect(summary).toContain('> **What failed:** The import was answered 400.');
  expect(summary).toContain('> **What to do:** Mend the file.');
  expect(summary).toContain('> **Now:** The copilot holds the new actions.');
});

test('text from outside is not executed, in the summary and in the log', () => {
  const evil = 'x\n::error::y <b> @me ##[group]';
  const reported = { ...report, copilotName: evil, copilotId: evil, swaggerFile: evil };
  const code = 'replacement-failed';
  const ending = createEnding('degraded', { state: evil, failure: { code, message: evil, hint: evil } });
  const summary = renderRecoverySummary([{ ...reported, ending }]);
  expect(summary).not.toMatch(/^\s*(?:> )*::|##\[/mu);
  expect(summary.replace(/`[^`]*`/gu, '')).not.toMatch(/<b>|@me/u);
  for (const line of renderRecoveryLines({ ...reported, ending })) {
    expect(line).not.toMatch(/[\r\n]|^\s*::|##\[/u);
  }
});
