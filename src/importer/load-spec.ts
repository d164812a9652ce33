import type { LoadOptions, Spec } from './load.ts';

/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
export async function loadSpec(options: LoadOptions): Promise<Spec> {
  // The parsers are a chunk of their own: a run in which nothing changed never loads it.
  const { readSpec } = await import('./load.ts');
  return readSpec(options);
}
