import { createHash } from 'node:crypto';

/**
 * The id under which git stores these bytes, if no filter touches them.
 * @param like an id of the same repository: its length tells SHA-1 from SHA-256
 */
export function renderBlobId(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * The ids under which a commit may hold what lies in the workspace: as it is, with the line breaks that a checkout on
 * Windows changes, or as Git LFS's pointer. Worked out here, since git would run filters that configuration names.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function listStoredIds(bytes: Uint8Array, like: string): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const unix = Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${bytes.length}\n`;
  return [bytes, unix, Buffer.from(pointer)].map((stored) => renderBlobId(stored, like));
}
