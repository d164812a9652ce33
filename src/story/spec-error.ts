import { ActionError } from '../errors.ts';
import type { Target } from '../inputs.ts';
import { renderCount } from '../report/measures.ts';
import type { BadSpec } from '../openapi/load.ts';
import type { Problem } from '../openapi/problem.ts';

/** Why a description is not imported, the first error in full; the others are annotations and summary rows. */
export function createSpecError({ swaggerFile, strict }: Target, { problems }: BadSpec): ActionError {
  const errors = problems.filter((problem) => problem.severity === 'error');
  const [first] = errors;
  const isOne = errors.length === 1;
  const detail =
    first === undefined
      ? ''
      : ` ${isOne ? 'It' : 'The first'} is at ${renderPlace(first, swaggerFile)}: ${first.message}`;
  return new ActionError(
    'spec-invalid',
    `${swaggerFile} has ${renderCount(errors.length, 'error')} and is not imported.${detail}`,
    {
      hint:
        `Correct ${isOne ? 'that place' : 'the places that the job summary lists'}, and push again.` +
        (strict ? ' Under `strict: true`, errors count that would not stop the import.' : ''),
    },
  );
}

function renderPlace({ file, line, column }: Problem, root: string): string {
  if (line === undefined) return file;
  return `${file === root ? '' : `${file}, `}line ${line}, column ${column ?? 1}`;
}
