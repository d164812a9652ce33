/**
 * What dist/ is built from: the action's two steps. Until one of them knows that it has something to do, and can do it,
 * no package is loaded.
 */
import { findLeftovers } from './io/journal/journal-pointer.ts';
import { renderOldRuntime } from './runtime.ts';

export async function main(): Promise<void> {
  const complaint = renderOldRuntime(process.versions.node);
  if (complaint === undefined) {
    const { start } = await import(/* webpackChunkName: "action" */ './start.ts');
    await start();
  } else {
    process.stdout.write(`::error::${complaint}\n`);
    process.exitCode = 1;
  }
}

export async function post(): Promise<void> {
  const leftovers = findLeftovers(process.env);
  // Almost always there are none.
  if (leftovers === undefined) return;
  const { recover } = await import(/* webpackChunkName: "action" */ './recovery.ts');
  await recover(leftovers);
}
