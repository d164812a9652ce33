/** Wraps words with commas into lines that fit a terminal. */
export function wrapWords(
  words: readonly string[],
  { indent, widest }: { readonly indent: number; readonly widest: number },
): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > widest) lines.push(word);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines.join(`,\n${' '.repeat(indent)}`);
}
