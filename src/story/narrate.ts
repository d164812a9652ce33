import type { Finding } from '../text-tree/door.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
import type { StoredAction } from '../copilot.ts';
import type { InCopilot } from './found.ts';
import type { Backup, Versions } from './read.ts';

/** The log of a target's story: a line for each decision that the steps themselves do not tell. */

export function renderRead(file: string, { next }: Versions): string {
  const problems = countProblems(next.problems);
  if (!next.ok) return `${file} was read: ${problems}.`;
  const format = next.version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${next.version}`;
  const files = next.files.length > 1 ? ` in ${renderCount(next.files.length, 'file')}` : '';
  return `${file} was read: ${format}${files}, ${renderCount(next.operations.length, 'operation')}, ${problems}.`;
}

/** What is to be restored if the import fails. */
export function renderBackups(
  { earlier, held }: Pick<InCopilot, 'earlier' | 'held'>,
  seen: readonly StoredAction[] | undefined,
  backup: Backup,
): string {
  if (seen !== undefined && seen.length > 0) {
    const which =
      held === undefined || held.commit === '' ? '' : `, the version of ${shortenOid(held.commit)}`;
    return `Backup: the ${renderCount(seen.length, 'action')} seen now${which}, to restore if the new version fails.`;
  }
  if (seen !== undefined) return 'No backup is needed: the copilot holds no actions.';
  const [first] = earlier;
  if (first === undefined) {
    const why = backup.kind === 'none' ? backup.why : 'no version of it would import';
    return `No backup: ${why}. If the import fails, the copilot has no actions until the next sync.`;
  }
  const which = first.commit === '' ? 'the file itself' : `the version at ${shortenOid(first.commit)}`;
  return `Backup: ${which} (${renderCount(first.operations, 'operation')}), to restore if the import fails.`;
}

function countProblems(problems: readonly Finding[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = renderCount(problems.length - errors, 'warning');
  return errors === 0 ? warnings : `${renderCount(errors, 'error')}, ${warnings}`;
}
