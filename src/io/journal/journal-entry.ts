import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReplacementRecord } from '../../ports.ts';
import type { ReplacementState } from '../../sync/state.ts';
import type { BootMoment } from './boot-moment.ts';

/** What `journal.json` holds. No secret, and no address that anything could be sent to. */
export interface JournalEntry {
  readonly version: 1;
  readonly serviceHash: string;
  /** Milliseconds since the epoch. */
  readonly writtenAtMs: number;
  /** The same moment for measuring how long ago it was. */
  readonly writtenAt?: BootMoment;
  readonly record: ReplacementRecord;
  readonly state: ReplacementState;
}

/** The journal of a folder, or undefined where it is gone or not one of ours. */
export async function findEntry(folder: string): Promise<JournalEntry | undefined> {
  const bytes = await findFile(join(folder, 'journal.json'));
  if (bytes === undefined) return undefined;
  try {
    const entry: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Both documents, or undefined where the new one is gone. */
export async function findDocuments(
  folder: string,
): Promise<{ readonly next: Uint8Array; readonly previous?: Uint8Array } | undefined> {
  const next = await findFile(join(folder, 'next.json'));
  const previous = await findFile(join(folder, 'previous.json'));
  return next === undefined ? undefined : { next, ...(previous === undefined ? {} : { previous }) };
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
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
}

async function findFile(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}
