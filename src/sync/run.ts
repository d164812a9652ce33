import { type Change, type ChangePorts, detectChanges } from '../change/index.ts';
import type { Ending, Idle } from '../ending.ts';
import { explain } from '../errors.ts';
import type { GoodSpec } from '../importer/index.ts';
import type { Target } from '../inputs.ts';
import { endIdle } from '../messages/index.ts';
import type { Finding } from '../syntax/index.ts';
import {
  endAborted,
  findEarlyEnding,
  describeInvalidSpec,
  failIfInterrupted,
  failWithoutKey,
  warnOfDelay,
} from './endings.ts';
import {
  countUndefined,
  findLastSynced,
  noteUnused,
  rejectBreaking,
  rejectUnchecked,
  warnUndecided,
} from './fail-on.ts';
import type { CopilotLookup } from './copilot-lookup.ts';
import { readVersions, renderRead, type VersionPorts, type Versions } from './read.ts';
import type { SyncPorts } from './start-replacement.ts';
import { createChangeQuery, createTask, type RunRequest, type Task } from './task.ts';
import type { CopilotState, SpecResult, TargetResult } from '../result.ts';

export interface RunPorts extends VersionPorts, SyncPorts, Pick<ChangePorts, 'prefetch'> {}

interface TargetPorts extends RunPorts {
  readVersions(task: Task): Promise<Versions>;
}

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
    readVersions: (asked) => readVersions(asked.target, asked.change, ports),
  });
}

/** Runs one target, from change detection to its outcome. Never rejects. */
export async function runTarget(task: Task, ports: TargetPorts): Promise<TargetResult> {
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

/** Known facts about a target before it ends, so that a failure doesn't lose them. */
type PartialResult = Partial<Omit<TargetResult, 'ending'>>;

interface StepPorts extends TargetPorts {
  update(news: PartialResult): void;
}

/** Runs the steps. Each step ends the run or leads to the next. Only the last one sends requests that change the service. */
async function syncTarget(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  ports.log.info(`Decision: ${change.reason}. ${change.detail}`);

  // Fails with the list of copilots, whether or not the file changed.
  if (isNameless(task)) await lookUpCopilot(task, ports);

  const early = findEarlyEnding(change);
  const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
  if (isUnproven) return checkSetup(task, ports);
  if (early !== undefined) return early;
  if (!isPreview) failWithoutKey(task);
  failIfInterrupted(ports.interruption);

  const work = isPreview ? 'Preview for' : 'Sync of';
  const title = [work, 'copilot', target.copilotId].filter((part) => part !== undefined).join(' ');
  return ports.log.group(title, () => readAndReplace(task, ports));
}

function isNameless({ change, isPreview, target }: Task): boolean {
  const isOnlyAccepted = isPreview && target.unusableId === undefined;
  return target.copilotId === undefined && !isOnlyAccepted && change.reason !== 'ref-deleted';
}

/** Checks the key and the copilot's ID in the first run of a workflow, which would otherwise fail only when the file changes. */
async function checkSetup(task: Task, ports: StepPorts): Promise<Ending> {
  updateCopilot(await lookUpCopilot(task, ports), ports);
  const ready = endIdle('ready');
  ports.log.info(ready.state);
  return ready;
}

async function readAndReplace(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  const startMs = ports.clock.nowMs();
  const versions = await ports.readVersions(task);
  const read = { ...versions.spec, readMs: ports.clock.nowMs() - startMs };
  const unused = versions.next.selection.warnings;
  ports.update({ spec: read, warnings: unused });
  ports.log.info(renderRead(change.file, versions));
  const { next, backup } = versions;
  if (!next.ok) return endAborted(describeInvalidSpec(target, next));

  const lookup = await lookUpCopilot(task, ports);
  const { readLiveState } = await import(/* webpackChunkName: "replace" */ './copilot-state.ts');
  const live = await readLiveState({ task, versions, next, ...lookup }, ports);
  const { currentVersion, state } = live;
  const warnings = [...unused, ...live.warnings, ...warnUnread(change, state), ...warnOfDelay(task)];
  updateCopilot({ ...lookup, warnings }, ports);
  ports.update({ found: state });

  const since = findLastSynced(task, currentVersion);
  const compared = since && (await ports.readVersions({ ...task, change: since })).spec;
  const reported = { ...read, ...compared, acceptance: await readAccepted(task, ports) };
  const spec = countUndefined(reported, task, state);
  const undecided = warnUndecided(spec, task, state);
  ports.update({ ...(since && { change: since }), spec, warnings: [...warnings, ...undecided] });
  noteUnused(spec, ports.log);
  const failure = rejectUnchecked(spec, task, lookup) ?? rejectBreaking(spec);
  if (failure !== undefined) return endAborted(failure);
  const idle = findIdleEnding(change, state);
  if (idle === undefined) {
    const problems = [...spec.problems, ...findServerWarnings(next, task)];
    ports.update({ spec: { ...spec, problems } });
  }
  if (idle !== undefined && !isShownAnyway(change, spec)) return idle;
  if (isPreview || lookup.copilotId === undefined) return endIdle('previewed');

  const { startReplacement } = await import(/* webpackChunkName: "replace" */ './start-replacement.ts');
  return startReplacement({ task, next, backup, lookup, earlier: live.earlier, currentVersion }, ports);
}

/** Records the copilot with the ID in the service's spelling. The input can differ in case, and a job matrix compares IDs. */
function updateCopilot({ copilot, copilotId, warnings }: CopilotLookup, ports: StepPorts): void {
  ports.update({ copilot, warnings, ...(copilotId !== undefined && { copilotId }) });
}

/** Returns a warning of a server that the copilot can't call, if the document would be sent. */
function findServerWarnings(
  { unreachable }: Pick<GoodSpec, 'unreachable'>,
  { warnsOfServer }: Task,
): readonly Finding[] {
  if (unreachable === undefined || warnsOfServer === undefined) return [];
  return unreachable.isPrivate && warnsOfServer !== 'always' ? [] : [unreachable.finding];
}

/** Returns the ending of a run without anything to sync, or `undefined` if the copilot is to be synced. */
function findIdleEnding({ changed, reason }: Change, state: CopilotState | undefined): Idle | undefined {
  // Replacing the same actions would only make them unavailable for a while.
  if (state?.isInSync === true && reason !== 'forced') return endIdle('in-sync');
  return changed || state !== undefined ? undefined : endIdle('not-modified');
}

/** Whether a preview shows the changes of a pull request even if the copilot already has them. */
function isShownAnyway({ changed, preview }: Change, { comparison }: SpecResult): boolean {
  return preview && changed && comparison !== undefined;
}

function warnUnread({ asksCopilot }: Change, state: CopilotState | undefined): readonly string[] {
  if (asksCopilot !== true || state !== undefined) return [];
  return [
    '`base: copilot` was ignored, because the copilot’s actions can’t be read. The file was compared as with `base: auto`.',
  ];
}

// These modules are loaded when they are used, because a run without a change, the most frequent one, needs neither.
const lookUpCopilot = async (task: Task, ports: StepPorts) =>
  (await import(/* webpackChunkName: "replace" */ './copilot-lookup.ts')).lookUpCopilot(task, ports);
const readAccepted = async ({ accepted }: Task, ports: VersionPorts) =>
  accepted &&
  (await import(/* webpackChunkName: "config" */ './accepted-changes.ts')).readAccepted(accepted, ports);
