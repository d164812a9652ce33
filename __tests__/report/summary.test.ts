import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSummary } from '../../src/report/summary.ts';
import { listBreaking, renderFingerprint } from '../../src/compare/reported-change.ts';
import { chooseCount } from '../support/depth.ts';
import { projectFolder } from '../support/folders.ts';
import { examples } from './example-results.ts';
import {
  buildCopilot,
  buildModified,
  buildOperation,
  buildOperations,
  buildProblem,
  buildResult,
  buildRun,
  buildUnchanged,
  emptyState as state,
  unchanged,
  type Facts,
} from './results.ts';
import type { CopilotState, TargetResult } from '../../src/result.ts';

const run = buildRun();

/** Lists the rows of changes, without the bars at their ends. */
function listRows(summary: string): readonly string[] {
  return summary
    .split('\n')
    .filter((line) => /^\| [🔴🟡🟢⚪]/u.test(line))
    .map((line) => line.slice(2, -2));
}

/** Renders the summary of one sync with the facts. */
const summarize = (facts: Facts = {}): string => renderSummary([buildResult(facts)], run);

test.each<[string, Facts, string]>([
  ['a preview without a comparison', { operations: buildOperations(1) }, '1 operation would be imported'],
  ['a preview without the file', {}, 'it was not read'],
  [
    'a preview for a copilot with other actions',
    { operations: buildOperations(2), comparison: {}, liveState: state },
    '2 operations would be imported',
  ],
])('the headline of %s states the effect', (_, facts, effect) => {
  expect(summarize({ outcome: 'previewed', ...facts })).toMatch(new RegExp(`^.*: ${effect}\n`, 'u'));
});

test('an unchanged run is reported in two lines that name the copilot by its ID', () => {
  // The service isn't asked for a copilot without changes.
  const quiet = { ...buildUnchanged(), copilot: undefined };
  expect(renderSummary([quiet], run).trimEnd()).toMatch(/^.* copilot 1f0c2f3e-.*\n.*$/u);
  expect(renderSummary([quiet, quiet], run).trimEnd().split('\n')).toHaveLength(1);
});

test('a verified setup is reported as ready', () => {
  const advice = 'To sync now, click “Run workflow”, or push a change to the OpenAPI file.';
  const ready = buildUnchanged({ idleResult: 'ready' });
  expect(renderSummary([ready], run)).toMatch(new RegExp(`^\\*\\*Ready: .*\n.*\n\n${advice}$`, 'mu'));
  expect(renderSummary([{ ...ready, copilot: undefined }], run)).not.toContain(advice);
});

test('a failure that no later push would repair says how to retry it', () => {
  const failed = buildResult({ outcome: 'aborted' });
  const sentence = 'The next push doesn’t retry this sync';
  const summary = renderSummary([failed], buildRun({ isForgetful: true }));
  expect(summary).toContain(sentence);
  expect(summary).toContain('re-run this job, which uses the workflow file of the original run');
  expect(renderSummary([failed], buildRun())).not.toContain(sentence);
  expect(renderSummary([buildResult()], buildRun({ isForgetful: true }))).not.toContain(sentence);
});

test('20 actions added next to a removed one are folded, and 19 are not', () => {
  const removed = buildOperations(1, '/cats');
  const hasFold = (count: number): boolean =>
    summarize({ comparison: { added: buildOperations(count), removed } }).includes('actions added</summary>');
  expect([19, 20].map(hasFold)).toEqual([false, true]);
});

test('a change that three actions share is one row with their number, names and links', () => {
  const gone = 'query parameter opt_pretty removed';
  const sentences = { '/a': [gone], '/b': [gone, 'body removed'], '/c': [gone], '/d': ['body removed'] };
  const modified = Object.entries(sentences).map(([path, breaking]) =>
    buildModified(`GET ${path}`, path, { breaking }),
  );
  const head = 'b'.repeat(40);
  const locations = new Map(
    modified.slice(1, 3).map(({ operation }, line) => [operation, { file: 'a', line, commit: head }]),
  );
  const [b, c] = ['/b', '/c'].map(
    (path, line) => `[**${path}**](https://github.com/acme/shop/blob/${head}/a#L${line}) \`GET ${path}\``,
  );
  expect(listRows(summarize({ comparison: { modified }, head, locations }))).toEqual([
    `🔴&nbsp;breaking | **3 actions:** query parameter opt\\_pretty removed<br>**/a** \`GET /a\`<br>${b}<br>${c}`,
    `🔴&nbsp;breaking | ${b}<br>body removed`,
    '🔴&nbsp;breaking | **/d** `GET /d`<br>body removed',
  ]);
});

