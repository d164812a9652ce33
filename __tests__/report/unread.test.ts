import { endIdle } from '../../src/messages/idle-results.ts';
import { renderLines } from '../../src/report/lines.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { isUnread, renderUnread } from '../../src/report/unread.ts';
import { listReportFaults } from '../support/report-schema.ts';
import { buildCopilot, buildResult, buildRun, buildUnchanged, emptyState } from './results.ts';

const unread = buildUnchanged({ copilot: undefined });
const { change } = unread;
const hostile = '::error::#1 @octo `a|b` <b>$x$</b>\n\u202e😀'.repeat(60);

test.each([
  ['the file did not change', unread],
  ['the branch was deleted', { ...unread, ending: endIdle('ref-deleted') }],
  ['the config file names the copilot', { ...unread, name: 'Orders' }],
  ['the workflow names no copilot', { ...unread, copilotId: undefined }],
  ['there is no decision', { ...unread, change: undefined }],
  ['the time is long', { ...unread, totalMs: 61_234.5 }],
  ['every text is long and hostile', { ...unread, name: hostile, copilotId: hostile, swaggerFile: hostile }],
  ['the decision is long and hostile', { ...unread, change: change && { ...change, detail: hostile } }],
])('an unread target has the same reports as any other one: %s', (_what, result) => {
  if (!isUnread(result)) throw new TypeError('the target was read');
  const { lines, outputs, summary } = renderUnread(result);
  expect(lines).toEqual(renderLines(result));
  expect(Object.entries(outputs)).toEqual(Object.entries(renderOutputs([result])));
  expect(summary).toBe(renderSummary([result], buildRun()));
  expect(listReportFaults(outputs.report)).toEqual([]);
});

test.each([
  ['it was synced', buildResult()],
  ['a new workflow was checked', { ...unread, ending: endIdle('ready') }],
  ['the copilot is in sync', { ...unread, ending: endIdle('in-sync') }],
  ['the file was removed', { ...unread, ending: endIdle('file-removed') }],
  ['there is a warning', { ...unread, warnings: ['The merge base could not be found.'] }],
  ['the copilot was requested', { ...unread, copilot: buildCopilot() }],
  ['the file was read', { ...unread, spec: buildResult().spec }],
  ['the actions were read', { ...unread, liveState: { ...emptyState, isInSync: true } }],
])('a target is not unread if %s', (_what, result) => {
  expect(isUnread(result)).toBe(false);
});
