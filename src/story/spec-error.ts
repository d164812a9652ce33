import { ActionError } from '../errors.ts';
import type { BadSpec } from '../spec/load.ts';

/** Why a description cannot be imported, the first problem in full; the others are annotations and summary rows. */
export function createSpecError(file: string, { problems }: BadSpec): ActionError {
  const errors = problems.filter((problem) => problem.severity === 'error');
  const [first] = errors;
  const place =
    first?.line === undefined ? (first?.file ?? file) : `${first.file}:${first.line}:${first.column ?? 1}`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return new ActionError(
    'spec-invalid',
    `${file} would not import. ${place}: ${first?.message ?? 'no reason given'}${more}`,
    {
      hint: 'Mend the places named in the annotations and the job summary, and push again.',
    },
  );
}
