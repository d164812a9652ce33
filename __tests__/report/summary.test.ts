import { renderSummary } from '../../src/report/summary.ts';
import { listBreaking, renderFingerprint } from '../../src/compare/reported-change.ts';
import type { Replacement } from '../../src/ending.ts';
import { escapeMarkdown } from '../../src/report/escape.ts';
import { chooseCount } from '../support/depth.ts';
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

const state: CopilotState = {
  ...{ actions: 0, commit: undefined, isInSync: false },
  ...{ unmanaged: [], missing: [], extra: [], different: [] },
};

function firstLine(markdown: string): string {
  return markdown.split('\n', 1)[0] ?? '';
}

const same = { added: [], removed: [], modified: [] };

test.each<[Facts, string]>([
  [{ operations: buildOperations(1) }, '1 operation would be imported'],
  [{}, 'it was not read'],
  [{ operations: buildOperations(2), comparison: same }, 'no operation differs'],
])('the headline of a preview states the effect: %#', (facts, effect) => {
  expect(firstLine(summarize({ outcome: 'previewed', ...facts }))).toMatch(new RegExp(`: ${effect}$`, 'u'));
});

test('a preview of a copilot with other actions says that all operations would be imported', () => {
  const preview = buildResult({ outcome: 'previewed', operations: buildOperations(2), comparison: same });
  const summary = renderSummary([{ ...preview, liveState: state }], run);
  expect(firstLine(summary)).toMatch(/: 2 operations would be imported$/u);
});

test('an unchanged run is reported in two lines', () => {
  // The service isn't asked for a copilot without changes.
  const quiet = { ...buildUnchanged(), copilot: undefined };
  expect(renderSummary([quiet], run).trimEnd().split('\n')).toHaveLength(2);
  expect(renderSummary([quiet, quiet], run).trimEnd().split('\n')).toHaveLength(1);
});

test('an unchanged run with a warning shows the warning', () => {
  expect(renderSummary([buildUnchanged({ warnings: ['The base is unknown.'] })], run)).toContain(
    '- The base is unknown.',
  );
});

