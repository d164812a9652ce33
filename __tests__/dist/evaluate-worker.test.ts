import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '../support/world.ts';

const shared = join(projectFolder, 'dist', 'shared');

test('the worker of the built action evaluates a JSONPath expression', async () => {
  const workerData = {
    expression: "$.a[?match(@.b, 'x.*')]",
    document: { a: [{ b: 'y' }, { b: 'xy' }] },
    limits: { maxSteps: Infinity, maxNodes: 1000, maxDepth: 400 },
  };
  const worker = new Worker(join(shared, 'evaluate-worker.js'), { workerData, env: {}, execArgv: [] });
  const answer = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(answer).toEqual({ kind: 'selected', locations: [['a', 1]] });
});

test('JSONPath and overlays are in chunks of their own', () => {
  const chunks = readdirSync(shared).filter((name) => name.endsWith('.index.js'));
  const texts = chunks.map((name) => readFileSync(join(shared, name), 'utf8'));
  const find = (mark: string): readonly string[] => texts.filter((text) => text.includes(mark));
  expect(find('`${import.meta.dirname}/evaluate-worker')).toHaveLength(1);
  const [jsonPath = '', ...copies] = find('recursion limit reached');
  const [overlays = '', ...others] = find('overlay-structure');
  expect([...copies, ...others]).toEqual([]);
  expect(Math.max(jsonPath.length, overlays.length)).toBeLessThan(80_000);
  expect(overlays).not.toContain('recursion limit reached');
});
