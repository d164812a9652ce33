import type { Place } from '../errors.ts';
import type { Log } from '../ports.ts';
import {
  type Annotation,
  findFailure,
  isFailed,
  limitOfAKind,
  renderLines,
  renderOutputs,
  renderSummary,
  type RunContext,
  selectAnnotations,
  type TargetResult,
  tellFailure,
} from '../report/door.ts';

/** Where a run's results go: the runner, or what a test remembers. */
interface PublishPorts {
  readonly log: Log;
  setOutput(name: string, value: string): void;
  writeSummary(markdown: string): void;
  /** Makes the step fail, once it has ended. */
  fail(): void;
}

/** Tells people and later steps what became of every target: annotations, log, outputs, summary, exit code. */
export function publish(results: readonly TargetResult[], context: RunContext, ports: PublishPorts): void {
  const failed = results.filter(isFailed);
  // Targets that share a description share what is to be said of it.
  const warnings = [...new Set(results.flatMap((result) => result.warnings))].map((message) => ({ message }));
  const reserved = { error: Math.min(failed.length, 5), warning: Math.min(warnings.length, 5) };
  const annotations = selectAnnotations(results, reserved);
  for (const { severity, message, place } of annotations) ports.log[severity](message, place);
  const countOf = (kind: Annotation['severity']): number =>
    annotations.filter(({ severity }) => severity === kind).length;
  const hasGroups = results.length > 1;
  const shownWarnings = hasGroups ? cut(warnings, limitOfAKind - countOf('warning')) : warnings;
  for (const { message } of shownWarnings) ports.log.warning(message);
  // Of many targets each has told its own, in its group.
  for (const line of hasGroups ? [] : results.flatMap(renderLines)) ports.log.info(line);
  for (const { message, at } of cut(failed.map(describeFailure), limitOfAKind - countOf('error'))) {
    ports.log.error(message, at);
  }

  for (const [name, value] of Object.entries(renderOutputs(results))) ports.setOutput(name, value);
  if (failed.length > 0) ports.fail();
  ports.writeSummary(renderSummary(results, context));
}

interface Note {
  readonly message: string;
  readonly at?: Place | undefined;
}

/** As many as GitHub shows, the last one counting the rest. */
function cut(notes: readonly Note[], limit: number): readonly Note[] {
  if (notes.length <= limit) return notes;
  const shown = notes.slice(0, limit - 1);
  const message = `…and ${notes.length - shown.length} more, named in the log and the job summary.`;
  return [...shown, { message }];
}

function describeFailure(result: TargetResult): Note {
  const failure = findFailure(result);
  // A message that is a list would swallow what follows it on its last line.
  const separator = failure?.message.includes('\n') === true ? '\n' : ' ';
  return { message: tellFailure(result).join(separator), at: failure?.at };
}
