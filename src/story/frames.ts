import type { Problem } from '../openapi/problem.ts';
import type { FileReader } from '../ports.ts';
import { findCodeFrame, type CodeFrame } from '../report/code-frame.ts';

/** So many errors are shown with their lines of the file. */
const framedErrors = 3;

/** The lines around the first errors. What cannot be read again has no frame: the error stands without it. */
export async function readFrames(
  problems: readonly Problem[],
  reader: FileReader,
): Promise<readonly CodeFrame[]> {
  const errors = problems.filter(({ line, severity }) => severity === 'error' && line !== undefined);
  const frames = await Promise.all(
    errors.slice(0, framedErrors).map(async ({ file, line = 1, column = 1 }) => {
      const text = await reader.read(file).catch(() => undefined);
      return text === undefined ? undefined : findCodeFrame(text, { file, line, column });
    }),
  );
  return frames.filter((frame) => frame !== undefined);
}
