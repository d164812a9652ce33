/** Builds dist/ from nothing: ncc keeps what it finds there, and a stale chunk would ship. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });

for (const entry of ['main', 'post']) {
  execFileSync(
    process.execPath,
    [
      'node_modules/@vercel/ncc/dist/ncc/cli.js',
      'build',
      `src/${entry}.ts`,
      '--out',
      `dist/${entry}`,
      '--license',
      'licenses.txt',
      '--no-cache',
      '--quiet',
    ],
    { stdio: 'inherit' },
  );
  console.log(`dist/${entry}: ${readdirSync(`dist/${entry}`).join(' ')}`);
}
