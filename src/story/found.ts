import type { StoredAction } from '../copilot.ts';
import type { Found } from '../report/result.ts';
import { describeRow, findDrift, isInStep, type Sent } from '../importer/importer.ts';
import { takeStock, type Stock } from '../importer/stock.ts';
import { keepsUnlisted } from '../inputs.ts';
import type { History, Log } from '../ports.ts';
import { gatherBackups, type BackupQuery } from './backups.ts';
import type { Looked } from './look.ts';
import type { Task } from './task.ts';
import { shortenOid } from '../oid.ts';
import { renderCount, renderNumber } from '../text.ts';

interface InCopilot {
  readonly stock: Stock;
  /** Undefined where nobody could look. */
  readonly found: Found | undefined;
  readonly warnings: readonly string[];
}

/** Tells what the copilot holds, by the versions at hand, and what may be put back. */
export async function findInCopilot(
  query: Pick<BackupQuery, 'task' | 'versions'> & Looked & { readonly next: Sent },
  ports: { readonly history: History; readonly log: Log },
): Promise<InCopilot> {
  const { next, seen, task, warnings } = query;
  const candidates = await gatherBackups(query, ports);
  const stock = takeStock(next, candidates, seen);
  const found = describeFound(next, seen, stock);
  if (found !== undefined) ports.log.info(renderFound(found, stock));
  return { stock, found, warnings: [...warnings, ...warnOfHand(task, found)] };
}

function describeFound(
  next: Sent,
  seen: readonly StoredAction[] | undefined,
  { byHand, held }: Stock,
): Found | undefined {
  if (seen === undefined) return undefined;
  const drift = findDrift(next.actions, seen);
  return {
    ...drift,
    actions: seen.length,
    commit: held?.commit,
    byHand: byHand?.map(describeRow),
    isInStep: isInStep(drift),
  };
}

/** One or two sentences for the log: what the copilot holds, and what was made by hand. */
function renderFound(
  { actions, byHand, different, isInStep: isSame, missing, surplus }: Found,
  { held }: Stock,
): string {
  const isAll = held?.operations === actions;
  const version =
    held === undefined || held.commit === ''
      ? ''
      : `, ${isAll ? '' : 'among them '}the version of ${shortenOid(held.commit)}`;
  const holds = `The copilot holds ${renderCount(actions, 'action')}${version}.`;
  if (isSame) return `${holds} It is in step with the file.`;
  const parts = [
    `${renderNumber(missing.length)} missing`,
    `${renderNumber(surplus.length)} too many`,
    `${renderNumber(different.length)} different`,
  ];
  const hands = byHand?.map(({ method, path }) => `${method} ${path}`) ?? [];
  const made =
    hands.length === 0
      ? ''
      : ` Made by hand: ${hands.slice(0, 10).join(', ')}${hands.length > 10 ? ' …' : ''}.`;
  return `${holds} Against the file: ${parts.join(', ')}.${made}`;
}

/** What a sync takes from people, or would: said before it is done. */
function warnOfHand({ isPreview, target }: Task, found: Found | undefined): readonly string[] {
  const hands = found?.byHand;
  if (keepsUnlisted(target)) {
    const isUnknown = found === undefined || (hands === undefined && found.actions > 0);
    return isUnknown
      ? ['`unlisted: keep` has nothing to go by: which actions were made by hand cannot be told here.']
      : [];
  }
  if (hands === undefined || hands.length === 0) return [];
  const names = hands.slice(0, 5).map(({ method, path }) => `${method} ${path}`);
  const which = `${names.join(', ')}${hands.length > names.length ? ' and more' : ''}`;
  const verb = isPreview ? 'A sync removes' : 'Removed with the others:';
  return [`${verb} what was made by hand: ${which}. Set \`unlisted: keep\` to leave such actions alone.`];
}
