import { posix } from 'node:path';
import { isObject } from '../field.ts';

const decoder = new TextDecoder();

/**
 * Whatever may name another file: a reference that does not point into its own file, a discriminator's table, an escaped
 * key; in YAML any word that ends as one. Most descriptions have none of it, and are looked at only so far.
 */
const signs = {
  json: /\$ref(?!"\s*:\s*"#)|operationRef(?!"\s*:\s*"#)|[mM]apping|\\u00/,
  yaml: /\$ref(?!["']?\s*:\s*["']?#)|operationRef|mapping|\\u00|\.(?:[jJ][sS][oO][nN]|[yY][aA]?[mM][lL])/,
};

/** The files that a description may refer to: workspace-relative, normalised, itself left out. They may not exist. */
export function findReferences(path: string, bytes: Uint8Array): readonly string[] {
  // All signs are ASCII: to look for them the bytes are letters enough, and cost a tenth of decoding them.
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  // A byte-order mark is three letters.
  const isJson = /^(?:ï»¿)?\s*[{[]/.test(letters);
  if (!(isJson ? signs.json : signs.yaml).test(letters)) return [];
  const text = decoder.decode(bytes);
  const written = (isJson ? findJsonReferences(text) : undefined) ?? findYamlReferences(text);
  const targets = written.flatMap((reference) => resolveReference(path, reference));
  return [...new Set(targets)].filter((target) => target !== path);
}

/** Percent-decoded and as it stands: both spellings name files in the wild. */
function resolveReference(from: string, reference: string): readonly string[] {
  const target = reference.split('#', 1)[0] ?? '';
  const isElsewhere = /^[a-z][a-z0-9+.-]*:|^\//i.test(target);
  if (target === '' || isElsewhere || target.includes('\0')) return [];
  const spellings = new Set([target, decodePercent(target)]);
  return [...spellings]
    .map((spelling) => posix.join(posix.dirname(from), spelling))
    .filter((path) => path !== '.' && path !== '..' && !path.startsWith('../') && !path.endsWith('/'));
}

function decodePercent(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? text : decoded;
  } catch {
    return text;
  }
}

/** The references of a JSON description, as written. undefined: not JSON after all. */
function findJsonReferences(text: string): readonly string[] | undefined {
  const found: unknown[] = [];
  // A stack of our own: a hostile nesting must not end in a stack overflow.
  const open: object[] = [];
  try {
    open.push(JSON.parse(text) as object);
  } catch {
    return undefined;
  }
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const [key, child] of Object.entries(value) as readonly [string, unknown][]) {
      if (isObject(child)) open.push(child);
      if (key === '$ref' || key === 'operationRef') found.push(child);
      if (key === 'mapping' && isObject(child)) found.push(Object.values(child).filter(mayBeFile));
      if (key === 'defaultMapping' && mayBeFile(child)) found.push(child);
    }
  }
  return found.flat().filter((reference) => typeof reference === 'string');
}

/** A mapping's value is a schema's name or a reference; a file shows by its dot or its slash. */
function mayBeFile(target: unknown): boolean {
  return typeof target === 'string' && /[./]/.test(target);
}

const keyed =
  /(?:\$ref|operationRef)["']?[ \t]*:[ \t]*(?:"((?:[^"\\\r\n]|\\.)*)"|'((?:[^'\r\n]|'')*)'|([^\r\n]+))/g;
/** The end of a word, so that no letter is looked at twice: the scan stays linear. */
const extension = /\.(?:json|ya?ml)(?=[\s"'`,[\]{}<>|#]|$)/gi;
const delimiters = new Set(' \t\r\n"\'`,[]{}<>|#');

/**
 * What may be a reference in a YAML description, as written. Deliberately too many: whatever follows a `$ref`, and
 * every word that ends like a file of a description (mappings, anchors, block scalars). Those that are no file drop out later.
 */
function findYamlReferences(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, double, single, plain] of text.matchAll(keyed)) {
    if (double !== undefined) found.add(unescapeDouble(double));
    if (single !== undefined) found.add(single.replaceAll("''", "'"));
    // A plain scalar may end at a comment, or at the brace or comma of a flow mapping.
    for (const end of [/\s+#.*$/, /(?:\s+#|[,}\]]).*$/]) found.add((plain ?? '').replace(end, '').trim());
  }
  for (const match of text.matchAll(extension)) {
    const end = match.index + match[0].length;
    let start = match.index;
    while (start > 0 && !delimiters.has(text.charAt(start - 1))) start--;
    found.add(text.slice(start, end));
  }
  return [...found];
}

function unescapeDouble(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}
