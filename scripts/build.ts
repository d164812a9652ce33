/** Builds dist/ from nothing: ncc keeps what it finds there, and a stale chunk would ship. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { renderLicenses } from './licenses.ts';

rmSync('dist', { recursive: true, force: true });

const ncc = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
for (const entry of ['main', 'post']) {
  const args = ['build', `src/${entry}.ts`, '--out', `dist/${entry}`, '--no-cache', '--quiet'];
  execFileSync(process.execPath, [ncc, ...args], { stdio: 'inherit' });
  console.log(`dist/${entry}: ${readdirSync(`dist/${entry}`).join(' ')}`);
}
writeFileSync('dist/licenses.txt', `${renderLicenses('.')}\n`);
