/**
 * Digests a string. Digests are integers of 53 bits, because numbers need no allocation and whole documents are digested on
 * every run. They distinguish versions of one OpenAPI file and aren't cryptographically secure.
 */
export function hashText(text: string): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  return finish(low, high);
}

/** Combines two digests. The order matters: `mix(a, b)` isn't `mix(b, a)`. */
export function mix(first: number, second: number): number {
  const low =
    Math.imul(lowOf(first) ^ 0x9e3779b9, 2246822507) ^ Math.imul(lowOf(second) + 0x7f4a7c15, 3266489909);
  const high =
    Math.imul(highOf(first) + 0x165667b1, 2654435761) ^ Math.imul(highOf(second) ^ 0x27d4eb2f, 1597334677);
  return finish(low + Math.imul(highOf(second), 668265263), high + Math.imul(lowOf(first), 374761393));
}

/** Combines two digests independent of their order, for the members of an object and for sets. */
export function add(first: number, second: number): number {
  const low = (lowOf(first) + lowOf(second)) >>> 0;
  const high = (highOf(first) + highOf(second)) & 0x1fffff;
  return high * 4294967296 + low;
}

export function renderDigest(digest: number): string {
  return digest.toString(36);
}

function lowOf(digest: number): number {
  return digest >>> 0;
}

function highOf(digest: number): number {
  return (digest / 4294967296) >>> 0;
}

/** Applies the last step of MurmurHash3 to two halves that depend on each other. */
function finish(low: number, high: number): number {
  let first = Math.imul(low ^ (low >>> 16), 2246822507);
  first ^= Math.imul(high ^ (high >>> 13), 3266489909);
  let second = Math.imul(high ^ (high >>> 16), 2246822507);
  second ^= Math.imul(first ^ (first >>> 13), 3266489909);
  return (second & 0x1fffff) * 4294967296 + (first >>> 0);
}
