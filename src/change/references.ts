import { posix } from 'node:path';
import { isObject } from '../field.ts';

const decoder = new TextDecoder();

/**
 * Patterns of everything that can name another file: a reference, a mapping of a discriminator and an escaped key. In
 * YAML, any word that ends like a file name can do so, too. Most OpenAPI files match none, so they aren't parsed here.
 */
const signs = {
  json: /\$ref(?!"\s*:\s*"#)|operationRef(?!"\s*:\s*"#)|[mM]apping|\\u00/,
  yaml: /\$ref(?!["']?\s*:\s*["']?#)|operationRef|mapping|\\u00|\.(?:[jJ][sS][oO][nN]|[yY][aA]?[mM][lL])/,
};

/**
 * Lists the files that an OpenAPI file may reference: workspace-relative, normalized, without itself. They may not
 * exist.
 */
export function findReferences(path: string, bytes: Uint8Array): readonly string[] {
  // All patterns are ASCII, so decoding the bytes as Latin-1 is enough and takes a tenth of the time.
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  // In Latin-1, a byte-order mark has three characters.
  const isJson = /^(?:ï»¿)?\s*[{[]/.test(letters);
  if (!(isJson ? signs.json : signs.yaml).test(letters)) return [];
  const text = decoder.decode(bytes);
  const written = (isJson ? findJsonReferences(text) : undefined) ?? findYamlReferences(text);
  const targets = written.flatMap((reference) => resolveReference(path, reference));
  return [...new Set(targets)].filter((target) => target !== path);
}

/** Resolves a reference as written and percent-decoded, because both spellings are common. */
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

/** Finds the references of a JSON file, as written, or returns `undefined` if the text isn't JSON. */
function findJsonReferences(text: string): readonly string[] | undefined {
  const found: unknown[] = [];
  // An explicit stack prevents a stack overflow by hostile nesting.
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

/** Whether a mapping's value can be a file. It is a schema name or a reference; a file contains a dot or a slash. */
function mayBeFile(target: unknown): boolean {
  return typeof target === 'string' && /[./]/.test(target);
}

const keyed =
  /(?:\$ref|operationRef)["']?[ \t]*:[ \t]*(?:"((?:[^"\\\r\n]|\\.)*)"|'((?:[^'\r\n]|'')*)'|([^\r\n]+))/g;
/** Matches the end of a word, so that no character is scanned twice and the scan stays linear. */
const extension = /\.(?:json|ya?ml)(?=[\s"'`,[\]{}<>|#]|$)/gi;
const delimiters = new Set(' \t\r\n"\'`,[]{}<>|#');

/**
 * Finds possible references of a YAML file, as written. It returns too many intentionally: everything after a `$ref`,
 * and every word that ends like a file name (mappings, anchors, block scalars). Words that aren't files are dropped
 * later.
 */
function findYamlReferences(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, double, single, plain] of text.matchAll(keyed)) {
    if (double !== undefined) found.add(unescapeDouble(double));
    if (single !== undefined) found.add(single.replaceAll("''", "'"));
    // A plain scalar can end at a comment, or at the brace or comma of a flow mapping.
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
