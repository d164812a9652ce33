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
import { shareReadings } from './version-cache.ts';
import { runSideBySide, type SidePorts } from './run-in-parallel.ts';
import type { TargetResult } from '../result.ts';

export interface FleetPorts extends RunPorts, SidePorts {}

/**
 * The run of those targets that it chooses from the config file. A target's failure is its result and stops no other.
 * @throws ActionError `bad-input`, `file-missing` or `file-unreadable`, of the config file; or where nothing can be decided
 */
export async function runFleet(
  query: ConfigQuery,
  request: RunRequest,
  ports: FleetPorts,
): Promise<readonly TargetResult[]> {
  const targets = await readConfig(query, { files: openOwnFiles(request.event, ports), log: ports.log });
  const selection = createConfigSelection(query, targets);
  const changes = await detectChanges({ ...createChangeQuery(request, targets), selection }, ports);
  const tasks = targets.flatMap((target, index) => {
    const change = changes[index];
    return change === undefined ? [] : [createTask(target, change, request, index)];
  });
  const readVersions = shareReadings(tasks, ports);
  const report = (task: Task, log: Log): Promise<TargetResult> =>
    runTarget(task, { ...ports, readVersions, log });
  const [only] = tasks;
  // Told as it happens, like a step with one copilot: the end is told by the step.
  if (only !== undefined && tasks.length === 1) return [await report(only, ports.log)];
  return runSideBySide(tasks, request.inputs.maxParallel, report, ports);
}

/** Returns the files of the workspace or, if they may come from an outside contributor, those at the trusted commit. */
function openOwnFiles({ trustedCommit: commit }: RunEvent, { files, history }: FleetPorts): FileReader {
  if (commit === undefined) return files;
  return { read: async (path) => (await history.findVersion(path, commit))?.reader.read(path) };
}
