const keyed =
  /(?:\$ref|operationRef)["']?[ \t]*:[ \t]*(?:"((?:[^"\\\r\n]|\\.)*)"|'((?:[^'\r\n]|'')*)'|([^\r\n]+))/g;
/** The end of a word, so that no letter is looked at twice: the scan stays linear. */
const extension = /\.(?:json|ya?ml)(?=[\s"'`,[\]{}<>|#]|$)/gi;
const delimiters = new Set(' \t\r\n"\'`,[]{}<>|#');

/**
 * What may be a reference in a YAML description, as written. Deliberately too many: whatever follows a `$ref`, and
 * every word that ends like a file of a description (mappings, anchors, block scalars). Those that are no file drop out later.
 */
export function findYamlReferences(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, double, single, plain] of text.matchAll(keyed)) {
    if (double !== undefined) found.add(unescapeDouble(double));
    if (single !== undefined) found.add(single.replaceAll("''", "'"));
    if (plain !== undefined) addPlain(plain, found);
  }
  for (const match of text.matchAll(extension)) {
    const end = match.index + match[0].length;
    let start = match.index;
    while (start > 0 && !delimiters.has(text.charAt(start - 1))) start--;
    found.add(text.slice(start, end));
  }
  return [...found];
}

/** A plain scalar may end at a comment, or at the brace or comma of a flow mapping. */
function addPlain(plain: string, found: Set<string>): void {
  const whole = plain.replace(/\s+#.*$/, '').trim();
  found.add(whole);
  found.add(whole.replace(/[,}\]].*$/, '').trim());
}

function unescapeDouble(text: string): string {
  if (!text.includes('\\')) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}
