/** Prints the processor time in milliseconds to load a file: `node bench/load-curated.ts none|overlay|selection FILE`. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { tuneEngine } from '../src/engine.ts';
import { loadSpec } from '../src/importer/load-spec.ts';
import { parsePatterns } from '../src/operation-pattern.ts';

const [variant = 'none', file = ''] = process.argv.slice(2);
/** Texts of 19 single operations, and of all operations with one tag. */
const actions = Array.from({ length: 20 }, (_, index) => ({
  target: index === 0 ? "$.paths.*[?@.tags[0] == 'tag7']" : `$.paths['/things/${60 * index}'].post`,
  update: { description: `Sends thing ${index} to the customer` },
}));
const overlay = { overlay: '1.0.0', info: { title: 'Texts', version: '1' }, actions };
const files = new Map([
  [basename(file), readFileSync(file)],
  ['overlay.json', Buffer.from(JSON.stringify(overlay))],
]);
const curation = {
  operations: parsePatterns(variant === 'selection' ? 'tag:tag7' : '').patterns,
  overlayFiles: variant === 'overlay' ? ['overlay.json'] : [],
  needsOverlays: true,
};

tuneEngine(statSync(file).size);
const start = process.cpuUsage();
const spec = await loadSpec({
  ...{ path: basename(file), rewrite: 'auto', reader: { read: (path) => Promise.resolve(files.get(path)) } },
  ...(variant !== 'none' && { curation }),
});
const { user, system } = process.cpuUsage(start);
if (!spec.ok || spec.problems.length > 0) throw new Error(JSON.stringify(spec.problems));
process.stdout.write(String((user + system) / 1_000));
