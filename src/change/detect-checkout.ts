import { findBase } from './base.ts';
import type { Change, ChangePorts, ChangeQuery } from './changes.ts';
import { completeChanges, type Decided } from './complete-changes.ts';
import { findPushedBranch } from './event.ts';
import { findCheckoutCause, isForeign } from './preview-cause.ts';
import type { Checkout, Log, WorkflowEvent } from '../ports.ts';
import { readEvidence } from './evidence.ts';
import { findSelectionChange, listSelectionPaths } from './selection-change.ts';
import {
  type Compared,
  decideForced,
  decideSelection,
  decideFile,
  isChange,
  toDecision,
  toChange,
  type FileDecision,
} from './decision.ts';
import { findTrees, isSameEntry } from './trees.ts';
import { shortenOid } from '../oid.ts';

interface CheckoutPorts extends ChangePorts {
  readonly checkout: Checkout;
}

/**
 * Decides on all targets whose OpenAPI file is in one checkout.
 * @param query with only those accepted-changes files that this checkout contains
 */
export async function detectInCheckout(query: ChangeQuery, ports: CheckoutPorts): Promise<readonly Change[]> {
  const { acceptedFiles, event, force, selection, targets } = query;
  const { checkout, files, log } = ports;
  const { head, isClone } = checkout;
  const ownCause = event.previewCause === undefined ? await findCheckoutCause(event, checkout) : undefined;
  noticePreview(ownCause, query, log);
  const preview = (event.previewCause ?? ownCause) !== undefined;
  if (isForeign(checkout, event.repository)) {
    return targets.map(({ swaggerFile: root }) =>
      toChange(root, force ? decideForced(root) : reportForeign(root, checkout, event), { head, preview }),
    );
  }
  noticeOtherCommit(event, head, log);
  const base = await findBase(query, checkout);
  const otherPaths = base.commit === undefined ? [] : listSelectionPaths(selection, checkout);
  const [evidence, isWorkflowChanged] = await Promise.all([
    readEvidence(targets, base.commit, { checkout, files, acceptedFiles, otherPaths }),
    findWorkflowChange(base.commit, checkout),
  ]);
  const compared = { evidence, head, base, isClone };
  const decided = evidence.watched.map((own) => ({ ...own, ...decideFile(own, compared, force) }));
  const selected = await compareSelections(decided, query, { compared, ...ports });
  const guarded = preview ? selected : await guard(selected, query, { compared, ...ports });
  const isQuiet = guarded.every(({ reason }) => reason === 'unchanged');
  if (isQuiet && !preview) reportUnproven(checkout, log);
  return completeChanges(guarded, compared, { checkout, isCheckedOut: true, isWorkflowChanged, preview });
}

interface DecidePorts extends CheckoutPorts {
  readonly compared: Compared;
}

/** Decides on the unchanged files by the selection of their operations. */
async function compareSelections(
  decided: readonly Decided[],
  { selection, targets }: ChangeQuery,
  { compared, ...ports }: DecidePorts,
): Promise<readonly Decided[]> {
  const base = compared.base.commit;
  const isQuiet = decided.some(({ reason }) => reason === 'unchanged');
  if (!isQuiet || base === undefined || selection === undefined) return decided;
  // In doubt, the selection changed, because an excluded operation must not stay.
  const findFile = await findSelectionChange(selection, { ...ports, base, isChangedInDoubt: true });
  return decided.map((one, index): Decided => {
    const file = one.reason === 'unchanged' ? findFile(targets[index]) : undefined;
    return file === undefined ? one : { ...one, ...decideSelection(one.root, file, compared) };
  });
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
  if (cause === undefined || dryRun) return;
  log.notice(`This run is a preview, regardless of the inputs: ${cause}.`);
}

/** Whether the push added or changed the current workflow. This only improves a message, so unknown counts as no. */
async function findWorkflowChange(
  base: string | undefined,
  { head, workflowFile: file, findNearTree }: Checkout,
): Promise<boolean> {
  if (file === undefined || base === undefined) return false;
  const trees = await findTrees(findNearTree, { head, base }, [file]);
  const entry = trees.head?.get(file);
  return entry !== undefined && trees.base !== undefined && !isSameEntry(entry, trees.base.get(file));
}

/**
 * Rejects an outdated run: a run that was started again or waited long must not replace a newer version with an older
 * one. Sends a request only if a sync would follow.
 */
async function guard(
  decided: readonly Decided[],
  { dryRun, event, force, selection, targets }: ChangeQuery,
  { checkout, compared, history, prefetch, log }: DecidePorts,
): Promise<readonly Decided[]> {
  const { head } = checkout;
  const branch = findPushedBranch(event);
  if (force || dryRun || branch === undefined) return decided;
  if (!decided.some(({ reason }) => isChange(reason))) return decided;
  const asked = checkout.findTip(event.ref);
  prefetch?.();
  const tip = await asked;
  // A tip at the event's commit has not moved, so the workflow checked out another commit intentionally.
  if (tip === undefined || tip === head || tip === event.sha) return decided;
  const tree = await checkout.findTree(tip, [...new Set(decided.flatMap(({ paths }) => paths))]);
  if (tree === undefined) return decided;
  const tipPorts = { checkout, history, base: tip, isChangedInDoubt: false };
  const findFile = selection && (await findSelectionChange(selection, tipPorts));
  const guarded = decided.map((one, index): Decided => {
    if (!isChange(one.reason)) return one;
    const now = compared.evidence.head;
    const isStale = one.paths.some((path) => !isSameEntry(tree.get(path), now?.get(path)));
    const file = isStale ? one.root : findFile?.(targets[index]);
    if (file === undefined) return one;
    const detail =
      `${branch} has a newer version of ${isStale ? file : `the selection in ${file}`}: the branch is at ` +
      `${shortenOid(tip)} now, and this run is at ${shortenOid(head)}. This run is skipped, because a newer ` +
      'run syncs the copilot.';
    return { ...one, reason: 'superseded', detail };
  });
  const superseded = guarded.find(({ reason }) => reason === 'superseded');
  if (superseded !== undefined) log.notice(superseded.detail);
  return guarded;
}

function reportForeign(root: string, { repository = '' }: Checkout, event: WorkflowEvent): FileDecision {
  const detail = `${root} is in a checkout of ${repository}. The event is about ${event.repository}, so the file counts as changed.`;
  return toDecision('other-repository', detail);
}
