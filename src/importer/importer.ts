/**
 * The door of this room: what the service's importer makes of a description. Loading one is a chunk of its own: a run
 * in which nothing changed never loads the parsers.
 */
export { findDrift, isInStep, describeRow, type ActionRoute, type Drift } from './drift.ts';
export { importDocument, readSent, type ImportedAction, type Sent } from './import-document.ts';
export { deriveOperationId } from './operation-id.ts';
export { isInPlace, isSameContent, isShownAs, listShownNames, type ShownName } from './shown.ts';
