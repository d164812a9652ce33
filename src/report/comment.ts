import { createHash } from 'node:crypto';
import type { RunContext } from './links.ts';
import type { TargetResult } from './result.ts';
import { renderSummary } from './summary.ts';

/** GitHub refuses a comment above 65,536 characters; bytes are never fewer than characters. */
const maxBytes = 60_000;

/** The hidden line by which a later run finds the comment again; it differs for each workflow and each copilot. */
export function renderCommentMark(results: readonly TargetResult[], run: RunContext): string {
  const [first] = results;
  const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
  const key = createHash('sha256')
    .update(JSON.stringify([run.workflow, source]))
    .digest('hex');
  return `<!-- copilot-swagger-sync: ${key} -->`;
}

/** Else an existing comment is brought up to date, and none is made. */
export function isWorthAComment(results: readonly TargetResult[]): boolean {
  return results.some(({ ending }) => ending.outcome !== 'unchanged');
}

/** The pull request's comment: the summary below the hidden mark. Below 65,536 characters. */
export function renderComment(results: readonly TargetResult[], run: RunContext): string {
  return `${renderCommentMark(results, run)}\n${renderSummary(results, run, maxBytes)}`;
}
