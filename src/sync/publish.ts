import { findField } from '../field.ts';
import type { Log, WorkflowEvent } from '../ports.ts';
import {
  isFailed,
  isWorthAComment,
  renderComment,
  renderCommentMark,
  renderLines,
  renderOutputs,
  renderSummary,
  type RunContext,
  selectAnnotations,
  type TargetResult,
} from '../report/index.ts';

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

export interface CommentPorts {
  readonly log: Log;
  readonly writeComment: (request: {
    readonly number: number;
    readonly mark: string;
    readonly body: string;
    readonly createsIfMissing: boolean;
  }) => Promise<{ readonly kind: string; readonly why?: string }>;
}

/** Keeps the pull request's one comment up to date. That it cannot be written fails nothing: the summary says the same. */
export async function commentOnPullRequest(
  results: readonly TargetResult[],
  { event, context }: { readonly event: WorkflowEvent; readonly context: RunContext },
  { log, writeComment }: CommentPorts,
): Promise<void> {
  const number = findPullRequest(event);
  if (number === undefined) return;
  const { kind, why } = await writeComment({
    number,
    mark: renderCommentMark(results, context),
    body: renderComment(results, context),
    createsIfMissing: isWorthAComment(results),
  });
  const where = `Comment on pull request #${number}`;
  if (why === undefined) log.info(`${where}: ${kind.replace('-', ' ')}.`);
  else log.notice(`${where}: it could not be written, but the job summary holds the same: ${why}`);
}

function findPullRequest({ name, payload }: WorkflowEvent): number | undefined {
  if (name !== 'pull_request' && name !== 'pull_request_target') return undefined;
  const number = findField(payload, 'pull_request', 'number');
  return typeof number === 'number' ? number : undefined;
}
