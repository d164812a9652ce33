import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../folders.ts';
import { quickWaits } from '../quick-action.ts';

const sources = pathToFileURL(join(projectFolder, 'src/')).href;
const suffix = '?quick';
const waits = `${sources}replacement/reconcile/waiting-times.ts${suffix}`;

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const resolved = nextResolve(specifier, context);
    const isQuick = context.parentURL?.endsWith(suffix) === true && resolved.url.startsWith(sources);
    return isQuick ? { ...resolved, url: `${resolved.url}${suffix}` } : resolved;
  },
  load: (url, context, nextLoad) => {
    if (url !== waits) return nextLoad(url, context);
    const lines = Object.entries(quickWaits).map(([name, ms]) => `export const ${name} = ${ms};`);
    return { format: 'module', source: lines.join('\n'), shortCircuit: true };
  },
});

/**
 * Imports a second copy of a source file and of its imports, with the same short delays as the copy of dist/. Other
 * tests of the same process use the real delays.
 */
export async function importQuickly<T>(path: string): Promise<T> {
  return (await import(`${sources}${path}${suffix}`)) as T;
}
