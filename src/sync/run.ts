import { type Change, type ChangePorts, detectChanges } from '../change/index.ts';
import type { Ending, Idle } from '../ending.ts';
import { explain } from '../errors.ts';
import type { GoodSpec } from '../importer/index.ts';
import type { Target } from '../inputs.ts';
import type { Finding } from '../syntax/index.ts';
import {
  endAborted,
  findEarlyEnding,
  describeInvalidSpec,
  failIfInterrupted,
  failWithoutKey,
  warnOfPause,
  unchanged,
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
import type { CopilotState, TargetResult } from '../result.ts';

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
    // Asked twice where the copilot holds another version than the base.
    readVersions: (asked) => readVersions(asked.target, asked.change, ports),
  });
}

/** Runs one target, from change detection to its outcome. Never rejects. */
export async function runTarget(task: Task, ports: TargetPorts): Promise<TargetResult> {
  const { change, target } = task;
  const { copilotId = target.unusableId, name, swaggerFile } = target;
  const startMs = ports.clock.nowMs();
  let known: Known = {};
  const learn = (news: Known): void => {
    known = { ...known, ...news };
  };
  const ending = await syncTarget(task, { ...ports, learn }).catch((error: unknown) => {
    ports.log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return endAborted(explain(error));
  });
  return {
    ...{ copilotId, name, swaggerFile, change, ...known, ending },
    warnings: [...change.warnings, ...(known.warnings ?? []), ...(ending.warnings ?? [])],
    totalMs: ports.clock.nowMs() - startMs,
  };
}

/** All that was learnt of a target until it ended, whatever ended it. */
type Known = Partial<Omit<TargetResult, 'ending'>>;

interface StepPorts extends TargetPorts {
  learn(news: Known): void;
}

/** Runs the steps. Each step ends the run or leads to the next. Only the last one sends requests that change the service. */
async function syncTarget(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  ports.log.info(`Decision: ${change.reason}. ${change.detail}`);

  // A workflow that names no copilot is answered with those that there are, whether or not the file changed.
  if (isNameless(task)) await lookAtCopilot(task, ports);

  const early = findEarlyEnding(change);
  const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
  if (isUnproven) return proveSetUp(task, ports);
  if (early !== undefined) return early;
  if (!isPreview) failWithoutKey(task);
  failIfInterrupted(ports.interruption);

  const title = `${isPreview ? 'Preview for' : 'Sync of'} copilot ${target.copilotId ?? ''}`;
  return ports.log.group(title.trimEnd(), () => readAndReplace(task, ports));
}

function isNameless({ change, isPreview, target }: Task): boolean {
  const isOnlyAccepted = isPreview && target.unusableId === undefined;
  return target.copilotId === undefined && !isOnlyAccepted && change.reason !== 'ref-deleted';
}

/** A workflow that was just added or changed would else be silent until the file changes, and then fail on a typing error. */
async function proveSetUp(task: Task, ports: StepPorts): Promise<Ending> {
  const lookup = await lookAtCopilot(task, ports);
  ports.learn({ ...identify(lookup), warnings: lookup.warnings });
  ports.log.info(ready.state);
  return ready;
}

const ready = {
  outcome: 'unchanged',
  isReady: true,
  state: 'To sync now, click “Run workflow”, or push a change to the OpenAPI file.',
} as const;

