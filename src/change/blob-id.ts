import { createHash } from 'node:crypto';

/**
 * The id under which git stores these bytes, if no filter touches them.
 * @param like an id of the same repository: its length tells SHA-1 from SHA-256
 */
export function renderBlobId(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
