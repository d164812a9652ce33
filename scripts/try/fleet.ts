import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { load } from 'js-yaml';
import { findRepository, readDescription } from './description.ts';
import type { Description } from './description.ts';
import { createEarlierVersion, createLaterVersion } from './earlier-version.ts';
import { exampleServerUrl } from './example-server-url.ts';
import type { Subject } from './subject.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads a config file and the OpenAPI files that it names. It is read leniently, because the action reports its
 * errors.
 * @throws Error if the file doesn't exist
 */
export async function readFleet(given: string, environment: string | undefined): Promise<Subject> {
  const bytes = await readFile(given).catch(() => undefined);
  if (bytes === undefined) throw new Error(`there is no file ${given}`);
  const file = join(await realpath(dirname(given)), basename(given));
  const root = (await findRepository(dirname(file))) ?? findRoot(dirname(file));
  const path = relative(root, file).split(sep).join('/');
  const config = parseConfig(bytes);
  const targets = listObjects(config['targets']);
  const descriptions = await readDescriptions(root, targets);
  const earlier = descriptions.map(
    (one) => [one.path, createEarlierVersion(one.path, one.bytes).bytes] as const,
  );
  return {
    files: new Map([
      ...descriptions.flatMap(({ files }) => [...files]),
      ...(await readOverlays(root, config)),
      [path, bytes],
    ]),
    earlier: new Map(earlier),
    newer: new Map(descriptions.map((one) => [one.path, createLaterVersion(one.bytes)])),
    change: `${descriptions.length} OpenAPI file${descriptions.length === 1 ? '' : 's'} changed`,
    inputs: { 'config-file': path },
    // The config file names the overlay files.
    overlayFiles: [],
    copilots: targets.flatMap((target, index) => {
      const ids = listIds(target['copilot-id'], environment);
      return ids.map((id) => ({ id, name: findText(target, 'name') ?? `Assistant ${index + 1}` }));
    }),
    firstFiles: new Map([[path, Buffer.from(JSON.stringify(hasten(config)))]]),
  };
}

/** Reads the OpenAPI files once each, although targets can share one. The action reports missing files. */
async function readDescriptions(
  root: string,
  targets: readonly JsonObject[],
): Promise<readonly Description[]> {
  const paths = new Set(targets.flatMap((target) => findText(target, 'swagger-file') ?? []));
  const read = await Promise.all(
    [...paths].map((path) => readDescription(join(root, path), { root }).catch(() => undefined)),
  );
  return read.filter((description) => description !== undefined);
}

/** Reads the overlay files that exist. The action reports the others. */
async function readOverlays(
  root: string,
  config: JsonObject,
): Promise<readonly (readonly [path: string, bytes: Buffer])[]> {
  const defaults = isObject(config['defaults']) ? [config['defaults']] : [];
  const values = [...defaults, ...listObjects(config['targets'])].map((part) => part['overlay-files']).flat();
  const lines = values.flatMap((value) => (typeof value === 'string' ? value.split(/\r?\n/u) : []));
  const paths = new Set(lines.map((line) => line.trim()).filter((line) => line !== ''));
  const read = await Promise.all(
    [...paths].map(async (path) => [path, await readFile(join(root, path)).catch(() => undefined)] as const),
  );
  return read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const]));
}

/** Finds the root of the repository, which contains GitHub's own folder. */
function findRoot(folder: string): string {
  return basename(folder) === '.github' ? dirname(folder) : folder;
}

/** Lists one ID, or the IDs of a map of environments: all of them without an environment. */
function listIds(value: unknown, environment: string | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  const ids = environment === undefined ? Object.values(value) : [value[environment]];
  return ids.filter((id) => typeof id === 'string');
}

/** Returns the same targets without delays, and with a server for those that have none. */
function hasten(config: JsonObject): JsonObject {
  const defaults = isObject(config['defaults']) ? config['defaults'] : {};
  return {
    ...config,
    defaults: { 'server-url': exampleServerUrl, ...defaults, 'wait-seconds': 0 },
    targets: listObjects(config['targets']).map((target) =>
      'wait-seconds' in target ? { ...target, 'wait-seconds': 0 } : target,
    ),
  };
}

function parseConfig(bytes: Buffer): JsonObject {
  try {
    const config = load(bytes.toString('utf8'));
    return isObject(config) ? config : {};
  } catch {
    return {};
  }
}

function findText(target: JsonObject, key: string): string | undefined {
  const value = target[key];
  return typeof value === 'string' ? value : undefined;
}

function listObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && Boolean(value) && !Array.isArray(value);
}
