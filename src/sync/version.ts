import type { GoodSpec, ImportDocument } from '../importer/index.ts';
import type { Target } from '../inputs.ts';
import type { FileVersion } from '../ports.ts';

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
