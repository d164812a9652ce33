import { renderComment } from '../../src/report/comment.ts';
import { buildOperation, buildOperations, buildResult, buildRun, buildUnchanged } from './results.ts';

const run = buildRun({ eventName: 'pull_request' });
const preview = buildResult({ outcome: 'previewed', operations: buildOperations(2) });

const findMark = (...query: Parameters<typeof renderComment>): string => renderComment(...query).mark;

test('the comment begins with the mark by which later runs find it', () => {
  const { body, mark } = renderComment([preview], run);
  expect(body.split('\n').slice(0, 2)).toEqual([mark, expect.stringMatching(/^### Preview for/u)]);
});

test('the mark is independent of the outcome, and differs by workflow, copilot and file', () => {
  const mark = findMark([preview], run);
  expect(findMark([buildUnchanged()], run)).toBe(mark);
  const others = [
    findMark([preview], buildRun({ workflow: 'Another' })),
    findMark([{ ...preview, copilotId: 'other' }], run),
    findMark([{ ...preview, swaggerFile: 'other.json' }], run),
    findMark([preview], buildRun({ source: '.github/copilots.yml 1/2' })),
  ];
  expect(new Set([mark, ...others]).size).toBe(5);
});

test('the marks of several targets depend on the shard, even after long names, and not on the targets', () => {
  const mark = (source: string, copilotIds = [preview.copilotId]): string =>
    findMark(
      copilotIds.map((copilotId) => ({ ...preview, copilotId })),
      buildRun({ workflow: 'W'.repeat(500), source }),
    );
  expect(mark('copilots.yml 1/2')).not.toBe(mark('copilots.yml 2/2'));
  expect(mark('copilots.yml 1/2')).toBe(mark('copilots.yml 1/2', ['x', 'y']));
});

test('the mark is one HTML comment for any name of the workflow', () => {
  const mark = findMark([preview], buildRun({ workflow: 'a --> b\n<!-- -- \ud800' }));
  expect(mark).toMatch(/^<!-- copilot-swagger-sync: (?:(?!--)[^<>\s])+ -->$/u);
});

test('a pull request that no longer changes the file gets an update', () => {
  const { body, createsIfMissing } = renderComment([buildUnchanged()], run);
  expect(createsIfMissing).toBe(false);
  expect(body).toContain('Unchanged: api/openapi.yaml did not change');
});

test("the comment is shorter than GitHub's limit of 65,536 characters", () => {
  const added = Array.from({ length: 5_000 }, (_, index) =>
    buildOperation(`GET /${index}`, `get${index}`, '€'.repeat(200)),
  );
  const large = buildResult({ outcome: 'previewed', comparison: { added } });
  expect(renderComment([large], run).body.length).toBeLessThan(65_536);
  const many = Array.from({ length: 200 }, () => large);
  expect(renderComment(many, run).body.length).toBeLessThan(65_536);
});
