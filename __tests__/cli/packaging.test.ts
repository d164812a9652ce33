import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../support/folders.ts';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as Manifest;

/**
 * For a package from git with one of these scripts, npm first installs the development dependencies.
 * @see pacote 21, lib/git.js, #prepareDir
 */
const preparingScripts = ['build', 'prepare', 'prepack', 'preinstall', 'install', 'postinstall'];

test('npm installs the package from git without development dependencies', () => {
  expect(Object.keys(manifest.scripts).filter((name) => preparingScripts.includes(name))).toEqual([]);
  expect(manifest.scripts['package']).toContain('scripts/build.ts');
});
