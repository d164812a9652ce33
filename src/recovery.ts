import type { MainPointer } from './replacement/index.ts';

/** In one chunk with start.ts: what both need, split off, would cost a push that changes nothing milliseconds. */
export async function recoverLeftovers(main: MainPointer): Promise<void> {
  const { startRecovery } = await import(/* webpackChunkName: "replace" */ './start-recovery.ts');
  await startRecovery(main);
}
