import { createHash } from 'node:crypto';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { JournalMark, ReplacementRecord } from '../replacement-record.ts';

const version = 9;

/** Content of `journal.json`. The content has no secrets and no URLs. */
export interface JournalEntry extends JournalMark {
  readonly serviceHash: string;
  readonly run: string;
  readonly copilotId: string;
  readonly state: object;
}

export function renderEntry(entry: JournalEntry): Uint8Array {
  const { state } = entry;
  return Buffer.from(JSON.stringify({ version, ...entry, digest: digestState(state) }));
}

/** Computes a digest that reveals whether someone edited the state. */
function digestState(state: object): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/**
 * Renders the `job` file, which is as confidential as its folder: the size of the job without its documents, the job,
 * and each document. The documents aren't copied, because they can be the largest data of a run.
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

/**
 * Parses `journal.json`.
 * @throws Error if this version of the action did not write it, or if it was changed
 */
export function parseEntry(bytes: Buffer): JournalEntry {
  const { digest, ...entry } = checkVersion(JSON.parse(bytes.toString('utf8'))) as JournalEntry & {
    readonly digest: unknown;
  };
  if (digest !== digestState(entry.state))
    throw new TypeError('The journal was changed after it was written.');
  return entry;
}

/**
 * Parses the `job` file.
 * @throws Error if this version of the action did not write it, or if it is incomplete
 */
export function parseJob(bytes: Buffer): ReplacementRecord {
  let end = 4 + bytes.readUInt32LE();
  const deserializer = Object.assign(new DefaultDeserializer(bytes.subarray(4, end)), {
    _readHostObject: () => bytes.subarray(end, (end += deserializer.readUint32())),
  });
  deserializer.readHeader();
  const { job } = checkVersion(deserializer.readValue()) as { readonly job: ReplacementRecord };
  if (end !== bytes.length) throw new TypeError('The job is incomplete.');
  return job;
}

/** Returns an ID of the run and job, so that a recovery never resumes another run on the same machine. */
export function nameRun(env: Readonly<Record<string, string | undefined>>): string {
  const names = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'];
  return names.map((name) => env[name]).join(' ');
}

/** Computes a hash of the service's URL, so that a recovery never sends requests to another service. */
export function hashService({ origin, pathname }: URL): string {
  return createHash('sha256')
    .update(origin + pathname.replace(/\/+$/, ''))
    .digest('hex');
}

/** Checks the version. Files are written completely or not at all, so the version guarantees their structure. */
function checkVersion(value: unknown): object {
  if (typeof value === 'object' && value !== null && 'version' in value && value.version === version)
    return value;
  throw new TypeError('Another version of this action wrote the file.');
}
