import { findFreeName } from '../document/free-name.ts';
import { componentSections } from '../document/grammar.ts';
import type { Origin } from './resolver.ts';

/**
 * A name for a part of another file: its own name there, else the file's. Where that is taken, the file's or the
 * folder's name goes before it, and only then a number after it: `Pet`, `store_Pet`, `Pet_2`. Depends on nothing but
 * the files, so it is the same from run to run.
 */
export function nameComponent(origin: Origin, isTaken: (name: string) => boolean): string {
  const folders = origin.file.split('/');
  const file = (folders.pop() ?? '').replace(/\.(?:json|ya?ml)$/i, '');
  const own = ownName(origin.tokens);
  const parts = [...folders, file, ...own].map(clean).filter((part) => part !== '');
  const last = own.length === 0 ? 1 : own.length;
  for (let count = last; count <= parts.length; count++) {
    const name = parts.slice(-count).join('_');
    if (!isTaken(name)) return name;
  }
  return findFreeName(parts.slice(-last).join('_') || 'part', isTaken);
}

/** `/components/schemas/Pet` is "Pet"; `/Pet/properties/tags/items` is "Pet", "tags", "items". */
function ownName(tokens: readonly string[]): readonly string[] {
  const holder = tokens.at(-2);
  if (tokens.length <= 1 || (holder !== undefined && holders.has(holder) && isTop(tokens.slice(0, -2)))) {
    return tokens.slice(-1);
  }
  return tokens.filter((token, at) => !holders.has(token) || at === tokens.length - 1);
}

function isTop(tokens: readonly string[]): boolean {
  return tokens.every((token) => token === 'components');
}

const holders = new Set(['components', ...componentSections, 'paths', 'definitions', '$defs', 'properties']);

/** Component names allow letters, digits, `.`, `-` and `_`; accents are taken off, other scripts are spelt as code points. */
function clean(part: string): string {
  const plain = part.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .replace(/[^\x20-\x7e]/gu, (character) => `u${(character.codePointAt(0) ?? 0).toString(16)}`)
    .replace(/[^\w.-]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
