/**
 * Writes the generated parts of the documentation: `npm run docs`. The inputs and outputs of action.yml go into
 * docs/reference.md, the reusable workflow and the schema of the config file. The comparison rules go into
 * docs/breaking-changes.md, the example summaries into docs/summaries/, and the texts of options into the command
 * line. `--check` reports outdated files and changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { examples } from '../__tests__/report/example-results.ts';
import { renderSummary } from '../src/report/summary.ts';
import {
  renderInputTexts,
  renderSchemaDescriptions,
  renderWorkflowDescriptions,
} from './manifest-descriptions.ts';
import {
  renderComparison,
  renderReportFields,
  renderTables,
  type Manifest,
  type ReportSchema,
} from './manifest-tables.ts';

const manifest = load(readFileSync('action.yml', 'utf8')) as Manifest;
const reportSchema = JSON.parse(readFileSync('schema/report.schema.json', 'utf8')) as ReportSchema;
const pages = new Map([
  [
    'docs/reference.md',
    (text: string): string => renderReportFields(renderTables(text, manifest), reportSchema),
  ],
  ['docs/breaking-changes.md', renderComparison],
  ['.github/workflows/sync.yml', (text: string): string => renderWorkflowDescriptions(text, manifest)],
  ['schema/copilots.schema.json', (text: string): string => renderSchemaDescriptions(text, manifest)],
  ['src/cli/input-texts.json', (text: string): string => renderInputTexts(text, manifest)],
]);
const documents = new Map(
  examples.map(({ name, results, run }) => [`docs/summaries/${name}.md`, renderSummary(results, run)]),
);
for (const [path, render] of pages) {
  const config = await resolveConfig(path);
  documents.set(path, await format(render(readFileSync(path, 'utf8')), { ...config, filepath: path }));
}

const outdated = [...documents].filter(([path, text]) => findFile(path) !== text);
if (!process.argv.includes('--check')) {
  for (const [path, text] of outdated) writeFileSync(path, text);
} else if (outdated.length > 0) {
  const names = outdated.map(([path]) => path).join(', ');
  console.error(`Outdated: ${names}. Run \`npm run docs\` and commit the result.`);
  process.exitCode = 1;
}

function findFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
