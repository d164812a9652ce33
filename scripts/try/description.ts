import { execFile } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

/** The given OpenAPI file and the files that it references. */
export interface Description {
  /** Paths with `/`, relative to the folder that becomes the repository; the root file comes first. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Path of the root file in `files`. */
  readonly path: string;
  /** Paths of the overlay files in `files`, in their order. */
  readonly overlayFiles: readonly string[];
  readonly bytes: Buffer;
}

const fileLimit = 5000;
const levelsUp = 3;

/**
 * Reads an OpenAPI file and every file that a `$ref` in it may refer to. Text is searched and not parsed, so that an
 * invalid file is copied as well and the action can report its problems.
 * @param taken `root`: the folder that becomes the repository, by default the smallest one with all of the files;
 * `overlayFiles`: absolute paths
 * @throws Error if the file doesn't exist
 */
export async function readDescription(
  given: string,
  { root, overlayFiles = [] }: { readonly root?: string; readonly overlayFiles?: readonly string[] } = {},
): Promise<Description> {
  const stats = await stat(given).catch(() => undefined);
  if (stats === undefined) throw new Error(`there is no file ${given}`);
  if (!stats.isFile()) throw new Error(`${given} is not a file. Use the path of the OpenAPI file`);
  // Git needs the real folder, not a link to it.
  const file = join(await realpath(dirname(given)), basename(given));
  const top = root ?? (await findTop(dirname(file)));
  const found = new Map<string, Buffer>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined && found.size < fileLimit; next = waiting.pop()) {
    if (found.has(next) || !isInside(top, next)) continue;
    const bytes = await readFile(next).catch(() => undefined);
    if (bytes === undefined) continue;
    found.set(next, bytes);
    waiting.push(
      ...findReferences(bytes.toString('utf8')).map((reference) => resolve(dirname(next), reference)),
    );
  }
  const overlays = await Promise.all(overlayFiles.map((path) => readOverlay(path, top)));
  for (const { path, bytes } of overlays) found.set(path, bytes);
  const base = root ?? findCommonFolder([...found.keys()]);
  const rename = (path: string): string => relative(base, path).split(sep).join('/');
  return {
    files: new Map([...found].map(([path, content]) => [rename(path), content])),
    path: rename(file),
    overlayFiles: overlays.map(({ path }) => rename(path)),
    bytes: found.get(file) ?? Buffer.alloc(0),
  };
}

/**
 * Reads an overlay file.
 * @throws Error if the file doesn't exist or can't be in the same repository
 */
async function readOverlay(
  given: string,
  top: string,
): Promise<{ readonly path: string; readonly bytes: Buffer }> {
  const bytes = await readFile(given).catch(() => undefined);
  if (bytes === undefined) throw new Error(`there is no file ${given}`);
  const path = join(await realpath(dirname(given)), basename(given));
  if (!isInside(top, path)) throw new Error(`${given} is not below ${top}. Move it next to the OpenAPI file`);
  return { path, bytes };
}

/** Finds the top folder of the repository, otherwise a folder a few levels up, but never the root of the disk. */
async function findTop(folder: string): Promise<string> {
  const up = Array.from({ length: levelsUp }, () => '..');
  return (await findRepository(folder)) ?? resolve(folder, ...up);
}

export async function findRepository(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, 'rev-parse', '--show-toplevel']);
    return stdout.trim();
  } catch {
    return undefined;
  }
}

function isInside(top: string, path: string): boolean {
  const inside = relative(top, path);
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..';
}

/**
 * Lists all possible targets of every `$ref` in a text. A target without quotes ends at the line's end, or at the
 * next character of a flow collection.
 */
function findReferences(text: string): readonly string[] {
  const references = text.matchAll(/\$ref["']?\s*:[ \t]*(?:"([^"#\n]+)|'([^'#\n]+)|([^"'#\s][^#\n]*))/gu);
  return [...references].flatMap(([, quoted, single, bare = '']) => {
    const readings = [quoted, single, bare.trim(), bare.replace(/[\s},].*$/u, '')];
    const targets = readings.filter((target): target is string => Boolean(target) && !isUrl(target));
    return targets.flatMap((target) => [target, decodeLeniently(target)]);
  });
}

function isUrl(target: string | undefined): boolean {
  return target !== undefined && /^[a-z][a-z0-9+.-]+:/iu.test(target);
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function findCommonFolder(paths: readonly string[]): string {
  let folder = dirname(paths[0] ?? '/');
  while (!paths.every((path) => isInside(folder, path))) folder = join(folder, '..');
  return folder;
}
