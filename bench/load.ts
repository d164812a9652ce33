/** Measures reading an OpenAPI file against parsing it, and against other tools that bundle and validate. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { CORE_SCHEMA, load as loadYaml, mergeTag } from 'js-yaml';

import { tuneEngine } from '../src/engine.ts';
import { loadSpec, type Spec } from '../src/importer/load-spec.ts';

/** Folder of OpenAPI files; by default, those of an npm package with examples. */
const folder = process.env['DESCRIPTIONS'] ?? 'node_modules/@readme/oas-examples';
/**
 * Folder where `@redocly/openapi-core`, or `@scalar/openapi-parser` and `@scalar/json-magic`, are installed. They
 * aren't dependencies.
 */
const packages = process.env['PEERS'] ?? '.';

interface Cost {
  readonly ms: number;
  readonly mib: number;
}

const action = 'this action';

/** Loads the modules of a candidate, and returns the function to measure. */
type Candidate = () => Promise<(file: string) => unknown>;

const candidates: Readonly<Record<string, Candidate>> = {
  parse: () => Promise.resolve(parse),
  [action]: () => Promise.resolve(load),
  // The locations of findings are determined when the report needs them.
  'with locations of findings': () => Promise.resolve(async (file: string) => (await load(file)).problems),
  redocly: async () => {
    const { bundle, createConfig } = (await importPeer('@redocly/openapi-core')) as {
      readonly bundle: (options: object) => Promise<unknown>;
      readonly createConfig: (config: object) => Promise<unknown>;
    };
    const config = await createConfig({});
    return (file) => bundle({ ref: file, config });
  },
  scalar: async () => {
    const { bundle } = (await importPeer('@scalar/json-magic/bundle')) as {
      readonly bundle: (input: string, options: object) => Promise<object>;
    };
    const { readFiles, parseJson, parseYaml } = (await importPeer(
      '@scalar/json-magic/bundle/plugins/node',
    )) as Record<string, () => unknown>;
    const { validate } = (await importPeer('@scalar/openapi-parser')) as {
      readonly validate: (document: object) => Promise<unknown>;
    };
    const plugins = [readFiles?.(), parseJson?.(), parseYaml?.()];
    return async (file) => validate(await bundle(file, { plugins, treeShake: false }));
  },
};

function load(file: string): Promise<Spec> {
  // The action sets these flags before each document.
  tuneEngine(statSync(file).size);
  const root = dirname(file);
  const read = (path: string): Promise<Uint8Array | undefined> => {
    const found = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
    return Promise.resolve(found ? readFileSync(join(root, path)) : undefined);
  };
  const options = { rewrite: 'auto', serverUrl: 'https://api.example.com' } as const;
  return loadSpec({ path: relative(root, file), reader: { read }, ...options });
}

const schema = CORE_SCHEMA.withTags(mergeTag);

function parse(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : loadYaml(text, { schema });
}

function importPeer(name: string): Promise<unknown> {
  const path = createRequire(join(resolve(packages), 'package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}

/** Measures the processor time, which other processes on the machine affect less, and the peak memory. */
async function measureHere(name: string, files: readonly string[]): Promise<Cost> {
  const run = await candidates[name]?.();
  const before = process.cpuUsage();
  // One tool rejects files that another one accepts. A rejection counts as reading.
  for (const file of files) await Promise.resolve(file).then(run).catch(String);
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, mib: process.resourceUsage().maxRSS / 1024 };
}

/** Writes this file without its types, because removing them at run time would add to every measured peak. */
async function buildScript(out: string): Promise<string> {
  const { buildSync } = await import('esbuild');
  const outfile = join(out, 'load.mjs');
  buildSync({
    entryPoints: [fileURLToPath(import.meta.url)],
    outfile,
    mainFields: ['module', 'main'],
    external: ['esbuild'],
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  return outfile;
}

/**
 * Returns the best of three processes, because other work on the machine can only add time. Returns `undefined` if a
 * tool isn't installed, fails or hangs.
 */
function measureApart(script: string, name: string, files: readonly string[]): Cost | undefined {
  try {
    const costs = [1, 2, 3].map(() => {
      const output = execFileSync(process.execPath, [script, '--one', name, ...files], {
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 300_000,
      });
      return JSON.parse(output.toString()) as Cost;
    });
    return costs.reduce((best, cost) => (cost.ms < best.ms ? cost : best));
  } catch {
    return undefined;
  }
}

interface Row {
  readonly title: string;
  readonly files: readonly string[];
  /** Maximum time of this action as a multiple of parsing, if there is a goal. */
  readonly goal?: number | undefined;
}

/** Goals of single files by the start of their name. */
const goals: Readonly<Record<string, number>> = { stripe: 5, kubernetes: 15 };

function listRows(): readonly Row[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|ya?ml)$/u.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && isDescription(file))
    .sort((one, other) => statSync(other).size - statSync(one).size);
  const json = found.filter((file) => file.endsWith('.json'));
  const largest = json.slice(0, 5);
  const yaml = found.filter((file) => !file.endsWith('.json')).slice(0, 2);
  const lot = drawLot(json, 200);
  return [
    ...[...largest, ...yaml].map((file) => ({
      title: `${relative(folder, file)}, ${renderMb([file])}`,
      files: [file],
      goal: goals[/^[a-z]+/u.exec(basename(file))?.[0] ?? ''],
    })),
    { title: `the ${largest.length} largest JSON files, ${renderMb(largest)}`, files: largest, goal: 8 },
    { title: `${lot.length} JSON files at random, ${renderMb(lot)}`, files: lot, goal: 5 },
  ];
}

/**
 * Returns whether a file can be measured: it is an OpenAPI file, can be parsed, and doesn't consist of several files,
 * of which parsing reads only one.
 */
function isDescription(file: string): boolean {
  if (/\$ref["']?\s*:\s*["']?[\w./]/u.test(readFileSync(file, 'utf8'))) return false;
  try {
    const root = parse(file);
    return typeof root === 'object' && root !== null && ('openapi' in root || 'swagger' in root);
  } catch {
    return false;
  }
}

/** Draws files at random, always the same ones, with a random number generator whose state is one number. */
function drawLot(files: readonly string[], count: number): readonly string[] {
  const left = [...files];
  let seed = 1;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return left.splice(seed % left.length, 1)[0] ?? '';
  });
}

function renderMb(files: readonly string[]): string {
  return `${(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1)} MB`;
}

export async function benchLoad(): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const script = await buildScript(out);
    console.log(
      `\nReading the OpenAPI files of ${folder}: processor time, compared with parsing, and peak memory; best of 3`,
    );
    for (const row of listRows()) console.log(renderRow(script, row));
  } finally {
    rmSync(out, { recursive: true });
  }
}

function renderRow(script: string, { files, goal, title }: Row): string {
  const costs = Object.keys(candidates).map((name) => ({ name, cost: measureApart(script, name, files) }));
  const parseMs = costs.find(({ name }) => name === 'parse')?.cost?.ms ?? Number.NaN;
  const cells = costs.map(({ name, cost }) =>
    cost === undefined
      ? `${name}: not installed, or fails`
      : `${name} ${cost.ms.toFixed(0)} ms (${(cost.ms / parseMs).toFixed(1)} ×${name === action && goal !== undefined ? `, goal: ${goal} ×` : ''}), ${cost.mib.toFixed(0)} MiB`,
  );
  return `${title}\n  ${cells.join('\n  ')}`;
}

const [first, name = '', ...files] = process.argv.slice(2);
if (first === '--one') process.stdout.write(JSON.stringify(await measureHere(name, files)));
