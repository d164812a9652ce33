import { posix } from 'node:path';

import { quote } from '../../text.ts';
import { decodeEscapes, parsePointer, renderPointer } from '../../text-tree/door.ts';

/** What a `$ref` asks for. */
export interface RefTarget {
  readonly kind: 'way';
  /** The file: the first of these that is there. */
  readonly paths: readonly string[];
  /** The way into it. */
  readonly tokens: readonly string[];
}

/** Why a reference leads nowhere. */
export interface RefFault {
  readonly kind: 'fault';
  readonly rule: string;
  readonly message: string;
  /** The file at fault. */
  readonly brokenFile?: string;
}

export function refuseRef(rule: string, message: string): RefFault {
  return { kind: 'fault', rule, message };
}

/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
export function parseRef(ref: string, from: string, rootFile: string): RefTarget | RefFault {
  const hash = ref.indexOf('#');
  const file = hash === -1 ? ref : ref.slice(0, hash);
  const refusal = refuseFile(file);
  if (refusal !== undefined) return refusal;
  const tokens = parsePointer(hash === -1 ? '' : decodeEscapes(ref.slice(hash + 1)));
  if (tokens === undefined) {
    return refuseRef(
      'ref-anchor',
      `The reference ${quote(ref)} names an anchor (\`$anchor\` or \`$id\`), which is not followed; write the path to the target, such as \`#/components/schemas/Pet\`.`,
    );
  }
  if (file === '') return { kind: 'way', paths: [from], tokens };
  const path = join(from, decodeEscapes(file));
  if (path === undefined) {
    return refuseRef(
      'ref-outside',
      `The reference ${quote(ref)} leaves the workspace; only files inside it are read.`,
    );
  }
  if (isHidden(path, rootFile)) {
    return refuseRef(
      'ref-hidden',
      `The reference ${quote(ref)} names a hidden file or folder; those are not read.`,
    );
  }
  // A name may hold a real percent sign: taken literally where the decoded name is not there.
  const raw = join(from, file) ?? path;
  return { kind: 'way', paths: raw === path ? [path] : [path, raw], tokens };
}

/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
export function renderRef(path: readonly (string | number)[]): string {
  return `#${renderPointer(path).replaceAll('%', '%25')}`;
}

function refuseFile(file: string): RefFault | undefined {
  if (/^[a-z]:[\\/]/i.test(file) || file.includes('\\')) {
    return refuseRef(
      'ref-path',
      `The reference ${quote(file)} is a Windows path; write it relative to this file, with \`/\`.`,
    );
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith('//')) {
    return refuseRef(
      'ref-remote',
      `The reference ${quote(file)} points outside the repository, and nothing is fetched. Keep a copy of the file next to this one, and refer to that.`,
    );
  }
  const decoded = decodeEscapes(file);
  if (decoded.startsWith('/')) {
    return refuseRef(
      'ref-path',
      `The reference ${quote(file)} is an absolute path; write it relative to this file.`,
    );
  }
  if (/[\0\\]/.test(decoded)) {
    return refuseRef('ref-path', `The reference ${quote(file)} contains a character that no file name has.`);
  }
  return undefined;
}

/** The workspace path of a relative one, or undefined where it climbs out. */
function join(from: string, relative: string): string | undefined {
  const path = posix.join(posix.dirname(from), relative).replace(/\/$/, '');
  return path === '..' || path.startsWith('../') ? undefined : path;
}

function isHidden(path: string, rootFile: string): boolean {
  const own = rootFile.split('/').slice(0, -1);
  let inside = true;
  return path.split('/').some((segment, at) => {
    inside &&= own[at] === segment;
    return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
  });
}
