/**
 * What is read at most. A description beyond these ends in a clear problem, not in a runner out of memory;
 * the largest public ones (GitHub: 13 MB, 60 levels, 3,000 files) stay far below.
 */
export const limits = {
  /** Bytes of one JSON file, and of all files of a description together. */
  totalBytes: 64 * 1024 * 1024,
  /** Bytes of one YAML file: reading YAML takes about twelve times its size in memory, JSON about four. */
  yamlBytes: 16 * 1024 * 1024,
  /** Files that a description may reach through `$ref`. */
  files: 10_000,
  /** Levels of objects and arrays inside each other, counted through aliases and bundled files too. */
  depth: 400,
  /** Characters that a document takes when written out, each alias counted as the copy that it stands for. */
  expandedCharacters: 96 * 1024 * 1024,
  /** Mapping entries copied by YAML merge keys (`<<`). */
  mergedKeys: 200_000,
  /** Problems of one rule that are shown one by one; the rest is a count. */
  problemsPerRule: 100,
} as const;

/** `64 MiB`, for messages. */
export function renderLimitBytes(bytes: number): string {
  const mebibytes = bytes / (1024 * 1024);
  return mebibytes >= 1 ? `${Math.round(mebibytes)} MiB` : `${bytes} bytes`;
}
