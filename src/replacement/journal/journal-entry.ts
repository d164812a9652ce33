import { createHash } from 'node:crypto';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { ReplacementRecord } from '../replacement-record.ts';

const version = 6;

/** What `journal.json` holds. No secret, and no address that anything could be sent to. */
export interface JournalEntry {
  readonly serviceHash: string;
  readonly run: string;
  readonly copilotId: string;
  /** On the monotonic clock, as all moments of the state: all processes of the machine share it. */
  readonly writtenAtMs: number;
  readonly isOpen: boolean;
  readonly hasSent: boolean;
  readonly state: object;
}

export function renderEntry(entry: JournalEntry): Uint8Array {
  const { state } = entry;
  return Buffer.from(JSON.stringify({ version, ...entry, digest: digestState(state) }));
}

/** So that a state that somebody has edited is told from one that this action has written. */
function digestState(state: object): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/**
 * As `job` has it, confidential as the whole folder: how long the job is without its documents, the job, and the
 * documents one by one. Nothing copies them: they may be the largest things that a run holds.
 */
export function renderJob(job: ReplacementRecord): readonly Uint8Array[] {
  const documents: Uint8Array[] = [];
  const serializer = Object.assign(new DefaultSerializer(), {
    _writeHostObject: (bytes: Uint8Array) => {
      documents.push(bytes);
      serializer.writeUint32(bytes.length);
    },
  });
  serializer.writeHeader();
  serializer.writeValue({ version, job });
  const bare = serializer.releaseBuffer();
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bare.length);
  return [size, bare, ...documents];
}

/** @throws Error where it is not one of ours */
export function parseEntry(bytes: Buffer): JournalEntry {
  const { digest, ...entry } = checkVersion(JSON.parse(bytes.toString('utf8'))) as JournalEntry & {
    readonly digest: unknown;
  };
  if (digest !== digestState(entry.state)) throw new TypeError('It was changed after it was written.');
  return entry;
}

/** @throws Error where it is not one of ours */
export function parseJob(bytes: Buffer): ReplacementRecord {
  let end = 4 + bytes.readUInt32LE();
  const deserializer = Object.assign(new DefaultDeserializer(bytes.subarray(4, end)), {
    _readHostObject: () => bytes.subarray(end, (end += deserializer.readUint32())),
  });
  deserializer.readHeader();
  const { job } = checkVersion(deserializer.readValue()) as { readonly job: ReplacementRecord };
  if (end !== bytes.length) throw new TypeError('It is not whole.');
  return job;
}

/** So that a recovery never goes on with what another run has begun on the same machine. */
export function nameRun(env: Readonly<Record<string, string | undefined>>): string {
  const names = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'];
  return names.map((name) => env[name]).join(' ');
}

/** So that a recovery never acts on another service than the one that the run acted on. */
export function hashService({ origin, pathname }: URL): string {
  return createHash('sha256')
    .update(origin + pathname.replace(/\/+$/, ''))
    .digest('hex');
}

/** Ours are written whole or not at all, and the version vouches for what is in them. */
function checkVersion(value: unknown): object {
  if (typeof value === 'object' && value !== null && 'version' in value && value.version === version)
    return value;
  throw new TypeError('It was written by another version of this action.');
}
