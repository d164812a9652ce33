import { explain, type Explanation } from '../errors.ts';
import type { Log } from '../ports.ts';

/** What a step gave, or why it failed. */
export type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Explanation };

/** Turns a step's error into data, so that what was learnt before it is not lost with it. */
export async function attempt<T>(step: () => Promise<T>, log: Log): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await step() };
  } catch (error) {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { ok: false, failure: explain(error) };
  }
}
