import type { Checkout, FileReader, Log } from '../ports.ts';
import { findBase, type Base } from './base.ts';
import type { Change, ChangeQuery } from './change.ts';
import { type WorkflowEvent, findCheckoutCause, findPreviewCause, isForeign } from './event.ts';
import { readEvidence, type Evidence, type Watched } from './evidence.ts';
import { isChange, isSameEntry, decideVerdict, decideForced, type Verdict } from './verdict.ts';
import { shortenOid } from '../oid.ts';
import { isBranchPush, type LocalRange } from './range.ts';

interface CheckoutPorts {
  readonly checkout: Checkout;
  readonly files: FileReader;
  readonly log: Log;
}

/** The verdicts on all descriptions of one checkout. */
export async function detectInCheckout(
  roots: readonly string[],
  { range, query }: { readonly range: LocalRange; readonly query: ChangeQuery },
  { checkout, files, log }: CheckoutPorts,
): Promise<readonly Change[]> {
  const { event, force } = query;
  const { head } = checkout;
  const preview = decidePreview(query, checkout, log);
  if (isForeign(checkout, event.repository)) {
    return roots.map((root) => ({ ...renderForeign(root, checkout, query), preview }));
  }
  if (event.sha !== '' && head !== event.sha) {
    log.notice(
      `The checkout is at ${shortenOid(head)}, the event is about ${shortenOid(event.sha)}: the checkout is what counts.`,
    );
  }
  const base = await findBase(range, event, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const evidence = await readEvidence(roots, commit, { checkout, files });
  const judged = evidence.watched.map((watched) => ({
    watched,
    verdict: force
      ? decideForced(watched.root)
      : decideVerdict(watched, { evidence, head, base, isClone: checkout.isClone }),
  }));
  const guarded =
    force || query.dryRun === true || preview
      ? judged
      : await guard(judged, { query, checkout, evidence, log });
  const workflow = findWorkflowChange(evidence, checkout.workflowFile);
  const warnings = await listWarnings(guarded, workflow === 'added' ? undefined : base.warning, checkout);
  return guarded.map(({ watched, verdict }, index) => ({
    file: watched.root,
    ...verdict,
    changed: isChange(verdict.reason),
    head,
    base: findKnownBase(base, evidence),
    lastSuccess: base.lastSuccess,
    isWorkflowChanged: workflow !== undefined,
    files: [...new Set([watched.root, ...watched.closure.keys()])],
    warnings: warnings[index] ?? [],
    isCheckedOut: true,
    preview,
  }));
}

function decidePreview({ event, dryRun }: ChangeQuery, checkout: Checkout, log: Log): boolean {
  if (findPreviewCause(event) !== undefined) return true;
  const cause = findCheckoutCause(event, checkout);
  if (cause !== undefined && dryRun !== true) {
    log.notice(`This run is a preview, whatever the inputs say: ${cause}.`);
  }
  return cause !== undefined;
}

/** What became of the workflow that runs. Before its first push nothing can have succeeded: that is no news to warn of. */
function findWorkflowChange(
  { head, base }: Evidence,
  file: string | undefined,
): 'added' | 'modified' | undefined {
  if (file === undefined || base === undefined || head?.has(file) !== true) return undefined;
  if (!base.has(file)) return 'added';
  return isSameEntry(head.get(file), base.get(file)) ? undefined : 'modified';
}

/** The commit that was compared with; where nothing was, the one that the last success may be compared with. */
function findKnownBase(base: Base, evidence: Evidence): string | undefined {
  const compared = base.kind === 'commit' && evidence.base !== undefined ? base.commit : undefined;
  return compared ?? (base.kind === 'none' ? base.lastSuccess?.commit : undefined);
}

interface Judged {
  readonly watched: Watched;
  readonly verdict: Verdict;
}

/** Only what would be synced is worth asking the server for. */
async function guard(
  judged: readonly Judged[],
  {
    query,
    checkout,
    evidence,
    log,
  }: { query: ChangeQuery; checkout: Checkout; evidence: Evidence; log: Log },
): Promise<readonly Judged[]> {
  if (!judged.some(({ verdict }) => isChange(verdict.reason))) return judged;
  const tip = await findTip(query.event, checkout, evidence);
  if (tip === undefined) return judged;
  const guarded = judged.map(({ watched, verdict }): Judged => {
    if (!isChange(verdict.reason) || !tip.isStale(watched)) return { watched, verdict };
    const detail = renderStale(watched.root, query.event, { head: checkout.head, tip: tip.commit });
    return { watched, verdict: { ...verdict, reason: 'stale', detail } };
  });
  const stale = guarded.find(({ verdict }) => verdict.reason === 'stale');
  if (stale !== undefined) log.notice(stale.verdict.detail);
  return guarded;
}

/** What cannot be decided is said once for the whole run, not once for each description. */
async function listWarnings(
  judged: readonly Judged[],
  warning: string | undefined,
  checkout: Checkout,
): Promise<readonly (readonly string[])[]> {
  const doubtful = judged.findIndex(({ verdict }) => verdict.reason === 'unknown');
  return Promise.all(
    judged.map(async ({ verdict: { reason, detail, changedFiles } }, index) => [
      ...(index === doubtful ? [detail] : []),
      ...(index === 0 && warning !== undefined ? [warning] : []),
      ...(reason === 'untracked' ? await listSpellings(changedFiles, checkout) : []),
    ]),
  );
}

/** Windows and macOS find a file whatever the case of its letters, git does not. */
async function listSpellings(paths: readonly string[], checkout: Checkout): Promise<readonly string[]> {
  const spellings = await Promise.all(paths.map((path) => checkout.findSpelling(path)));
  return paths.flatMap((path, index) => {
    const spelling = spellings[index];
    return spelling === undefined
      ? []
      : [`${path} is spelled ${spelling} in the repository: write it so in the workflow or the \`$ref\`.`];
  });
}

function renderForeign(
  root: string,
  { head, repository = '' }: Checkout,
  { event, force }: ChangeQuery,
): Omit<Change, 'preview'> {
  const detail = `${root} lies in a checkout of ${repository}, not of ${event.repository}, whose events say nothing about it: it counts as changed.`;
  return {
    file: root,
    changed: true,
    ...(force ? decideForced(root) : { reason: 'foreign-checkout', detail, changedFiles: [] }),
    head,
    files: [root],
    warnings: [],
    isCheckedOut: true,
  };
}

/** Where the pushed branch has moved on, and what it holds there now. */
interface Tip {
  readonly commit: string;
  readonly isStale: (watched: Watched) => boolean;
}

/**
 * A run that was started again, or waited long, must not put an older description over a newer one.
 * undefined: the branch is where this run is, or nobody could tell where it is.
 */
async function findTip(
  event: WorkflowEvent,
  checkout: Checkout,
  evidence: Evidence,
): Promise<Tip | undefined> {
  if (!isBranchPush(event)) return undefined;
  const commit = await checkout.findTip(event.ref);
  // A tip at the event's own commit has not moved: the workflow then checked out something else on purpose.
  if (commit === undefined || commit === checkout.head || commit === event.sha) return undefined;
  const paths = [...new Set(evidence.watched.flatMap((watched) => watched.paths))];
  const tree = await checkout.findTree(commit, paths);
  if (tree === undefined) return undefined;
  return {
    commit,
    isStale: ({ paths: own }) => own.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path))),
  };
}

function renderStale(
  file: string,
  event: WorkflowEvent,
  { head, tip }: { head: string; tip: string },
): string {
  const branch = event.ref.slice('refs/heads/'.length);
  return `${file} is a different one at ${shortenOid(tip)}, where the branch ${branch} is now, than at ${shortenOid(head)}: this run is out of date and leaves the copilot to the newer run.`;
}
