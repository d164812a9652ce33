import type { Checkout, FileReader, History, Log } from '../ports.ts';
import type { Change, ChangeQuery } from './change.ts';
import { detectInCheckout, noticePreview } from './detect-checkout.ts';
import { detectOnGitHub } from './detect-github.ts';
import { findText, type WorkflowEvent, findPreviewCause } from './event.ts';
import { decideRange, isAboutCopilot } from './range.ts';
import { say, toChange, type Verdict } from './verdict.ts';

interface ChangePorts {
  readonly history: History;
  readonly files: FileReader;
  readonly log: Log;
}

/**
 * For every file whether it, or a file that it refers to, changed with this event; in the order of the query.
 * What cannot be decided counts as changed, with one warning. `missing` is a verdict too: the caller fails the target.
 * @throws ActionError `bad-input` where `base` names no commit
 */
export async function detectChanges(query: ChangeQuery, ports: ChangePorts): Promise<readonly Change[]> {
  const { base, event, files, force } = query;
  const cause = findPreviewCause(event);
  const decideAlike = (verdict: Verdict): readonly Change[] =>
    files.map((file) => toChange(file, verdict, { preview: cause !== undefined }));
  // Events that everybody knows to preview need no word about it.
  if (!plainPreviews.has(event.name)) noticePreview(cause, query, ports.log);
  const range = decideRange(event, base);
  if (range.kind === 'ref-deleted') return decideAlike(say('ref-deleted', renderDeleted(event)));
  if (range.kind === 'closed' && !force) return decideAlike(decideClosed(range.merged));
  if (range.kind === 'github') return detectOnGitHub(range, query, ports.history);
  const local = range.kind === 'closed' ? ({ kind: 'none', reason: 'no-before' } as const) : range;
  const groups = await groupByCheckout(files, ports.history);
  const changes = await Promise.all(
    [...groups].map(([checkout, roots]) =>
      detectInCheckout(roots, { range: local, query, cause }, { ...ports, checkout }),
    ),
  );
  const byFile = new Map(changes.flat().map((change) => [change.file, change]));
  const isAsking = isAboutCopilot(base) && !force;
  return files
    .flatMap((file) => byFile.get(file) ?? [])
    .map((change) => (isAsking && !change.preview ? { ...change, asksCopilot: true } : change));
}

const plainPreviews: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target', 'merge_group']);

async function groupByCheckout(
  files: readonly string[],
  history: History,
): Promise<ReadonlyMap<Checkout, readonly string[]>> {
  const distinct = [...new Set(files)];
  const found = await Promise.all(
    distinct.map(async (file) => ({ file, checkout: await history.findCheckout(file) })),
  );
  const groups = Map.groupBy(found, ({ checkout }) => checkout);
  return new Map([...groups].map(([checkout, group]) => [checkout, group.map(({ file }) => file)]));
}

function decideClosed(isMerged: boolean): Verdict {
  return isMerged
    ? say(
        'no-before',
        'The pull request was merged: the push that it made is what syncs; let the workflow run on push.',
      )
    : say('unchanged', 'The pull request was closed without being merged: nothing changed.');
}

/** The run itself is on the default branch: only the payload names what is gone. */
function renderDeleted({ payload, ref }: WorkflowEvent): string {
  return `${findText(payload, 'ref') ?? ref} was deleted: there is nothing to compare and nothing to sync.`;
}
