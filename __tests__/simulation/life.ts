import type { Interruption } from '../../src/ports.ts';

/** A process that can be killed between any two things that the world can see. */
export interface Life {
  readonly isDead: () => boolean;
  readonly interruption: Interruption;
  /** Passes a promise on while the process lives; of a dead one nothing is ever heard again. */
  live<T>(work: () => Promise<T>): Promise<T>;
  readonly signal: () => void;
  readonly kill: () => void;
}

export function createLife(options: { readonly killAtStep?: number } = {}): Life {
  const listeners = new Set<() => void>();
  let isDead = false;
  let isRequested = false;
  let steps = 0;

  /** Resolves while alive; never once dead. */
  const breathe = (): Promise<void> => {
    steps += 1;
    if (steps === options.killAtStep) isDead = true;
    return isDead ? new Promise(() => undefined) : Promise.resolve();
  };
  return {
    isDead: () => isDead,
    interruption: {
      get requested() {
        return isRequested;
      },
      onRequest: (listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    live: async (work) => {
      await breathe();
      try {
        const result = await work();
        await breathe();
        return result;
      } catch (error) {
        await breathe();
        throw error;
      }
    },
    signal: () => {
      if (isRequested || isDead) return;
      isRequested = true;
      for (const listener of listeners) listener();
    },
    kill: () => {
      isDead = true;
    },
  };
}
