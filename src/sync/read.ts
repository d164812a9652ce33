import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../change/index.ts';
import { ActionError } from '../errors.ts';
import type { BadSpec, GoodSpec, Readiness, Spec } from '../importer/index.ts';
import type { Target } from '../inputs.ts';
import type { Operation } from '../openapi/index.ts';
import type { Comparison } from '../compare/index.ts';
import type { Finding } from '../syntax/index.ts';
import { markDeselected } from './deselected.ts';
import { listPaths, loadVersion, pickVersion, type Version } from './load-version.ts';
import type { VersionPorts } from './run-ports.ts';
import type { FileReader, FileVersion } from '../ports.ts';
import { findCodeFrame, namedActions, renderSelected } from '../report/index.ts';
import { shortenOid } from '../oid.ts';
import { renderCount } from '../text.ts';
import type { CodeFrame, LocationAtCommit, SpecResult } from '../result.ts';

type LargeKey = 'locate' | 'document' | 'findReadiness';

/** Both versions of an OpenAPI file, prepared in the same way. */
export interface Versions {
  /** The new version, without the data that only the comparison needs, because it is large. */
  readonly next: Omit<GoodSpec, LargeKey> | Omit<BadSpec, LargeKey>;
  /** The version to restore after a failed import, or the reason why there is none. */
  readonly backup: Version | NoPrevious;
  readonly spec: Omit<SpecResult, 'readMs'>;
}

/** Reason why there is no previous version, as a clause. */
interface NoPrevious {
  readonly why: string;
}

/**
 * Reads the new version and the previous one. A previous version that can't be read is no failure.
 * @throws ActionError `file-missing`, `file-unreadable` or `file-outside-workspace` for the new version
 */
export async function readVersions(target: Target, change: Change, ports: VersionPorts): Promise<Versions> {
  const reader = change.isCheckedOut ? ports.files : await findHeadReader(change, ports);
  const readNext = async (): Promise<Spec> => {
    await ports.takeTurn?.(1);
    return loadVersion(target, { reader, commit: change.isCheckedOut ? undefined : change.head }, ports);
  };
  // Git finds the previous version while the parsers load and the new version is read.
  const [spec, found] = await Promise.all([
    readNext(),
    findPrevious(target, change, ports).catch(explainUnread),
  ]);
  const previous = await readPrevious(found, { target, change }, ports);
  await ports.takeTurn?.(0);
  // Use these now, because they keep the whole document in memory.
  const { locate, document, findReadiness, ...next } = spec;
  const readiness = findReadiness?.();
  const compared = await compare(change, { ...next, document }, previous);
  const { comparison } = compared;
  const named = comparison === undefined ? listNamed(readiness) : next.operations;
  const removed = 'spec' in previous ? locateAt(previous, previous.spec, comparison?.removed ?? []) : [];
  const locations = new Map([...locateAt({ commit: change.head }, { locate }, named), ...removed]);
  return {
    next,
    backup: toBackup(previous),
    spec: {
      ...markDeselected({ ...compared, locations }, next.selection.excluded),
      problems: next.problems,
      overlayFiles: target.overlayFiles,
      selection: target.operations.length > 0 ? next.selection : undefined,
      operations: next.ok || next.operations.length > 0 ? next.operations : undefined,
      readiness,
      ...(next.ok
        ? {
            frames: [],
            rewrites: next.rewrites,
            payload: { bytes: next.body.length, verbatim: next.verbatim },
          }
        : { frames: await readFrames(next.problems, reader), rewrites: [], payload: undefined }),
    },
  };
}

/** Returns the operations that the readiness report names. */
function listNamed(readiness: Readiness | undefined): readonly Operation[] {
  const named = readiness?.findings.flatMap(({ entries }) => entries.slice(0, namedActions));
  return [...new Set(named?.map(({ operation }) => operation))];
}

function locateAt(
  { commit }: Pick<LocationAtCommit, 'commit'>,
  { locate }: Pick<Spec, 'locate'>,
  operations: readonly Operation[],
): readonly (readonly [Operation, LocationAtCommit])[] {
  if (operations.length === 0) return [];
  return [...locate(operations)].map(([operation, location]) => [operation, { ...location, commit }]);
}