async function readAndReplace(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  const startMs = ports.clock.nowMs();
  const versions = await ports.readVersions(task);
  const read = { ...versions.spec, readMs: ports.clock.nowMs() - startMs };
  const unused = versions.next.selection.warnings;
  ports.learn({ spec: read, warnings: unused });
  ports.log.info(renderRead(change.file, versions));
  const { next, backup } = versions;
  if (!next.ok) return endAborted(describeInvalidSpec(target, next));

  const lookup = await lookAtCopilot(task, ports);
  const { readLiveState } = await import(/* webpackChunkName: "replace" */ './copilot-state.ts');
  const { earlier, found, held, warnings } = await readLiveState({ task, versions, next, ...lookup }, ports);
  const known = [...unused, ...warnings, ...warnUnseen(change, found), ...warnOfPause(task)];
  ports.learn({ ...identify(lookup), found, warnings: known });

  const since = findLastSynced(task, held);
  const compared = since && (await ports.readVersions({ ...task, change: since })).spec;
  const reported = { ...read, ...compared, acceptance: await readAccepted(task, ports) };
  const spec = countUndefined(reported, task, found);
  const undecided = warnUndecided(spec, task, found);
  ports.learn({ ...(since && { change: since }), spec, warnings: [...known, ...undecided] });
  noteUnused(spec, ports.log);
  const refusal = rejectUnchecked(spec, task, lookup) ?? rejectBreaking(spec);
  if (refusal !== undefined) return endAborted(refusal);
  const idle = findIdleEnding(change, found);
  if (idle === undefined) {
    const problems = [...spec.problems, ...findServerWarnings(next, task)];
    ports.learn({ spec: { ...spec, problems } });
  }
  // A pull request's preview shows the changes that it makes, even if the copilot already has them.
  const showsChanges = change.preview && change.changed && spec.comparison !== undefined;
  if (idle !== undefined && !showsChanges) return idle;
  if (isPreview) return previewed;

  const { replace } = await import(/* webpackChunkName: "replace" */ './start-replacement.ts');
  return replace({ task, next, backup, lookup: proveAsked(lookup), earlier, held }, ports);
}

/** The copilot as the service writes it: the input may have other capitals, and a job matrix compares them. */
function identify({ copilot, copilotId }: CopilotLookup): Known {
  return { copilot, ...(copilotId !== undefined && { copilotId }) };
}

/** From here on the id is one that the service knows, or that is taken on trust: nothing else reaches a path. */
function proveAsked(lookup: CopilotLookup): CopilotLookup & { readonly copilotId: string } {
  const { copilotId } = lookup;
  if (copilotId === undefined) throw new TypeError('Only a preview can run without a copilot ID.');
  return { ...lookup, copilotId };
}

/** Returns a warning of a server that the copilot can't call, if the document would be sent. */
function findServerWarnings(
  { unreachable }: Pick<GoodSpec, 'unreachable'>,
  { warnsOfServer }: Task,
): readonly Finding[] {
  if (unreachable === undefined || warnsOfServer === undefined) return [];
  return unreachable.isPrivate && warnsOfServer !== 'always' ? [] : [unreachable.finding];
}

/** Where there is nothing to do after all. */
function findIdleEnding({ changed, reason }: Change, found: CopilotState | undefined): Idle | undefined {
  // A deleted and imported copilot would be the same one, and its users would have been without it for a while.
  if (found?.isInSync === true && reason !== 'forced') return endInSync;
  return changed || found !== undefined ? undefined : unchanged;
}

function warnUnseen({ asksCopilot }: Change, found: CopilotState | undefined): readonly string[] {
  if (asksCopilot !== true || found !== undefined) return [];
  return [
    '`base: copilot` was ignored, because the copilot’s actions can’t be read. The file was compared as with `base: auto`.',
  ];
}

const previewed = {
  outcome: 'previewed',
  state: 'The copilot was not changed: this was a preview.',
} as const;

const endInSync = {
  outcome: 'unchanged',
  state: 'The copilot already matches the file, so nothing was changed.',
} as const;

// Loaded when they are called for, as above: a run in which nothing changed, the one that happens most, reads none of it.
const lookAtCopilot = async (task: Task, ports: StepPorts) =>
  (await import(/* webpackChunkName: "replace" */ './copilot-lookup.ts')).lookAtCopilot(task, ports);
const readAccepted = async ({ accepted }: Task, ports: VersionPorts) =>
  accepted &&
  (await import(/* webpackChunkName: "config" */ './accepted-changes.ts')).readAccepted(accepted, ports);
