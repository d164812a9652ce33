import type { Change } from '../change/door.ts';
import { ActionError } from '../errors.ts';
import type { BadSpec, GoodSpec, Sent, Spec } from '../importer/door.ts';
import type { Target } from '../inputs.ts';
import type { Comparison, LocateOperations, Operation } from '../openapi/door.ts';
import type { Finding } from '../text-tree/door.ts';
import type { FileReader, FileVersion, History, Log } from '../ports.ts';
import { type CodeFrame, findCodeFrame, type PlaceAtCommit, type ReadDescription } from '../report/door.ts';
import { shortenOid } from '../oid.ts';

/** The version before this one: what a failed import is undone with, or why there is none. */
export type Backup =
  | (Sent & { readonly kind: 'found'; readonly commit: string; readonly operations: number })
  | { readonly kind: 'none'; readonly why: string };

/** A description as it was read, without the texts of its files and what only a comparison asks for. */
export type ReadSpec = Omit<GoodSpec, 'locate' | 'document'> | Omit<BadSpec, 'locate' | 'document'>;

/** Both versions of a description, prepared the same way. */
export interface Versions {
  readonly next: ReadSpec;
  /** The lines around the first errors of `next`. */
  readonly frames: readonly CodeFrame[];
  readonly backup: Backup;
  /** Against the version at the base commit; undefined where there is none, with the reason in words. */
  readonly comparison: Comparison | undefined;
  readonly noComparison: string | undefined;
  /** Where the operations of `next` are written, and those that are gone from the version before. */
  readonly places: ReadonlyMap<Operation, PlaceAtCommit>;
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
  const reader = change.isCheckedOut ? ports.files : await findHeadReader(change, ports);
  const [next, found] = await Promise.all([
    loadVersion(target, reader, 'now'),
    locatePrevious(target, change, ports),
  ]);
  const previous = 'why' in found ? found : await readPrevious(target, found);
  const frames = next.ok ? [] : await readFrames(next.problems, reader);
  // Asked now and then let go: they hold the texts of all files, and all that stands in them.
  const { locate, document, ...spec } = next;
  const compared = await compare({
    change,
    next: { operations: spec.operations, ok: spec.ok, document },
    previous,
  });
  const isCompared = compared.comparison !== undefined;
  const places = new Map([
    ...placeAt(change.head, locate, isCompared ? spec.operations : []),
    ...('spec' in previous
      ? placeAt(previous.commit, previous.spec.locate, compared.comparison?.removed ?? [])
      : []),
  ]);
  return { next: spec, frames, backup: toBackup(previous), places, ...compared };
}

function placeAt(
  commit: string | undefined,
  locate: LocateOperations,
  operations: readonly Operation[],
): readonly (readonly [Operation, PlaceAtCommit])[] {
  if (operations.length === 0) return [];
  return [...locate(operations)].map(([operation, place]) => [operation, { ...place, commit }]);
}

/** The same as the reports take it. `readMs`: how long reading and checking took, in milliseconds. */
export function describeVersions(
  { next, frames, comparison, noComparison, places }: Versions,
  readMs: number,
): ReadDescription {
  return {
    operations: next.ok || next.operations.length > 0 ? next.operations : undefined,
    comparison,
    noComparison,
    places,
    problems: next.problems,
    frames,
    rewrites: next.ok ? next.rewrites : [],
    payload: next.ok ? { bytes: next.body.length, verbatim: next.verbatim } : undefined,
    readMs,
  };
}

/** Reads and prepares one version, the new one or one before it; with its digests `now` where it is to be compared. */
export async function loadVersion(
  target: Target,
  reader: FileReader,
  digests: 'now' | 'later',
): Promise<Spec> {
  // A run in which nothing changed never loads it.
  const { loadSpec } = await import('../importer/door.ts');
  return loadSpec({
    path: target.swaggerFile,
    reader,
    prepare: target.prepare,
    serverUrl: target.serverUrl,
    digests,
  });
}

async function findHeadReader({ file, head, files }: Change, { history }: VersionPorts): Promise<FileReader> {
  const found = await history.findVersion(file, head, files);
  if (found !== undefined) return found.reader;
  throw new ActionError('file-missing', `${file} cannot be had at ${head ?? 'the head'}.`, {
    hint: 'The pull request’s files are read from GitHub: check that `github-token` may read this repository.',
  });
}

async function locatePrevious(
  target: Target,
  change: Change,
  { history }: VersionPorts,
): Promise<FileVersion | NoPrevious> {
  try {
    const found = await history.findVersion(target.swaggerFile, change.base, change.files);
    return found ?? { why: noVersion(change) };
  } catch (error) {
    return explainPrevious(error);
  }
}

async function readPrevious(target: Target, { commit, reader }: FileVersion): Promise<Previous> {
  try {
    return { commit, spec: await loadVersion(target, reader, 'now') };
  } catch (error) {
    return explainPrevious(error);
  }
}

async function compare({
  change,
  next,
  previous,
}: {
  readonly change: Change;
  readonly next: Pick<Spec, 'ok' | 'operations' | 'document'>;
  readonly previous: Previous;
}): Promise<Pick<Versions, 'comparison' | 'noComparison'>> {
  const without = (noComparison: string): Pick<Versions, 'comparison' | 'noComparison'> => ({
    comparison: undefined,
    noComparison,
  });
  // Nothing was read of a file that cannot be parsed: every operation would seem to be removed.
  if (!next.ok && next.operations.length === 0) return without('the file could not be read');
  if (change.base === undefined) return without('there is no earlier commit to compare with');
  const { compareDescriptions } = await import('../compare/door.ts');
  const before = 'spec' in previous ? previous.spec : { operations: [] };
  if (!('spec' in previous) && change.reason !== 'added') return without(previous.why);
  return { comparison: compareDescriptions(before, next), noComparison: undefined };
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
  if (spec.ok) {
    const { actions, body, operations } = spec;
    return { kind: 'found', commit, body, actions, operations: operations.length };
  }
  const fault = spec.problems.find((problem) => problem.severity === 'error');
  const reason = fault === undefined ? '' : ` (${fault.message})`;
  return { kind: 'none', why: `the version at ${shortenOid(commit)} would not import${reason}` };
}

/** So many errors are shown with their lines of the file. */
const framedErrors = 3;

/** The lines around the first errors. What cannot be read again has no frame: the error stands without it. */
async function readFrames(problems: readonly Finding[], reader: FileReader): Promise<readonly CodeFrame[]> {
  const errors = problems.filter(({ line, severity }) => severity === 'error' && line !== undefined);
  const frames = await Promise.all(
    errors.slice(0, framedErrors).map(async ({ file, line = 1, column = 1 }) => {
      const text = await reader.read(file).catch(() => undefined);
      return text === undefined ? undefined : findCodeFrame(text, { file, line, column });
    }),
  );
  return frames.filter((frame) => frame !== undefined);
}
