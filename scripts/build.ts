/** Builds dist/ from nothing: ncc keeps what it finds there, and a stale chunk would ship. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exec } from '@actions/exec';
import { renderLicenses } from './licenses.ts';

/** Inside the project, so that packages are found in its node_modules, but for the one that is described anew. */
const stage = '.build';

await buildShared('dist/shared');
for (const step of ['main', 'post']) {
  mkdirSync(`dist/${step}`);
  writeFileSync(
    `dist/${step}/index.js`,
    `import { ${step} } from '../shared/index.js';\n\nawait ${step}();\n`,
  );
}
writeFileSync('dist/package.json', '{ "type": "module" }\n');
writeFileSync('dist/licenses.txt', `${renderLicenses('.')}\n`);
console.log(`dist/shared: ${readdirSync('dist/shared').join(' ')}`);

async function buildShared(out: string): Promise<void> {
  for (const folder of ['dist', stage]) rmSync(folder, { recursive: true, force: true });
  for (const name of ['src', 'schema', 'package.json', 'tsconfig.json']) {
    cpSync(name, join(stage, name), { recursive: true });
  }
  copyWithoutSideEffects('@actions/core');
  const ncc = resolve('node_modules/@vercel/ncc/dist/ncc/cli.js');
  const args = ['build', 'src/action.ts', '--out', resolve(out), '--no-cache', '--quiet'];
  await exec(process.execPath, [ncc, ...args], { cwd: stage });
  rmSync(stage, { recursive: true });
}

/**
 * Gives the build a copy of a package that says of itself what holds for it: to import it does nothing. The bundler
 * then leaves out what nobody uses, here the OIDC client, and with it 1.6 MB of HTTP client that each run would read.
 * @throws Error where the package says so by now, and this is no longer needed
 */
function copyWithoutSideEffects(name: string): void {
  const [from, to] = ['.', stage].map((root) => join(root, 'node_modules', name)) as [string, string];
  const description = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Record<string, unknown>;
  if ('sideEffects' in description) throw new Error(`${name} says itself whether it has side effects.`);
  cpSync(from, to, { recursive: true });
  writeFileSync(join(to, 'package.json'), JSON.stringify({ ...description, sideEffects: false }));
}
