import { generalClasses } from './general-classes.ts';

/** Collations with which MariaDB compares two `operation_id`s. The first one is OpenCopilot's. */
export const collations = ['utf8mb4_general_ci', 'utf8mb4_unicode_520_ci'] as const;
export type Collation = (typeof collations)[number];

/** Returns the same text for all texts that the database considers equal. Trailing spaces never count. */
export function collate(text: string, collation: Collation = 'utf8mb4_general_ci'): string {
  return collation === 'utf8mb4_general_ci'
    ? foldGenerally(text.replace(/ +$/u, ''))
    : findRepresentative(text.replace(/\p{Zs}+$/u, ''));
}

const folded = new Map(
  generalClasses.flatMap((equal) => Array.from(equal, (character) => [character, equal.charAt(0)])),
);

/** Folds each character: case and accents don't count, and all characters outside the BMP are equal. */
function foldGenerally(text: string): string {
  return Array.from(text, (character) =>
    character.length > 1 ? '\ufffd' : (folded.get(character) ?? character),
  ).join('');
}

/**
 * Primary weights of UCA 5.2. ICU's are the same for every letter and digit of that version (measured for all code
 * points). ICU also knows newer characters: here they equal older ones, but in MariaDB only themselves.
 */
const collator = new Intl.Collator('und', { sensitivity: 'base' });
const representatives = new Map<string, string>();

function findRepresentative(text: string): string {
  const known = representatives.get(text);
  if (known !== undefined) return known;
  const found = new Set(representatives.values())
    .values()
    .find((other) => collator.compare(other, text) === 0);
  representatives.set(text, found ?? text);
  return found ?? text;
}
