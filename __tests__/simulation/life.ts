/** A process that can be killed between any two observable events. */
export interface Life {
  readonly isDead: () => boolean;
  readonly interruption: AbortSignal;
  /** Passes on the result of a promise while the process lives. A dead process never gets a result. */
  live<T>(work: () => Promise<T>): Promise<T>;
  readonly signal: () => void;
  readonly kill: () => void;
}

export function createLife(options: { readonly killAtStep?: number } = {}): Life {
  const interruption = new AbortController();
  let isDead = false;
  let steps = 0;

  /** Resolves only while the process lives. */
  const takeStep = (): Promise<void> => {
    steps += 1;
    if (steps === options.killAtStep) isDead = true;
    return isDead ? new Promise(() => undefined) : Promise.resolve();
  };
  return {
    isDead: () => isDead,
    interruption: interruption.signal,
    live: async (work) => {
      await takeStep();
      return Promise.try(work).finally(takeStep);
    },
    signal: () => {
      if (!isDead) interruption.abort();
    },
    kill: () => {
      isDead = true;
    },
  };
}
