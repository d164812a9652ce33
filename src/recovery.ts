import type { MainPointer } from './replacement/door.ts';

/**
 * In one chunk with start.ts, so that the modules of both need not be split off it into small files: each of them would
 * cost a push that changes nothing a millisecond.
 */
export async function recoverLeftovers(main: MainPointer): Promise<void> {
  const { startRecovery } = await import('./start-recovery.ts');
  await startRecovery(main);
}
