import { ActionError } from '../../src/errors.ts';
import type { FileReader } from '../../src/ports.ts';
import { bundleFiles } from '../../src/openapi/bundle/bundle.ts';
import { crawlFiles } from '../../src/openapi/bundle/crawl.ts';
import { findVersion } from '../../src/openapi/version.ts';
import { isJsonObject, type JsonObject } from '../../src/syntax/json.ts';
import { type LoadOptions, loadSpec, type Spec } from '../../src/importer/load-spec.ts';
import type { Finding } from '../../src/syntax/finding.ts';
import { createResolver } from '../../src/openapi/bundle/resolver.ts';
import { parseSpecFile } from '../../src/openapi/document/part-measure.ts';

export type FileContent = string | Uint8Array | object;

/** Creates a workspace in memory that records reads. A link is a path that leads out of it. */
export function createShelf(
  files: Readonly<Record<string, FileContent>>,
  links: readonly string[] = [],
): FileReader & { readonly reads: readonly string[] } {
  const reads: string[] = [];
  return {
    reads,
    read: (path) => {
      reads.push(path);
      if (links.includes(path)) {
        return Promise.reject(
          new ActionError('file-outside-workspace', `The link \`${path}\` is outside the workspace.`),
        );
      }
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      return Promise.resolve(content === undefined ? undefined : toBytes(content));
    },
  };
}

function toBytes(content: FileContent): Uint8Array {
  if (content instanceof Uint8Array) return content;
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content), 'utf8');
}

/** Loads the first file of a workspace, or the named one. */
export async function loadFiles(
  files: Readonly<Record<string, FileContent>>,
  options: Partial<LoadOptions> = {},
): Promise<Spec> {
  const path = options.path ?? Object.keys(files)[0] ?? '';
  return loadSpec({ reader: createShelf(files), rewrite: 'never', ...options, path });
}

/** Lists locations as `file:line:column rule`, which an annotation needs. */
export function listLocations(problems: readonly Finding[]): readonly string[] {
  return problems.map(({ file, line, column, rule }) => `${file}:${line ?? '?'}:${column ?? '?'} ${rule}`);
}

/** Creates an OpenAPI file with one operation that the importer accepts unchanged, with the given parts. */
export function describeApi(parts: object = {}): Record<string, unknown> {
  return {
    openapi: '3.0.3',
    info: { title: 'Pets', version: '1.0.0' },
    servers: [{ url: 'https://pets.example.com' }],
    paths: {
      '/pets': { get: { operationId: 'listPets', responses: { '200': { description: 'All pets.' } } } },
    },
    ...parts,
  };
}

/** Returns the bundled document before the preparation, or `undefined` if a reference can't be resolved. */
export async function bundle(path: string, reader: FileReader): Promise<JsonObject | undefined> {
  const bytes = await reader.read(path);
  const parsed = bytes === undefined ? undefined : parseSpecFile(path, bytes);
  if (parsed?.ok !== true || !isJsonObject(parsed.source.root)) return undefined;
  const version = findVersion(parsed.source.root);
  if (!version.ok) return undefined;
  const resolver = createResolver(path);
  resolver.files.set(path, { state: 'read', source: parsed.source });
  await crawlFiles(parsed.source, resolver, reader);
  const bundled = bundleFiles(parsed.source.root, resolver, version.version);
  const isWhole = bundled.findings.length === 0 && bundled.brokenFiles.size === 0;
  // Converts the document to text and back, so that nothing is shared or circular.
  return isWhole ? (JSON.parse(JSON.stringify(version.root)) as JsonObject) : undefined;
}
