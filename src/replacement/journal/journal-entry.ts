import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobContents, ReplacementRecord } from '../replace-job.ts';
import type { ReplacementState } from '../state.ts';
import type { BootMoment } from './proc.ts';

/** What `journal.json` holds. No secret, and no address that anything could be sent to. */
export interface JournalEntry {
  readonly version: 2;
  readonly serviceHash: string;
  /** For measuring how long ago it was. */
  readonly writtenAt: BootMoment;
  /** The same moment on the clock that the moments of the state are of. */
  readonly clockMs: number;
  readonly isOpen: boolean;
  readonly record: ReplacementRecord;
  /** What `previous-1.json` and so on hold. */
  readonly versions: readonly { readonly commit: string; readonly operations: number }[];
  readonly state: ReplacementState;
}

/** Told why something is not there; for the debug log. */
export type Trace = (line: string) => void;

/** The journal of a folder, or undefined where it is gone or not one of ours. */
export async function findEntry(folder: string, trace: Trace): Promise<JournalEntry | undefined> {
  const entry = await findJson(join(folder, 'journal.json'), trace);
  return isEntry(entry) ? entry : undefined;
}

/** All that is to be sent, or undefined where a part of it is gone. */
export async function findContents(
  folder: string,
  entry: JournalEntry,
  trace: Trace,
): Promise<JobContents | undefined> {
  const next = await findFile(join(folder, 'next.json'), trace);
  const bodies = await Promise.all(
    entry.versions.map((_, index) => findFile(join(folder, `previous-${index + 1}.json`), trace)),
  );
  const held = await findJson(join(folder, 'held.json'), trace);
  const previous = entry.versions.flatMap((version, index) => {
    const body = bodies[index];
    return body === undefined ? [] : [{ ...version, body }];
  });
  if (next === undefined || previous.length < entry.versions.length || !isHeld(held)) return undefined;
  return { next, previous, seen: held.seen ?? undefined, kept: held.kept };
}

/** The actions of a job, as `held.json` has them: confidential, as the whole folder. */
export function renderHeld({ kept, seen }: Pick<JobContents, 'kept' | 'seen'>): Uint8Array {
  return Buffer.from(JSON.stringify({ kept, seen }));
}

/** So that a recovery never acts on another service than the one that the run acted on. */
export function hashService(baseUrl: URL): string {
  return createHash('sha256')
    .update(baseUrl.origin)
    .update(baseUrl.pathname.replace(/\/+$/, ''))
    .digest('hex');
}

/** Written whole or not at all by this very version of the action: its version vouches for the rest. */
function isEntry(value: unknown): value is JournalEntry {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 2;
}

function isHeld(value: unknown): value is Pick<JobContents, 'kept' | 'seen'> {
  return typeof value === 'object' && value !== null && 'kept' in value;
}

/** Ours are written whole or not at all: what cannot be parsed is not one of ours. */
async function findJson(path: string, trace: Trace): Promise<unknown> {
  const bytes = await findFile(path, trace);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    trace(`${path} is no journal of this action: ${String(error)}`);
    return undefined;
  }
}

/** Gone, or not to be read: of no use either way, and the recovery says so. */
async function findFile(path: string, trace: Trace): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    trace(`${path} cannot be read: ${String(error)}`);
    return undefined;
  }
}
