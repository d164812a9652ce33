import { posix } from 'node:path';
import { findJsonReferences } from './references-json.ts';
import { findYamlReferences } from './references-yaml.ts';

const decoder = new TextDecoder();

/** The files that a description may refer to: workspace-relative, normalised, itself left out. They may not exist. */
export function findReferences(path: string, bytes: Uint8Array): readonly string[] {
  const text = decoder.decode(bytes);
  const isJson = /^\s*[{[]/.test(text);
  const written = (isJson ? findJsonReferences(text) : undefined) ?? findYamlReferences(text);
  const found = new Set<string>();
  for (const reference of written) {
    for (const target of resolveReference(path, reference)) found.add(target);
  }
  found.delete(path);
  return [...found];
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
