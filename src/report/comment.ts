import { createHash } from 'node:crypto';
import type { RunContext } from '../runner/index.ts';
import { renderSummary } from './summary.ts';
import type { TargetResult } from '../result.ts';

/**
 * Maximum size. GitHub rejects a comment above 65,536 characters, and a text never has fewer bytes than characters.
 */
const maxBytes = 60_000;

/** A comment on a pull request. */
export interface Comment {
  /** Hidden first line, by which a later run finds the comment. It is different for each workflow and copilot. */
  readonly mark: string;
  readonly body: string;
  /** Whether the results justify a new comment. An existing comment is always updated. */
  readonly createsIfMissing: boolean;
}

/** Renders the pull request's comment: the hidden line and the summary, below 65,536 characters. */
export function renderComment(results: readonly TargetResult[], run: RunContext): Comment {
  const [first] = results;
  const source = run.source ?? `${first?.copilotId ?? ''} ${first?.swaggerFile ?? ''}`;
  const key = createHash('sha256')
    .update(JSON.stringify([run.workflow, source]))
    .digest('hex');
  const mark = `<!-- copilot-swagger-sync: ${key} -->`;
  return {
    mark,
    body: `${mark}\n${renderSummary(results, run, maxBytes)}`,
    createsIfMissing: results.some(({ ending }) => ending.outcome !== 'unchanged'),
  };
}
