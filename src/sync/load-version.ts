import type { Change } from '../change/index.ts';
import type { GoodSpec, ImportDocument, LoadOptions, Spec } from '../importer/index.ts';
import type { CurationOptions, Target } from '../inputs.ts';
import type { FileReader, FileVersion } from '../ports.ts';
import { failIfInterrupted } from './endings.ts';
import type { VersionPorts } from './run-ports.ts';

/** Source of a version of an OpenAPI file. */
export interface VersionSource {
  readonly reader: FileReader;
  /** The commit, or `undefined` for the checkout. */
  readonly commit: string | undefined;
  /** The change for which an earlier version is read, which can be older than the overlay files. Missing for the new version. */
  readonly earlierThan?: Pick<Change, 'reason'>;
}

/**
 * Reads and prepares one version of an OpenAPI file: the new one or an earlier one.
 * @throws ActionError `file-missing` (of the new version: also an overlay file), `file-unreadable`,
 * `file-outside-workspace`, `interrupted`
 */
export async function loadVersion(
  target: Target,
  source: VersionSource,
  { bundles, interruption }: Pick<VersionPorts, 'bundles' | 'interruption'>,
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
  const { loadSpec, readBundle } = await import(/* webpackChunkName: "read" */ '../importer/index.ts');
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
    ...(bundles && {
      readBundle: (file) => {
        const key = JSON.stringify([file.path, source.commit]);
        const bundle = bundles.get(key) ?? readBundle(file);
        bundles.set(key, bundle);
        return bundle;
      },
    }),
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
  const hasSelection = operations.length + overlayFiles.length > 0;
  return hasSelection || earlierThan.reason === 'selection-changed' ? readSelection(reader) : undefined;
}

/** An earlier version of the OpenAPI file that may be restored, prepared in the same way as the new one. */
export interface Version extends ImportDocument, Pick<FileVersion, 'commit' | 'path'> {
  readonly operations: number;
}

/** Returns the parts of a version that a restore needs, because the whole document is large. */
export function pickVersion(
  { commit, path }: Pick<FileVersion, 'commit' | 'path'>,
  { actions, body, operations, unselected }: GoodSpec,
): Version {
  return { commit, path, body, actions, unselected, operations: operations.length };
}

/** Returns the paths of a target's file at earlier commits, the path before a rename first. */
export function listPaths({ swaggerFile }: Target, oldPath: string | undefined): readonly string[] {
  return oldPath === undefined ? [swaggerFile] : [oldPath, swaggerFile];
}