test('many actions that share a change are listed in a folded part that counts the rest', () => {
  const [row = ''] = listRows(summarize({ comparison: { removed: buildOperations(900, '/old') } }));
  expect(row).toContain('**900 actions:** removed');
  expect(row).toContain('<details><summary>which</summary>**getOrder0** `GET /old/0`<br>**getOrder1** ');
  expect(row).toMatch(/…and \d+ more<\/details>$/u);
  expect(row.length).toBeLessThan(5_500);
});

describe('accepted changes', () => {
  const cats = buildOperation('GET /cats', 'listCats');
  const dogs = buildModified('GET /dogs', 'listDogs', { breaking: ['body removed', 'server changed'] });
  const comparison = { removed: [cats], modified: [dogs] };
  const accepted = { reason: 'a | b', acceptedBy: '@ann' };
  const entries = new Map(
    dogs.changes.slice(0, 1).map((change) => [renderFingerprint(dogs.operation, change), accepted]),
  );
  const file = '.github/copilot-accepted.yml';
  const failure = { code: 'breaking-change', message: '2 changes break the copilot.' } as const;
  const facts = { outcome: 'aborted', failure, comparison, acceptance: { file, entries } } as const;
  const summary = summarize(facts);

  test('are listed with reason and person, and counted in the headline', () => {
    expect(summary).toMatch(/^### Blocked by 2 breaking changes in 2 actions \(1 more is accepted\)/u);
    expect(summary).toContain('body removed – accepted by @&#8203;ann: a \\| b');
  });

  test('no text of another change ends the fence of the entries to paste', () => {
    const evil = buildOperation('GET /\n```\n<script>', 'x');
    const hostile = { ...comparison, removed: [evil] };
    expect(summarize({ ...facts, comparison: hostile }).match(/^```/gmu)).toHaveLength(2);
  });

  test('no entries are shown if nothing was blocked or nothing has to be', () => {
    expect(summarize({ comparison })).not.toContain('To accept');
    const all = listBreaking({ added: [], ...comparison, breaking: 3 }).map(
      (one) => [one.fingerprint, { reason: 'w', acceptedBy: 'a' }] as const,
    );
    const acceptance = { file, entries: new Map(all) };
    const preview = summarize({ outcome: 'previewed', comparison, acceptance });
    expect(preview).not.toContain('To accept');
    expect(preview).toMatch(/^### 🟡 Preview .* 3 of them accepted/u);
  });
});

test('a preview next to its comparison reports drift of the copilot', () => {
  const routes = (count: number): CopilotState['missing'] =>
    buildOperations(count).map(({ method, name, path }) => ({ method, name, path }));
  const liveState = { ...state, actions: 12, unmanaged: routes(1), missing: routes(2), extra: routes(1) };
  const commits = { base: 'c'.repeat(40), head: 'd'.repeat(40) };
  const report = (more: Partial<CopilotState>): string =>
    summarize({ outcome: 'previewed', ...commits, liveState: { ...liveState, ...more } });
  expect(report({})).toContain(
    '**Drift:** the copilot has 12 actions; compared with the file: 2 missing, 1 extra, 0 changed; 1 unmanaged.',
  );
  expect(report({ commit: 'e'.repeat(40) })).toContain(
    '**Drift:** the copilot has 12 actions, the version of `eeeeeee`; compared with the file:',
  );
  expect(report({ commit: commits.base })).not.toContain('**Drift:**');
  expect(report({ commit: commits.base })).toContain(
    '| Previous actions | 12 actions, the version of `ccccccc`;',
  );
  expect(report({ isInSync: true })).not.toContain('**Drift:**');
});

test.each<[string, Facts, string]>([
  [
    'an unchanged run with a warning shows the warning',
    { ...unchanged, warnings: ['The base is unknown.'] },
    '- The base is unknown.',
  ],
  ['a sync without a changed operation says so', { comparison: {} }, '\n\nNo operation differs.\n\n'],
  [
    'a sync without a change of the file explains that the copilot had drifted',
    { comparison: {}, changed: false, asksCopilot: true, liveState: state },
    'The file did not change, but the copilot’s actions had drifted from it.',
  ],
  [
    'other changes next to a breaking change are folded, and each of them is listed',
    {
      comparison: {
        modified: [
          buildModified('GET /a', 'a', {
            breaking: ['body removed'],
            changes: ['title changed'],
            none: ['tags changed'],
          }),
        ],
      },
    },
    '<br>body removed<details><summary>2 more changes</summary>title changed<br>tags changed</details> |',
  ],
  [
    'two delays are reported as two',
    { replacement: { waitMs: 10_100, pauses: 2 } },
    '10.1 s of that for 2 delays after a delete',
  ],
  [
    'a message with several lines stays a list, such as the copilots of a key',
    {
      outcome: 'aborted',
      failure: { code: 'copilot-unknown', message: 'No x. The key can access:\n- 1f0c “<b>”\n- 77ab “B”' },
    },
    '> **What failed:** No x. The key can access:\n> - 1f0c “&lt;b&gt;”\n> - 77ab “B”\n',
  ],
  [
    'the heading of problems names the OpenAPI file if the overlay files have no problem',
    { problems: [buildProblem()], overlayFiles: ['texts.yaml'] },
    '#### 1 warning in the OpenAPI file\n',
  ],
  [
    'the heading of problems names the overlay files',
    { problems: [buildProblem({ file: 'texts.yaml' })], overlayFiles: ['texts.yaml'] },
    '#### 1 warning in the overlay files\n',
  ],
  [
    'the heading of problems names the OpenAPI file and the overlay files',
    { problems: [buildProblem(), buildProblem({ file: 'texts.yaml' })], overlayFiles: ['texts.yaml'] },
    '#### 2 warnings in the OpenAPI file and the overlay files\n',
  ],
  [
    'no text ends the fence of the fields of a removed copilot',
    { outcome: 'degraded', copilot: buildCopilot({ record: { a: '\n```\n# b' } }), result: 'record-removed' },
    '"a": "\\n```\\n# b"',
  ],
])('%s', (_, facts, text) => {
  expect(summarize(facts)).toContain(text);
});

test('the overview of several targets leaves no cell of a failed target empty', () => {
  const copilot = buildCopilot({ name: 'C' });
  const summary = renderSummary([buildUnchanged(), buildResult({ copilot, outcome: 'degraded' })], run);
  expect(summary).toContain('| degraded | **C** | – | not&nbsp;compared |');
});

describe('the runner drops a summary above 1 MiB, so', () => {
  const longText = '|<`$@#1 '.repeat(2_000);
  const buildWorst = (count: number): TargetResult =>
    buildResult({
      outcome: 'degraded',
      result: 'record-removed',
      state: longText,
      detail: longText,
      failure: { code: 'bug', message: longText, hint: longText },
      copilot: buildCopilot({ name: longText, status: longText, record: { text: longText.repeat(100) } }),
      comparison: { added: buildOperations(count, `/${longText}`), removed: buildOperations(count) },
      problems: Array.from({ length: count }, () => buildProblem({ severity: 'error', message: longText })),
      warnings: Array.from({ length: count / 4 }, () => longText),
      rewrites: Array.from({ length: count / 4 }, () => ({ rule: 'rule', message: longText, count: 1 })),
    });

  test('one large target is truncated, with a count of the omitted parts', () => {
    const summary = renderSummary([buildWorst(20_000)], run);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary).toMatch(/…and [\d,]+ more rows, omitted/u);
    expect(summary).toContain('And 19,999 more places like it');
  });

  test('many large targets are truncated', () => {
    const worst = buildWorst(2_000);
    const results = Array.from({ length: chooseCount(40, 300) }, () => worst);
    const summary = renderSummary(results, run);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary).toMatch(/…and [\d,]+ more sections?, omitted/u);
  });
});

test('text from outside never becomes Markdown, HTML, a mention or a command', () => {
  const evil = 'x`|\n::error::y <script>alert(1)</script> @everyone [a](x:b) ##[add-mask]z \u001b[31m';
  const hostile = buildResult({
    outcome: 'rolled-back',
    ...{ copilotId: evil, swaggerFile: evil, detail: evil, state: evil, noComparison: evil },
    copilot: buildCopilot({ id: evil, name: evil, status: evil }),
    failure: { code: 'bug', message: evil, hint: evil },
    operations: [buildOperation(`GET ${evil}`, evil, `${evil} summary`)],
    problems: [buildProblem({ message: evil, file: evil, pointer: evil })],
    rewrites: [{ rule: evil, message: evil, count: 1 }],
    ...{ warnings: [evil], base: evil, head: evil },
  });
  const runs = { eventName: evil, actionVersion: evil, nodeVersion: evil };
  const summary = renderSummary([hostile], buildRun(runs));
  const prose = summary.replace(/(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)/gu, '');
  expect(prose).not.toMatch(/<script|@everyone|[^\\]\[a\]/u);
  expect(summary).not.toMatch(/^\s*::|##\[|\u001b/mu);
});

test.each(examples)('the summary $name in docs/summaries matches the code', ({ name, results, run: its }) => {
  const summary = renderSummary(results, its);
  expect(summary).toBe(readFileSync(join(projectFolder, `docs/summaries/${name}.md`), 'utf8'));
  expect(summary).not.toMatch(/undefined|NaN|\[object|^\s*::/mu);
  expect(summary.split('\n').filter((line) => line.startsWith('|') && !line.endsWith('|'))).toEqual([]);
});

test('a copilot that was empty before was not without its actions', () => {
  const replacement = { emptyMs: 5_000 };
  expect(summarize({ replacement })).toContain('without its actions');
  expect(summarize({ replacement, liveState: state })).not.toContain('without its actions');
});
