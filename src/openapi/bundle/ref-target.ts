import { posix } from 'node:path';

import { quote } from '../../text.ts';
import { decodeEscapes, parsePointer, renderPointer } from '../../syntax/index.ts';

/** What a `$ref` asks for: a file, and the way into it. */
export interface RefTarget {
  readonly kind: 'way';
  readonly path: string;
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

export function refProblem(rule: string, message: string): RefFault {
  return { kind: 'fault', rule, message };
}

/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
export function parseRef(ref: string, from: string, rootFile: string): RefTarget | RefFault {
  const problem = (rule: string, said: string): RefFault =>
    refProblem(rule, `The reference ${quote(ref)} ${said}`);
  const [, written = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
  const file = decodeEscapes(written);
  if (file.includes('\\'))
    return problem('ref-path', 'is a Windows path; write it relative to this file, with `/`.');
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(file)) {
    return problem(
      'ref-remote',
      'points outside the repository, and nothing is fetched. Keep a copy of the file next to this one, and refer to that.',
    );
  }
  if (/^\/|\0/.test(file)) return problem('ref-path', 'is no relative path; write it relative to this file.');
  const tokens = parsePointer(decodeEscapes(fragment));
  if (tokens === undefined) {
    return problem(
      'ref-anchor',
      'names an anchor (`$anchor` or `$id`), which is not followed; write the path to the target, such as `#/components/schemas/Pet`.',
    );
  }
  if (file === '') return { kind: 'way', path: from, tokens };
  const path = posix.join(posix.dirname(from), file).replace(/\/$/, '');
  if (/^\.\.(?:\/|$)/.test(path)) {
    return problem('ref-outside', 'leaves the workspace; only files inside it are read.');
  }
  return isHidden(path, rootFile)
    ? problem('ref-hidden', 'names a hidden file or folder; those are not read.')
    : { kind: 'way', path, tokens };
}

/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
export function renderRef(path: readonly (string | number)[]): string {
  return `#${renderPointer(path).replaceAll('%', '%25')}`;
}

function isHidden(path: string, rootFile: string): boolean {
  const own = rootFile.split('/').slice(0, -1);
  let inside = true;
  return path.split('/').some((segment, at) => {
    inside &&= own[at] === segment;
    return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
  });
}
