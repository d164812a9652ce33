import { findBase, type Base } from './base.ts';
import type { Change, ChangePorts, ChangeQuery } from './changes.ts';
import { findPushedBranch } from './event.ts';
import { findCheckoutCause, isForeign } from './preview-cause.ts';
import type { Checkout, Log, WorkflowEvent } from '../ports.ts';
import { readEvidence, type Evidence, type Root, type Watched } from './evidence.ts';
import { findSelectionChange, type FindSelectionFile, listSelectionPaths } from './selection-change.ts';
import {
  type Compared,
  decideForced,
  decideForcedFile,
  decideSelection,
  decideFile,
  isChange,
  isSameEntry,
  toDecision,
  toChange,
  type FileDecision,
} from './decision.ts';
import { explainNewFiles } from './new-files.ts';
import { shortenOid } from '../oid.ts';

interface CheckoutPorts extends ChangePorts {
  readonly checkout: Checkout;
  /** Reason why the event itself is previewed. */
  readonly cause: string | undefined;
}

/**
 * Decides on all OpenAPI files of one checkout.
 * @param query with only those accepted-changes files that this checkout contains
 */
export async function detectInCheckout(
  roots: readonly IndexedRoot[],
  query: ChangeQuery,
  { cause, checkout, files, history, prefetch, log }: CheckoutPorts,
): Promise<readonly Change[]> {
  const { acceptedFile = [], event, force, selection } = query;
  const { head } = checkout;
  const ownCause = cause === undefined ? await findCheckoutCause(event, checkout) : undefined;
  noticePreview(ownCause, query, log);
  const preview = (cause ?? ownCause) !== undefined;
  if (isForeign(checkout, event.repository)) {
    return roots.map(({ file: root }) =>
      toChange(root, force ? decideForced(root) : reportForeign(root, checkout, event), { head, preview }),
    );
  }
  noticeOtherCommit(event, head, log);
  const base = await findBase(query, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const [evidence, isWorkflowChanged] = await Promise.all([
    readEvidence(roots, commit, {
      ...{ checkout, files, acceptedFile },
      otherPaths: commit === undefined ? [] : listSelectionPaths(selection, checkout),
    }),
    findWorkflowChange(commit, checkout),
  ]);
  const compared = { evidence, head, base, isClone: checkout.isClone };
  const decided = await decideRoots(roots, query, { compared, checkout, history });
  const ports = { checkout, evidence, history, prefetch, log };
  const guarded = preview ? decided : await guard(decided, query, ports);
  const isQuiet = guarded.every(({ decision }) => decision.reason === 'unchanged');
  if (isQuiet && !preview) reportUnproven(checkout, log);
  const explained = await explainAllMissing(guarded, evidence, checkout);
  // An unknown base is reported once per run, not once per OpenAPI file.
  const doubtful = guarded.findIndex(({ decision }) => decision.reason === 'unknown');
  const changes = explained.map(({ watched, decision, remedy }, index) =>
    toChange(watched.root, decision, {
      head,
      base: findKnownBase(base, evidence),
      lastSuccess: base.lastSuccess,
      isWorkflowChanged,
      remedy,
      files: watched.files,
      warnings: [
        ...(index === doubtful ? [decision.detail] : []),
        ...(index === 0 ? [base.warning ?? []].flat() : []),
      ],
      preview,
    }),
  );
  return explainNewFiles(changes, evidence, { base: commit, checkout, head });
}

/** A root with its index in the query. */
interface IndexedRoot extends Root {
  readonly index: number;
}

interface DecidePorts extends Pick<CheckoutPorts, 'checkout' | 'history'> {
  readonly compared: Compared;
}

/** Decides on each root by its files, and then by the selection of its operations. */
async function decideRoots(
  roots: readonly IndexedRoot[],
  query: ChangeQuery,
  { compared, ...ports }: DecidePorts,
): Promise<readonly Decided[]> {
  const { base, evidence } = compared;
  const decided = evidence.watched.map((watched, position) => ({
    index: roots[position]?.index ?? 0,
    watched,
    decision: query.force ? decideForcedFile(watched.root, compared) : decideFile(watched, compared),
  }));
  const isQuiet = decided.some(({ decision }) => decision.reason === 'unchanged');
  if (!isQuiet || base.kind !== 'commit') return decided;
  // In doubt, the selection changed, because an excluded operation must not stay.
  const findFile = await findSelectionFile(query, base.commit, { ...ports, isChangedInDoubt: true });
  return decided.map((one): Decided => {
    const file = one.decision.reason === 'unchanged' ? findFile(one.index) : undefined;
    if (file === undefined) return one;
    return { ...one, decision: decideSelection(one.watched.root, file, compared) };
  });
}

interface SelectionFilePorts extends Pick<CheckoutPorts, 'checkout' | 'history'> {
  readonly isChangedInDoubt: boolean;
}

/** Compares the selections of this run with those of another commit. */
async function findSelectionFile(
  { selection }: ChangeQuery,
  base: string,
  { history, ...ports }: SelectionFilePorts,
): Promise<FindSelectionFile> {
  if (selection === undefined) return () => undefined;
  const readAt = async (path: string, at: string): Promise<Uint8Array | undefined> =>
    (await history.findVersion(path, at))?.reader.read(path).catch(() => undefined);
  return findSelectionChange(selection, { ...ports, base, readAt });
}

function noticeOtherCommit({ sha }: WorkflowEvent, head: string, log: Log): void {
  if (sha === '' || head === sha) return;
  log.notice(
    `The checkout is at ${shortenOid(head)}, but the event refers to ${shortenOid(sha)}. Using the checked-out commit.`,
  );
}

/**
 * Reports that the setup was not checked: without the workflow's file name, the first run of a new workflow can't be
 * recognized.
 */
function reportUnproven({ workflowFile }: Checkout, log: Log): void {
  if (workflowFile !== undefined) return;
  log.info(
    'This runner doesn’t report the workflow file, so a new workflow can’t be recognized, and the API key and the ' +
      'copilot ID were not checked. To check them, start the workflow manually.',
  );
}

/** Reports why a run is a preview, unless the inputs request one. */
export function noticePreview(cause: string | undefined, { dryRun }: ChangeQuery, log: Log): void {
  if (cause === undefined || dryRun === true) return;
  log.notice(`This run is a preview, regardless of the inputs: ${cause}.`);
}

/** Whether the push added or changed the current workflow. This only improves a message, so unknown counts as no. */
async function findWorkflowChange(
  base: string | undefined,
  { head, workflowFile: file, findNearTree }: Checkout,
): Promise<boolean> {
  if (file === undefined || base === undefined) return false;
  const [now, before] = await Promise.all([findNearTree(head, [file]), findNearTree(base, [file])]);
  return now?.has(file) === true && before !== undefined && !isSameEntry(now.get(file), before.get(file));
}

/** Returns the commit that was compared with or, without a comparison, the commit of the last success. */
function findKnownBase(base: Base, evidence: Evidence): string | undefined {
  if (base.kind === 'commit') return evidence.base && base.commit;
  return base.lastSuccess?.commit;
}

interface Decided {
  /** Index of the root in the query. */
  readonly index: number;
  readonly watched: Watched;
  readonly decision: FileDecision;
}

interface Explained extends Omit<Decided, 'index'> {
  readonly remedy?: string | undefined;
}

type GuardPorts = Omit<CheckoutPorts, 'cause' | 'files'> & { readonly evidence: Evidence };

/**
 * Rejects an outdated run: a run that was started again or waited long must not replace a newer version with an older
 * one. The server is asked only if a sync would follow.
 */
async function guard(
  decided: readonly Decided[],
  query: ChangeQuery,
  { checkout, evidence, history, prefetch, log }: GuardPorts,
): Promise<readonly Decided[]> {
  const { dryRun = false, event, force } = query;
  const branch = findPushedBranch(event);
  if (force || dryRun || branch === undefined) return decided;
  if (!decided.some(({ decision }) => isChange(decision.reason))) return decided;
  const asked = checkout.findTip(event.ref);
  prefetch?.();
  const tip = await asked;
  // A tip at the event's commit has not moved, so the workflow checked out another commit intentionally.
  if (tip === undefined || tip === checkout.head || tip === event.sha) return decided;
  const tree = await checkout.findTree(tip, [...new Set(decided.flatMap(({ watched }) => watched.paths))]);
  if (tree === undefined) return decided;
  const findFile = await findSelectionFile(query, tip, { checkout, history, isChangedInDoubt: false });
  const guarded = decided.map((one): Decided => {
    const { index, decision, watched } = one;
    if (!isChange(decision.reason)) return one;
    const isStale = watched.paths.some((path) => !isSameEntry(tree.get(path), evidence.head?.get(path)));
    const file = isStale ? watched.root : findFile(index);
    if (file === undefined) return one;
    const detail =
      `${branch} has a newer version of ${isStale ? file : `the selection in ${file}`}: the branch is at ` +
      `${shortenOid(tip)} now, and this run is at ${shortenOid(checkout.head)}. This run is skipped, because a newer ` +
      'run syncs the copilot.';
    return { ...one, decision: { ...decision, reason: 'superseded', detail } };
  });
  const superseded = guarded.find(({ decision }) => decision.reason === 'superseded');
  if (superseded !== undefined) log.notice(superseded.decision.detail);
  return guarded;
}

/** Adds the cause of each missing file, and its fix. */
async function explainAllMissing(
  decided: readonly Decided[],
  evidence: Evidence,
  checkout: Checkout,
): Promise<readonly Explained[]> {
  if (!decided.some(({ decision }) => decision.reason === 'missing')) return decided;
  // Loaded only if a file is missing.
  const { explainMissing } = await import('./missing-file.ts');
  return Promise.all(
    decided.map(async ({ decision, watched }) => {
      if (decision.reason !== 'missing') return { decision, watched };
      const { detail, remedy } = await explainMissing(
        watched.root,
        evidence.head?.get(watched.root),
        checkout,
      );
      return { watched, remedy, decision: { ...decision, detail: detail ?? decision.detail } };
    }),
  );
}

function reportForeign(root: string, { repository = '' }: Checkout, event: WorkflowEvent): FileDecision {
  const detail = `${root} is in a checkout of ${repository}. The event is about ${event.repository}, so the file counts as changed.`;
  return toDecision('other-repository', detail);
}
