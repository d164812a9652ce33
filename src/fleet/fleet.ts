import { detectChanges, type RunEvent } from '../change/index.ts';
import type { ConfigQuery } from '../inputs.ts';
import type { FileReader, Log } from '../ports.ts';
import {
  createChangeQuery,
  createTask,
  type RunPorts,
  type RunRequest,
  runTarget,
  type Task,
} from '../sync/index.ts';
import { createConfigSelection } from './config-selection.ts';
import { readConfig } from './read-config.ts';
import { createVersionCache } from './version-cache.ts';
import { runInParallel } from './run-in-parallel.ts';
import type { TargetResult } from '../result.ts';

/**
 * Runs the selected targets of the config file. If a target fails, the others continue.
 * @throws ActionError `bad-input`, `file-missing` or `file-unreadable` for the config file, or `bad-input` if `base`
 * names no commit
 */
export async function runFleet(
  query: ConfigQuery,
  request: RunRequest,
  ports: RunPorts,
): Promise<readonly TargetResult[]> {
  const targets = await readConfig(query, { files: openOwnFiles(request.event, ports), log: ports.log });
  const selection = createConfigSelection(query);
  const changes = await detectChanges({ ...createChangeQuery(request, targets), selection }, ports);
  const tasks = targets.flatMap((target, index) => {
    const change = changes[index];
    return change === undefined ? [] : [createTask(target, change, request, index)];
  });
  const readVersions = createVersionCache(tasks, ports);
  const runOne = (task: Task, log: Log): Promise<TargetResult> =>
    runTarget(task, { ...ports, readVersions, log });
  const [only] = tasks;
  // One target writes its log at once, as a step with one copilot does. The step itself logs the result.
  if (only !== undefined && tasks.length === 1) return [await runOne(only, ports.log)];
  return runInParallel(tasks, runOne, { maxParallel: request.inputs.maxParallel, log: ports.log });
}

/** Returns the files of the workspace or, if they may come from an outside contributor, those at the trusted commit. */
function openOwnFiles({ trustedCommit: commit }: RunEvent, { files, history }: RunPorts): FileReader {
  if (commit === undefined) return files;
  return { read: async (path) => (await history.findVersion(path, commit))?.reader.read(path) };
}
