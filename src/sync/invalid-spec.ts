import type { Explanation } from '../errors.ts';
import type { BadSpec } from '../importer/index.ts';
import type { Target } from '../inputs.ts';
import { renderLocation } from '../report/index.ts';
import { quote, renderCount } from '../text.ts';

/** Explains why an OpenAPI file isn't imported: the first error in full, the others as annotations and summary rows. */
export function describeInvalidSpec(
  { overlayFiles, swaggerFile }: Pick<Target, 'overlayFiles' | 'swaggerFile'>,
  { problems }: Pick<BadSpec, 'problems'>,
): Explanation {
  const errors = problems.filter((problem) => problem.severity === 'error');
  const [first] = errors;
  const isOne = errors.length === 1;
  const isOverlay = errors.length > 0 && errors.every(({ file }) => overlayFiles.includes(file));
  const count = renderCount(errors.length, 'error');
  const found = isOverlay
    ? `The overlay files have ${count}, so ${swaggerFile} was not imported.`
    : `${swaggerFile} has ${count}, so it was not imported.`;
  const code = 'spec-invalid';
  const hint = `Correct the ${isOne ? 'error' : 'errors that the job summary lists'}, and push again.`;
  if (first === undefined) return { code, message: found, hint };
  const at = { file: first.file, line: first.line, column: first.column };
  // A file of another kind has no location to correct.
  if (first.hint !== undefined && first.file === swaggerFile) {
    const message = `${swaggerFile} can’t be read as an OpenAPI file, so it was not imported. ${first.message}`;
    return { code, message, hint: first.hint, at };
  }
  const where = `${isOne ? 'The error is' : 'The first is'} at ${quote(renderLocation(first))}: ${first.message}`;
  return { code, message: `${found} ${where}`, hint, at };
}
