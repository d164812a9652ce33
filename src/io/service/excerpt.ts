import type { Secrets } from './secrets.ts';

/** So much of a text is looked at for the sake of its beginning. */
const windowChars = 4_000;

/** The beginning of a text from outside, as one harmless line for an explanation: at most `limitChars` characters. */
export function renderExcerpt(
  text: string,
  { secrets, limitChars = 300 }: { readonly secrets: Secrets; readonly limitChars?: number },
): string {
  const line = blotBeginning(text, secrets)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length <= limitChars ? line : `${line.slice(0, limitChars).trimEnd()}…`;
}

/** Blotted before it is cut: half a secret is recognised by nobody. What the window cuts in two is left out. */
function blotBeginning(text: string, secrets: Secrets): string {
  if (text.length <= windowChars) return secrets.blot(text);
  const blotted = secrets.blot(text.slice(0, windowChars + secrets.longest));
  return blotted.slice(0, Math.max(0, blotted.length - secrets.longest));
}
