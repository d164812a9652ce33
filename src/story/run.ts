import { type Change, detectChanges } from '../change/door.ts';
import type { Idle } from '../ending.ts';
import { explain, type Explanation } from '../errors.ts';
import type { Target } from '../inputs.ts';
import type { Log } from '../ports.ts';
import type { Found, TargetResult } from '../report/door.ts';
import {
  endUntouched,
  findEarlyEnding,
  refuseDescription,
  refuseInterrupted,
  refuseMissingKey,
  warnOfPause,
  unchanged,
} from './endings.ts';
import { findLastSynced, refuseBreaking, warnUndecided } from './fail-on.ts';
import type { Looked } from './look.ts';
import { readVersions, renderRead, type VersionPorts, type Versions } from './read.ts';
import type { StoryPorts } from './replace.ts';
import { createChangeQuery, createTask, type RunRequest, type Task } from './task.ts';

export interface RunPorts extends VersionPorts, StoryPorts {}

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
  const startMs = ports.clock.nowMs();
  const told = await attempt(() => tellTarget(task, ports), ports.log);
  const known: Told = told.ok ? told.value : { ending: endUntouched(told.failure) };
  const { copilotId, name, swaggerFile } = target;
  const { ending, warnings = [] } = known;
  return {
    ...{ copilotId, name, swaggerFile, ...known },
    change: known.change ?? change,
    warnings: [...change.warnings, ...warnings, ...(ending.warnings ?? [])],
    totalMs: ports.clock.nowMs() - startMs,
  };
}

/** How a target ended, and all that was learnt until then. */
type Told = Pick<TargetResult, 'ending'> & Partial<TargetResult>;

/** Each step either ends the story or leads to the next; until the last one nothing is sent that changes the service. */
async function tellTarget(task: Task, ports: TargetPorts): Promise<Told> {
  const { change, isPreview, target } = task;
  ports.log.info(`Decision: ${change.reason}. ${change.detail}`);

  // A workflow that names no copilot is answered with those that there are, whether or not the file changed.
  const isNameless = target.copilotId === undefined && !isPreview && change.reason !== 'ref-deleted';
  if (isNameless) await (await loadLook()).lookAtCopilot(task, ports);

  const early = findEarlyEnding(change);
  const isUnproven = change.isWorkflowChanged === true && early?.outcome === 'unchanged' && !isPreview;
  if (isUnproven) return proveSetUp(task, ports);
  if (early !== undefined) return { ending: early };
  if (!isPreview) refuseMissingKey(task);
  refuseInterrupted(ports.interruption);

  const title = `${isPreview ? 'Preview for' : 'Replace the actions of'} copilot ${target.copilotId ?? ''}`;
  return ports.log.group(title.trimEnd(), () => readAndReplace(task, ports));
}

/** A workflow that was just added or changed would else be silent until the file changes, and then fail on a typing error. */
async function proveSetUp(task: Task, ports: TargetPorts): Promise<Told> {
  const { copilot, warnings } = await (await loadLook()).lookAtCopilot(task, ports);
  ports.log.info(ready.state);
  return { copilot, warnings, ending: ready };
}

const ready = {
  outcome: 'unchanged',
  isReady: true,
  state: 'To sync now, press “Run workflow”, or push a change of the description.',
} as const;

async function readAndReplace(task: Task, ports: TargetPorts): Promise<Told> {
  const { change, isPreview, target } = task;
  const startMs = ports.clock.nowMs();
  const versions = await ports.readVersions(task);
  const readMs = ports.clock.nowMs() - startMs;
  const read = { ...versions.description, readMs };
  ports.log.info(renderRead(change.file, versions));
  const { next, backup } = versions;
  if (!next.ok) return { description: read, ending: endUntouched(refuseDescription(target, next)) };

  const looked = await attempt(async () => (await loadLook()).lookAtCopilot(task, ports), ports.log);
  if (!looked.ok) return { description: read, ending: endUntouched(looked.failure) };
  const { earlier, found, held, warnings } = await (
    await loadFound()
  ).findInCopilot({ task, versions, next, ...looked.value }, ports);
  const accepted = await attempt(() => readAccepted(task, ports), ports.log);
  const since = findLastSynced(task, found);
  const compared = since && (await ports.readVersions({ ...task, change: since })).description;
  const description = { ...read, ...compared, acceptance: accepted.ok ? accepted.value : undefined };
  const undecided = warnUndecided(description, task, found);
  const known = {
    change: since,
    description,
    copilot: looked.value.copilot,
    found,
    warnings: [...warnings, ...warnUnseen(change, found), ...undecided, ...warnOfPause(task)],
  };
  const refusal = accepted.ok ? refuseBreaking(description) : accepted.failure;
  if (refusal !== undefined) return { ...known, ending: endUntouched(refusal) };
  const idle = findIdleEnding(change, found);
  if (isPreview) return { ...known, ending: change.changed ? previewed : (idle ?? previewed) };
  if (idle !== undefined) return { ...known, ending: idle };

  const replacing = { task, next, backup, looked: proveAsked(looked.value), earlier, held };
  return { ...known, ending: await (await loadReplace()).replace(replacing, ports) };
}

/** From here on the id is one that the service knows, or that is taken on trust: nothing else reaches a path. */
function proveAsked(looked: Looked): Looked & { readonly copilotId: string } {
  const { copilotId } = looked;
  if (copilotId === undefined) throw new TypeError('Only a preview goes without asking for the copilot.');
  return { ...looked, copilotId };
}

/** Where there is nothing to do after all. */
function findIdleEnding({ changed, reason }: Change, found: Found | undefined): Idle | undefined {
  // A deleted and imported copilot would be the same one, and its users would have been without it for a while.
  if (found?.isInStep === true && reason !== 'forced') return inStep;
  return changed || found !== undefined ? undefined : unchanged;
}

function warnUnseen({ asksCopilot }: Change, found: Found | undefined): readonly string[] {
  if (asksCopilot !== true || found !== undefined) return [];
  return [
    '`base: copilot` could not be used, because what the copilot holds could not be seen. The file was compared as with `base: auto`.',
  ];
}

const previewed = { outcome: 'previewed', state: 'The copilot is untouched: this was a preview.' } as const;

const inStep = {
  outcome: 'unchanged',
  state: 'The copilot is untouched: it already holds what the file describes.',
} as const;

// Loaded when they are called for: a run in which nothing changed, the one that happens most, reads none of this.
const loadLook = () => import(/* webpackChunkName: "replace" */ './look.ts');
const loadFound = () => import(/* webpackChunkName: "replace" */ './found.ts');
const loadReplace = () => import(/* webpackChunkName: "replace" */ './replace.ts');
const readAccepted = async ({ accepted }: Task, ports: VersionPorts) =>
  accepted && (await import('./accepted.ts')).readAccepted(accepted, ports);

/** What a step gave, or why it failed. */
type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Explanation };

/** Turns a step's error into data, so that what was learnt before it is not lost with it. */
async function attempt<T>(step: () => Promise<T>, log: Log): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await step() };
  } catch (error) {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { ok: false, failure: explain(error) };
  }
}
