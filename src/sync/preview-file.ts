import type { Change } from '../change/index.ts';
import type { Target } from '../inputs.ts';
import type { TargetResult } from '../result.ts';
import type { Versions } from './read.ts';
import { readVersionsLazily, runTarget } from './run.ts';
import type { RunPorts } from './run-ports.ts';
import { createTask, type RunRequest } from './task.ts';

interface FilePreview {
  readonly result: TargetResult;
  /** The file as it would be imported; `undefined` if it can't be read. */
  readonly next: Versions['next'] | undefined;
  /** Whether the other file can't be read or imported, although there is one. */
  readonly isOldFaulty: boolean;
}

/** Previews a file of the workspace. Compares it with the other file `old`, if given, instead of a commit. */
export async function previewFile(
  target: Target,
  { old, request }: { readonly old: string | undefined; readonly request: RunRequest },
  ports: RunPorts,
): Promise<FilePreview> {
  const found = old === undefined ? undefined : { commit: old, path: old, reader: ports.files };
  const history = { ...ports.history, findVersion: () => Promise.resolve(found) };
  let versions: Versions | undefined;
  const result = await runTarget(createTask(target, createChange(target.swaggerFile, old), request), {
    ...ports,
    readVersions: async (task) =>
      (versions = await readVersionsLazily(task.target, task.change, { ...ports, history })),
  });
  const { backup, next } = versions ?? {};
  if (old === undefined || backup === undefined || !('why' in backup)) {
    return { result, next, isOldFaulty: false };
  }
  return { result: { ...result, warnings: [...result.warnings, `${backup.why}.`] }, next, isOldFaulty: true };
}

function createChange(file: string, old: string | undefined): Change {
  const change = { file, changed: true, changedFiles: [], files: [file], warnings: [] };
  const known = { ...change, isCheckedOut: true, preview: true };
  return old === undefined
    ? { ...known, reason: 'no-base', detail: `There is nothing to compare ${file} with.` }
    : { ...known, reason: 'modified', detail: `${file} is compared with ${old}.`, base: old };
}
