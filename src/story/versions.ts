import type { Change } from '../change/change.ts';
import { ActionError } from '../errors.ts';
import type { Target } from '../inputs.ts';
import type { FileReader, FileVersion, History, Log } from '../ports.ts';
import type { Spec } from '../openapi/load.ts';
import type { Comparison } from '../openapi/operation.ts';

/** The version before this one: what a failed import is undone with, or why there is none. */
export type Backup =
  | {
      readonly kind: 'found';
      readonly commit: string;
      readonly body: Uint8Array;
      readonly operations: number;
    }
  | { readonly kind: 'none'; readonly why: string };

/** Both versions of a description, prepared the same way. */
export interface Versions {
  readonly next: Spec;
  readonly backup: Backup;
  /** Against the version at the base commit; absent where there is none, with the reason in words. */
  readonly comparison?: Comparison;
  readonly noComparison?: string;
}

export interface VersionPorts {
  readonly log: Log;
  readonly files: FileReader;
  readonly history: History;
}

/**
 * Reads the new version and the one before it. A previous version that cannot be had or used is no failure.
 * @throws ActionError `file-missing`, `file-unreadable` or `file-outside-workspace`, of the new version only
 */
export async function readVersions(target: Target, change: Change, ports: VersionPorts): Promise<Versions> {
  // Git looks for the previous version while the parsers load and the new version is read.
  const [next, found] = await Promise.all([loadNext(), locatePrevious()]);
  const previous = 'why' in found ? found : await loadPrevious(found);
  return { next, backup: toBackup(previous), ...(await compare()) };

  async function load(reader: FileReader): Promise<Spec> {
    // The parsers are a chunk of their own: a run in which nothing changed never loads it.
    const { loadSpec } = await import('../openapi/load.ts');
    return loadSpec({
      path: target.swaggerFile,
      reader,
      prepare: target.prepare,
      strict: target.strict,
      ...(target.serverUrl === undefined ? {} : { serverUrl: target.serverUrl }),
    });
  }

  async function loadNext(): Promise<Spec> {
    return load(change.isCheckedOut ? ports.files : await findHeadReader());
  }

  async function findHeadReader(): Promise<FileReader> {
    const found = await ports.history.findVersion(target.swaggerFile, change.head, change.files);
    if (found !== undefined) return found.reader;
    throw new ActionError(
      'file-missing',
      `${target.swaggerFile} cannot be had at ${change.head ?? 'the head'}.`,
      {
        hint: 'The pull request’s files are read from GitHub: check that `github-token` may read this repository.',
      },
    );
  }

  async function locatePrevious(): Promise<FileVersion | NoPrevious> {
    try {
      const found = await ports.history.findVersion(target.swaggerFile, change.base, change.files);
      return found ?? { why: noVersion(change) };
    } catch (error) {
      return explainPrevious(error);
    }
  }

  async function loadPrevious({ commit, reader }: FileVersion): Promise<Previous> {
    try {
      return { commit, spec: await load(reader) };
    } catch (error) {
      return explainPrevious(error);
    }
  }

  async function compare(): Promise<Pick<Versions, 'comparison' | 'noComparison'>> {
    const { compareOperations } = await import('../openapi/compare/compare.ts');
    // Nothing was read of a file that cannot be parsed: every operation would seem to be removed.
    if (!next.ok && next.operations.length === 0) return { noComparison: 'the file could not be read' };
    if (change.base === undefined) return { noComparison: 'there is no earlier commit to compare with' };
    if ('spec' in previous)
      return { comparison: compareOperations(previous.spec.operations, next.operations) };
    if (change.reason === 'added') return { comparison: compareOperations([], next.operations) };
    return { noComparison: previous.why };
  }
}

interface NoPrevious {
  readonly why: string;
}
type Previous = { readonly commit: string; readonly spec: Spec } | NoPrevious;

function explainPrevious(error: unknown): NoPrevious {
  if (!(error instanceof ActionError)) throw error;
  return { why: `the previous version cannot be read: ${error.message}` };
}

function noVersion(change: Change): string {
  if (change.reason === 'untracked') return 'git does not track the file';
  return 'no earlier version of the file could be found';
}

function toBackup(previous: Previous): Backup {
  if ('why' in previous) return { kind: 'none', why: previous.why };
  const { commit, spec } = previous;
  if (spec.ok) return { kind: 'found', commit, body: spec.body, operations: spec.operations.length };
  const fault = spec.problems.find((problem) => problem.severity === 'error');
  const reason = fault === undefined ? '' : ` (${fault.message})`;
  return { kind: 'none', why: `the version at ${commit.slice(0, 7)} would not import${reason}` };
}
