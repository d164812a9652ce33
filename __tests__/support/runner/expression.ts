export type JobStatus = 'success' | 'failure' | 'cancelled';

/** Values for the expressions that an action's manifest can contain. */
export interface ExpressionContext {
  readonly githubToken: string;
  readonly jobStatus: JobStatus;
}

/**
 * Evaluates `${{ github.token }}` and `${{ job.status }}` in defaults and in a workflow's values.
 * @throws Error on any other expression, because guessing would hide a mistake
 */
export function fillExpressions(text: string, { githubToken, jobStatus }: ExpressionContext): string {
  const values = new Map<string, string>([
    ['github.token', githubToken],
    ['job.status', jobStatus],
  ]);
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/gsu, (_whole, expression: string) => {
    const value = values.get(expression);
    if (value === undefined) throw new Error(`the harness does not know the expression ${expression}`);
    return value;
  });
}

/**
 * Returns whether a step with this `if:` or `post-if:` runs with a job's status.
 * @throws Error on an unknown condition
 */
export function evaluateCondition(condition: string, status: JobStatus): boolean {
  const name = condition
    .replace(/^\s*\$\{\{(.*)\}\}\s*$/su, '$1')
    .replaceAll(' ', '')
    .trim();
  const negated = name.startsWith('!');
  switch (negated ? name.slice(1) : name) {
    case 'always()':
      return !negated;
    case 'success()':
      return (status === 'success') !== negated;
    case 'failure()':
      return (status === 'failure') !== negated;
    case 'cancelled()':
      return (status === 'cancelled') !== negated;
    default:
      throw new Error(`the harness does not know the condition ${condition}`);
  }
}