async function findPrevious(
  target: Target,
  { base, files, oldPath, reason }: Change,
  { history }: VersionPorts,
): Promise<FileVersion | NoPrevious> {
  for (const path of listPaths(target, oldPath)) {
    const found = await history.findVersion(path, base, files);
    if (found !== undefined) return found;
  }
  if (reason === 'untracked') return { why: 'git does not track the file' };
  return { why: 'no earlier version of the file could be found' };
}

async function findHeadReader({ file, head, files }: Change, { history }: VersionPorts): Promise<FileReader> {
  const found = await history.findVersion(file, head, files);
  if (found !== undefined) return found.reader;
  throw new ActionError('file-missing', `${file} can’t be read at ${head ?? 'the head'}.`, {
    hint: 'The pull request’s files are read from GitHub. Check that `github-token` can read this repository.',
  });
}

type Previous = (Pick<FileVersion, 'commit' | 'path'> & { readonly spec: Spec }) | NoPrevious;

async function readPrevious(
  found: FileVersion | NoPrevious,
  { change, target }: { readonly change: Change; readonly target: Target },
  ports: VersionPorts,
): Promise<Previous> {
  if ('why' in found) return found;
  const { commit, path, reader } = found;
  const old = { ...target, swaggerFile: path };
  const spec = await loadVersion(old, { reader, commit, earlierThan: change }, ports).catch(explainUnread);
  return 'why' in spec ? spec : { commit, path, spec };
}

function explainUnread(error: unknown): NoPrevious {
  if (!(error instanceof ActionError) || error.code === 'interrupted') throw error;
  return { why: `the previous version can’t be read: ${error.message}` };
}

type Compared = Versions['next'] & Pick<Spec, 'document'>;

async function compare(
  { base, oldPath, reason }: Change,
  next: Compared,
  previous: Previous,
): Promise<Pick<SpecResult, 'comparison' | 'noComparison' | 'isUnused'>> {
  const without = (noComparison: string) => ({ comparison: undefined, noComparison });
  // If the file can't be parsed, every operation would look removed.
  if (!next.ok && next.operations.length === 0) return without('the file could not be read');
  if (base === undefined) return without('there is no earlier commit to compare with');
  if ('why' in previous && (reason !== 'added' || oldPath !== undefined)) return without(previous.why);
  const { compareSpecs } = await import(/* webpackChunkName: "read" */ '../compare/index.ts');
  const before = 'spec' in previous ? previous.spec : { operations: [] };
  const comparison = compareSpecs(before, next);
  const isUnused = hasChanges(comparison) && 'spec' in previous && hasSameActions(previous.spec, next);
  return { comparison, noComparison: undefined, ...(isUnused && { isUnused }) };
}

function hasChanges({ added, modified, removed }: Comparison): boolean {
  return added.length + modified.length + removed.length > 0;
}

/** Whether the importer makes the same actions of both versions, so that the service doesn't use the change. */
function hasSameActions(before: Compared, next: Compared): boolean {
  return before.ok && next.ok && isDeepStrictEqual(before.actions, next.actions);
}

function toBackup(previous: Previous): Versions['backup'] {
  if ('why' in previous) return previous;
  const { commit, path, spec } = previous;
  if (spec.ok) return pickVersion({ commit, path }, spec);
  const fault = spec.problems.find((problem) => problem.severity === 'error');
  const reason = fault === undefined ? '' : ` (${fault.message})`;
  return { why: `the version at ${shortenOid(commit)} can’t be imported${reason}` };
}

/** Renders the log line about the file that was read. */
export function renderRead(file: string, { next }: Versions): string {
  const errors = next.problems.filter(({ severity }) => severity === 'error').length;
  const warnings = renderCount(next.problems.length - errors, 'warning');
  const problems = errors === 0 ? warnings : `${renderCount(errors, 'error')}, ${warnings}`;
  if (!next.ok) return `${file} was read: ${problems}.`;
  const selected = renderSelected(next.operations.length, next.selection.total);
  const format = next.version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${next.version}`;
  const files = next.files.length > 1 ? ` in ${renderCount(next.files.length, 'file')}` : '';
  return `${file} was read: ${format}${files}, ${selected}, ${problems}.`;
}

/** Maximum number of errors with a code frame. */
const framedErrors = 3;

/** Reads the lines around the first errors. A file that can't be read again has no code frame. */
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
