/**
 * What loading a description costs beside parsing it, and beside other bundlers:
 *
 *     node bench/loading.ts FOLDER [FOLDER_WITH_PACKAGES]
 *
 * Takes the five largest descriptions of a folder, each in a process of its own, and prints processor time and peak
 * memory against `JSON.parse` (or js-yaml). For Redocly and Scalar, install `@redocly/openapi-core`,
 * `@scalar/openapi-parser` and `@scalar/json-magic` into some folder by hand and name it; they are no dependencies.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { CORE_SCHEMA, load as loadYaml, mergeTag } from 'js-yaml';

import { loadSpec } from '../src/openapi/load.ts';

interface Cost {
  readonly ms: number;
  readonly mib: number;
}

/** Loads what a candidate needs, and gives what is to be measured. */
type Candidate = (file: string, packages: string) => Promise<() => unknown>;

const candidates: Readonly<Record<string, Candidate>> = {
  parse: (file) => {
    const bytes = readFileSync(file);
    const schema = CORE_SCHEMA.withTags(mergeTag);
    return Promise.resolve(() =>
      file.endsWith('.json')
        ? (JSON.parse(bytes.toString()) as unknown)
        : loadYaml(bytes.toString(), { schema }),
    );
  },
  own: (file) => {
    const bytes = readFileSync(file);
    const reader = { read: (path: string) => Promise.resolve(path === basename(file) ? bytes : undefined) };
    const options = { prepare: 'auto', serverUrl: 'https://api.example.com' } as const;
    return Promise.resolve(() => loadSpec({ path: basename(file), reader, ...options }));
  },
  redocly: async (file, packages) => {
    const { bundle, createConfig } = (await importFrom(packages, '@redocly/openapi-core')) as {
      readonly bundle: (options: object) => Promise<unknown>;
      readonly createConfig: (config: object) => Promise<unknown>;
    };
    const config = await createConfig({});
    return () => bundle({ ref: file, config });
  },
  scalar: async (file, packages) => {
    const { bundle } = (await importFrom(packages, '@scalar/json-magic/bundle')) as {
      readonly bundle: (input: string, options: object) => Promise<object>;
    };
    const { readFiles, parseJson, parseYaml } = (await importFrom(
      packages,
      '@scalar/json-magic/bundle/plugins/node',
    )) as Record<string, () => unknown>;
    const { validate } = (await importFrom(packages, '@scalar/openapi-parser')) as {
      readonly validate: (document: object) => Promise<unknown>;
    };
    const plugins = [readFiles?.(), parseJson?.(), parseYaml?.()];
    return async () => validate(await bundle(file, { plugins, treeShake: false }));
  },
};

function importFrom(packages: string, name: string): Promise<unknown> {
  const path = createRequire(join(resolve(packages), 'package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}

async function measureHere(name: string, file: string, packages: string): Promise<Cost> {
  const run = await candidates[name]?.(file, packages);
  const before = process.cpuUsage();
  await run?.();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, mib: process.resourceUsage().maxRSS / 1024 };
}

/** This file without its types: taking them out at run time would add to everyone's memory. */
async function buildScript(folder: string): Promise<string> {
  const { buildSync } = await import('esbuild');
  const outfile = join(folder, 'loading.mjs');
  const entryPoints = [fileURLToPath(import.meta.url)];
  const mainFields = ['module', 'main'];
  buildSync({
    entryPoints,
    outfile,
    mainFields,
    external: ['esbuild'],
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  return outfile;
}

/** The best of three processes: what else the machine does only ever adds. */
function measureApart(script: string, [name, file, packages]: readonly string[]): Cost | undefined {
  try {
    const costs = [1, 2, 3].map(() => {
      const argv = [script, '--one', name ?? '', file ?? '', packages ?? ''];
      const output = execFileSync(process.execPath, argv, { stdio: ['ignore', 'pipe', 'ignore'] });
      return JSON.parse(output.toString()) as Cost;
    });
    return costs.reduce((best, cost) => (cost.ms < best.ms ? cost : best));
  } catch {
    return undefined;
  }
}

function listLargest(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:json|ya?ml)$/.test(name))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).size - statSync(one).size)
    .slice(0, 5);
}

function report(script: string, folder: string, packages: string): void {
  const sums = new Map<string, Cost>();
  for (const file of listLargest(folder)) {
    const costs = new Map(
      Object.keys(candidates).map((name) => [name, measureApart(script, [name, file, packages])]),
    );
    const parseMs = costs.get('parse')?.ms ?? 0;
    const cells = [...costs].map(([name, cost]) => {
      if (cost === undefined) return `${name}: not there`;
      const sum = sums.get(name) ?? { ms: 0, mib: 0 };
      sums.set(name, { ms: sum.ms + cost.ms, mib: sum.mib + cost.mib });
      return `${name} ${cost.ms.toFixed(0)} ms (${(cost.ms / parseMs).toFixed(1)} ×), ${cost.mib.toFixed(0)} MiB`;
    });
    console.log(`${basename(file)}, ${(statSync(file).size / 1e6).toFixed(1)} MB: ${cells.join(' | ')}`);
  }
  const parseMs = sums.get('parse')?.ms ?? 0;
  const scalarMib = sums.get('scalar')?.mib ?? NaN;
  const all = [...sums].map(
    ([name, { ms, mib }]) =>
      `${name} ${ms.toFixed(0)} ms (${(ms / parseMs).toFixed(1)} ×), ${(mib / scalarMib).toFixed(2)} × the memory of scalar`,
  );
  console.log(`All together: ${all.join(' | ')}`);
}

const [first = '', ...rest] = process.argv.slice(2);
if (first === '--one') {
  const [name = '', file = '', packages = ''] = rest;
  process.stdout.write(JSON.stringify(await measureHere(name, file, packages)));
} else if (first === '') {
  console.error('Name a folder of descriptions.');
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'loading-'));
  report(await buildScript(folder), first, rest[0] ?? '.');
  rmSync(folder, { recursive: true });
}
