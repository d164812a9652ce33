import { findField } from '../field.ts';
import type { Log, WorkflowEvent } from '../ports.ts';
import {
  isWorthAComment,
  renderComment,
  renderCommentMark,
  type RunContext,
  type TargetResult,
} from '../report/door.ts';

export interface CommentPorts {
  readonly log: Log;
  readonly writeComment: (request: {
    readonly number: number;
    readonly mark: string;
    readonly body: string;
    readonly isNewWanted: boolean;
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
    isNewWanted: isWorthAComment(results),
  });
  if (why === undefined) log.info(`Comment on pull request #${number}: ${kind.replace('-', ' ')}.`);
  else
    log.notice(
      `The comment on pull request #${number} could not be written, but the job summary holds the same: ${why}`,
    );
}

function findPullRequest({ name, payload }: WorkflowEvent): number | undefined {
  if (name !== 'pull_request' && name !== 'pull_request_target') return undefined;
  const number = findField(payload, 'pull_request', 'number');
  return typeof number === 'number' ? number : undefined;
}
