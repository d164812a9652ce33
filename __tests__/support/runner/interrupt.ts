import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** State of a running step. */
interface Sofar {
  /** Lines of the log so far, as a user sees them. */
  readonly lines: readonly string[];
}

/**
 * How a step is stopped from outside.
 * - `cancel`: SIGINT, after 7.5 s SIGTERM, after 2.5 s SIGKILL, to the process alone (ProcessInvoker.cs)
 * - `kill`: SIGKILL immediately, as if memory ran out
 * - `container`: no signal; the post step starts meanwhile, and both end with the container
 */
export interface Interrupt {
  readonly how: 'cancel' | 'kill' | 'container';
  /** Returns whether to interrupt now. Called after every line, at every `watch` call, and every few milliseconds. */
  readonly when: (sofar: Sofar) => boolean;
  /**
   * Calls `ask` at the moment of an event, such as the arrival of a request. Returns a function that stops watching.
   */
  readonly watch?: (ask: () => void) => () => void;
  readonly sigtermAfterMs?: number;
  readonly sigkillAfterMs?: number;
}

const pollMs = 3;

/** Waits for the moment of the interrupt, then interrupts. `ended` resolves when the process has ended. */
export function armInterrupt(
  interrupt: Interrupt,
  child: ChildProcess,
  { sofar, ended }: { readonly sofar: Sofar; readonly ended: Promise<unknown> },
): { readonly ask: () => void; readonly struck: Promise<boolean> } {
  const { promise: struck, resolve } = Promise.withResolvers<boolean>();
  let isDone = false;
  const finish = (hasStruck: boolean): void => {
    isDone = true;
    clearInterval(polling);
    unwatch();
    resolve(hasStruck);
  };
  const ask = (): void => {
    if (isDone || !interrupt.when(sofar)) return;
    finish(true);
    if (interrupt.how === 'kill') child.kill('SIGKILL');
    if (interrupt.how === 'cancel') void cancel(child, interrupt, ended);
  };
  const polling = setInterval(ask, pollMs);
  const unwatch = interrupt.watch?.(ask) ?? ((): void => undefined);
  void ended.then(() => {
    if (!isDone) finish(false);
  });
  return { ask, struck };
}

async function cancel(child: ChildProcess, interrupt: Interrupt, ended: Promise<unknown>): Promise<void> {
  const steps = [
    ['SIGINT', interrupt.sigtermAfterMs ?? 7500],
    ['SIGTERM', interrupt.sigkillAfterMs ?? 2500],
  ] as const;
  const gone = ended.then(() => 'gone');
  for (const [signal, waitMs] of steps) {
    child.kill(signal);
    if ((await Promise.race([gone, sleep(waitMs, 'late', { ref: false })])) === 'gone') return;
  }
  child.kill('SIGKILL');
}
