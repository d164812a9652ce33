import { findLeftovers } from './io/journal/journal-pointer.ts';

const leftovers = findLeftovers(process.env);
// Almost always there are none, and this step is over before a package is loaded.
if (leftovers !== undefined) {
  const { startRecovery } = await import('./start-recovery.ts');
  await startRecovery(leftovers);
}
