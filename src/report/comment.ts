import { createHash } from 'node:crypto';
import type { RunContext } from '../runner/index.ts';
import { renderSummary } from './summary.ts';
import type { TargetResult } from '../result.ts';

/**
 * Maximum size. GitHub rejects a comment above 65,536 characters, and a text never has fewer bytes than characters.
 */
const maxBytes = 60_000;

/**
 * Renders the hidden line by which a later run finds the comment. The line is different for each workflow and
 * copilot.
 */
export function renderCommentMark(results: readonly TargetResult[], run: RunContext): string {
  const [first] = results;
  const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
  const key = createHash('sha256')
    .update(JSON.stringify([run.workflow, source]))
    .digest('hex');
  return `<!-- copilot-swagger-sync: ${key} -->`;
}

/** Whether the results justify a new comment. An existing comment is always updated. */
export function isWorthAComment(results: readonly TargetResult[]): boolean {
  return results.some(({ ending }) => ending.outcome !== 'unchanged');
}

/** Renders the pull request's comment: the hidden line and the summary, below 65,536 characters. */
export function renderComment(results: readonly TargetResult[], run: RunContext): string {
  return `${renderCommentMark(results, run)}\n${renderSummary(results, run, maxBytes)}`;
}
