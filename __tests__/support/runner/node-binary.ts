import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the project's Node, the version that Actions uses, otherwise the running one. */
export function findNodeBinary(): string {
  const folder = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url));
  const candidates = ['node', 'node.exe'].map((name) => folder + name);
  return candidates.find((path) => existsSync(path)) ?? process.execPath;
}
