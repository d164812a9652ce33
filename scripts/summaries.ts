/**
 * Writes the job summaries and comments of the examples as Markdown files for review: `npm run summaries -- FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { examples } from '../__tests__/report/example-results.ts';
import { renderComment } from '../src/report/comment.ts';
import { renderSummary } from '../src/report/summary.ts';

const folder = process.argv[2];

if (folder === undefined) {
  console.error('Usage: npm run summaries -- FOLDER');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const { name, results, run } of examples) {
    writeFileSync(join(folder, `${name}.md`), renderSummary(results, run));
    if (run.eventName === 'pull_request')
      writeFileSync(join(folder, `${name}-comment.md`), renderComment(results, run).body);
  }
  console.log(`${examples.length} summaries were written to ${folder}.`);
}
