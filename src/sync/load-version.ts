import type { Change } from '../change/index.ts';
import type { LoadOptions, ReadBundle, Spec } from '../importer/index.ts';
import type { CurationOptions, Target } from '../inputs.ts';
import type { FileReader } from '../ports.ts';
import { failIfInterrupted } from './endings.ts';

/** Source of a version of an OpenAPI file. */
export interface VersionSource {
  readonly reader: FileReader;
  /** The commit, or `undefined` for the checkout. */
  readonly commit: string | undefined;
  /** The change for which an earlier version is read. It can be older than its overlay files. Missing for the new version. */
  readonly earlierThan?: Pick<Change, 'reason'>;
}

export interface LoadPorts {
  /** Ends the application of overlays. */
  readonly interruption: AbortSignal;
  /** Reads the bundles that targets with different selections share. */
  readonly bundles?: BundleReader;
}

export interface BundleReader {
  read(source: VersionSource, path: string): Promise<ReadBundle>;
}

/**
 * Reads and prepares one version of an OpenAPI file: the new one or an earlier one.
 * @throws ActionError `file-missing` (of the new version: also an overlay file), `file-unreadable`,
 * `file-outside-workspace`, `interrupted`
 */
export async function loadVersion(
  target: Target,
  source: VersionSource,
  { bundles, interruption }: LoadPorts,
): Promise<Spec> {
  const { earlierThan } = source;
  const { operations, overlayFiles } = (await readEarlierSelection(target, source)) ?? target;
  const isCurated = operations.length + overlayFiles.length > 0;
  // A run in which nothing changed loads neither the parsers nor node:v8, which takes 8 ms.
  const { tuneEngine } = await import(/* webpackChunkName: "read" */ '../engine.ts');
  const reader: FileReader = {
    read: async (path) => {
      const bytes = await source.reader.read(path);
      if (path === target.swaggerFile && bytes !== undefined) tuneEngine(bytes.length);
      return bytes;
    },
  };
  const { loadSpec } = await import(/* webpackChunkName: "read" */ '../importer/index.ts');
  const options: LoadOptions = {
    path: target.swaggerFile,
    reader,
    rewrite: target.rewrite,
    serverUrl: target.serverUrl,
    ...(isCurated && {
      curation: {
        operations,
        overlayFiles,
        needsOverlays: earlierThan === undefined,
        signal: interruption,
      },
    }),
    ...(bundles && { readBundle: ({ path }) => bundles.read({ ...source, reader }, path) }),
  };
  try {
    return await loadSpec(options);
  } catch (error) {
    failIfInterrupted(interruption);
    throw error;
  }
}

/** Returns the selection at an earlier commit if it is in the config file, otherwise `undefined`. */
async function readEarlierSelection(
  target: Target,
  { earlierThan, reader }: VersionSource,
): Promise<CurationOptions | undefined> {
  const { operations, overlayFiles, readSelection } = target;
  if (earlierThan === undefined || readSelection === undefined) return undefined;
  // Most config files have no selection, and reading them at each commit would take a request for each target.
  const { reason }: { readonly reason: string } = earlierThan;
  const hasSelection = operations.length + overlayFiles.length > 0;
  return hasSelection || reason === 'selection-changed' ? readSelection(reader) : undefined;
}
