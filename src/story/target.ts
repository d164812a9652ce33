import type { Change } from '../change/change.ts';
import { explain } from '../errors.ts';
import type { Target } from '../inputs.ts';
import { renderCount } from '../report/measures.ts';
import type { TargetResult } from '../report/result.ts';
import type { Problem } from '../openapi/problem.ts';
import { previewCopilot } from './preview.ts';
import { requireKey } from './require-key.ts';
import { refuseMissingCopilot, syncCopilot } from './sync.ts';
import { decideEarlyEnding } from './early-ending.ts';
import type { Ending, Facts, TargetRun } from './target-run.ts';
import { readVersions, type Versions } from './versions.ts';

/** The story of one target, from the verdict on its file to what its copilot holds. Never rejects. */
export async function runTarget(target: Target, change: Change, run: TargetRun): Promise<TargetResult> {
  const { clock, log } = run.ports;
  const startMs = clock.nowMs();
  let facts: Facts = {
    copilotId: target.copilotId,
    swaggerFile: target.swaggerFile,
    changed: change.changed,
    reason: change.reason,
    reasonDetail: change.detail,
    ...describeCommits(change),
    synced: false,
    problems: [],
    rewrites: [],
    warnings: change.warnings,
  };

  const end = (ending: Ending): TargetResult => ({
    ...facts,
    ...ending,
    warnings: [...facts.warnings, ...(ending.warnings ?? [])],
    timings: { ...ending.timings, totalMs: clock.nowMs() - startMs },
  });

  try {
    return end(await tell());
  } catch (error) {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return end({ outcome: 'untouched', state: 'The copilot is untouched.', failure: explain(error) });
  }

  async function tell(): Promise<Ending> {
    log.info(`Decision: ${change.reason}. ${change.detail}`);
    const isSync = !run.isPreview && change.reason !== 'ref-deleted';
    if (isSync && target.copilotId === undefined) await refuseMissingCopilot(target, run);
    const early = decideEarlyEnding(change);
    if (early !== undefined) return early;
    if (!run.isPreview) requireKey(run);
    const title = `${run.isPreview ? 'Preview for' : 'Replace the actions of'} copilot ${target.copilotId ?? ''}`;
    return log.group(title.trimEnd(), readAndAct);
  }

  async function readAndAct(): Promise<Ending> {
    const readMs = clock.nowMs();
    const versions = await readVersions(target, change, run.ports);
    facts = { ...facts, ...describeVersions(versions) };
    log.info(renderRead(change.file, versions));
    const timings = { totalMs: 0, prepareMs: clock.nowMs() - readMs };

    const ending = run.isPreview
      ? await previewCopilot(target, versions, run)
      : await syncCopilot(target, versions, run);
    return { ...ending, timings: { ...timings, ...ending.timings } };
  }
}

function renderRead(file: string, { next }: Versions): string {
  const problems = countProblems(next.problems);
  if (!next.ok) return `${file} was read: ${problems}.`;
  const format = next.version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${next.version}`;
  const files = next.files.length > 1 ? ` in ${next.files.length} files` : '';
  return `${file} was read: ${format}${files}, ${renderCount(next.operations.length, 'operation')}, ${problems}.`;
}

function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = renderCount(problems.length - errors, 'warning');
  return errors === 0 ? warnings : `${renderCount(errors, 'error')}, ${warnings}`;
}

function describeVersions({ next, comparison, noComparison }: Versions): Partial<Facts> {
  return {
    ...(next.ok || next.operations.length > 0 ? { operations: next.operations } : {}),
    problems: next.problems,
    ...(comparison === undefined ? {} : { comparison }),
    ...(noComparison === undefined ? {} : { noComparison }),
    ...(next.ok
      ? { rewrites: next.rewrites, payload: { bytes: next.body.length, verbatim: next.verbatim } }
      : {}),
  };
}

function describeCommits({ base, head }: Change): Pick<Facts, 'commits'> {
  if (head === undefined) return {};
  return { commits: { head, ...(base === undefined ? {} : { base }) } };
}
