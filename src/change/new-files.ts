import type { FilePaths } from '../ports.ts';
import type { Change } from './changes.ts';
import type { Evidence } from './evidence.ts';

interface Commits {
  /** Commit of the evidence's base, if there is one. */
  readonly base: string | undefined;
  readonly head: string;
  readonly checkout: Pick<FilePaths, 'findOldPath'>;
}

/** Adds details about each file that the base commit lacks: a renamed file is compared with its old path. */
export function explainNewFiles(
  changes: readonly Change[],
  evidence: Pick<Evidence, 'base' | 'head'>,
  { base, checkout, head }: Commits,
): Promise<readonly Change[]> {
  return Promise.all(
    changes.map(async (change) => {
      const { detail, file } = change;
      const isNew = evidence.head?.has(file) === true && evidence.base?.has(file) === false;
      if (base === undefined || !isNew) return change;
      const oldPath = await checkout.findOldPath(file, { base, head });
      if (oldPath === undefined) return { ...change, isNew };
      return { ...change, isNew, oldPath, detail: `${detail} It was renamed from ${oldPath}.` };
    }),
  );
}
