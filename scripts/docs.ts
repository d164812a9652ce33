/** `npm run docs`: writes action.yml's inputs and outputs into the README. `--check` only tells whether it would. */
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { renderReadme, type Manifest } from './readme-tables.ts';

const path = 'README.md';
const readme = readFileSync(path, 'utf8');
const manifest = load(readFileSync('action.yml', 'utf8')) as Manifest;
const config = await resolveConfig(path);
const current = await format(renderReadme(readme, manifest), { ...config, parser: 'markdown' });

if (!process.argv.includes('--check')) {
  writeFileSync(path, current);
} else if (current !== readme) {
  console.error(
    'README.md does not say what action.yml says, or is not formatted: run `npm run docs` and commit the result.',
  );
  process.exitCode = 1;
}
