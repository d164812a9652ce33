import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type GoodSpec, loadSpec } from '../../src/importer/load-spec.ts';
import type { JsonObject } from '../../src/syntax/json.ts';
import { importActions } from '../support/importer.ts';
import { createShelf } from '../support/spec-files.ts';
import { judge, portable } from '../support/portability.ts';
import { listOtherParts } from '../compare/two-versions.ts';

const root = dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^[23]\.\d\/(?:json|yaml)\/[^/]+\.(?:json|yaml)$/.test(name))
  .sort();

/** Reasons for rejected examples: they contain nothing to import, or dangling references. */
const rejected: Readonly<Record<string, string>> = {
  '3.1/json/webhooks.json': 'no-paths',
  '3.1/yaml/webhooks.yaml': 'no-paths',
};

/** Examples whose JSON and YAML files differ. */
const unlike = new Set(['petstore-expanded', 'uspto', 'parameters-style', 'train-travel']);

/** Rewrites that a second run can still apply, because the size limit grows with the document. */
const mayFollow = new Set(['schema-references', 'unused-components']);

async function load(file: string, bytes?: Uint8Array): Promise<GoodSpec | string> {
  const reader = createShelf({ [file]: bytes ?? readFileSync(join(root, file)) });
  const serverUrl = 'https://given.example.com/api';
  const spec = await loadSpec({ path: file, reader, rewrite: 'auto', serverUrl });
  return spec.ok ? spec : (spec.problems[0]?.rule ?? '');
}

test.each(files)('%s imports completely, or is rejected with a reason', async (file) => {
  const spec = await load(file);
  if (typeof spec === 'string') {
    expect(spec).toBe(rejected[file]);
    return;
  }
  expect(rejected[file]).toBeUndefined();
  expect(spec.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const imported = importActions(JSON.parse(Buffer.from(spec.body).toString()));
  if (!imported.ok) throw new Error(imported.reason);
  expect(imported.actions.map(({ name }) => name)).toEqual(spec.operations.map(({ name }) => name));
  const again = await load(file.replace(/yaml/g, 'json'), spec.body);
  if (typeof again === 'string') throw new Error(again);
  expect(again.rewrites.filter(({ rule }) => !mayFollow.has(rule))).toEqual([]);
  if (again.rewrites.length === 0) expect(Buffer.compare(again.body, spec.body)).toBe(0);
});

const jsonFiles = files.filter((file) => file.endsWith('.json'));

test('there are examples', () => {
  expect(jsonFiles.length).toBeGreaterThan(50);
});

test.each(jsonFiles)('%s keeps its meaning', async (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(await judge(JSON.parse(text) as JsonObject, Buffer.byteLength(text))).toEqual(portable);
});

test('examples in JSON and in YAML have the same operations', async () => {
  for (const file of files.filter((name) => name.endsWith('.yaml') && !unlike.has(basename(name, '.yaml')))) {
    const [one, other] = [await load(file), await load(file.replaceAll('yaml', 'json'))];
    if (typeof one === 'string' || typeof other === 'string') {
      expect(one).toBe(other);
      continue;
    }
    expect([file, ...listOtherParts(one.document ?? {}, other.document ?? {})]).toEqual([file]);
  }
});
