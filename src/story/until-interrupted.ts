import { ActionError } from '../errors.ts';
import type { Interruption } from '../ports.ts';

/**
 * Gives what `work` gives, unless a signal comes first. Only for work that changes nothing: it is left behind, unawaited.
 * @throws ActionError `interrupted`
 */
export async function untilInterrupted<T>(work: Promise<T>, interruption: Interruption): Promise<T> {
  let unsubscribe = (): void => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (): void => {
      reject(
        new ActionError('interrupted', 'The run was cancelled before anything was changed.', {
          hint: 'Run the job again.',
        }),
      );
    };
    if (interruption.requested) stop();
    unsubscribe = interruption.onRequest(stop);
  });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    unsubscribe();
  }
}
