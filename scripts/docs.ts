/** `npm run docs`: writes what the code says into the README and docs/. `--check` only tells whether it would. */
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { renderComparison, renderReadme, type Manifest } from './readme-tables.ts';

const manifest = load(readFileSync('action.yml', 'utf8')) as Manifest;
const pages = {
  'README.md': (text: string) => renderReadme(text, manifest),
  'docs/comparison.md': renderComparison,
};

for (const [path, render] of Object.entries(pages)) {
  const text = readFileSync(path, 'utf8');
  const config = await resolveConfig(path);
  const current = await format(render(text), { ...config, parser: 'markdown' });

  if (!process.argv.includes('--check')) {
    writeFileSync(path, current);
  } else if (current !== text) {
    console.error(
      `${path} does not say what the code says, or is not formatted: run \`npm run docs\` and commit the result.`,
    );
    process.exitCode = 1;
  }
}
