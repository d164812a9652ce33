import type { MainPointer } from './replacement/index.ts';

/**
 * Recovers the syncs that the main step left open. This file shares a chunk with start.ts: a separate shared chunk
 * would add milliseconds to a push without changes.
 */
export async function recoverLeftovers(main: MainPointer): Promise<void> {
  const { startRecovery } = await import(/* webpackChunkName: "replace" */ './start-recovery.ts');
  await startRecovery(main);
}
