import { quote } from '../../text.ts';
import { decodeEscapes, renderPointer, unescapeToken } from '../document/pointer.ts';

/** What a `$ref` asks for: a file (undefined: the one it stands in) and the way into it. */
export type RefTarget =
  | {
      readonly ok: true;
      readonly path: string | undefined;
      readonly otherPath?: string;
      readonly tokens: readonly string[];
    }
  | { readonly ok: false; readonly rule: string; readonly message: string };

/**
 * Reads a reference as OpenAPI 3.0 does: relative to the file it stands in, never over the network, never out of the
 * workspace. Hidden files (`.git` holds the checkout's token) are refused, but for folders that the root file is in.
 */
export function parseRef(ref: string, from: string, rootFile: string): RefTarget {
  const hash = ref.indexOf('#');
  const file = hash === -1 ? ref : ref.slice(0, hash);
  const fragment = hash === -1 ? '' : ref.slice(hash + 1);
  const refusal = file === '' ? undefined : refuseFile(file);
  if (refusal !== undefined) return { ok: false, ...refusal };
  const decoded = decodeEscapes(fragment);
  if (decoded !== '' && !decoded.startsWith('/')) {
    return {
      ok: false,
      rule: 'ref-anchor',
      message: `The reference ${quote(ref)} names an anchor (\`$anchor\` or \`$id\`), which is not supported; write the way to the target, such as \`#/components/schemas/Pet\`.`,
    };
  }
  const tokens = decoded === '' ? [] : decoded.slice(1).split('/').map(unescapeToken);
  return file === ''
    ? { ok: true, path: undefined, tokens }
    : findFile(ref, { file, from, rootFile, tokens });
}

function findFile(
  ref: string,
  place: {
    readonly file: string;
    readonly from: string;
    readonly rootFile: string;
    readonly tokens: readonly string[];
  },
): RefTarget {
  const { file, from, rootFile, tokens } = place;
  const path = join(from, decodeEscapes(file));
  if (path === undefined) {
    return {
      ok: false,
      rule: 'ref-outside',
      message: `The reference ${quote(ref)} leaves the workspace; only files inside it are read.`,
    };
  }
  if (isHidden(path, rootFile)) {
    return {
      ok: false,
      rule: 'ref-hidden',
      message: `The reference ${quote(ref)} names a hidden file or folder; those are not read.`,
    };
  }
  const raw = file.includes('%') ? join(from, file) : undefined;
  // A name may hold a real percent sign: taken literally where the decoded name is not there.
  return { ok: true, path, tokens, ...(raw !== undefined && raw !== path && { otherPath: raw }) };
}

/** A reference inside the document. A percent sign is escaped, for readers take it for an escape. */
export function renderRef(path: readonly (string | number)[]): string {
  return `#${renderPointer(path).replaceAll('%', '%25')}`;
}

function refuseFile(file: string): { rule: string; message: string } | undefined {
  if (/^[a-z]:[\\/]/i.test(file) || file.includes('\\')) {
    return {
      rule: 'ref-path',
      message: `The reference ${quote(file)} is a Windows path; write it relative to this file, with \`/\`.`,
    };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith('//')) {
    return {
      rule: 'ref-remote',
      message: `The reference ${quote(file)} leads out of the repository; nothing is fetched. Keep a copy of the file beside this one and refer to that.`,
    };
  }
  if (decodeEscapes(file).startsWith('/')) {
    return {
      rule: 'ref-path',
      message: `The reference ${quote(file)} is an absolute path; write it relative to this file.`,
    };
  }
  if (decodeEscapes(file).includes('\0') || decodeEscapes(file).includes('\\')) {
    return {
      rule: 'ref-path',
      message: `The reference ${quote(file)} holds a character that no file name has.`,
    };
  }
  return undefined;
}

/** The workspace path of a relative one, or undefined where it climbs out. */
function join(from: string, relative: string): string | undefined {
  const segments = from.split('/').slice(0, -1);
  for (const segment of relative.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

function isHidden(path: string, rootFile: string): boolean {
  const own = rootFile.split('/').slice(0, -1);
  let inside = true;
  return path.split('/').some((segment, at) => {
    inside &&= own[at] === segment;
    return segment.startsWith('.') && (!inside || /^\.git$/i.test(segment));
  });
}
