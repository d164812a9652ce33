/**
 * Limits of OpenAPI files. A larger file gives an error instead of exhausting the runner's memory. The largest public
 * files (GitHub: 13 MB, 60 levels, 3,000 files) are far below the limits.
 */
export const limits = {
  /** Bytes of one JSON file, and of the OpenAPI file and all referenced files together. */
  totalBytes: 64 * 1024 * 1024,
  /** Bytes of one YAML file. Parsing YAML takes about twelve times its size in memory, and JSON about four times. */
  yamlBytes: 16 * 1024 * 1024,
  /** Files that an OpenAPI file can reference through `$ref`. */
  files: 10_000,
  /** Levels of nested objects and lists, including aliases and bundled files. */
  depth: 400,
  /** Characters of a serialized document. Each alias counts as a copy. */
  expandedCharacters: 96 * 1024 * 1024,
  /** Mapping entries copied by YAML merge keys (`<<`). */
  mergedKeys: 200_000,
  /** Reported findings of one rule. The others are only counted. */
  problemsPerRule: 100,
} as const;

/** Renders a limit for messages, such as `64 MiB`. */
export function renderLimitBytes(bytes: number): string {
  const mebibytes = bytes / (1024 * 1024);
  return mebibytes >= 1 ? `${Math.round(mebibytes)} MiB` : `${bytes} bytes`;
}
