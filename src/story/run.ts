import { detectChanges } from '../change/detect.ts';
import type { WorkflowEvent } from '../change/event.ts';
import type { Ending } from '../ending.ts';
import type { Inputs } from '../inputs.ts';
import type { Found, TargetResult } from '../report/result.ts';
import { takeStock } from '../sync/stock.ts';
import { attempt } from './attempt.ts';
import { gatherBackups } from './backups.ts';
import { endUntouched, findEarlyEnding, refuseDescription, refuseMissingKey } from './endings.ts';
import { noteUndecided, refuseBreaking } from './fail-on.ts';
import { findTargets } from './find-targets.ts';
import { runFleet, type FleetPorts } from './fleet.ts';
import { lookAtCopilot, refuseInterrupted } from './look.ts';
import { describeFound, renderFound } from './found.ts';
import { renderRead } from './narrate.ts';
import { describeVersions, type VersionPorts, type Versions } from './read.ts';
import { shareReadings } from './readings.ts';
import { replace, type ReplacePorts } from './replace.ts';
import type { Task } from './task.ts';

export interface RunPorts extends VersionPorts, ReplacePorts, FleetPorts {}

export interface TargetPorts extends VersionPorts, ReplacePorts {
  readVersions(task: Task): Promise<Versions>;
}

/**
 * The story of a run: for every target, did its file change, and if so, is the copilot now what the file says.
 * A target's failure is its result and stops no other.
 * @throws ActionError where no target can be decided on: `bad-input`
 */
export async function run(
  inputs: Inputs,
  event: WorkflowEvent,
  ports: RunPorts,
): Promise<readonly TargetResult[]> {
  const { apiKey, base, dryRun, failOn, force, inventory, maxAttempts, timeoutMs } = inputs;
  const targets = await findTargets(inputs.source, ports);
  const files = targets.map((target) => target.swaggerFile);
  const changes = await detectChanges(
    { event, files, force, dryRun, ...(base !== undefined && { base }) },
    ports,
  );
  const tasks = targets.map((target, index) => {
    const change = changes[index];
    if (change === undefined) throw new Error(`no verdict for target ${index}`);
    const isPreview = dryRun || change.preview;
    const limits = { maxAttempts, timeoutMs, asksInventory: inventory === 'auto' };
    return { target, change, isPreview, hasKey: apiKey !== undefined, failOn, ...limits, index };
  });
  const shared = { ...ports, readVersions: shareReadings(tasks, ports) };
  const [first] = tasks;
  if (first !== undefined && tasks.length === 1) return [await runTarget(first, shared)];
  return runFleet(tasks, inputs.maxParallel, (task, log) => runTarget(task, { ...shared, log }), ports);
}

/** The story of one target, from the verdict on its file to what its copilot holds. Never rejects. */
export async function runTarget(task: Task, ports: TargetPorts): Promise<TargetResult> {
  const { change, target } = task;
  const startMs = ports.clock.nowMs();
  const told = await attempt(() => tellTarget(task, ports), ports.log);
  const known = told.ok ? told.value : { ending: endUntouched(told.failure) };
  const { copilot, description, ending, found, warnings = [] } = known;
  return {
    copilotId: target.copilotId,
    copilot,
    swaggerFile: target.swaggerFile,
    change,
    description,
    found,
    ending,
    warnings: [...change.warnings, ...warnings],
    totalMs: ports.clock.nowMs() - startMs,
  };
}

/** How a target ended, and all that was learnt until then. */
interface Told extends Partial<Pick<TargetResult, 'copilot' | 'description' | 'found' | 'warnings'>> {
  readonly ending: Ending;
}

/** Each step either ends the story or leads to the next; until the last one nothing is sent that changes the service. */
async function tellTarget(task: Task, ports: TargetPorts): Promise<Told> {
  const { change, isPreview, target } = task;
  ports.log.info(`Decision: ${change.reason}. ${change.detail}`);

  // A workflow that names no copilot is answered with those that there are, whether or not the file changed.
  const isNameless = target.copilotId === undefined && !isPreview && change.reason !== 'ref-deleted';
  if (isNameless) await lookAtCopilot(task, ports);

  const early = findEarlyEnding(change);
  if (early !== undefined) return early;
  if (!isPreview) refuseMissingKey(task);
  refuseInterrupted(ports.interruption);

  const title = `${isPreview ? 'Preview for' : 'Replace the actions of'} copilot ${target.copilotId ?? ''}`;
  return ports.log.group(title.trimEnd(), () => readAndReplace(task, ports));
}

async function readAndReplace(task: Task, ports: TargetPorts): Promise<Told> {
  const { change, isPreview, target } = task;
  const startMs = ports.clock.nowMs();
  const versions = await ports.readVersions(task);
  const description = describeVersions(versions, ports.clock.nowMs() - startMs);
  ports.log.info(renderRead(change.file, versions));
  const { next, backup } = versions;
  if (!next.ok) return { description, ending: endUntouched(refuseDescription(target, next)) };

  const looked = await attempt(() => lookAtCopilot(task, ports), ports.log);
  if (!looked.ok) return { description, ending: endUntouched(looked.failure) };
  const { seen } = looked.value;
  const candidates = await gatherBackups({ task, versions, seen }, ports);
  const stock = takeStock(next.body, candidates, seen);
  const found = describeFound(next.body, seen, stock);
  if (found !== undefined) ports.log.info(renderFound(found));
  const { copilot, warnings } = looked.value;
  const known = { description, copilot, found, warnings: [...warnings, ...warnOfHand(task, found)] };
  const undecided = noteUndecided(task.failOn, description);
  if (undecided !== undefined) ports.log.info(undecided);
  const refusal = refuseBreaking(task.failOn, description.comparison);
  if (refusal !== undefined) return { ...known, ending: endUntouched(refusal) };
  if (isPreview) return { ...known, ending: previewed };
  // A deleted and imported copilot would be the same one, and its users would have been without it for a while.
  if (found?.isInStep === true && change.reason !== 'forced') return { ...known, ending: inStep };

  const replacing = { task, body: next.body, backup, looked: looked.value, stock };
  return { ...known, ending: await replace(replacing, ports) };
}

/** What a sync takes from people, or would: said before it is done. */
function warnOfHand({ isPreview, target }: Task, found: Found | undefined): readonly string[] {
  const hands = found?.byHand;
  if (target.unlisted === 'keep') {
    const isUnknown = found === undefined || (hands === undefined && found.actions > 0);
    return isUnknown
      ? ['`unlisted: keep` has nothing to go by: which actions were made by hand cannot be told here.']
      : [];
  }
  if (hands === undefined || hands.length === 0) return [];
  const names = hands.slice(0, 5).map(({ method, path }) => `${method} ${path}`);
  const which = `${names.join(', ')}${hands.length > names.length ? ' and more' : ''}`;
  const verb = isPreview ? 'A sync removes' : 'Removed with the others:';
  return [`${verb} what was made by hand: ${which}. Set \`unlisted: keep\` to put such actions back.`];
}

const previewed = { outcome: 'previewed', state: 'The copilot is untouched: this was a preview.' } as const;

const inStep = {
  outcome: 'unchanged',
  state: 'The copilot is untouched: it holds just what the file says.',
} as const;
