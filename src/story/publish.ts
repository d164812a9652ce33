import type { Log } from '../ports.ts';
import { selectAnnotations } from '../report/annotations.ts';
import { renderLines } from '../report/lines.ts';
import { renderOutputs } from '../report/outputs.ts';
import { findFailure, isFailed, type TargetResult } from '../report/result.ts';
import type { RunContext } from '../report/links.ts';
import { renderSummary } from '../report/summary.ts';

/** Where a run's results go: the runner, or what a test remembers. */
export interface PublishPorts {
  readonly log: Log;
  setOutput(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
  /** Makes the step fail, once it has ended. */
  fail(): void;
}

/** Tells people and later steps what became of every target: annotations, log, outputs, summary, exit code. */
export async function publish(
  results: readonly TargetResult[],
  context: RunContext,
  ports: PublishPorts,
): Promise<void> {
  const failed = results.filter(isFailed);
  const warnings = results.flatMap((result) => result.warnings);
  const reserved = { error: Math.min(failed.length, 5), warning: Math.min(warnings.length, 5) };
  for (const { severity, message, place } of selectAnnotations(results, reserved)) {
    ports.log[severity](message, place);
  }
  for (const warning of warnings) ports.log.warning(warning);
  for (const result of results) {
    for (const line of renderLines(result)) ports.log.info(line);
  }
  for (const result of failed) ports.log.error(renderFailure(result));

  for (const [name, value] of Object.entries(renderOutputs(results))) ports.setOutput(name, value);
  if (failed.length > 0) ports.fail();
  await ports.writeSummary(renderSummary(results, context));
}

function renderFailure(result: TargetResult): string {
  const { state } = result.ending;
  const failure = findFailure(result);
  if (failure === undefined) return state;
  const sentences = [failure.message, failure.hint, state].filter((sentence) => sentence !== undefined);
  // A message that is a list would swallow what follows it on its last line.
  return sentences.join(failure.message.includes('\n') ? '\n' : ' ');
}
