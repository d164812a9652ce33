import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string }>>;
}

const preamble = 'The bundles in this folder contain code of the packages below, or of some of them.\n';

/**
 * Renders the licenses of all packages that dist/ may contain: all packages that are installed for production. ncc
 * lists only those of the last chunk.
 * @throws Error that names a package without a license
 */
export function renderLicenses(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const paths = Object.keys(packages).filter((path) => path !== '' && packages[path]?.dev !== true);
  const sections = paths.map((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = packages[path]?.license;
    if (license === undefined) throw new Error(`${name} has no license in package-lock.json`);
    return [name, [name, license, readLicense(join(root, path))].join('\n')] as const;
  });
  // Two versions of a package have the same license.
  return [preamble, ...new Map(sections).values()].join('\n\n');
}

/** Returns the license file of the package, or its field `license` if it has no such file. */
function readLicense(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
