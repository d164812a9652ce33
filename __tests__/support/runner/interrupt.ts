import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a step is stopped from outside.
 * - `cancel`: SIGINT, after 7.5 s SIGTERM, after 2.5 s SIGKILL, to the process alone (ProcessInvoker.cs)
 * - `kill`: SIGKILL immediately, as if memory ran out
 * - `container`: no signal; the post step starts meanwhile, and both end with the container
 */
export interface Interrupt {
  readonly how: 'cancel' | 'kill' | 'container';
  /** Is aborted at the moment of the interrupt. */
  readonly at: AbortSignal;
  readonly sigtermAfterMs?: number;
  readonly sigkillAfterMs?: number;
}

/**
 * Interrupts at the given moment. Resolves with `true` at the interrupt, or with `false` if the process ends before.
 */
export function armInterrupt(
  interrupt: Interrupt,
  child: ChildProcess,
  ended: Promise<unknown>,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const strike = (): void => {
    resolve(true);
    if (interrupt.how === 'kill') child.kill('SIGKILL');
    if (interrupt.how === 'cancel') void cancel(child, interrupt, ended);
  };
  interrupt.at.addEventListener('abort', strike);
  void ended.then(() => {
    interrupt.at.removeEventListener('abort', strike);
    resolve(false);
  });
  return promise;
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
