import { endAborted } from '../../src/sync/endings.ts';
import { describeInvalidSpec } from '../../src/sync/invalid-spec.ts';
import { selectAnnotations } from '../../src/report/annotations.ts';
import { buildProblem, buildResult } from './results.ts';

function buildProblems(count: number, severity: 'error' | 'warning'): ReturnType<typeof buildProblem>[] {
  return Array.from({ length: count }, (_, index) => buildProblem({ severity, line: index + 1 }));
}

test('a problem is annotated at its file, line and column, which its text repeats', () => {
  expect(selectAnnotations([buildResult({ problems: [buildProblem()] })])).toEqual([
    {
      severity: 'warning',
      message: 'The operation has no description for the assistant to go by. (api/openapi.yaml:12:3)',
      location: { file: 'api/openapi.yaml', line: 12, column: 3 },
    },
  ]);
});

test('ten annotations of a kind are all shown, and the tenth of eleven counts the rest', () => {
  const ten = selectAnnotations([buildResult({ problems: buildProblems(10, 'error') })]);
  expect(ten).toHaveLength(10);
  expect(ten.at(-1)?.location?.line).toBe(10);
  const eleven = selectAnnotations([buildResult({ problems: buildProblems(11, 'error') })]);
  expect(eleven).toHaveLength(10);
  expect(eleven.at(-1)?.message).toBe('…and 2 more errors in the job summary.');
});

test('errors and warnings are counted separately, over all targets', () => {
  const annotations = selectAnnotations([
    buildResult({ problems: [...buildProblems(8, 'error'), ...buildProblems(3, 'warning')] }),
    buildResult({ problems: buildProblems(8, 'error') }),
  ]);
  expect(annotations.map(({ severity }) => severity.charAt(0)).join('')).toBe('wwweeeeeeeeee');
});

test('failures come last and get at least half of the annotations', () => {
  const failed = buildResult({ outcome: 'degraded', problems: buildProblems(10, 'error') });
  const [warning, ...errors] = selectAnnotations([{ ...failed, warnings: ['Look.'] }, failed]);
  expect(warning).toEqual({ severity: 'warning', message: 'Look.', location: undefined });
  expect(errors).toHaveLength(10);
  expect(errors.at(7)?.message).toBe('…and 3 more errors in the job summary.');
  expect(errors.at(-1)?.message).toContain('The import was answered 500.');
  const many = selectAnnotations(Array.from({ length: 12 }, () => failed));
  expect(many.at(-1)?.message).toBe('…and 8 more errors in the job summary.');
});

test('a message is shorter than the length at which the runner truncates', () => {
  const problem = buildProblem({ message: 'x'.repeat(9_000), pointer: `/${'y'.repeat(9_000)}` });
  const [annotation] = selectAnnotations([buildResult({ problems: [problem] })]);
  expect(annotation?.message.length).toBeLessThanOrEqual(4_000);
});

test('a failure that repeats the first error replaces its annotation', () => {
  const first = buildProblem({ severity: 'error', line: 3 });
  const second = { ...first, line: 9 };
  const ending = endAborted(
    describeInvalidSpec({ swaggerFile: first.file, overlayFiles: [] }, { problems: [first, second] }),
  );
  const annotations = selectAnnotations([{ ...buildResult({ problems: [first, second] }), ending }]);
  expect(annotations.map(({ location }) => location?.line)).toEqual([9, 3]);
  expect(annotations.at(-1)?.message).toContain(first.message);
});
