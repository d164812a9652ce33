import { renderOldRuntime } from './runtime.ts';

const complaint = renderOldRuntime(process.versions.node);
if (complaint === undefined) {
  // Eager: in this bundle, yet evaluated only now. The packages in it no longer load on an older Node.
  const { start } = await import(/* webpackMode: "eager" */ './start.ts');
  await start();
} else {
  process.stdout.write(`::error::${complaint}\n`);
  process.exitCode = 1;
}
