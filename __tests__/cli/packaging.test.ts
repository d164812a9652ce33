import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { projectFolder } from '../support/folders.ts';
import { runCommandLineProcess } from './run-command-line.ts';

/**
 * Scripts with which npm first installs the development dependencies of a package from git.
 * @see pacote 21, lib/git.js, #prepareDir
 */
const preparingScripts = ['build', 'prepare', 'prepack', 'preinstall', 'install', 'postinstall'];

test('npm installs the package from git without development dependencies', () => {
  expect(Object.keys(manifest.scripts).filter((name) => preparingScripts.includes(name))).toEqual([]);
  expect(manifest.scripts.package).toContain('scripts/build.ts');
});

const entry = join(projectFolder, 'dist', 'cli', 'index.js');

test('the package has one command and only the files that it runs', () => {
  const { bin, files, private: isPrivate } = manifest;
  expect(Object.values(bin)).toEqual(['dist/cli/index.js']);
  expect([files, isPrivate]).toEqual([['dist'], true]);
});

test('the built command line reports the help', async () => {
  const { exitCode, stderr, stdout } = await runCommandLineProcess(['--help'], { cwd: projectFolder, entry });
  expect(stdout).toMatch(/^Usage: copilot-swagger-sync /u);
  expect([exitCode, stderr]).toEqual([0, '']);
});

test('an older Node gets one sentence and exit code 2', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"16.20.0"})';
  const { exitCode, stderr } = await runCommandLineProcess(['check'], {
    cwd: projectFolder,
    entry,
    nodeArgs: ['--import', older],
  });
  expect(stderr).toBe('Copilot Swagger Sync needs Node 24 or later, and this is Node 16.20.0.\n');
  expect(exitCode).toBe(2);
});

test('a run of the action loads no code of the command line, and none of the bundler’s remarks', () => {
  const folder = join(projectFolder, 'dist', 'shared');
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const own = chunks.filter((text) => text.includes('MODULE: ./src/cli/'));
  expect(own).toHaveLength(1);
  expect(own[0]).not.toContain('MODULE: ./src/start.ts');
  expect(chunks.filter((text) => text.includes('/* harmony import */'))).toEqual([]);
});
