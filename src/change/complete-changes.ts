import type { Checkout } from '../ports.ts';
import type { Change } from './changes.ts';
import { toChange, type Compared, type FileDecision } from './decision.ts';
import type { Watched } from './evidence.ts';

/** The decision on one OpenAPI file. */
export interface Decided {
  readonly watched: Watched;
  readonly decision: FileDecision;
}

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
  const doubtful = decided.findIndex(({ decision }) => decision.reason === 'unknown');
  return Promise.all(
    decided.map(async ({ decision, watched: { files, root } }, index) => {
      const warnings = [index === doubtful && decision.detail, index === 0 && base.warning];
      const known = {
        ...{ ...rest, head, files, lastSuccess: base.lastSuccess },
        base: base.kind === 'commit' ? evidence.base && base.commit : base.lastSuccess?.commit,
        warnings: warnings.filter((warning) => typeof warning === 'string'),
      };
      const ports = { ...compared, checkout };
      const cause =
        decision.reason === 'missing' && rest.isCheckedOut ? await explainMissing(root, ports) : {};
      const detailed = { ...decision, ...cause };
      return toChange(root, detailed, {
        ...known,
        ...cause,
        ...(await explainNew(root, detailed.detail, ports)),
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
