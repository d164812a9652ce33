/** A whole object id: SHA-1 or SHA-256, in hex. */
export function isOid(text: string): boolean {
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** The id that stands for "no commit" in push events. */
export function isZeroOid(text: string): boolean {
  return isOid(text) && /^0+$/.test(text);
}

/** As people know commits from git's own output: the first seven digits. */
export function shortenOid(oid: string): string {
  return isOid(oid) ? oid.slice(0, 7) : oid;
}