test('a verified setup is reported as ready', () => {
  const result = buildUnchanged({ copilot: buildCopilot(), state: 'Push a change.', idleResult: 'ready' });
  expect(renderSummary([result], run)).toMatch(/^\*\*Ready: .*\n.*\n\nPush a change\.$/mu);
  expect(renderSummary([{ ...result, copilot: undefined }], run)).not.toContain('Push a change.');
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

test('every kind of change is a row that names the difference', () => {
  const summary = summarize({
    comparison: {
      added: [buildOperation('POST /pets', 'addPet', 'Add a pet')],
      removed: [buildOperation('GET /cats', 'listCats')],
      modified: [
        buildModified('GET /pets', 'listPets', { changes: ['new optional query parameter limit'] }),
        buildModified('GET /dogs/{id}', 'getDog', { breaking: ['moved from GET /dog/{id}'] }),
        buildModified('GET /fish', 'listFish', { none: ['an example changed'] }),
      ],
    },
  });
  expect(listRows(summary)).toEqual([
    '🔴&nbsp;breaking | **listCats** `GET /cats`<br>removed; flows and prompts that use it stop working',
    '🔴&nbsp;breaking | **getDog** `GET /dogs/{id}`<br>moved from GET /dog/\\{id\\}',
    '🟡&nbsp;changed | **listPets** `GET /pets`<br>new optional query parameter limit',
    '🟢&nbsp;added | **addPet** `POST /pets`<br>Add a pet',
    '⚪&nbsp;same | **listFish** `GET /fish`<br>an example changed',
  ]);
  expect(firstLine(summary)).toMatch(/; 2 breaking changes in 2 actions$/u);
  // No action is required, so it is folded.
  expect(summary).toContain('<summary>1 change without effect on the copilot</summary>');
});

test('many changes without an effect are folded, but breaking changes never are', () => {
  const comparison = { added: buildOperations(20), removed: buildOperations(1, '/cats'), modified: [] };
  const summary = summarize({ comparison });
  expect(summary).toContain('<summary>20 actions added</summary>');
  expect(summary.indexOf('🔴')).toBeLessThan(summary.indexOf('<details>'));
  const short = { ...comparison, added: buildOperations(19) };
  expect(summarize({ comparison: short })).not.toContain('actions added</summary>');
});

test('an operation links to its line of the file, and a removed one to the previous version', () => {
  const listPets = buildModified('GET /pets', 'listPets', { none: ['tags changed'] });
  const listCats = buildOperation('GET /cats', 'c');
  const [base, head] = ['a'.repeat(40), 'b'.repeat(40)];
  const summary = summarize({
    commits: { base, head },
    comparison: { added: [], removed: [listCats], modified: [listPets] },
    locations: new Map([
      [listPets.operation, { file: 'api/a.yaml', line: 14, commit: head }],
      [listCats, { file: 'api/b.yaml', line: 7, commit: base }],
    ]),
  });
  expect(summary).toContain(`[**listPets**](https://github.com/acme/shop/blob/${head}/api/a.yaml#L14) `);
  expect(summary).toContain(`[**c**](https://github.com/acme/shop/blob/${base}/api/b.yaml#L7) `);
});

describe('a cause is listed once', () => {
  const gone = 'query parameter opt_pretty removed';
  const modified = ['/a', '/b', '/c'].map((path) =>
    buildModified(`GET ${path}`, path, { breaking: path === '/b' ? [gone, 'body removed'] : [gone] }),
  );
  const operations = modified.map(({ operation }) => operation);
  const report = (facts: Facts): readonly string[] => listRows(summarize(facts));

  test('that three actions share is one row with their number and names', () => {
    const other = buildModified('GET /d', '/d', { breaking: ['body removed'] });
    const comparison = { added: [], removed: [], modified: [...modified, other] };
    expect(report({ operations: [...operations, other.operation], comparison })).toEqual([
      `🔴&nbsp;breaking | **3 actions:** ${escapeMarkdown(gone)}<br>**/a** \`GET /a\`<br>**/b** \`GET /b\`<br>**/c** \`GET /c\``,
      '🔴&nbsp;breaking | **/b** `GET /b`<br>body removed',
      '🔴&nbsp;breaking | **/d** `GET /d`<br>body removed',
    ]);
  });

  test('links each of its actions to its own line', () => {
    const head = 'b'.repeat(40);
    const alike = ['/a', '/b', '/c'].map((path) => buildModified(`GET ${path}`, path, { breaking: [gone] }));
    const locations = new Map(
      alike.map(({ operation }, index) => [operation, { file: 'a.yaml', line: index + 3, commit: head }]),
    );
    const comparison = { added: [], removed: [], modified: alike };
    const [row] = report({ comparison, commits: { head }, locations });
    const url = `https://github.com/acme/shop/blob/${head}/a.yaml`;
    for (const [index, path] of ['/a', '/b', '/c'].entries())
      expect(row).toContain(`<br>[**${path}**](${url}#L${index + 3}) \`GET ${path}\``);
  });

  test('lists many actions in a folded part, and counts the rest', () => {
    const comparison = { added: [], removed: buildOperations(900, '/old'), modified: [] };
    const [row = ''] = report({ comparison });
    expect(row).toContain('**900 actions:** removed');
    expect(row).toContain(
      '<details><summary>which</summary>**getOrder0** `GET /old/0`<br>**getOrder1** `GET /old/1`',
    );
    expect(row).toMatch(/…and \d+ more<\/details>$/u);
    expect(row.length).toBeLessThan(5_500);
  });
});

test('other changes next to a breaking change are folded', () => {
  const listPets = buildModified('GET /pets', 'listPets', {
    breaking: ['body removed'],
    changes: ['description changed'],
    none: ['tags changed'],
  });
  const comparison = { added: [], removed: [], modified: [listPets] };
  expect(listRows(summarize({ comparison }))).toEqual([
    '🔴&nbsp;breaking | **listPets** `GET /pets`<br>body removed<details><summary>2 more changes</summary>description changed<br>tags changed</details>',
  ]);
});

describe('accepted changes', () => {
  const cats = buildOperation('GET /cats', 'listCats');
  const dogs = buildModified('GET /dogs', 'listDogs', { breaking: ['body removed', 'server changed'] });
  const comparison = { added: [], removed: [cats], modified: [dogs] };
  const accepted = { reason: 'a | b', acceptedBy: '@ann' };
  const entries = new Map(
    dogs.changes.slice(0, 1).map((change) => [renderFingerprint(dogs.operation, change), accepted]),
  );
  const file = '.github/copilot-accepted.yml';
  const failure = { code: 'breaking-change', message: '2 changes break the copilot.' } as const;
  const facts = { outcome: 'aborted', failure, comparison, acceptance: { file, entries } } as const;
  const summary = summarize(facts);

  test('are listed with reason and person, and counted in the headline', () => {
    expect(firstLine(summary)).toContain('Blocked by 2 breaking changes in 2 actions (1 more is accepted)');
    expect(summary).toContain('body removed – accepted by @&#8203;ann: a \\| b');
  });

  test('for the other changes, there are entries to paste, in a fence that no text ends', () => {
    const [, yaml = ''] = /```yaml\n([^]*?)\n```/u.exec(summary) ?? [];
    expect(yaml.match(/fingerprint: '[0-9a-f]{16}'/gu)).toHaveLength(2);
    expect(yaml).toContain('# GET /cats: removed');
    expect(yaml).not.toContain('body removed');
    const evil = buildOperation('GET /\n```\n<script>', 'x');
    const hostile = { ...comparison, removed: [evil] };
    const reported = summarize({ ...facts, comparison: hostile });
    expect(reported.match(/^```/gmu)).toHaveLength(2);
  });

  test('no entries are shown if nothing was blocked or nothing has to be', () => {
    expect(summarize({ comparison })).not.toContain('To accept');
    const all = listBreaking({ ...comparison, breaking: 3 }).map(
      (one) => [one.fingerprint, { reason: 'w', acceptedBy: 'a' }] as const,
    );
    const acceptance = { file, entries: new Map(all) };
    const preview = summarize({ outcome: 'previewed', comparison, acceptance });
    expect(preview).not.toContain('To accept');
    expect(firstLine(preview)).toMatch(/^### 🟡 Preview .* 3 of them accepted/u);
  });

  test('blocked changes are shown openly, because they are the cause of the failure', () => {
    expect(summary).not.toContain('Changes that were not applied');
  });
});

test('a preview next to its comparison reports drift of the copilot', () => {
  const routes = (count: number): CopilotState['missing'] =>
    buildOperations(count).map(({ method, name, path }) => ({ method, name, path }));
  const liveState = { ...state, actions: 12, unmanaged: routes(1), missing: routes(2), extra: routes(1) };
  const base = 'c'.repeat(40);
  const commits = { base, head: 'd'.repeat(40) };
  const preview = buildResult({ outcome: 'previewed', operations: buildOperations(13), commits });
  const report = (more: Partial<CopilotState>): string =>
    renderSummary([{ ...preview, liveState: { ...liveState, ...more } }], run);
  expect(report({})).toContain(
    '**Drift:** the copilot has 12 actions; compared with the file: 2 missing, 1 extra, 0 changed; 1 unmanaged.',
  );
  expect(report({ commit: 'e'.repeat(40) })).toContain(
    '**Drift:** the copilot has 12 actions, the version of `eeeeeee`; compared with the file:',
  );
  expect(report({ commit: base })).not.toContain('**Drift:**');
  expect(report({ commit: base })).toContain('| Previous actions | 12 actions, the version of `ccccccc`;');
  expect(report({ isInSync: true })).not.toContain('**Drift:**');
});

test('without a changed operation, the summary explains why it synced', () => {
  expect(summarize({ comparison: same })).toContain('\n\nNo operation differs.\n\n');
  const { change, ...unchanged } = buildResult({ comparison: same, changed: false });
  const drifted = { ...unchanged, change: change && { ...change, asksCopilot: true }, liveState: state };
  expect(renderSummary([drifted], run)).toContain(
    'The file did not change, but the copilot’s actions had drifted from it.',
  );
});

test("a failure states the cause, the fix and the copilot's current state", () => {
  const failure = {
    code: 'service-refused',
    message: 'The import failed.',
    hint: 'Check the file.',
  } as const;
  const summary = summarize({ outcome: 'rolled-back', state: 'It holds the previous 3 actions.', failure });
  expect(summary).toContain('> **What failed:** The import failed.');
  expect(summary).toContain('> **What to do:** Check the file.');
  expect(summary).toContain('> **Now:** It holds the previous 3 actions.');
});

test('a message with several lines stays a list, such as the copilots of a key', () => {
  const message = 'There is no copilot x. The key can access:\n- 1f0c “Orders” (draft)\n- 77ab “<b>” (draft)';
  const summary = summarize({ outcome: 'aborted', failure: { code: 'copilot-unknown', message } });
  expect(summary).toContain(
    '> **What failed:** There is no copilot x. The key can access:\n> - 1f0c “Orders” (draft)\n> - 77ab “&lt;b&gt;” (draft)\n',
  );
});

test('problems have file, line, column and pointer, and errors precede warnings', () => {
  const broken = buildProblem({ severity: 'error', message: 'Broken.', line: 3, column: 7 });
  const problems = [buildProblem(), broken];
  const summary = summarize({ outcome: 'aborted', problems });
  expect(summary).toContain('| Broken. | `GET /orders`<br>`api/openapi.yaml:3:7` |');
  expect(summary.indexOf('1 error in')).toBeLessThan(summary.indexOf('1 warning in'));
});

test.each([
  ['the OpenAPI file', ['api/openapi.yaml']],
  ['the overlay files', ['texts.yaml']],
  ['the OpenAPI file and the overlay files', ['api/openapi.yaml', 'texts.yaml']],
])('the heading of problems names %s', (where, files) => {
  const problems = files.map((file) => buildProblem({ file }));
  const result = buildResult({ problems, overlayFiles: ['texts.yaml'] });
  expect(renderSummary([result], run)).toMatch(new RegExp(`#### \\d warnings? in ${where}\n`, 'u'));
});

test('the fields of a removed copilot are listed for recreating it, in a fence that no text ends', () => {
  const copilot = buildCopilot({ record: { id: 'x', prompt_message: 'Be nice.\n```\n# Not a heading' } });
  const summary = summarize({ outcome: 'degraded', copilot, result: 'record-removed' });
  expect(summary).toContain('"prompt_message": "Be nice.\\n```\\n# Not a heading"');
  expect(summarize({ outcome: 'degraded', copilot })).not.toContain('prompt_message');
});

describe('several targets', () => {
  const results = [
    buildUnchanged({ copilotId: 'a', copilot: buildCopilot({ id: 'a', name: 'A' }) }),
    buildResult({ copilotId: 'b', copilot: buildCopilot({ id: 'b', name: 'B' }) }),
    buildResult({ copilotId: 'c', copilot: buildCopilot({ id: 'c', name: 'C' }), outcome: 'degraded' }),
  ];
  const summary = renderSummary(results, run);

  test('begin with an overview of every target, the worst first', () => {
    expect(firstLine(summary)).toBe('### 3 copilots: 1 degraded, 1 synced, 1 unchanged');
    const rows = summary.match(/^\| (?:degraded|synced|unchanged) \|/gmu);
    expect(rows).toEqual(['| degraded |', '| synced |', '| unchanged |']);
  });

  test('leave no cell of a failed target empty', () => {
    expect(summary).toContain('| degraded | **C** | – | not&nbsp;compared |');
  });

  test('have one section each, except unchanged ones', () => {
    expect(summary.match(/^### (?:Synced|Failed|Unchanged)/gmu)).toEqual(['### Failed', '### Synced']);
  });
});

describe('the runner drops a summary above 1 MiB, so', () => {
  const longText = '|<`$@#1 '.repeat(2_000);
  const buildWorst = (count: number): TargetResult =>
    buildResult({
      outcome: 'degraded',
      result: 'record-removed',
      state: longText,
      reasonDetail: longText,
      failure: { code: 'bug', message: longText, hint: longText },
      copilot: buildCopilot({ name: longText, status: longText, record: { text: longText.repeat(100) } }),
      comparison: {
        added: buildOperations(count, `/${longText}`),
        removed: buildOperations(count),
        modified: [],
      },
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
  const evil =
    'x`|\n::error::y <script>alert(1)</script> @everyone [a](javascript:b) ##[add-mask]z \u001b[31m';
  const summary = renderSummary(
    [
      buildResult({
        outcome: 'rolled-back',
        copilotId: evil,
        copilot: buildCopilot({ id: evil, name: evil, status: evil }),
        swaggerFile: evil,
        reasonDetail: evil,
        state: evil,
        failure: { code: 'bug', message: evil, hint: evil },
        operations: [buildOperation(`GET ${evil}`, evil, `${evil} summary`)],
        noComparison: evil,
        problems: [buildProblem({ message: evil, file: evil, pointer: evil })],
        rewrites: [{ rule: evil, message: evil, count: 1 }],
        warnings: [evil],
        commits: { base: evil, head: evil },
      }),
    ],
    buildRun({ eventName: evil, actionVersion: evil, nodeVersion: evil }),
  );
  const prose = summary.replace(/(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)/gu, '');
  expect(prose).not.toMatch(/<script|@everyone|[^\\]\[a\]/u);
  expect(summary).not.toMatch(/^\s*::|##\[|\u001b/mu);
});

test.each(examples)('the example $name is suitable for publication', ({ results, run: exampleRun }) => {
  const summary = renderSummary(results, exampleRun);
  expect(summary).not.toMatch(/undefined|NaN|\[object|^\s*::/mu);
  expect(summary.split('\n').filter((line) => line.startsWith('|') && !line.endsWith('|'))).toEqual([]);
});

test('two delays are reported as two, and a copilot that was never empty as such', () => {
  const report = (replacement: Partial<Replacement>): string => summarize({ replacement });
  expect(report({})).toContain(
    '5.0 s of that for the delay after the delete, the copilot was without its actions for 5.3 s',
  );
  expect(report({ waitMs: 10_100, pauses: 2 })).toContain('10.1 s of that for 2 delays after a delete');
  const counts = { added: 1, changed: 2, removed: 0, kept: 3, isZeroDowntime: true };
  const rolling = report({ waitMs: undefined, emptyMs: 0, counts });
  expect(rolling).toContain('| Effect | 1 added, 2 changed, 0 removed, 3 unmanaged and kept |');
  expect(rolling).toContain('the copilot was never without its actions');
  expect(rolling).not.toContain('pause');
});

test('a copilot that was empty before was not without its actions', () => {
  const synced = buildResult({ replacement: { emptyMs: 5_000 } });
  expect(renderSummary([synced], run)).toContain('without its actions');
  expect(renderSummary([{ ...synced, liveState: state }], run)).not.toContain('without its actions');
});
