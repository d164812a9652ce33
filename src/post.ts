import { findOpenPointers } from './io/journal-pointer.ts';

const pointers = findOpenPointers(process.env);
// Almost always there are none, and this step is over before a package is loaded.
if (pointers.length > 0) {
  const { startRecovery } = await import('./start-recovery.ts');
  await startRecovery(pointers);
}
