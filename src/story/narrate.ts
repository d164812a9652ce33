import type { Problem } from '../openapi/problem.ts';
import { renderCommit, renderCount } from '../report/measures.ts';
import type { Backup, Versions } from './read.ts';

/** The log of a target's story: a line for each decision that the steps themselves do not tell. */

export function renderRead(file: string, { next }: Versions): string {
  const problems = countProblems(next.problems);
  if (!next.ok) return `${file} was read: ${problems}.`;
  const format = next.version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${next.version}`;
  const files = next.files.length > 1 ? ` in ${next.files.length} files` : '';
  return `${file} was read: ${format}${files}, ${renderCount(next.operations.length, 'operation')}, ${problems}.`;
}

export function renderBackup(backup: Backup): string {
  return backup.kind === 'found'
    ? `Backup: the version at ${renderCommit(backup.commit)} (${renderCount(backup.operations, 'operation')}) goes back in if the import fails.`
    : `No backup: ${backup.why}. If the import fails, the copilot has no actions until the next sync.`;
}

function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = renderCount(problems.length - errors, 'warning');
  return errors === 0 ? warnings : `${renderCount(errors, 'error')}, ${warnings}`;
}
