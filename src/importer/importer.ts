import type { LoadOptions, Spec } from './load.ts';

/** The door of this room: what the service's importer makes of a description, and how one is made ready for it. */

export type { BadSpec, GoodSpec, LoadOptions, Spec } from './load.ts';
export { findDrift, isInStep, describeRow, type ActionRoute, type Drift } from './drift.ts';
export { importDocument, type ImportedAction, type Sent } from './import-document.ts';
export { deriveOperationId } from './operation-id.ts';
export { isInPlace, isSameContent, isShownAs, listShownNames, type ShownName } from './shown.ts';

/**
 * Reads a description and all it refers to, judges it and makes the JSON that goes out.
 * @throws ActionError `file-missing` (no root file), `file-outside-workspace`, `file-unreadable`
 */
export async function loadSpec(options: LoadOptions): Promise<Spec> {
  // The parsers are a chunk of their own: a run in which nothing changed never loads it.
  const { readSpec } = await import('./load.ts');
  return readSpec(options);
}
