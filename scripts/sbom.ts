/** Prints a software bill of materials (SPDX) of the packages that `dist/` may contain: `node scripts/sbom.ts`. */
import { execFileSync } from 'node:child_process';

interface Sbom {
  readonly packages: readonly { readonly name: string; readonly versionInfo: string }[];
}

/** Returns the document that npm creates from the lock file, without installed packages. */
export function readSbom(root: string): Sbom {
  const options = ['--sbom-format', 'spdx', '--omit', 'dev', '--omit', 'optional', '--package-lock-only'];
  // On Windows, npm is a script that only a shell can start.
  const shell = process.platform === 'win32';
  return JSON.parse(
    execFileSync('npm', ['sbom', ...options], { cwd: root, encoding: 'utf8', shell }),
  ) as Sbom;
}

if (import.meta.main) console.log(JSON.stringify(readSbom('.'), undefined, 2));
