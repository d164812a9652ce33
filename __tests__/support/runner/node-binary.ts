import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's own Node, the version that Actions runs; the running one where that is not installed. */
export function findNodeBinary(): string {
  const folder = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url));
  const candidates = ['node', 'node.exe'].map((name) => folder + name);
  return candidates.find((path) => existsSync(path)) ?? process.execPath;
}
