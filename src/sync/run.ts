import { detectChanges } from '../change/index.ts';
import type { Ending } from '../ending.ts';
import { explain } from '../errors.ts';
import type { Target } from '../inputs.ts';
import { endIdle } from '../messages/index.ts';
import { endAborted, findEarlyEnding, failIfInterrupted, failWithoutKey } from './endings.ts';
import { lookUp, type PartialResult, updateCopilot } from './look-up.ts';
import type { readVersions, Versions } from './read.ts';
import { loadReports } from './publish.ts';
import type { StepPorts } from './read-and-replace.ts';
import type { RunPorts } from './run-ports.ts';
import { createChangeQuery, createTask, type RunRequest, type Task } from './task.ts';
import type { TargetResult } from '../result.ts';

/**
 * Runs one target: decides whether the file changed and, if so, syncs the copilot.
 * @throws ActionError `bad-input` if the base names no commit
 */
export async function run(target: Target, request: RunRequest, ports: RunPorts): Promise<TargetResult> {
  const [change] = await detectChanges(createChangeQuery(request, [target]), ports);
  if (change === undefined) throw new TypeError('no decision for the file');
  const task = createTask(target, change, request);
  return runTarget(task, {
    ...ports,
    readVersions: (asked) => readVersionsLazily(asked.target, asked.change, ports),
  });
}

/** Loads the code that reads versions, and then does the same as `readVersions`. */
export async function readVersionsLazily(...query: Parameters<typeof readVersions>): Promise<Versions> {
  const { readVersions: read } = await import(/* webpackChunkName: "read" */ './read.ts');
  return read(...query);
}

/** Runs one target, from change detection to its outcome. Never rejects. */
export async function runTarget(task: Task, ports: Omit<StepPorts, 'update'>): Promise<TargetResult> {
  const { change, target } = task;
  const { copilotId = target.unusableId, name, swaggerFile } = target;
  const startMs = ports.clock.nowMs();
  let known: PartialResult = {};
  const update = (news: PartialResult): void => {
    known = { ...known, ...news };
  };
  const ending = await syncTarget(task, { ...ports, update }).catch((error: unknown) => {
    ports.log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return endAborted(explain(error));
  });
  return {
    ...{ copilotId, name, swaggerFile, change, ...known, ending },
    warnings: [...change.warnings, ...(known.warnings ?? []), ...(ending.warnings ?? [])],
    totalMs: ports.clock.nowMs() - startMs,
  };
}

/** Runs the steps. Each step ends the run or leads to the next. Only the last one sends requests that change the service. */
async function syncTarget(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  ports.log.info(`Decision: ${change.reason}. ${change.detail}`);

  // The run then fails with the list of copilots, whether or not the file changed.
  if (isNameless(task)) await lookUp(task, ports);

  const early = findEarlyEnding(change);
  const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
  if (isUnproven) return checkSetup(task, ports);
  if (early !== undefined) return early;
  if (!isPreview) failWithoutKey(task);
  failIfInterrupted(ports.interruption);

  const work = isPreview ? 'Preview for' : 'Sync of';
  const title = [work, 'copilot', target.copilotId].filter((part) => part !== undefined).join(' ');
  // Most runs end before this point, so the code is loaded only now. The reports are loaded before anything is changed,
  // so that loading them can't fail afterwards.
  const [{ readAndReplace }] = await Promise.all([
    import(/* webpackChunkName: "read" */ './read-and-replace.ts'),
    loadReports(),
  ]);
  return ports.log.group(title, () => readAndReplace(task, ports));
}

function isNameless({ change, isPreview, target }: Task): boolean {
  const isOnlyAccepted = isPreview && target.unusableId === undefined;
  return target.copilotId === undefined && !isOnlyAccepted && change.reason !== 'ref-deleted';
}

/** Checks the key and the copilot's ID in the first run of a workflow, which would otherwise fail only when the file changes. */
async function checkSetup(task: Task, ports: StepPorts): Promise<Ending> {
  updateCopilot(await lookUp(task, ports), ports);
  const ready = endIdle('ready');
  ports.log.info(ready.state);
  return ready;
}
