import { renderRecoveryLines, renderRecoverySummary } from '../../src/report/recovery.ts';

const report = {
  copilotId: '1f0c',
  copilotName: 'Orders assistant',
  swaggerFile: 'api/openapi.yaml',
  outcome: 'synced' as const,
  state: 'The copilot holds the new actions.',
};
const failure = { message: 'The import was answered 400.', hint: 'Mend the file.' };

test.each([
  ['synced', 'has its new actions after all'],
  ['restored', 'has its previous actions again'],
  ['untouched', 'keeps the actions it had'],
  ['lost', 'may be without its actions'],
] as const)('%s is told in the first line', (outcome, ending) => {
  expect(renderRecoverySummary([{ ...report, outcome }]).split('\n', 1)).toEqual([
    `### Finished by the post step: copilot “Orders assistant” ${ending}`,
  ]);
});

test('a copilot that the delete removed is told in the first line', () => {
  const summary = renderRecoverySummary([{ ...report, outcome: 'lost', isRecordRemoved: true }]);
  expect(summary).toMatch(/^.* “Orders assistant” is gone from the service\n/);
});

test('a copilot without a name is told by its id', () => {
  expect(renderRecoverySummary([{ ...report, copilotName: '' }])).toContain(
    'copilot 1f0c has its new actions',
  );
});

test('a failure says what failed, what to do and what the copilot holds', () => {
  const summary = renderRecoverySummary([{ ...report, outcome: 'restored', failure }]);
  expect(summary).toContain('> **What failed:** The import was answered 400.');
  expect(summary).toContain('> **What to do:** Mend the file.');
  expect(summary).toContain('> **Now:** The copilot holds the new actions.');
});

test('text from outside stays text, in the summary and in the log', () => {
  const evil = 'x\n::error::y <b> @me ##[group]';
  const told = { ...report, copilotName: evil, copilotId: evil, swaggerFile: evil, state: evil };
  const summary = renderRecoverySummary([{ ...told, failure: { message: evil, hint: evil } }]);
  expect(summary).not.toMatch(/^\s*(?:> )*::|##\[/mu);
  expect(summary.replace(/`[^`]*`/gu, '')).not.toMatch(/<b>|@me/u);
  for (const line of renderRecoveryLines({ ...told, failure: { message: evil, hint: evil } })) {
    expect(line).not.toMatch(/[\r\n]|^\s*::|##\[/u);
  }
});
