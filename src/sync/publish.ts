import type { RunEvent } from '../change/index.ts';
import type { Log } from '../ports.ts';
import type { RunContext } from '../runner/index.ts';
import type * as report from '../report/index.ts';
import { isFailed, isUnread, renderUnread } from '../report/index.ts';
import type { TargetResult } from '../result.ts';

/** Outputs of the runner that the results are written to. */
interface PublishPorts {
  readonly log: Log;
  setOutput(name: string, value: string): void;
  writeSummary(markdown: string): void;
  /** Makes the step fail when its process ends. */
  fail(): void;
}

/** Publishes the results of all targets: log, annotations, outputs, summary and exit code. */
export async function publish(
  results: readonly TargetResult[],
  context: RunContext,
  ports: PublishPorts,
): Promise<void> {
  const [first] = results;
  if (first !== undefined && results.length === 1 && isUnread(first)) {
    const { lines, outputs, summary } = renderUnread(first);
    for (const line of lines) ports.log.info(line);
    setOutputs(outputs, ports);
    ports.writeSummary(summary);
    return;
  }
  // If the report can't be loaded, the step still fails.
  if (results.some(isFailed)) ports.fail();
  const { renderLines, renderOutputs, renderSummary, selectAnnotations } = await loadReports();
  // Several targets have their lines in their own groups already.
  const lines = results.length > 1 ? [] : results.flatMap(renderLines);
  for (const line of lines) ports.log.info(line);
  for (const { severity, message, location } of selectAnnotations(results))
    ports.log[severity](message, location);
  setOutputs(renderOutputs(results), ports);
  ports.writeSummary(renderSummary(results, context));
}

/** Loads the functions that report any result. Most runs end without a change, and don't need them. */
export async function loadReports(): Promise<
  Pick<typeof report, 'renderLines' | 'renderOutputs' | 'renderSummary' | 'selectAnnotations'>
> {
  const { renderLines, renderOutputs, renderSummary, selectAnnotations } = await import(
    /* webpackChunkName: "report" */ '../report/index.ts'
  );
  return { renderLines, renderOutputs, renderSummary, selectAnnotations };
}

function setOutputs(outputs: Readonly<Record<string, string>>, ports: PublishPorts): void {
  for (const [name, value] of Object.entries(outputs)) ports.setOutput(name, value);
}

export interface CommentPorts {
  readonly log: Log;
  readonly writeComment: (
    comment: report.Comment & { readonly number: number },
  ) => Promise<{ readonly kind: string; readonly reason?: string }>;
}

/** Creates or updates the comment on the pull request. A failure is only a notice, because the summary has the same content. */
export async function commentOnPullRequest(
  results: readonly TargetResult[],
  { event, context }: { readonly event: RunEvent; readonly context: RunContext },
  { log, writeComment }: CommentPorts,
): Promise<void> {
  const isPullRequest = event.kind === 'pull-request' || event.kind === 'pull-request-target';
  const number = isPullRequest ? event.pull.number : undefined;
  if (number === undefined) return;
  const { renderComment } = await import(/* webpackChunkName: "report" */ '../report/index.ts');
  const { kind, reason } = await writeComment({ number, ...renderComment(results, context) });
  const where = `Comment on pull request #${number}`;
  if (reason === undefined) log.info(`${where}: ${kind.replace('-', ' ')}.`);
  else log.notice(`${where}: it couldn’t be written: ${reason} The job summary has the same content.`);
}
