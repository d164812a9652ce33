import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ReplacementRecord } from '../replace-job.ts';
import type { BootMoment } from './proc.ts';

/** Of all that is written here: another version of the action may keep it in another way. */
const version = 3;

/** What `journal.json` holds. No secret, and no address that anything could be sent to. */
export interface JournalEntry {
  readonly serviceHash: string;
  readonly copilotId: string;
  /** For measuring how long ago it was. */
  readonly writtenAt: BootMoment;
  /** The same moment on the clock that the moments of the state are of. */
  readonly clockMs: number;
  readonly isOpen: boolean;
  readonly hasSent: boolean;
  /** As it was given to be written; whoever wrote it knows it. */
  readonly state: object;
}

/** Told why something is not there; for the debug log. */
export type Trace = (line: string) => void;

/** As `journal.json` has it. */
export function renderEntry(entry: JournalEntry): Uint8Array {
  return Buffer.from(JSON.stringify({ version, ...entry }));
}

/** As `job` has it: with the bytes of its documents, and confidential as the whole folder. */
export function renderJob(job: ReplacementRecord): Uint8Array {
  return serialize({ version, job });
}

/** The journal of a folder, or undefined where it is gone or not one of ours. */
export async function findEntry(folder: string, trace: Trace): Promise<JournalEntry | undefined> {
  return find(join(folder, 'journal.json'), parseEntry, trace);
}

/** All that is to be sent, or undefined where it is gone. */
export async function findJob(folder: string, trace: Trace): Promise<ReplacementRecord | undefined> {
  return find(join(folder, 'job'), parseJob, trace);
}

export function parseEntry(bytes: Buffer): JournalEntry {
  return checkVersion<JournalEntry>(JSON.parse(bytes.toString('utf8')));
}

export function parseJob(bytes: Buffer): ReplacementRecord {
  return checkVersion<{ readonly job: ReplacementRecord }>(deserialize(bytes)).job;
}

/** So that a recovery never acts on another service than the one that the run acted on. */
export function hashService(baseUrl: URL): string {
  return createHash('sha256')
    .update(baseUrl.origin)
    .update(baseUrl.pathname.replace(/\/+$/, ''))
    .digest('hex');
}

/** Ours are written whole or not at all, and the version vouches for what is in them. */
function checkVersion<T>(value: unknown): T {
  if (typeof value === 'object' && value !== null && 'version' in value && value.version === version)
    return value as T;
  throw new TypeError('It is of another version of this action.');
}

async function find<T>(path: string, parse: (bytes: Buffer) => T, trace: Trace): Promise<T | undefined> {
  try {
    return parse(await readFile(path));
  } catch (error) {
    trace(`${path} cannot be read: ${String(error)}`);
    return undefined;
  }
}
