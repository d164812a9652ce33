/** The beginning of a text from outside, as one harmless line for an explanation: at most `limitChars` characters. */
export function renderExcerpt(
  text: string,
  { secret, limitChars = 300 }: { secret: string; limitChars?: number },
): string {
  // Scrubbed before it is cut: a cut key is no longer recognised by the runner's masks.
  const line = scrub(text, secret)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length <= limitChars ? line : `${line.slice(0, limitChars).trimEnd()}…`;
}

function scrub(text: string, secret: string): string {
  return secret === '' ? text : text.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***');
}
