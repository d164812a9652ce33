import { selectAnnotations } from '../../src/report/problems.ts';
import type { TargetResult } from '../../src/report/result.ts';
import { buildProblem, buildResult } from '../support/results.ts';

function select(results: readonly TargetResult[]): ReturnType<typeof selectAnnotations> {
  return selectAnnotations(results, { error: 0, warning: 0 });
}

function buildProblems(count: number, severity: 'error' | 'warning'): ReturnType<typeof buildProblem>[] {
  return Array.from({ length: count }, (_, index) => buildProblem({ severity, line: index + 1 }));
}

test('a problem is shown on its file, line and column, and carries them itself', () => {
  expect(select([buildResult({ problems: [buildProblem()] })])).toEqual([
    {
      severity: 'warning',
      message: 'The operation has no description for the assistant to go by. (api/openapi.yaml:12:3)',
      place: { file: 'api/openapi.yaml', line: 12, column: 3 },
    },
  ]);
});

test('ten of a kind are shown whole; of eleven the tenth counts the rest', () => {
  const ten = select([buildResult({ problems: buildProblems(10, 'error') })]);
  expect(ten).toHaveLength(10);
  expect(ten.at(-1)?.place.line).toBe(10);
  const eleven = select([buildResult({ problems: buildProblems(11, 'error') })]);
  expect(eleven).toHaveLength(10);
  expect(eleven.at(-1)?.message).toBe('…and 2 more errors in the job summary.');
});

test('errors and warnings are counted apart, over all targets together', () => {
  const annotations = select([
    buildResult({ problems: [...buildProblems(8, 'error'), ...buildProblems(3, 'warning')] }),
    buildResult({ problems: buildProblems(8, 'error') }),
  ]);
  expect(annotations.map(({ severity }) => severity)).toEqual([
    ...Array.from({ length: 10 }, () => 'error'),
    ...Array.from({ length: 3 }, () => 'warning'),
  ]);
});

test('annotations that the step makes besides these leave less room', () => {
  const results = [buildResult({ problems: buildProblems(10, 'error') })];
  const annotations = selectAnnotations(results, { error: 1, warning: 0 });
  expect(annotations).toHaveLength(9);
  expect(annotations.at(-1)?.message).toBe('…and 2 more errors in the job summary.');
  expect(selectAnnotations(results, { error: 10, warning: 0 })).toEqual([]);
});

test('a message stays below the length at which the runner cuts', () => {
  const problem = buildProblem({ message: 'x'.repeat(9_000), pointer: `/${'y'.repeat(9_000)}` });
  const [annotation] = select([buildResult({ problems: [problem] })]);
  expect(annotation?.message.length).toBeLessThanOrEqual(4_000);
});
