import type { Change } from '../change/index.ts';
import type { Ending, Idle } from '../ending.ts';
import type { GoodSpec } from '../importer/index.ts';
import { endIdle } from '../messages/index.ts';
import type { Finding } from '../syntax/index.ts';
import { renderDuration } from '../text.ts';
import { endAborted } from './endings.ts';
import { describeInvalidSpec } from './invalid-spec.ts';
import { checkChanges, findLastSynced, noteUnused } from './fail-on.ts';
import type { BackupPorts, BackupQuery } from './backups.ts';
import { lookUp, updateCopilot, type UpdatePorts } from './look-up.ts';
import { renderRead, type Versions } from './read.ts';
import type { RunPorts } from './run-ports.ts';
import type { Task } from './task.ts';
import type { CopilotState, SpecResult } from '../result.ts';

export interface StepPorts extends RunPorts, UpdatePorts {
  readVersions(task: Task): Promise<Versions>;
}

/** Reads the file, compares it, and syncs the copilot if the sync is allowed and needed. */
export async function readAndReplace(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  const startMs = ports.clock.nowMs();
  const versions = await ports.readVersions(task);
  const read = { ...versions.spec, readMs: ports.clock.nowMs() - startMs };
  const unused = versions.next.selection.warnings;
  ports.update({ spec: read, warnings: unused });
  ports.log.info(renderRead(change.file, versions));
  const { next, backup } = versions;
  if (!next.ok) return endAborted(describeInvalidSpec(target, next));

  // The proof that the service has no action list takes a second, in which the backups are read.
  let backups: ReturnType<typeof readBackups> | undefined;
  const whileProving = (): void => {
    backups = readBackups({ task, next, backup, observed: undefined }, ports);
    // If the proof fails, these backups aren't used.
    backups.catch(() => undefined);
  };
  const lookup = await lookUp(task, { ...ports, whileProving });
  const { readLiveState } = await import(/* webpackChunkName: "replace" */ './copilot-state.ts');
  const live = await readLiveState({ task, next, backup, backups, ...lookup }, ports);
  const { currentVersion, state } = live;
  const warnings = [...unused, ...live.warnings, ...warnUnread(change, state), ...warnOfDelay(task)];
  updateCopilot({ ...lookup, warnings }, ports);
  ports.update({ liveState: state });

  const since = findLastSynced(task, currentVersion);
  const compared = since && (await ports.readVersions({ ...task, change: since })).spec;
  const reported = { ...read, ...compared, acceptance: await readAccepted(task, ports) };
  const { failure, spec, warnings: undecided } = checkChanges(reported, task, { ...lookup, state });
  ports.update({ ...(since && { change: since }), spec, warnings: [...warnings, ...undecided] });
  noteUnused(spec, ports.log);
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

/** Minimum of a step's `timeout-minutes`, in milliseconds. */
const minTimeoutMs = 60_000;

/** Warns in a preview if the delay is so long that `timeout-minutes` could end the step during it. */
function warnOfDelay({ isPreview, target: { waitMs } }: Task): readonly string[] {
  if (!isPreview || waitMs < minTimeoutMs) return [];
  return [
    `A sync takes more than ${renderDuration(waitMs)}, because of \`wait-seconds\`. Give \`timeout-minutes\` to the job, not to the step, and well above that. A shorter limit stops the step during the delay, and the post step has to finish the sync.`,
  ];
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

// These modules are loaded when they are used, because many runs don't need them.
const readBackups = async (query: BackupQuery, ports: BackupPorts) =>
  (await import(/* webpackChunkName: "replace" */ './backups.ts')).readBackups(query, ports);
const readAccepted = async ({ accepted }: Task, ports: RunPorts) =>
  accepted &&
  (await import(/* webpackChunkName: "config" */ './accepted-changes.ts')).readAccepted(accepted, ports);
