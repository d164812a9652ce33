import { findBase, type Base } from './base.ts';
import type { Change, ChangeQuery } from './changes.ts';
import { findCheckoutCause, isForeign } from './event.ts';
import type { Checkout, FileReader, Log, WorkflowEvent } from '../ports.ts';
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
import type * as NearFiles from './near-files.ts';
import { shortenOid } from '../oid.ts';
import { isBranchPush, type LocalRange } from './range.ts';

interface CheckoutPorts {
  readonly checkout: Checkout;
  readonly files: FileReader;
  readonly log: Log;
}

interface CheckoutQuery {
  readonly range: LocalRange;
  readonly query: ChangeQuery;
  /** Those of the query's files alongside that this checkout holds. */
  readonly alongside: readonly string[];
  /** Why the event itself is previewed. */
  readonly cause: string | undefined;
}

/** The verdicts on all descriptions of one checkout. */
export async function detectInCheckout(
  roots: readonly string[],
  { range, query, alongside, cause }: CheckoutQuery,
  { checkout, files, log }: CheckoutPorts,
): Promise<readonly Change[]> {
  const { event, force } = query;
  const { head } = checkout;
  const ownCause = cause === undefined ? await findCheckoutCause(event, checkout) : undefined;
  noticePreview(ownCause, query, log);
  const preview = (cause ?? ownCause) !== undefined;
  if (isForeign(checkout, event.repository)) {
    return roots.map((root) =>
      toChange(root, force ? decideForced(root) : sayForeign(root, checkout, event), { head, preview }),
    );
  }
  if (event.sha !== '' && head !== event.sha) {
    log.notice(
      `The checkout is at ${shortenOid(head)}, but the event is about ${shortenOid(event.sha)}. The checkout counts.`,
    );
  }
  const base = await findBase(range, query, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const [evidence, isWorkflowChanged] = await Promise.all([
    readEvidence(roots, commit, { checkout, files, alongside }),
    commit !== undefined && findWorkflowChange(commit, checkout),
  ]);
  const compared = { evidence, head, base, isClone: checkout.isClone };
  const judged = evidence.watched.map((watched) => ({
    watched,
    verdict: force ? decideForced(watched.root) : decideVerdict(watched, compared),
  }));
  const isGuarded = !force && query.dryRun !== true && !preview;
  const guarded = isGuarded ? await guard(judged, { event, checkout, evidence, log }) : judged;
  if (!preview) tellUnproven(guarded, checkout, log);
  const warnings = await listWarnings(guarded, base.warning, checkout);
  const near = await listNear(guarded, checkout);
  return guarded.map(({ watched, verdict }, index) =>
    toChange(watched.root, verdict, {
      head,
      base: findKnownBase(base, evidence),
      lastSuccess: base.lastSuccess,
      isWorkflowChanged,
      nearFiles: near[index] ?? [],
      files: watched.files,
      warnings: warnings[index] ?? [],
      preview,
    }),
  );
}

/** Where the runner names the workflow's file, the first run of a new workflow proves the set-up. */
function tellUnproven(judged: readonly Judged[], { workflowFile }: Checkout, log: Log): void {
  const isQuiet = judged.every(({ verdict }) => verdict.reason === 'unchanged');
  if (isQuiet && workflowFile === undefined) log.info(unnamedWorkflow);
}

const unnamedWorkflow =
  'This runner does not say which file the workflow is, so a new workflow cannot be told from an old one: the key and ' +
  'the copilot were not checked. To check them, start the workflow by hand.';

/** Says why a run is a preview, where its inputs do not ask for one. */
export function noticePreview(cause: string | undefined, { dryRun }: ChangeQuery, log: Log): void {
  if (cause === undefined || dryRun === true) return;
  log.notice(`This run is a preview, whatever the inputs say: ${cause}.`);
}

/** Whether the push brought or changed the workflow that runs. It helps a message only: where nobody knows, it is no. */
async function findWorkflowChange(base: string, checkout: Checkout): Promise<boolean> {
  const { head, workflowFile: file } = checkout;
  if (file === undefined) return false;
  const [now, before] = await Promise.all([
    checkout.findNearTree(head, [file]),
    checkout.findNearTree(base, [file]),
  ]);
  return now?.has(file) === true && before !== undefined && !isSameEntry(now.get(file), before.get(file));
}

/** The commit that was compared with; where nothing was, the one that the last success may be compared with. */
function findKnownBase(base: Base, evidence: Evidence): string | undefined {
  const compared = base.kind === 'commit' && evidence.base !== undefined ? base.commit : undefined;
  return compared ?? (base.kind === 'none' ? base.lastSuccess?.commit : undefined);
}

interface Judged {
  readonly watched: Watched;
  readonly verdict: FileVerdict;
}

interface GuardPorts {
  readonly event: WorkflowEvent;
  readonly checkout: Checkout;
  readonly evidence: Evidence;
  readonly log: Log;
}

/**
 * A run that was started again, or waited long, must not put an older description over a newer one. Only what would be
 * synced is worth asking the server for.
 */
async function guard(
  judged: readonly Judged[],
  { event, checkout, evidence, log }: GuardPorts,
): Promise<readonly Judged[]> {
  if (!isBranchPush(event) || !judged.some(({ verdict }) => isChange(verdict.reason))) return judged;
  const tip = await checkout.findTip(event.ref);
  // A tip at the event's own commit has not moved: the workflow then checked out something else on purpose.
  if (tip === undefined || tip === checkout.head || tip === event.sha) return judged;
  const tree = await checkout.findTree(tip, [...new Set(judged.flatMap(({ watched }) => watched.paths))]);
  if (tree === undefined) return judged;
  const guarded = judged.map(({ watched, verdict }): Judged => {
    const isStale = watched.paths.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path)));
    if (!isChange(verdict.reason) || !isStale) return { watched, verdict };
    const detail = renderStale(watched.root, event, checkout.head, tip);
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

/** For each file that is missing those of the repository that may have been meant. */
async function listNear(
  judged: readonly Judged[],
  checkout: Checkout,
): Promise<readonly (readonly string[])[]> {
  if (!judged.some(({ verdict }) => verdict.reason === 'missing')) return [];
  const [files, { listNearFiles }] = await Promise.all([checkout.listFiles(), loadNearFiles()]);
  return judged.map(({ verdict, watched }) =>
    verdict.reason === 'missing' ? listNearFiles(watched.root, files) : [],
  );
}

// Loaded only where a file is not where it should be.
const loadNearFiles = (): Promise<typeof NearFiles> => import('./near-files.ts');

/** Windows and macOS find a file whatever the case of its letters, git does not. */
async function listSpellings(paths: readonly string[], checkout: Checkout): Promise<readonly string[]> {
  const [files, { findSpelling }] = await Promise.all([checkout.listFiles(), loadNearFiles()]);
  return paths.flatMap((path) => {
    const spelling = findSpelling(path, files);
    if (spelling === undefined) return [];
    return [`${path} is spelled ${spelling} in the repository: write it so in the workflow or the \`$ref\`.`];
  });
}

function sayForeign(root: string, { repository = '' }: Checkout, event: WorkflowEvent): FileVerdict {
  const detail = `${root} is in a checkout of ${repository}. This event is about ${event.repository} and says nothing about that file, so it counts as changed.`;
  return say('foreign-checkout', detail);
}

function renderStale(file: string, event: WorkflowEvent, head: string, tip: string): string {
  const branch = event.ref.slice('refs/heads/'.length);
  return `${branch} has since changed ${file}: it is at ${shortenOid(tip)} now, and this run is at ${shortenOid(head)}. This run is out of date and leaves the copilot to the newer run.`;
}
