import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string }>>;
}

const preamble = 'The bundles in this folder hold code of the packages below, or some of it.\n';

/**
 * The licences of everything that dist/ may hold: all packages that are installed for production. ncc's own list is of
 * the last chunk alone.
 * @throws Error that names a package without a licence
 */
export function renderLicenses(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const paths = Object.keys(packages).filter((path) => path !== '' && packages[path]?.dev !== true);
  const sections = paths.map((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = packages[path]?.license;
    if (license === undefined) throw new Error(`${name} has no licence in package-lock.json`);
    return [name, [name, license, readLicense(join(root, path))].join('\n')] as const;
  });
  // Two versions of a package share a licence.
  return [preamble, ...new Map(sections).values()].join('\n\n');
}

/** The text of the package's own file; a few packages have none, and their field `license` must do. */
function readLicense(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
