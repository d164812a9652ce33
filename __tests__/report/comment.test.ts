import { isWorthAComment, renderComment, renderCommentMark } from '../../src/report/comment.ts';
import {
  buildOperation,
  buildOperations,
  buildResult,
  buildRun,
  buildUnchanged,
} from '../support/results.ts';

const run = buildRun({ eventName: 'pull_request' });
const preview = buildResult({ outcome: 'previewed', operations: buildOperations(2) });

test('the comment begins with the mark by which later runs find it', () => {
  const [mark, headline] = renderComment([preview], run).split('\n');
  expect([mark, headline]).toEqual([
    renderCommentMark([preview], run),
    expect.stringMatching(/^### Preview for/u),
  ]);
});

test('the mark is independent of the outcome, and differs by workflow, copilot and file', () => {
  const mark = renderCommentMark([preview], run);
  expect(renderCommentMark([buildUnchanged()], run)).toBe(mark);
  const others = [
    renderCommentMark([preview], buildRun({ workflow: 'Another' })),
    renderCommentMark([{ ...preview, copilotId: 'other' }], run),
    renderCommentMark([{ ...preview, swaggerFile: 'other.json' }], run),
    renderCommentMark([preview], buildRun({ source: '.github/copilots.yml 1/2' })),
  ];
  expect(new Set([mark, ...others]).size).toBe(5);
});

test('the mark of several targets is independent of which targets there are', () => {
  const many = buildRun({ source: '.github/copilots.yml' });
  expect(renderCommentMark([preview], many)).toBe(
    renderCommentMark([{ ...preview, copilotId: 'x' }, preview], many),
  );
});

test('the marks of two shards differ, even if long names precede their numbers', () => {
  const mark = (source: string): string =>
    renderCommentMark([preview], buildRun({ workflow: 'W'.repeat(500), source }));
  expect(mark('copilots.yml 1/2')).not.toBe(mark('copilots.yml 2/2'));
  expect(mark('copilots.yml 1/2')).toBe(mark('copilots.yml 1/2'));
});

test('the mark is one HTML comment for any name of the workflow', () => {
  const mark = renderCommentMark([preview], buildRun({ workflow: 'a --> b\n<!-- -- \ud800' }));
  expect(mark).toMatch(/^<!-- copilot-swagger-sync: (?:(?!--)[^<>\s])+ -->$/u);
});

test('a pull request that no longer changes the file gets an update', () => {
  expect(isWorthAComment([buildUnchanged()])).toBe(false);
  expect(renderComment([buildUnchanged()], run)).toContain('Unchanged: api/openapi.yaml did not change');
});

test('the comment links to its run only if the address is valid', () => {
  expect(renderComment([preview], run)).toContain(
    '[run 4711](https://github.com/acme/shop/actions/runs/4711)',
  );
  expect(renderComment([preview], buildRun({ repositoryUrl: 'javascript:alert(1)' }))).not.toContain('[run');
});

test("the comment is shorter than GitHub's limit of 65,536 characters", () => {
  const added = Array.from({ length: 5_000 }, (_, index) =>
    buildOperation(`GET /${index}`, `get${index}`, '€'.repeat(200)),
  );
  const comparison = { added, removed: [], modified: [] };
  const large = buildResult({ outcome: 'previewed', comparison });
  expect(renderComment([large], run).length).toBeLessThan(65_536);
  const many = Array.from({ length: 200 }, () => large);
  expect(renderComment(many, run).length).toBeLessThan(65_536);
});
