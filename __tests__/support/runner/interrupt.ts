import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** What can be seen of a step while it runs. */
interface Sofar {
  /** The log's lines up to now, as a person sees them. */
  readonly lines: readonly string[];
}

/**
 * How a step's end comes from outside.
 * - `cancel`: SIGINT, after 7.5 s SIGTERM, after 2.5 s SIGKILL, to the process alone (ProcessInvoker.cs)
 * - `kill`: SIGKILL at once, as when memory runs out
 * - `container`: no signal at all, post starts beside it, and both die with the container
 */
export interface Interrupt {
  readonly how: 'cancel' | 'kill' | 'container';
  /** Asked after every line, at every `watch` call, and every few milliseconds. */
  readonly when: (sofar: Sofar) => boolean;
  /** Lets the harness ask at the very moment of an event, such as a request's arrival; gives back the way to stop. */
  readonly watch?: (ask: () => void) => () => void;
  readonly sigtermAfterMs?: number;
  readonly sigkillAfterMs?: number;
}

const pollMs = 3;

/** Watches until the interrupt's moment comes, then does it. `ended` resolves when the process is gone. */
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
