import type { Checkout } from '../ports.ts';
import type { Change } from './changes.ts';
import { toChange, toDecision, type Compared, type FileDecision } from './decision.ts';
import type { Watched } from './evidence.ts';

/** The decision on one OpenAPI file, with the paths on which it depends. */
export type Decided = Watched & FileDecision;

interface CompleteOptions extends Pick<Change, 'preview' | 'isWorkflowChanged' | 'isCheckedOut'> {
  readonly checkout: Checkout;
}

/** Adds the commits, the warnings, and details about each file that is missing or new. */
export function completeChanges(
  decided: readonly Decided[],
  compared: Compared,
  { checkout, ...rest }: CompleteOptions,
): Promise<readonly Change[]> {
  const { base, evidence, head } = compared;
  // An unknown base is reported once per run, not once per OpenAPI file.
  const doubtful = decided.findIndex(({ reason }) => reason === 'unknown');
  return Promise.all(
    decided.map(async ({ changedFiles, files, reason, root, ...own }, index) => {
      const ports = { ...compared, checkout };
      const warnings = [index === doubtful && own.detail, index === 0 && base.warning];
      const cause = reason === 'missing' && rest.isCheckedOut ? await explainMissing(root, ports) : {};
      const { detail = own.detail } = cause;
      return toChange(root, toDecision(reason, detail, changedFiles), {
        ...{ ...rest, ...cause, head, files, lastSuccess: base.lastSuccess },
        base: base.kind === 'commit' ? evidence.base && base.commit : base.lastSuccess?.commit,
        warnings: warnings.filter((warning) => typeof warning === 'string'),
        ...(await explainNew(root, detail, ports)),
      });
    }),
  );
}

interface ExplainPorts extends Compared {
  readonly checkout: Checkout;
}

/** Returns the cause of a missing file, and its fix. */
async function explainMissing(root: string, { checkout, evidence }: ExplainPorts): Promise<Partial<Change>> {
  // Loaded only if a file is missing.
  const { explainMissingFile } = await import('./missing-file.ts');
  return explainMissingFile(root, evidence.head?.get(root), checkout);
}

/** Returns details about a file that the base commit lacks: a renamed file is compared with its old path. */
async function explainNew(
  root: string,
  detail: string,
  { base, checkout, evidence, head }: ExplainPorts,
): Promise<Partial<Change>> {
  const isNew = evidence.head?.has(root) === true && evidence.base?.has(root) === false;
  if (base.commit === undefined || !isNew) return {};
  const oldPath = await checkout.findOldPath(root, { base: base.commit, head });
  return oldPath === undefined
    ? { isNew }
    : { isNew, oldPath, detail: `${detail} It was renamed from ${oldPath}.` };
}
