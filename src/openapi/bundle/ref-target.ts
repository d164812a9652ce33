import { posix } from 'node:path';

import { quote } from '../../text.ts';
import { decodeEscapes, parsePointer, renderPointer } from '../../syntax/index.ts';

/** Target of a `$ref`: a file, and the keys to a part of it. */
export interface RefTarget {
  readonly kind: 'path';
  readonly path: string;
  readonly tokens: readonly string[];
}

/** Reason why a reference can't be resolved. */
export interface RefFault {
  readonly kind: 'fault';
  readonly rule: string;
  readonly message: string;
  /** File that can't be parsed. */
  readonly brokenFile?: string;
}

export function refProblem(rule: string, message: string): RefFault {
  return { kind: 'fault', rule, message };
}

/**
 * Parses a reference as in OpenAPI 3.0: relative to the file that contains it, inside the workspace, and without network
 * access. Hidden files and folders are rejected, because `.git` contains the checkout's token. Hidden folders that contain
 * the root file are allowed.
 */
export function parseRef(ref: string, from: string, rootFile: string): RefTarget | RefFault {
  const problem = (rule: string, text: string): RefFault =>
    refProblem(rule, `The reference ${quote(ref)} ${text}`);
  const [, written = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
  const file = decodeEscapes(written);
  if (file.includes('\\'))
    return problem('ref-path', 'is a Windows path. Use a path relative to this file, with `/`.');
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(file)) {
    return problem(
      'ref-remote',
      'is a URL, and the action downloads no files. Add a copy of the file to the repository, and refer to the copy.',
    );
  }
  if (/^\/|\0/.test(file))
    return problem('ref-path', 'is not a relative path. Use a path relative to this file.');
  const tokens = parsePointer(decodeEscapes(fragment));
  if (tokens === undefined) {
    return problem(
      'ref-anchor',
      'is an anchor (`$anchor` or `$id`), which is not supported. Use the path to the target, such as `#/components/schemas/Pet`.',
    );
  }
  if (file === '') return { kind: 'path', path: from, tokens };
  const path = posix.join(posix.dirname(from), file).replace(/\/$/, '');
  if (/^\.\.(?:\/|$)/.test(path)) {
    return problem('ref-outside', 'is outside the workspace. Move the file into the workspace.');
  }
  return isHidden(path, rootFile)
    ? problem(
        'ref-hidden',
        'names a hidden file or folder, which the action does not read. Move or rename it.',
      )
    : { kind: 'path', path, tokens };
}

/** Renders a reference inside the document. Percent signs are escaped, because parsers decode them. */
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
