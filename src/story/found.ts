import type { StoredAction } from '../copilot.ts';
import type { Found } from '../report/door.ts';
import { describeRow, findDrift, isInStep, type Sent } from '../importer/door.ts';
import { keepsUnlisted } from '../inputs.ts';
import type { Clock, History, Log } from '../ports.ts';
import { createOurs, selectBackup } from '../replacement/door.ts';
import { gatherBackups, type BackupQuery, type Version } from './backups.ts';
import type { Looked } from './look.ts';
import type { Task } from './task.ts';
import { shortenOid } from '../oid.ts';
import { renderCount, renderNumber } from '../text.ts';

export interface InCopilot {
  /** Earlier versions of the file, as many as were of use. */
  readonly earlier: readonly Version[];
  /** The one of which everything is there; undefined where none is, or nobody could look. */
  readonly held: Version | undefined;
  /** Undefined where nobody could look. */
  readonly found: Found | undefined;
  readonly warnings: readonly string[];
}

/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
export async function findInCopilot(
  query: Pick<BackupQuery, 'task' | 'versions' | 'next'> & Looked,
  ports: { readonly history: History; readonly log: Log; readonly clock: Clock },
): Promise<InCopilot> {
  const { next, seen, task, warnings } = query;
  const earlier = await gatherBackups(query, ports);
  if (seen === undefined) return { earlier, held: undefined, found: undefined, warnings };
  const held = selectBackup(seen, earlier);
  const found = describeFound({ ...query, seen }, [next, ...earlier], held);
  ports.log.info(renderFound(found, held));
  return { earlier, held, found, warnings: [...warnings, ...warnOfUnlisted(task, found)] };
}

function describeFound(
  { next, seen, task }: Pick<BackupQuery, 'task' | 'next'> & { readonly seen: readonly StoredAction[] },
  versions: readonly Sent[],
  held: Version | undefined,
): Found {
  const ours = createOurs(versions.flatMap(({ actions }) => actions));
  const unlisted = seen.filter((row) => ours.find(row) === undefined);
  const isKept = keepsUnlisted(task.target);
  const drift = findDrift(next.actions, isKept ? seen.filter((row) => !unlisted.includes(row)) : seen);
  return {
    ...drift,
    actions: seen.length,
    commit: held?.commit,
    unlisted: unlisted.map(describeRow),
    isInStep: isInStep(drift),
  };
}

/** One or two sentences for the log: what the copilot holds, and what is not known to come from the file. */
function renderFound(
  { actions, different, isInStep: isSame, missing, surplus, unlisted }: Found,
  held: Version | undefined,
): string {
  const isAll = held?.operations === actions;
  const version =
    held === undefined || held.commit === ''
      ? ''
      : `, ${isAll ? '' : 'among them '}the version of ${shortenOid(held.commit)}`;
  const names = unlisted.slice(0, 10).map(({ method, path }) => `${method} ${path}`);
  const others =
    names.length === 0
      ? ''
      : ` In no version of the file that was read: ${names.join(', ')}${unlisted.length > names.length ? ' …' : ''}.`;
  const holds = `The copilot holds ${renderCount(actions, 'action')}${version}.`;
  if (isSame) return `${holds} It is in step with the file.${others}`;
  const parts = [
    `${renderNumber(missing.length)} missing`,
    `${renderNumber(surplus.length)} too many`,
    `${renderNumber(different.length)} different`,
  ];
  return `${holds} Compared with the file: ${parts.join(', ')}.${others}`;
}

/** What a sync takes from people, or would: said before it is done. */
function warnOfUnlisted({ change, isPreview, target }: Task, found: Found): readonly string[] {
  const { commit, isInStep: isSame, unlisted } = found;
  if (keepsUnlisted(target) || unlisted.length === 0 || (isSame && change.reason !== 'forced')) return [];
  // Where nothing at all is known of what is there, it may as well be an old version of the file.
  if (commit === undefined && unlisted.length === found.actions) return [];
  const names = unlisted.slice(0, 5).map(({ method, path }) => `${method} ${path}`);
  const which = `${names.join(', ')}${unlisted.length > names.length ? ' and more' : ''}`;
  const verb = isPreview ? 'A sync removes' : 'This sync removes';
  return [
    `${verb} actions that are in no version of the file that was read: ${which}. Set \`unlisted: keep\` to leave such actions alone.`,
  ];
}
