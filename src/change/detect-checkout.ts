import { findBase, type Base } from './base.ts';
import type { Change, ChangePorts, ChangeQuery } from './changes.ts';
import { findCheckoutCause, isBranchPush, isForeign } from './event.ts';
import type { Checkout, Log, WorkflowEvent } from '../ports.ts';
import { readEvidence, type Evidence, type Watched } from './evidence.ts';
import {
  decideForced,
  decideVerdict,
  isChange,
  isSameEntry,
  say,
  toChange,
  type FileVerdict,
} from './verdict.ts';
import { shortenOid } from '../oid.ts';

interface CheckoutPorts extends Omit<ChangePorts, 'history'> {
  readonly checkout: Checkout;
  /** Why the event itself is previewed. */
  readonly cause: string | undefined;
}

/**
 * The verdicts on all descriptions of one checkout.
 * @param query of its files alongside only those that this checkout holds
 */
export async function detectInCheckout(
  roots: readonly string[],
  query: ChangeQuery,
  { cause, checkout, files, prefetch, log }: CheckoutPorts,
): Promise<readonly Change[]> {
  const { acceptedFile = [], event, force } = query;
  const { head } = checkout;
  const ownCause = cause === undefined ? await findCheckoutCause(event, checkout) : undefined;
  noticePreview(ownCause, query, log);
  const preview = (cause ?? ownCause) !== undefined;
  if (isForeign(checkout, event.repository)) {
    return roots.map((root) =>
      toChange(root, force ? decideForced(root) : reportForeign(root, checkout, event), { head, preview }),
    );
  }
  if (event.sha !== '' && head !== event.sha) {
    log.notice(
      `The checkout is at ${shortenOid(head)}, but the event is about ${shortenOid(event.sha)}. The checkout counts.`,
    );
  }
  const base = await findBase(query, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const [evidence, isWorkflowChanged] = await Promise.all([
    readEvidence(roots, commit, { checkout, files, acceptedFile }),
    findWorkflowChange(commit, checkout),
  ]);
  const compared = { evidence, head, base, isClone: checkout.isClone };
  const judged = evidence.watched.map((watched) => ({
    watched,
    verdict: force ? decideForced(watched.root) : decideVerdict(watched, compared),
  }));
  const guarded = preview ? judged : await guard(judged, query, { checkout, evidence, prefetch, log });
  const isQuiet = guarded.every(({ verdict }) => verdict.reason === 'unchanged');
  if (isQuiet && !preview) reportUnproven(checkout, log);
  const listNear = await createNearLister(guarded, checkout);
  // What cannot be decided is said once for the whole run, not once for each description.
  const doubtful = guarded.findIndex(({ verdict }) => verdict.reason === 'unknown');
  const shared = base.warning === undefined ? [] : [base.warning];
  return guarded.map(({ watched, verdict }, index) =>
    toChange(watched.root, verdict, {
      head,
      base: findKnownBase(base, evidence),
      lastSuccess: base.lastSuccess,
      isWorkflowChanged,
      nearFiles: verdict.reason === 'missing' ? listNear(watched.root) : [],
      files: watched.files,
      warnings: [...(index === doubtful ? [verdict.detail] : []), ...(index === 0 ? shared : [])],
      preview,
    }),
  );
}

/** Where the runner names the workflow's file, the first run of a new workflow proves the set-up. */
function reportUnproven({ workflowFile }: Checkout, log: Log): void {
  if (workflowFile !== undefined) return;
  log.info(
    'This runner does not say which file the workflow is, so a new workflow cannot be told from an old one: the key ' +
      'and the copilot were not checked. To check them, start the workflow by hand.',
  );
}

/** Says why a run is a preview, where its inputs do not ask for one. */
export function noticePreview(cause: string | undefined, { dryRun }: ChangeQuery, log: Log): void {
  if (cause === undefined || dryRun === true) return;
  log.notice(`This run is a preview, whatever the inputs say: ${cause}.`);
}

/** Whether the push brought or changed the workflow that runs. It helps a message only: where nobody knows, it is no. */
async function findWorkflowChange(
  base: string | undefined,
  { head, workflowFile: file, findNearTree }: Checkout,
): Promise<boolean> {
  if (file === undefined || base === undefined) return false;
  const [now, before] = await Promise.all([findNearTree(head, [file]), findNearTree(base, [file])]);
  return now?.has(file) === true && before !== undefined && !isSameEntry(now.get(file), before.get(file));
}

/** The commit that was compared with; where nothing was, the one that the last success may be compared with. */
function findKnownBase(base: Base, evidence: Evidence): string | undefined {
  if (base.kind === 'commit') return evidence.base && base.commit;
  return base.kind === 'none' ? base.lastSuccess?.commit : undefined;
}

interface Judged {
  readonly watched: Watched;
  readonly verdict: FileVerdict;
}

type GuardPorts = Omit<CheckoutPorts, 'cause' | 'files'> & { readonly evidence: Evidence };

/**
 * A run that was started again, or waited long, must not put an older description over a newer one. Only what would be
 * synced is worth asking the server for.
 */
async function guard(
  judged: readonly Judged[],
  { dryRun = false, event, force }: ChangeQuery,
  { checkout, evidence, prefetch, log }: GuardPorts,
): Promise<readonly Judged[]> {
  if (force || dryRun || !isBranchPush(event)) return judged;
  if (!judged.some(({ verdict }) => isChange(verdict.reason))) return judged;
  const asked = checkout.findTip(event.ref);
  prefetch?.();
  const tip = await asked;
  // A tip at the event's own commit has not moved: the workflow then checked out something else on purpose.
  if (tip === undefined || tip === checkout.head || tip === event.sha) return judged;
  const tree = await checkout.findTree(tip, [...new Set(judged.flatMap(({ watched }) => watched.paths))]);
  if (tree === undefined) return judged;
  const branch = event.ref.slice('refs/heads/'.length);
  const guarded = judged.map(({ watched, verdict }): Judged => {
    const isStale = watched.paths.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path)));
    if (!isChange(verdict.reason) || !isStale) return { watched, verdict };
    const detail =
      `${branch} has since changed ${watched.root}: it is at ${shortenOid(tip)} now, and this run is at ` +
      `${shortenOid(checkout.head)}. This run is out of date and leaves the copilot to the newer run.`;
    return { watched, verdict: { ...verdict, reason: 'superseded', detail } };
  });
  const superseded = guarded.find(({ verdict }) => verdict.reason === 'superseded');
  if (superseded !== undefined) log.notice(superseded.verdict.detail);
  return guarded;
}

/** Gives for a file that is missing those of the repository that may have been meant. */
async function createNearLister(
  judged: readonly Judged[],
  checkout: Checkout,
): Promise<(path: string) => readonly string[]> {
  if (!judged.some(({ verdict }) => verdict.reason === 'missing')) return () => [];
  // Loaded only where a file is not where it should be.
  const [files, { listNearFiles }] = await Promise.all([checkout.listFiles(), import('./near-files.ts')]);
  return (path) => listNearFiles(path, files);
}

function reportForeign(root: string, { repository = '' }: Checkout, event: WorkflowEvent): FileVerdict {
  const detail = `${root} is in a checkout of ${repository}. This event is about ${event.repository} and says nothing about that file, so it counts as changed.`;
  return say('other-repository', detail);
}
