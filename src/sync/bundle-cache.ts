import type { ReadBundle } from '../importer/index.ts';
import type { LoadPorts } from './load-version.ts';

export interface BundleCache {
  /** Runs one reading of a file with the bundles that other readings of the same file left. */
  readonly share: <T>(file: string, read: (ports: Pick<LoadPorts, 'bundles'>) => Promise<T>) => Promise<T>;
}

/**
 * Creates a cache of bundles: each file is parsed once per commit, however many selections targets make of it. Bundles are
 * large, so they are kept only until the last reading of their file.
 * @param files the file of each reading to come
 */
export function createBundleCache(files: Iterable<string>): BundleCache {
  const left = new Map<string, number>();
  for (const file of files) left.set(file, (left.get(file) ?? 0) + 1);
  const kept = new Map<string, Map<string, Promise<ReadBundle>>>();
  return {
    share: async (file, read) => {
      const count = left.get(file) ?? 1;
      left.set(file, count - 1);
      const bundles = kept.get(file);
      if (bundles === undefined && count <= 1) return read({});
      const own = bundles ?? new Map<string, Promise<ReadBundle>>();
      kept.set(file, own);
      if (count <= 1) kept.delete(file);
      return read({ bundles: createReader(own) });
    },
  };
}

function createReader(bundles: Map<string, Promise<ReadBundle>>): NonNullable<LoadPorts['bundles']> {
  return {
    read: async ({ commit, reader }, path) => {
      const name = JSON.stringify([path, commit]);
      const known = bundles.get(name);
      if (known !== undefined) return known;
      const { readBundle } = await import(/* webpackChunkName: "read" */ '../importer/index.ts');
      const bundle = bundles.get(name) ?? readBundle({ path, reader });
      bundles.set(name, bundle);
      return bundle;
    },
  };
}
