/** Whether the text is a complete object ID in hexadecimal, SHA-1 or SHA-256. */
export function isOid(text: string): boolean {
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** Whether the text is the ID that means "no commit" in push events. */
export function isZeroOid(text: string): boolean {
  return isOid(text) && /^0+$/.test(text);
}

/** Shortens an object ID to seven digits, as git does. */
export function shortenOid(oid: string): string {
  return isOid(oid) ? oid.slice(0, 7) : oid;
}
