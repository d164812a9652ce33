import { createHash } from 'node:crypto';
import type { AccessKey } from './options.ts';

/** Properties of a request's `Authorization` header, without the key. */
export interface Authorization {
  /** Scheme as sent, or `undefined` without the header. */
  readonly scheme?: string;
  /** SHA-256 of the text after the scheme, in hex. */
  readonly digest?: string;
  /** Whether the header is `Bearer`, one space and a key that is known and not revoked. */
  readonly valid: boolean;
}

/** Bearer keys of the service. */
export interface Access {
  find(header: string | undefined): AccessKey | undefined;
  describe(header: string | undefined): Authorization;
  revoke(key: string): void;
}

export function createAccess(keys: readonly AccessKey[]): Access {
  const revoked = new Set<string>();
  const find = (header: string | undefined): AccessKey | undefined =>
    keys.find(({ key }) => header === `Bearer ${key}` && !revoked.has(key));
  return {
    find,
    describe: (header) => {
      if (header === undefined) return { valid: false };
      const [scheme = '', rest = ''] = header.split(/ (.*)/su);
      return {
        scheme,
        digest: createHash('sha256').update(rest).digest('hex'),
        valid: find(header) !== undefined,
      };
    },
    revoke: (key) => void revoked.add(key),
  };
}
