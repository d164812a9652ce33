import { type Change, type ChangePorts, detectChanges } from '../change/index.ts';
import type { Ending, Idle } from '../ending.ts';
import { explain } from '../errors.ts';
import type { Target } from '../inputs.ts';
import type { Found, TargetResult } from '../report/index.ts';
import {
  endAborted,
  findEarlyEnding,
  describeInvalidSpec,
  failIfInterrupted,
  failWithoutKey,
  warnOfPause,
  unchanged,
} from './endings.ts';
import { findLastSynced, noteUnused, rejectBreaking, warnUndecided } from './fail-on.ts';
import type { CopilotLookup } from './copilot-lookup.ts';
import { readVersions, renderRead, type VersionPorts, type Versions } from './read.ts';
import type { SyncPorts } from './start-replacement.ts';
import { createChangeQuery, createTask, type RunRequest, type Task } from './task.ts';

export interface RunPorts extends VersionPorts, SyncPorts, Pick<ChangePorts, 'prefetch'> {}

interface TargetPorts extends RunPorts {
  readVersions(task: Task): Promise<Versions>;
}

/**
 * The story of a run: did the file change, and if so, is the copilot now what the file says.
 * @throws ActionError where it cannot be decided: `bad-input`
 */
export async function run(target: Target, request: RunRequest, ports: RunPorts): Promise<TargetResult> {
  const [change] = await detectChanges(createChangeQuery(request, [target]), ports);
  if (change === undefined) throw new TypeError('no verdict on the file');
  const task = createTask(target, change, request);
  return runTarget(task, {
    ...ports,
    // Asked twice where the copilot holds another version than the base.
    readVersions: (asked) => readVersions(asked.target, asked.change, ports),
  });
}

/** The story of one target, from the verdict on its file to what its copilot holds. Never rejects. */
export async function runTarget(task: Task, ports: TargetPorts): Promise<TargetResult> {
  const { change, target } = task;
  const { copilotId, name, swaggerFile } = target;
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

/** Each step either ends the story or leads to the next; until the last one nothing is sent that changes the service. */
async function syncTarget(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  ports.log.info(`Decision: ${change.reason}. ${change.detail}`);

  // A workflow that names no copilot is answered with those that there are, whether or not the file changed.
  const isNameless = target.copilotId === undefined && !isPreview && change.reason !== 'ref-deleted';
  if (isNameless) await lookAtCopilot(task, ports);

  const early = findEarlyEnding(change);
  const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
  if (isUnproven) return proveSetUp(task, ports);
  if (early !== undefined) return early;
  if (!isPreview) failWithoutKey(task);
  failIfInterrupted(ports.interruption);

  const title = `${isPreview ? 'Preview for' : 'Replace the actions of'} copilot ${target.copilotId ?? ''}`;
  return ports.log.group(title.trimEnd(), () => readAndReplace(task, ports));
}

/** A workflow that was just added or changed would else be silent until the file changes, and then fail on a typing error. */
async function proveSetUp(task: Task, ports: StepPorts): Promise<Ending> {
  const { copilot, warnings } = await lookAtCopilot(task, ports);
  ports.learn({ copilot, warnings });
  ports.log.info(ready.state);
  return ready;
}

const ready = {
  outcome: 'unchanged',
  isReady: true,
  state: 'To sync now, press “Run workflow”, or push a change of the description.',
} as const;

async function readAndReplace(task: Task, ports: StepPorts): Promise<Ending> {
  const { change, isPreview, target } = task;
  const startMs = ports.clock.nowMs();
  const versions = await ports.readVersions(task);
  const read = { ...versions.description, readMs: ports.clock.nowMs() - startMs };
  ports.learn({ description: read });
  ports.log.info(renderRead(change.file, versions));
  const { next, backup } = versions;
  if (!next.ok) return endAborted(describeInvalidSpec(target, next));

  const lookup = await lookAtCopilot(task, ports);
  const { readLiveState } = await import(/* webpackChunkName: "replace" */ './copilot-state.ts');
  const { earlier, found, held, warnings } = await readLiveState({ task, versions, next, ...lookup }, ports);
  const known = [...warnings, ...warnUnseen(change, found), ...warnOfPause(task)];
  ports.learn({ copilot: lookup.copilot, found, warnings: known });

  const since = findLastSynced(task, found);
  const compared = since && (await ports.readVersions({ ...task, change: since })).description;
  const description = { ...read, ...compared, acceptance: await readAccepted(task, ports) };
  const undecided = warnUndecided(description, task, found);
  ports.learn({ ...(since && { change: since }), description, warnings: [...known, ...undecided] });
  noteUnused(description, ports.log);
  const refusal = rejectBreaking(description);
  if (refusal !== undefined) return endAborted(refusal);
  const idle = findIdleEnding(change, found);
  if (isPreview) return change.changed ? previewed : (idle ?? previewed);
  if (idle !== undefined) return idle;

  const { replace } = await import(/* webpackChunkName: "replace" */ './start-replacement.ts');
  return replace({ task, next, backup, lookup: proveAsked(lookup), earlier, held }, ports);
}

/** From here on the id is one that the service knows, or that is taken on trust: nothing else reaches a path. */
function proveAsked(lookup: CopilotLookup): CopilotLookup & { readonly copilotId: string } {
  const { copilotId } = lookup;
  if (copilotId === undefined) throw new TypeError('Only a preview goes without asking for the copilot.');
  return { ...lookup, copilotId };
}

/** Where there is nothing to do after all. */
function findIdleEnding({ changed, reason }: Change, found: Found | undefined): Idle | undefined {
  // A deleted and imported copilot would be the same one, and its users would have been without it for a while.
  if (found?.isInSync === true && reason !== 'forced') return endInSync;
  return changed || found !== undefined ? undefined : unchanged;
}

function warnUnseen({ asksCopilot }: Change, found: Found | undefined): readonly string[] {
  if (asksCopilot !== true || found !== undefined) return [];
  return [
    '`base: copilot` could not be used, because what the copilot holds could not be seen. The file was compared as with `base: auto`.',
  ];
}

const previewed = { outcome: 'previewed', state: 'The copilot is untouched: this was a preview.' } as const;

const endInSync = {
  outcome: 'unchanged',
  state: 'The copilot is untouched: it already holds what the file describes.',
} as const;

// Loaded when they are called for, as above: a run in which nothing changed, the one that happens most, reads none of it.
const lookAtCopilot = async (task: Task, ports: StepPorts) =>
  (await import(/* webpackChunkName: "replace" */ './copilot-lookup.ts')).lookAtCopilot(task, ports);
const readAccepted = async ({ accepted }: Task, ports: VersionPorts) =>
  accepted &&
  (await import(/* webpackChunkName: "config" */ './accepted-changes.ts')).readAccepted(accepted, ports);
