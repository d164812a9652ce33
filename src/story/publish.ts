import type { Log } from '../ports.ts';
import {
  isFailed,
  renderLines,
  renderOutputs,
  renderSummary,
  type RunContext,
  selectAnnotations,
  type TargetResult,
} from '../report/door.ts';

/** Where a run's results go: the runner, or what a test remembers. */
interface PublishPorts {
  readonly log: Log;
  setOutput(name: string, value: string): void;
  writeSummary(markdown: string): void;
  /** Makes the step fail, once it has ended. */
  fail(): void;
}

/** Tells people and later steps what became of every target: log, annotations, outputs, summary, exit code. */
export function publish(results: readonly TargetResult[], context: RunContext, ports: PublishPorts): void {
  // Of many targets each has told its own, in its group.
  const lines = results.length > 1 ? [] : results.flatMap(renderLines);
  for (const line of lines) ports.log.info(line);
  for (const { severity, message, place } of selectAnnotations(results)) ports.log[severity](message, place);
  for (const [name, value] of Object.entries(renderOutputs(results))) ports.setOutput(name, value);
  if (results.some(isFailed)) ports.fail();
  ports.writeSummary(renderSummary(results, context));
}
