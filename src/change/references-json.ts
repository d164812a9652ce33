/** A `$ref` or an `operationRef` that does not point into its own file, a discriminator's table, or an escaped key. */
const hint = /(?:\$ref|operationRef)(?!"\s*:\s*"#)|mapping|\\u00/i;

/**
 * The references of a JSON description, as written. undefined: not JSON after all.
 * The text is parsed only where it shows any sign of one: most descriptions are one file.
 */
export function findJsonReferences(text: string): readonly string[] | undefined {
  if (!hint.test(text)) return [];
  const root = parseJson(text);
  if (root === undefined) return undefined;
  const found = new Set<string>();
  // A stack of our own: a hostile nesting must not end in a stack overflow.
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if ((key === '$ref' || key === 'operationRef') && typeof child === 'string') found.add(child);
      if (key === 'mapping') collectMapping(child, found);
      if (typeof child === 'object') open.push(child);
    }
  }
  return [...found];
}

/** A mapping's value is a schema's name or a reference; a file shows by its dot or its slash. */
function collectMapping(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const target of Object.values(value)) {
    if (typeof target === 'string' && /[./]/.test(target)) found.add(target);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
